import { eq } from 'drizzle-orm';
import { restrictionAt, type SessionTime, sessionTimeMs } from '@casino-kit/play-limits';
import { type SessionLimitOf } from '../identity/sessions.js';
import { protections } from './tables.js';

const minuteMs = 60_000;

/** Returns a session time in minutes. */
export function sessionMinutesOf(time: SessionTime): number {
  return sessionTimeMs(time) / minuteMs;
}

/** Reads how long the sessions of a player may last at the moment, in minutes; null without a limit. */
export const sessionLimitOf: SessionLimitOf = async (database, playerId, now) => {
  const [row] = await database
    .select({ sessionTime: protections.sessionTime })
    .from(protections)
    .where(eq(protections.playerId, playerId));
  const time = row === undefined ? null : restrictionAt(row.sessionTime, now).value;
  return time === null ? null : sessionMinutesOf(time);
};
