import { type SessionTimeLimit, type SessionTimeUnit } from '@casino-kit/api-contract';
import { parseAmount } from '@casino-kit/money';
import { countSession, isSessionTime, sessionTimeMs } from '@casino-kit/play-limits';

const minuteMs = 60_000;

export type SessionTimeError = 'missing' | 'unreadable' | 'outOfBounds';
export type ReadSessionTime = { value: number; error: null } | { value: null; error: SessionTimeError };

/** Parses a typed session time: a whole number in the locale (BCP 47 tag) within the bounds of its unit (§5). */
export function readSessionTime(typed: string, unit: SessionTimeUnit, locale: string): ReadSessionTime {
  if (typed.trim() === '') return { value: null, error: 'missing' };
  const read = parseAmount(typed, locale);
  if (read === null || !/^\d+$/.test(read)) return { value: null, error: 'unreadable' };
  const value = Number(read);
  return isSessionTime({ value, unit }) ? { value, error: null } : { value: null, error: 'outOfBounds' };
}

/** Returns a session time in minutes. */
export const sessionMinutes = (limit: Pick<SessionTimeLimit, 'value' | 'unit'>): number =>
  sessionTimeMs(limit) / minuteMs;

/** How much of the session's time is over, in minutes. */
export interface SessionProgress {
  minutes: number;
  limit: number;
  left: number;
  /** 0 to 1. */
  share: number;
}

/** Returns how far the current session is at `now`; `null` while its start is unknown. */
export function sessionProgress(limit: SessionTimeLimit, now: Date): SessionProgress | null {
  const start = limit.startedAt === null ? Number.NaN : Date.parse(limit.startedAt);
  if (Number.isNaN(start)) return null;
  const total = sessionMinutes(limit);
  const minutes = Math.min(total, Math.max(0, Math.floor((now.getTime() - start) / minuteMs)));
  return { minutes, limit: total, left: total - minutes, share: total === 0 ? 1 : minutes / total };
}

/** Returns when play opens again after the limit was reached; `null` while it is not, or while the start of the session is unknown. */
export function getReopensAt(limit: SessionTimeLimit, now: Date): Date | null {
  const start = new Date(limit.startedAt ?? Number.NaN);
  if (Number.isNaN(start.getTime())) return null;
  const { reachedAt, opensAt } = countSession(start, limit, now);
  return reachedAt <= now ? opensAt : null;
}

/** How long before its end a session is announced to end, in milliseconds; a fifth of a shorter one. */
const noticeMs = 5 * minuteMs;

/** The end of a session by its time limit is near, or past. */
export interface SessionEnd {
  state: 'near' | 'ended';
  endsAt: Date;
}

/** Returns what to announce at `now` about a session that its time limit ends; `null` if the end is not near. */
export function sessionEndAt(limit: SessionTimeLimit, now: Date): SessionEnd | null {
  if (limit.endsAt === null) return null;
  const endsAt = new Date(limit.endsAt);
  const leftMs = endsAt.getTime() - now.getTime();
  if (Number.isNaN(leftMs)) return null;
  if (leftMs <= 0) return { state: 'ended', endsAt };
  return leftMs <= Math.min(noticeMs, sessionTimeMs(limit) / 5) ? { state: 'near', endsAt } : null;
}
