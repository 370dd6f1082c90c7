import { type ApiClient } from '@casino-kit/api-client';
import { type Transaction } from '@casino-kit/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { makeTransaction } from '../testing.js';
import { downloadPageSize, readAllTransactions } from './all-transactions.js';
import { noFilters } from './transaction-filters.js';

type Call = ApiClient['call'];
const history = (count: number) =>
  Array.from({ length: count }, (_, index) => makeTransaction({ transactionId: `T${count - index}` }));

/** A server with this history; `before` may change it or fail before a page is answered. */
function server(rows: Transaction[], before: (page: number) => void = () => undefined) {
  const requested: object[] = [];
  const call = vi.fn((_endpoint: unknown, input: { query: { pageNo: number; limit: number } }) => {
    const { pageNo, limit } = input.query;
    requested.push(input.query);
    before(pageNo);
    return Promise.resolve({
      transactions: { count: rows.length, rows: rows.slice((pageNo - 1) * limit, pageNo * limit) },
    });
  });
  return { client: { call: call as unknown as Call }, asked: requested };
}
const none = new AbortController().signal;

describe('readAllTransactions', () => {
  it('reads page after page with the filters, and reports its progress', async () => {
    const { client, asked: requested } = server(history(250));
    const onProgress = vi.fn();
    const filters = { ...noFilters, status: 'completed', search: 'T', page: 9 } as const;
    const rows = await readAllTransactions(client, filters, 'Asia/Kathmandu', { signal: none, onProgress });
    expect(rows.map(({ transactionId }) => transactionId)).toEqual(
      history(250).map(({ transactionId }) => transactionId),
    );
    expect(requested).toEqual(
      [1, 2, 3].map((pageNo) => ({
        pageNo,
        limit: downloadPageSize,
        kind: 'all',
        status: 'completed',
        method: undefined,
        from: undefined,
        to: undefined,
        timeZone: 'Asia/Kathmandu',
        search: 'T',
      })),
    );
    expect(onProgress.mock.calls.map(([progress]) => progress as object)).toEqual([
      { done: 100, count: 250 },
      { done: 200, count: 250 },
      { done: 250, count: 250 },
    ]);
  });
  it('sends one request when there are no rows', async () => {
    const { client, asked: requested } = server([]);
    expect(await readAllTransactions(client, noFilters, 'UTC', { signal: none })).toEqual([]);
    expect(requested).toHaveLength(1);
  });
  it('includes a row once that a new one moved to the next page', async () => {
    const rows = history(150);
    const { client } = server(
      rows,
      (page) => page === 2 && rows.unshift(makeTransaction({ transactionId: 'new' })),
    );
    const read = await readAllTransactions(client, noFilters, 'UTC', { signal: none });
    expect(read.map(({ transactionId }) => transactionId)).toEqual(
      history(150).map(({ transactionId }) => transactionId),
    );
  });
  it('returns nothing when a page cannot be read', async () => {
    const { client } = server(history(250), (page) => {
      if (page === 3) throw new Error('down');
    });
    await expect(readAllTransactions(client, noFilters, 'UTC', { signal: none })).rejects.toThrow('down');
  });
  it('stops asking when it is aborted', async () => {
    const abort = new AbortController();
    const { client, asked: requested } = server(history(250), (page) => page === 2 && abort.abort());
    await expect(
      readAllTransactions(client, noFilters, 'UTC', { signal: abort.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(requested).toHaveLength(2);
  });
});
