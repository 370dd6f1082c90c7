import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../core/call-error.js';
import { type Page } from '../core/page.js';
import { usePagedQuery, useReturnToLastPage } from './use-paged-query.js';

/** A list on a server that a test lets respond. */
function openList() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let respond: (page: Page<string> | Error) => void = () => undefined;
  const read = () =>
    new Promise<Page<string>>((resolve, reject) => {
      respond = (response) => (response instanceof Error ? reject(response) : resolve(response));
    });
  const onPage = vi.fn();
  function List({ page, filter }: { page: number; filter: string | null }) {
    const view = usePagedQuery({
      query: { queryKey: ['list', filter, page], queryFn: read },
      page,
      pageSize: 2,
      canKeepRows: (earlier) => earlier[1] === filter,
      unfiltered: filter === null ? null : { queryKey: ['list', null, 1], queryFn: read },
    });
    useReturnToLastPage(view, onPage);
    const { kind } = view;
    if (kind !== 'rows') return <p>{kind === 'outOfRange' ? `after page ${view.lastPage}` : kind}</p>;
    const marks = [view.isFetchingPage && 'fetching', view.isStale && 'stale'].filter(Boolean);
    return <p>{[...view.rows, `${view.range.first}-${view.range.last}`, ...marks].join(' ')}</p>;
  }
  const Host = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const list = (page: number, filter: string | null = null) => <List page={page} filter={filter} />;
  const { rerender } = render(list(1), { wrapper: Host });
  return {
    onPage,
    queryClient,
    show: (page: number, filter: string | null = null) => rerender(list(page, filter)),
    response: async (response: Page<string> | Error) => {
      await act(async () => {
        respond(response);
        await Promise.resolve();
      });
    },
  };
}
const first: Page<string> = { page: 1, count: 3, rows: ['a', 'b'] };

describe('usePagedQuery', () => {
  it('keeps the rows in view, marked as busy, while the next page loads', async () => {
    const { show, response } = openList();
    expect(screen.getByText('loading')).toBeTruthy();
    await response(first);
    expect(await screen.findByText('a b 1-2')).toBeTruthy();
    show(2);
    expect(screen.getByText('a b 1-2 fetching')).toBeTruthy();
    await response({ page: 2, count: 3, rows: ['c'] });
    expect(await screen.findByText('c 3-3')).toBeTruthy();
  });
  it('takes each page from all rows when the server ignores the limit', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'];
    const { show, response } = openList();
    await response({ page: 1, count: 5, rows: all });
    expect(await screen.findByText('a b 1-2')).toBeTruthy();
    show(3);
    await response({ page: 3, count: 5, rows: all });
    expect(await screen.findByText('e 5-5')).toBeTruthy();
    // A count of a page only does not hide the rows after it.
    show(2);
    await response({ page: 2, count: 2, rows: all });
    expect(await screen.findByText('c d 3-4')).toBeTruthy();
  });
  it('shows no more than a page of one that is longer than the limit', async () => {
    const { show, response } = openList();
    show(2);
    await response({ page: 2, count: 9, rows: ['d', 'e', 'f'] });
    expect(await screen.findByText('d e 3-4')).toBeTruthy();
  });
  it('drops the rows of other filters while new ones load', async () => {
    const { show, response } = openList();
    await response(first);
    await screen.findByText('a b 1-2');
    show(1, 'x');
    expect(screen.getByText('loading')).toBeTruthy();
  });
  it('distinguishes filters without matches from an empty list', async () => {
    const { show, response } = openList();
    await response(first);
    show(1, 'x');
    await response({ page: 1, count: 0, rows: [] });
    expect(await screen.findByText('noMatches')).toBeTruthy();
  });
  it('reports a list without any rows as empty', async () => {
    const { response } = openList();
    await response({ page: 1, count: 0, rows: [] });
    expect(await screen.findByText('empty')).toBeTruthy();
  });
  it('marks rows as stale when a refetch fails, and fails when nothing was loaded', async () => {
    const { response, queryClient } = openList();
    await response(first);
    await screen.findByText('a b 1-2');
    void queryClient.invalidateQueries();
    await response(new Error('offline'));
    expect(await screen.findByText('a b 1-2 stale')).toBeTruthy();
    queryClient.clear();
  });
  it('reports a failed first read, and a server without the list', async () => {
    const failing = openList();
    await failing.response(new Error('offline'));
    expect(await screen.findByText('failed')).toBeTruthy();
    const { response } = openList();
    await response(new CallError('unsupported', 'list'));
    expect(await screen.findByText('unsupported')).toBeTruthy();
  });
});

describe('useReturnToLastPage', () => {
  it('replaces a page out of range by the last one', async () => {
    const { show, response, onPage } = openList();
    await response(first);
    show(9);
    await response({ page: 9, count: 3, rows: [] });
    expect(await screen.findByText('after page 2')).toBeTruthy();
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2, { replace: true });
  });
});
