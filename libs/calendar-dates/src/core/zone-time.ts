import { formatsByZone } from './zone-formats.js';

const wallClock = formatsByZone({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

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
