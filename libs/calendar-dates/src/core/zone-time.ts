import { type CalendarDate, dayNumber } from './calendar-date.js';
import { utcDay } from './utc-day.js';
import { formatsByZone } from './zone-formats.js';

const wallClock = formatsByZone({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * Returns what the clocks of `zone` show at `at`, in ms as if that were UTC. The numbers do not go through a text: Day.js
 * reads only years of four digits, and the clocks near the first and the last date show 999 and 10000.
 */
function shownAt(at: number, zone: string): number {
  const part = Object.fromEntries(
    wallClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** Returns the minutes by which the clocks of `zone` are ahead of UTC at `at`: what Day.js reads wrongly, see {@link utcDay}. */
function offsetMinutes(at: Date, zone: string): number {
  return Math.round((shownAt(at.getTime(), zone) - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
}

/**
 * `at` to the second as ISO 8601 with the offset of `zone` (IANA): `2026-11-26T21:04:00+01:00`. @throws RangeError for an
 * invalid time or an unknown zone.
 */
export function isoIn(at: Date, zone: string): string {
  const ahead = offsetMinutes(at, zone);
  const local = utcDay(at).add(ahead, 'minute').toISOString().slice(0, 19);
  return `${local}${ahead < 0 ? '-' : '+'}${utcDay(Math.abs(ahead) * 60_000).format('HH:mm')}`;
}

const dayMs = 86_400_000;

/**
 * Returns the instant at which `date` begins in `zone` (IANA). When the clocks are put forward over midnight, it begins
 * at the first time that exists. @throws RangeError for an invalid date or an unknown zone.
 */
export function startOfDate(date: CalendarDate, zone: string): Date {
  const midnight = dayNumber(date) * dayMs;
  // The offset on either side of midnight: one of them is right.
  const candidates = [midnight - dayMs, midnight + dayMs].map(
    (near) => midnight - (shownAt(near, zone) - near),
  );
  const exact = candidates.filter((at) => shownAt(at, zone) === midnight);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
