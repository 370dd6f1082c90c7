import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  getNotices,
  getNoticeSettings,
  type Notice,
  type NoticePage,
  type NoticeSettings,
} from '@casino-kit/api-contract';

type Client = Pick<ApiClient, 'call'>;
type Signal = Pick<CallOptions, 'signal'>;

export const noticesKey = ['notices'] as const;
export const unreadKey = [...noticesKey, 'unread'] as const;
export const listKey = [...noticesKey, 'list'] as const;
export const settingsKey = [...noticesKey, 'settings'] as const;

/** How many notices are loaded at once. */
export const noticesPageSize = 20;

/** The notices loaded so far, the latest first. */
export interface NoticeList {
  notices: readonly Notice[];
  hasMore: boolean;
}

const player = { networkMode: 'always', meta: { audience: 'player' } } as const;

/** Reads a page of notices; `before` is the id of the last one that is loaded. */
export function readPage(client: Client, before?: string, { signal }: Signal = {}): Promise<NoticePage> {
  const query = { limit: noticesPageSize, ...(before !== undefined && { before }) };
  return client.call(getNotices, { query }, { signal });
}

/** Query options for how many notices are unread. */
export function unreadQuery(client: Client) {
  return {
    queryKey: unreadKey,
    queryFn: async ({ signal }: Signal = {}): Promise<number> =>
      (await client.call(getNotices, { query: { limit: 0 } }, { signal })).unread,
    staleTime: 60_000,
    ...player,
  };
}

/** Query options for the muted groups. */
export function noticeSettingsQuery(client: Client) {
  return {
    queryKey: settingsKey,
    queryFn: ({ signal }: Signal = {}): Promise<NoticeSettings> =>
      client.call(getNoticeSettings, {}, { signal }),
    staleTime: 0,
    ...player,
  };
}
