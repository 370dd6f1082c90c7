const dayMs = 86_400_000;

/** Date formatters of recently used zones: creating one takes far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const mostClocks = 200;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made = clocks.get(timeZone);
  if (made !== undefined) return made;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // Zones have many spellings; names from callers must not pile up.
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns what the clock of a zone shows at an instant, as if that were UTC. */
function wallClock(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Whether a text names a time zone such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export function dayIn(at: Date, timeZone: string): string {
  return new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Returns what the clock of a zone shows at an instant, `HH:MM`. */
export function clockIn(at: Date, timeZone: string): string {
  return new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(11, 16);
}

/**
 * Returns the instant at which a calendar day (`YYYY-MM-DD`) begins in a zone. When the clock is put forward over
 * midnight, the day begins at the first time that exists.
 */
export function dayStart(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => wallClock(at, timeZone) - at;
  // The offset on either side of the day's beginning: one of them is right.
  const candidates = [offsetAt(midnight - dayMs), offsetAt(midnight + dayMs)].map(
    (offset) => midnight - offset,
  );
  const exact = candidates.filter((at) => wallClock(at, timeZone) === midnight);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** Returns the day after a calendar day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
