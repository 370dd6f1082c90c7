import { type Notice, type NoticeGroup } from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeNotices } from './fixtures.js';

/** Creates MSW handlers of a server with notices: what is marked or muted stays so. */
export function noticeHandlers({
  notices = makeNotices(),
  muted = [],
}: {
  notices?: readonly Notice[] | undefined;
  muted?: readonly NoticeGroup[] | undefined;
} = {}): HttpHandler[] {
  let all = notices;
  let off = muted;
  const respond = (data: object) => HttpResponse.json({ success: true, data });
  const unread = () => Math.min(all.filter(({ readAt }) => readAt === null).length, 1_000);
  return [
    http.get('*/api/notices', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const limit = Number(query.get('limit') ?? 20);
      const before = query.get('before');
      const from = before === null ? 0 : all.findIndex(({ id }) => id === before) + 1;
      const page = all.slice(from, from + limit);
      return respond({ notices: page, unread: unread(), hasMore: limit > 0 && from + limit < all.length });
    }),
    http.post('*/api/notices/read', async ({ request }) => {
      const { ids = [], upTo } = (await request.json()) as { ids?: string[]; upTo?: string };
      const from = all.findIndex(({ id }) => id === upTo);
      all = all.map((notice, index) =>
        ids.includes(notice.id) || (from >= 0 && index >= from)
          ? { ...notice, readAt: notice.readAt ?? new Date().toISOString() }
          : notice,
      );
      return respond({ unread: unread() });
    }),
    http.get('*/api/notices/settings', () => respond({ muted: off })),
    http.put('*/api/notices/settings', async ({ request }) => {
      off = ((await request.json()) as { muted: NoticeGroup[] }).muted;
      return respond({ muted: off });
    }),
  ];
}
