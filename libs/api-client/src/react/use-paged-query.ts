'use client';

import { type QueryFunction, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnsupported } from '../core/call-error.js';
import { type Page, type PageRange, pageRange } from '../core/page.js';

/** Rows in view. */
export interface PagedRows<Row> extends Page<Row> {
  kind: 'rows';
  range: PageRange;
  /** Other rows than those in view are loading. */
  isFetchingPage: boolean;
  /** The last refetch failed; the rows in view may be out of date. */
  isStale: boolean;
  retry: () => void;
}

export type PagedView<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** The server does not have this list (decisions 40). */
  | { kind: 'unsupported' }
  /** There are no rows with any filters. */
  | { kind: 'empty' }
  /** There are rows, but none with these filters. */
  | { kind: 'noMatches' }
  /** The page is after the last one. */
  | { kind: 'outOfRange'; lastPage: number }
  | PagedRows<Row>;

type PageQuery<Row> = Omit<
  UseQueryOptions<Page<Row>, Error, Page<Row>, QueryKey>,
  'queryFn' | 'placeholderData' | 'enabled'
> & { queryKey: QueryKey; queryFn: QueryFunction<Page<Row>> };

export interface PagedQueryOptions<Row> {
  /** Query options of the page in view. */
  query: PageQuery<Row>;
  /** From 1. */
  page: number;
  pageSize: number;
  enabled?: boolean | undefined;
  /** Returns whether the rows of an earlier query stay in view while this one loads; always by default. */
  canKeepRows?: ((earlier: QueryKey) => boolean) | undefined;
  /** Query options without filters, which tell `noMatches` from `empty`; `null` when there are no filters. */
  unfiltered?: PageQuery<Row> | null | undefined;
}

/**
 * Returns what of a response belongs on its page: a server that ignores the limit sends more, and then usually all rows,
 * from which each page takes its own.
 */
function cutToPage<Row>(data: Page<Row>, pageSize: number): Page<Row> {
  if (data.rows.length <= pageSize) return data;
  const isAll = data.rows.length >= data.count;
  const from = isAll ? (data.page - 1) * pageSize : 0;
  return {
    ...data,
    count: Math.max(data.count, data.rows.length),
    rows: data.rows.slice(from, from + pageSize),
  };
}

/**
 * Returns one page of a list as a state to render. The rows in view stay while the next page loads. Needs a
 * QueryClientProvider.
 */
export function usePagedQuery<Row>({
  query,
  page,
  pageSize,
  enabled = true,
  canKeepRows = () => true,
  unfiltered = null,
}: PagedQueryOptions<Row>): PagedView<Row> {
  const {
    data: received,
    error,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...query,
    enabled,
    placeholderData: (before, earlier) =>
      earlier !== undefined && canKeepRows(earlier.queryKey) ? before : undefined,
  });
  const data = received && cutToPage(received, pageSize);
  const isEmpty = !isPlaceholderData && data?.count === 0;
  const all = useQuery({ ...(unfiltered ?? query), enabled: enabled && isEmpty && unfiltered !== null });
  const retry = () => void refetch();
  if (data === undefined) {
    if (isUnsupported(error)) return { kind: 'unsupported' };
    return isError ? { kind: 'failed', retry } : { kind: 'loading' };
  }
  if (isEmpty) {
    if (unfiltered === null || all.data?.count === 0) return { kind: 'empty' };
    return all.isPending ? { kind: 'loading' } : { kind: 'noMatches' };
  }
  const range = pageRange(data.page, pageSize, data.count);
  if (!isPlaceholderData && page > range.pages) return { kind: 'outOfRange', lastPage: range.pages };
  return { kind: 'rows', ...data, range, isFetchingPage: isPlaceholderData, isStale: isError, retry };
}

/** Calls `onPage` with the last page when the page in view is after it. The call replaces an address. */
export function useReturnToLastPage(
  view: PagedView<unknown>,
  onPage: (page: number, how: { replace: boolean }) => void,
): void {
  const lastPage = view.kind === 'outOfRange' ? view.lastPage : null;
  const goBack = useEffectEvent((last: number) => onPage(last, { replace: true }));
  useEffect(() => {
    if (lastPage !== null) goBack(lastPage);
  }, [lastPage]);
}
