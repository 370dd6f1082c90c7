import { type ApiClient, type CallOptions, type Page } from '@casino-kit/api-client';
import {
  getPayments,
  getTransactions,
  type Transaction,
  type TransactionKind,
} from '@casino-kit/api-contract';
import { type TransactionFilters } from './transaction-filters.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Returns how many rows a page has: more of those kinds whose bets and wins are shown as sessions. */
export function transactionPageSize(kind: TransactionKind): number {
  return kind === 'all' || kind === 'casino' ? 100 : 24;
}

/** Reads `limit` rows; `timeZone` (IANA) is the one that the days of the filters belong to. @throws CallError */
export async function readTransactions(
  client: Caller,
  { kind, period, status, method, search, page }: TransactionFilters,
  timeZone: string,
  limit: number,
  { signal }: WithSignal = {},
): Promise<Page<Transaction>> {
  const query = {
    pageNo: page,
    limit,
    kind,
    status: status ?? undefined,
    method: method ?? undefined,
    from: period?.from,
    to: period?.to,
    timeZone,
    search: search === '' ? undefined : search,
  };
  const { transactions } = await client.call(getTransactions, { query }, { signal });
  return { page, ...transactions };
}

/** Whose days they are (IANA), and the wire code of the language in which the server names methods. */
export interface Reading {
  timeZone: string;
  language: string;
}

/** The key prefix of every loaded page of the history. */
export const transactionsKey = ['wallet', 'transactions'] as const;

/** Query options for one page of the history in a language; `limit: 1` checks whether there are any rows. */
export function transactionsQuery(
  client: Caller,
  filters: TransactionFilters,
  { timeZone, language }: Reading,
  limit = transactionPageSize(filters.kind),
) {
  return {
    queryKey: [...transactionsKey, filters.kind, filters, timeZone, limit, language] as const,
    queryFn: ({ signal }: WithSignal = {}) => readTransactions(client, filters, timeZone, limit, { signal }),
    // Offline must be shown at once with a retry, instead of waiting silently.
    networkMode: 'always' as const,
    staleTime: 0,
    meta: { audience: 'player' },
  };
}

export interface MethodName {
  id: string;
  title: string;
}

/** Query options for the payment methods that a history can be filtered by; `language` as in {@link Reading}. */
export function methodNamesQuery(
  client: Caller,
  place: { currencyCode: string; countryCode: string },
  language: string,
) {
  return {
    queryKey: ['wallet', 'methods', place.currencyCode, place.countryCode, language] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<MethodName[]> =>
      (await client.call(getPayments, { query: place }, { signal })).payments.map(({ id, title, name }) => ({
        id,
        title: title || name,
      })),
    staleTime: 300_000,
    meta: { audience: 'player' },
  };
}
