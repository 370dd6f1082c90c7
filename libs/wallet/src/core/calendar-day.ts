/** A calendar day as `YYYY-MM-DD`: Gregorian, Latin digits. */
export type Day = string;

const dayMs = 86_400_000;
const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether this is a calendar day that exists (no 30 February), from year 1000 to 9999. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const at = midnight(value);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** The day `count` days after `day`, before it when negative. @throws RangeError when `day` is none. */
export function addDays(day: Day, count: number): Day {
  return new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();
function wallClock(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** Minutes by which the clocks of `zone` are ahead of UTC at `at`. */
function offsetMinutes(at: Date, zone: string): number {
  const part = Object.fromEntries(
    wallClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const shown = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
  return Math.round((shown - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
}

/** The day that it is at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function dayIn(at: Date, zone: string): Day {
  return isoIn(at, zone).slice(0, 10);
}

/** `at` to the second as ISO 8601 with the offset of `zone`: `2026-11-26T21:04:00+01:00`. @throws RangeError as {@link dayIn}. */
export function isoIn(at: Date, zone: string): string {
  const offset = offsetMinutes(at, zone);
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** A time that a server sent, or `null` where it is none of the years 1000 to 9999. */
export function instantOf(at: string): Date | null {
  const parsed = new Date(at);
  const year = parsed.getUTCFullYear();
  return year >= 1000 && year < 9999 ? parsed : null;
}
