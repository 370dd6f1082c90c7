import { type CalendarDate, dayNumber } from './calendar-date.js';
import { formatsByZone } from './zone-formats.js';

const wallClock = formatsByZone({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns what the clocks of `zone` show at `at`, in ms as if that were UTC. */
function shownAt(at: number, zone: string): number {
  const part = Object.fromEntries(
    wallClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** Minutes by which the clocks of `zone` are ahead of UTC at `at`. */
function offsetMinutes(at: Date, zone: string): number {
  return Math.round((shownAt(at.getTime(), zone) - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
}

/**
 * `at` to the second as ISO 8601 with the offset of `zone` (IANA): `2026-11-26T21:04:00+01:00`. @throws RangeError for an
 * invalid time or an unknown zone.
 */
export function isoIn(at: Date, zone: string): string {
  const offset = offsetMinutes(at, zone);
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
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
