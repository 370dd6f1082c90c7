'use client';

import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type Page, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type PagedView, usePagedQuery } from '@casino-kit/api-client/paging';
import { type Transaction } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { isUnfiltered, noFilters, type TransactionFilters } from '../../core/transaction-filters.js';
import {
  methodNamesQuery,
  transactionPageSize,
  transactionsKey,
  transactionsQuery,
} from '../../core/transaction-queries.js';

/** Refetches everything read of the history when the server reports a deposit or a withdrawal. */
function useLiveTransactions(): void {
  const queries = useQueryClient();
  const refetchAll = () => void queries.invalidateQueries({ queryKey: transactionsKey });
  useLiveEvent('deposit', refetchAll);
  useLiveEvent('failedDeposit', refetchAll);
  useLiveEvent('withdrawal', refetchAll);
}

/**
 * Returns one page of the logged-in player's history. The old page stays in view while the next one of the same kind
 * loads. It is refetched when the server reports a deposit or a withdrawal.
 */
export function useTransactions(filters: TransactionFilters, timeZone: string): PagedView<Transaction> {
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const { code: language } = useLocale();
  useLiveTransactions();
  return usePagedQuery({
    query: transactionsQuery(client, filters, { timeZone, language }),
    page: filters.page,
    pageSize: transactionPageSize(filters.kind),
    enabled: authenticated,
    canKeepRows: (earlier) => earlier[2] === filters.kind,
    unfiltered: isUnfiltered(filters)
      ? null
      : transactionsQuery(client, noFilters, { timeZone, language }, 1),
  });
}

/** Returns the query of the logged-in player's newest rows, of every kind: the first page of the history without filters. */
export function useLatestTransactions(timeZone: string): UseQueryResult<Page<Transaction>> {
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const { code: language } = useLocale();
  useLiveTransactions();
  return useQuery({
    ...transactionsQuery(client, noFilters, { timeZone, language }),
    enabled: authenticated,
  });
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
