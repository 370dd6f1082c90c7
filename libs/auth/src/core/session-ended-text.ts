import { type TerminationReason, type TerminationRecord } from '@casino-kit/api-contract';
import { addDays, dateIn } from '@casino-kit/calendar-dates';

/** How the end of a session is shown (§2, session-ended overlay). Title and text are text keys. */
export interface SessionEnding {
  title: 'auth.ended.inactivity.title' | 'auth.ended.title';
  text: `auth.ended.${TerminationReason}`;
  /** One button, OK: to log in again would not help, or the player has just left. */
  single: boolean;
  /** Support is the next step. */
  support: boolean;
}

const single: ReadonlySet<TerminationReason> = new Set([
  'USER_INITIATED',
  'ACCOUNT_LOCKED',
  'SYSTEM_MAINTENANCE',
]);

/** Returns the texts and buttons for an end reason: inactivity has its own title, all others share the generic one. */
export function sessionEnding(reason: TerminationReason): SessionEnding {
  return {
    title: reason === 'USER_INACTIVITY_TIMEOUT' ? 'auth.ended.inactivity.title' : 'auth.ended.title',
    text: `auth.ended.${reason}`,
    single: single.has(reason),
    support: reason === 'ACCOUNT_LOCKED',
  };
}

/** Returns the day of an instant as people call it in their zone. */
export function dayName(instant: Date, now: Date, timeZone: string): 'today' | 'yesterday' | 'earlier' {
  const [day, today] = [dateIn(instant, timeZone), dateIn(now, timeZone)];
  // A clock that was set back shows an end "tomorrow"; it was just now.
  if (day >= today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'earlier';
}

/** Returns how long the session lasted, in whole minutes; `null` if its start is unknown or after its end. */
export function sessionLength({
  time,
  startedAt,
}: Pick<TerminationRecord, 'time' | 'startedAt'>): { hours: number; minutes: number } | null {
  if (startedAt === undefined) return null;
  const minutes = Math.floor((Date.parse(time) - Date.parse(startedAt)) / 60_000);
  return minutes >= 0 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : null;
}
