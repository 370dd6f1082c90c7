'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnsupported, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type Transaction } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState } from '@casino-kit/session';
import { type PageRange, pageRange } from '../../core/page-range.js';
import { noFilters, type TransactionFilters } from '../../core/transaction-filters.js';
import {
  methodNamesQuery,
  transactionPageSize,
  transactionsKey,
  transactionsQuery,
} from '../../core/transaction-queries.js';

export type TransactionsView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** The server has no history (decisions 40). */
  | { kind: 'unsupported' }
  /** The player has no transactions with any filters. */
  | { kind: 'empty' }
  /** There are transactions, but none with these filters. */
  | { kind: 'noMatches' }
  /** The page is out of range. */
  | { kind: 'outOfRange'; lastPage: number }
  | {
      kind: 'rows';
      rows: readonly Transaction[];
      count: number;
      range: PageRange;
      /** Other rows than those in view are loading. */
      isFetchingPage: boolean;
      /** They could not be refetched; the rows in view may be stale. */
      isStale: boolean;
      retry: () => void;
    };

const isEverything = ({ kind, period, status, method, search }: TransactionFilters) =>
  kind === 'all' && period === null && status === null && method === null && search === '';

/**
 * Returns one page of the signed-in player's history. The old page stays in view while the next one of the same kind
 * loads. It is refetched when the server reports a deposit or a withdrawal.
 */
export function useTransactions(filters: TransactionFilters, timeZone: string): TransactionsView {
  const client = useApiClient();
  const queries = useQueryClient();
  const { authenticated } = useAuthState();
  const { code: language } = useLocale();
  const page = useQuery({
    ...transactionsQuery(client, filters, { timeZone, language }),
    enabled: authenticated,
    placeholderData: (before, query) => (query?.queryKey[2] === filters.kind ? before : undefined),
  });
  const found = page.isPlaceholderData ? undefined : page.data;
  const isEmpty = found?.count === 0;
  const any = useQuery({
    ...transactionsQuery(client, noFilters, { timeZone, language }, 1),
    enabled: authenticated && isEmpty && !isEverything(filters),
  });
  const readAgain = () => void queries.invalidateQueries({ queryKey: transactionsKey });
  useLiveEvent('deposit', readAgain);
  useLiveEvent('failedDeposit', readAgain);
  useLiveEvent('withdrawal', readAgain);

  const retry = () => void page.refetch();
  if (page.data === undefined && isUnsupported(page.error)) return { kind: 'unsupported' };
  if (page.data === undefined) return page.isError ? { kind: 'failed', retry } : { kind: 'loading' };
  if (isEmpty) {
    if (isEverything(filters) || any.data?.count === 0) return { kind: 'empty' };
    return any.isPending ? { kind: 'loading' } : { kind: 'noMatches' };
  }
  const range = pageRange(page.data.page, transactionPageSize, page.data.count);
  if (found !== undefined && filters.page > range.pages) return { kind: 'outOfRange', lastPage: range.pages };
  return {
    kind: 'rows',
    rows: page.data.rows,
    count: page.data.count,
    range,
    isFetchingPage: page.isPlaceholderData,
    isStale: page.isError,
    retry,
  };
}

/** Payment methods that the history can be filtered by, with their titles; none while they are not known. */
export function useMethodNames(): readonly { id: string; title: string }[] {
  const client = useApiClient();
  const { user } = useAuthState();
  const { code: language } = useLocale();
  const { currencyCode = '', countryCode = '' } = user?.getUser ?? {};
  const { data } = useQuery({
    ...methodNamesQuery(client, { currencyCode, countryCode }, language),
    enabled: user !== null,
  });
  return data ?? [];
}
