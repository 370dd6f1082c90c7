import { getNotices, getNoticeSettings, readNotices, setNoticeSettings } from '@casino-kit/api-contract';
import { invalid } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { readMutes, setMutes } from './mutes.js';
import { countUnread, markRead, type MayRemind, pageOfNotices, type Reader } from './read-notices.js';

/** How many notices a page has unless the request says it. */
const pageSize = 20;

const wrongFormat = 'form.validation.invalid.format';

/** Returns the number of a notice. @throws ApiError VALIDATION at `field` */
function parseNoticeNumber(id: string, field: string): number {
  if (!/^\d{1,15}$/.test(id)) throw invalid({ [field]: wrongFormat });
  return Number(id);
}

/** The inbox of a player: what happened, what is read, and what is muted. */
export function noticeRoutes(
  { serve }: EndpointRoutes,
  { database, clock, live, sessions }: Services,
  mayRemind: MayRemind,
): void {
  const createReader = async (playerId: number): Promise<Reader> => {
    const now = clock.now();
    return { playerId, reminders: await mayRemind(database, playerId, now), now };
  };

  serve(getNotices, async ({ bearer, query }) => {
    const { id } = await sessions.require(bearer);
    const before = query.before === undefined ? undefined : parseNoticeNumber(query.before, 'before');
    const reader = await createReader(id);
    const page = await pageOfNotices(database, reader, { before, limit: query.limit ?? pageSize });
    return { ...page, unread: await countUnread(database, reader) };
  });

  serve(readNotices, async ({ bearer, body: { ids, upTo } }) => {
    const { id } = await sessions.require(bearer);
    if (ids === undefined && upTo === undefined) throw invalid({ upTo: wrongFormat });
    const now = clock.now();
    if (ids !== undefined)
      await markRead(database, id, { ids: ids.map((one) => parseNoticeNumber(one, 'ids')) }, now);
    if (upTo !== undefined) await markRead(database, id, { upTo: parseNoticeNumber(upTo, 'upTo') }, now);
    const unread = await countUnread(database, await createReader(id));
    // The player's other devices show it, too.
    live.emit(id, 'notice:read', { unread });
    return { unread };
  });

  serve(getNoticeSettings, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    return { muted: await readMutes(database, id) };
  });

  serve(setNoticeSettings, async ({ bearer, body: { muted } }) => {
    const { id } = await sessions.require(bearer);
    return { muted: await setMutes(database, id, muted) };
  });
}
