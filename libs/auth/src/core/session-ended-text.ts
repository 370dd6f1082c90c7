import { type TerminationReason, type TerminationRecord } from '@casino-kit/api-contract';

/** How the end of a session is told (§2, session-ended overlay). Title and text are text keys. */
export interface SessionEnding {
  title: 'auth.ended.inactivity.title' | 'auth.ended.title';
  text: `auth.ended.${TerminationReason}`;
  /** One button, OK: to log in again would not help, or the player has just left. */
  single: boolean;
  /** Support is the way on. */
  support: boolean;
}

const single: ReadonlySet<TerminationReason> = new Set([
  'USER_INITIATED',
  'ACCOUNT_LOCKED',
  'SYSTEM_MAINTENANCE',
]);

/** The words and buttons for a reason: inactivity has a title of its own, all others share the generic one. */
export function sessionEnding(reason: TerminationReason): SessionEnding {
  return {
    title: reason === 'USER_INACTIVITY_TIMEOUT' ? 'auth.ended.inactivity.title' : 'auth.ended.title',
    text: `auth.ended.${reason}`,
    single: single.has(reason),
    support: reason === 'ACCOUNT_LOCKED',
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day of an instant in a zone, as a number that grows by one a day. */
function dayNumber(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / dayMs;
}

/** The day of an instant as people call it in their zone. */
export function dayName(instant: Date, now: Date, timeZone: string): 'today' | 'yesterday' | 'earlier' {
  const days = dayNumber(now, timeZone) - dayNumber(instant, timeZone);
  // A clock that was set back shows an end "tomorrow"; it was just now.
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : 'earlier';
}

/** How long the session lasted, in whole minutes; `null` where its start is unknown or after its end. */
export function sessionLength({
  time,
  startedAt,
}: Pick<TerminationRecord, 'time' | 'startedAt'>): { hours: number; minutes: number } | null {
  if (startedAt === undefined) return null;
  const minutes = Math.floor((Date.parse(time) - Date.parse(startedAt)) / 60_000);
  return minutes >= 0 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : null;
}
