import { type Notice, type NoticePage } from '@casino-kit/api-contract';
import { type NoticeList } from './notice-queries.js';

/**
 * Returns a list with its first page read again: what is older stays loaded where the page still reaches it. Without anything
 * unread, everything that is loaded is read.
 */
export function withFirstPage(list: NoticeList | undefined, page: NoticePage): NoticeList {
  const last = page.notices.at(-1)?.id;
  const reached = page.hasMore && list !== undefined ? list.notices.findIndex(({ id }) => id === last) : -1;
  if (list === undefined || reached < 0) return { notices: page.notices, hasMore: page.hasMore };
  const readAt = page.notices.find((notice) => notice.readAt !== null)?.readAt ?? null;
  const older = list.notices.slice(reached + 1);
  return {
    notices: [
      ...page.notices,
      ...(page.unread === 0
        ? older.map((notice) => ({ ...notice, readAt: notice.readAt ?? readAt ?? notice.createdAt }))
        : older),
    ],
    hasMore: list.hasMore,
  };
}

/** Returns a list with the page after it, each notice once. */
export function withNextPage(list: NoticeList, page: NoticePage): NoticeList {
  const known = new Set(list.notices.map(({ id }) => id));
  const next = page.notices.filter(({ id }) => !known.has(id));
  // A server that repeats a page has no more.
  return { notices: [...list.notices, ...next], hasMore: page.hasMore && next.length > 0 };
}

/** Which notices were read: some by id, or one and all that are older. */
export type Seen = { ids: readonly string[] } | { upTo: string };

/** Returns a list in which some notices are read. */
export function withRead({ notices, hasMore }: NoticeList, seen: Seen, readAt: string): NoticeList {
  const from = 'upTo' in seen ? notices.findIndex(({ id }) => id === seen.upTo) : -1;
  const isSeen = ({ id }: Notice, index: number) =>
    'upTo' in seen ? from >= 0 && index >= from : seen.ids.includes(id);
  return {
    notices: notices.map((notice, index) =>
      notice.readAt === null && isSeen(notice, index) ? { ...notice, readAt } : notice,
    ),
    hasMore,
  };
}
