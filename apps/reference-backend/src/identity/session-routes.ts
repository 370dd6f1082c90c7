import { and, desc, eq, lt } from 'drizzle-orm';
import {
  type AccountLogin,
  type DeviceKind,
  deviceKinds,
  endOtherSession,
  endOtherSessions,
  getLogins,
  getSessions,
  type LoginMethod,
  loginMethods,
} from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type IdentityServices } from './identity-services.js';
import { endListedSession, endPlayerSessions, listSessions } from './sessions.js';
import { logins } from './tables.js';

/** How long a session from a new device is marked as one, in minutes. */
const newForMinutes = 24 * 60;
/** Logins of one page. */
const pageSize = 20;

const toDeviceKind = (stored: string): DeviceKind => deviceKinds.find((kind) => kind === stored) ?? 'unknown';
const toLoginMethod = (stored: string): LoginMethod =>
  loginMethods.find((known) => known === stored) ?? 'unknown';

/** The open sessions of a player and the logins before, as an extension (decision 83). Open to excluded players, too. */
export function sessionRoutes(
  { serve }: EndpointRoutes,
  { database, clock, sessions, live }: Pick<IdentityServices, 'database' | 'clock' | 'sessions' | 'live'>,
): void {
  serve(getSessions, async ({ bearer }) => {
    const { id, sessionKey } = await sessions.require(bearer);
    const now = clock.now();
    const rows = await listSessions(database, id, now);
    const isCurrent = (row: (typeof rows)[number]) => row.key === sessionKey;
    return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].map((row) => ({
      id: row.publicId,
      kind: toDeviceKind(row.kind),
      device: row.device,
      browser: row.browser,
      place: row.place,
      method: toLoginMethod(row.method),
      startedAt: row.createdAt.toISOString(),
      lastSeenAt: (isCurrent(row) ? now : (row.lastSeenAt ?? row.createdAt)).toISOString(),
      isCurrent: isCurrent(row),
      isNewDevice: row.isNewDevice && minutesFrom(row.createdAt, newForMinutes) > now,
    }));
  });

  serve(endOtherSession, async ({ bearer, param }) => {
    const session = await sessions.require(bearer);
    live.dropSessions(await endListedSession(database, session, param('id'), clock.now()));
    return undefined;
  });

  serve(endOtherSessions, async ({ bearer }) => {
    const session = await sessions.require(bearer);
    live.dropSessions(await endPlayerSessions(database, session.id, 'SECURITY_LOGOUT', clock.now(), session));
    return undefined;
  });

  serve(getLogins, async ({ bearer, query }) => {
    const { id } = await sessions.require(bearer);
    const before = Number(query.before);
    const rows = await database
      .select()
      .from(logins)
      .where(
        and(
          eq(logins.playerId, id),
          query.before !== undefined && Number.isSafeInteger(before) ? lt(logins.id, before) : undefined,
        ),
      )
      .orderBy(desc(logins.id))
      .limit(pageSize + 1);
    const wire = (row: (typeof rows)[number]): AccountLogin => ({
      id: String(row.id),
      kind: toDeviceKind(row.kind),
      device: row.device,
      browser: row.browser,
      place: row.location,
      method: toLoginMethod(row.method),
      at: row.createdAt.toISOString(),
    });
    return { logins: rows.slice(0, pageSize).map(wire), hasMore: rows.length > pageSize };
  });
}
