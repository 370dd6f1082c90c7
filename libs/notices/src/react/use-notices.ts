'use client';

import {
  isUnsupported,
  useApiClient,
  useLiveEvent,
  useLiveReconnect,
  useSupports,
} from '@casino-kit/api-client';
import { getNotices, type Notice, readNotices } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Seen, withFirstPage, withNextPage, withRead } from '../core/notice-list.js';
import { listKey, type NoticeList, readPage, unreadKey, unreadQuery } from '../core/notice-queries.js';

/** Returns whether there is an inbox: for a player, on a server that has one (decisions 40). */
export function useNoticesOffered(): boolean {
  const isPlayer = useIsAuthenticated();
  return useSupports(getNotices) && isPlayer;
}

/**
 * Returns how many notices are unread, live: a notice that arrives and one that another tab or device reads change it at
 * once. Null where there is no inbox, and while it is not known. A server counts up to a thousand.
 */
export function useUnreadCount(): number | null {
  const client = useApiClient();
  const queries = useQueryClient();
  const isOffered = useNoticesOffered();
  const { data } = useQuery({ ...unreadQuery(client), enabled: isOffered });
  const reread = () => {
    for (const queryKey of [unreadKey, listKey]) void queries.invalidateQueries({ queryKey });
  };
  const set = (unread: number) => {
    queries.setQueryData(unreadKey, unread);
    // Events of two nodes may overtake each other: what the server says then has the last word.
    reread();
  };
  useLiveEvent('notice:new', ({ unread }) => set(unread));
  useLiveEvent('notice:read', ({ unread }) => set(unread));
  useLiveReconnect(reread);
  return isOffered ? (data ?? null) : null;
}

export interface NoticesView {
  isOffered: boolean;
  /** What is loaded, the latest first; undefined before the first page. */
  notices: readonly Notice[] | undefined;
  hasMore: boolean;
  /** Nothing could be loaded. */
  hasFailed: boolean;
  /** What is shown could not be read again. */
  isStale: boolean;
  retry: () => void;
  loadMore: () => void;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
}

/** Returns the inbox page by page. Whatever of it was loaded stays while its first page is read again. */
export function useNotices(): NoticesView {
  const client = useApiClient();
  const queries = useQueryClient();
  const isOffered = useNoticesOffered();
  const { data, error, isError, refetch } = useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }): Promise<NoticeList> => {
      const page = await readPage(client, undefined, { signal });
      queries.setQueryData(unreadKey, page.unread);
      return withFirstPage(queries.getQueryData<NoticeList>(listKey), page);
    },
    staleTime: 0,
    networkMode: 'always',
    meta: { audience: 'player' },
    enabled: isOffered,
  });
  const more = useMutation({
    networkMode: 'always',
    mutationFn: (before: string) => readPage(client, before),
    onSuccess: (page) =>
      queries.setQueryData<NoticeList>(listKey, (list) => list && withNextPage(list, page)),
  });
  const last = data?.notices.at(-1)?.id;
  return {
    isOffered: isOffered && !isUnsupported(error),
    notices: data?.notices,
    hasMore: data?.hasMore ?? false,
    hasFailed: isError && data === undefined,
    isStale: isError && data !== undefined,
    retry: () => void refetch(),
    loadMore: () => last !== undefined && !more.isPending && more.mutate(last),
    isLoadingMore: more.isPending,
    hasFailedMore: more.isError,
  };
}

export interface MarkRead {
  /** The server can mark. */
  canMark: boolean;
  /** Marks some as read, or one and all that are older. Shown at once; undone if it fails. */
  mark: (seen: Seen) => void;
  hasFailed: boolean;
}

/** Returns what marks notices as read, on every device. */
export function useMarkRead(): MarkRead {
  const client = useApiClient();
  const queries = useQueryClient();
  const canMark = useSupports(readNotices);
  const { mutate, isError } = useMutation({
    networkMode: 'always',
    scope: { id: 'notices read' },
    mutationFn: (seen: Seen) =>
      client.call(readNotices, { body: 'ids' in seen ? { ids: [...seen.ids] } : seen }),
    onMutate: async (seen) => {
      // A list that was requested before would undo it.
      await queries.cancelQueries({ queryKey: listKey });
      queries.setQueryData<NoticeList>(
        listKey,
        (list) => list && withRead(list, seen, new Date().toISOString()),
      );
    },
    onSuccess: ({ unread }) => queries.setQueryData(unreadKey, unread),
    onError: () => queries.resetQueries({ queryKey: listKey }),
  });
  return { canMark, mark: useCallback((seen) => mutate(seen), [mutate]), hasFailed: isError };
}
