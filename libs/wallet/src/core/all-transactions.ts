import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Transaction } from '@casino-kit/api-contract';
import { transactionKey } from './transaction-days.js';
import { type TransactionFilters } from './transaction-filters.js';
import { readTransactions } from './transaction-queries.js';

/** Rows per request when the whole history is read. */
export const downloadPageSize = 100;

export interface DownloadProgress {
  done: number;
  count: number;
}

/**
 * Reads every page of the history with these filters, one after the other. A row that a newer one has moved to the next
 * page is included once. Returns all rows or none: @throws CallError when a page cannot be read, the signal's reason
 * when it is aborted.
 */
export async function readAllTransactions(
  client: Pick<ApiClient, 'call'>,
  filters: TransactionFilters,
  timeZone: string,
  {
    signal,
    onProgress,
  }: {
    signal: NonNullable<CallOptions['signal']>;
    onProgress?: ((progress: DownloadProgress) => void) | undefined;
  },
): Promise<readonly Transaction[]> {
  const rows = new Map<string, Transaction>();
  for (let page = 1, more = true; more; page += 1) {
    signal.throwIfAborted();
    const read = await readTransactions(client, { ...filters, page }, timeZone, downloadPageSize, { signal });
    signal.throwIfAborted();
    for (const row of read.rows) if (!rows.has(transactionKey(row))) rows.set(transactionKey(row), row);
    onProgress?.({ done: Math.min(page * downloadPageSize, read.count), count: read.count });
    more = page * downloadPageSize < read.count;
  }
  return [...rows.values()];
}
