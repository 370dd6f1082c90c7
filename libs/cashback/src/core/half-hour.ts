const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;

const isTime = (at: Date): boolean => Number.isFinite(at.getTime());

/**
 * Returns the next half hour since the epoch (UTC); exactly on one, it is 30 minutes away (decisions 31). It is the
 * same instant in every zone. @throws RangeError for an invalid date.
 */
export function halfHourEnd(at: Date): Date {
  if (!isTime(at)) throw new RangeError('not a point in time');
  return new Date((Math.floor(at.getTime() / halfHourMs) + 1) * halfHourMs);
}

const msLeft = (at: Date): number => halfHourEnd(at).getTime() - at.getTime();

/**
 * Returns how much of the half hour is over, from 0 at its start to just below 1. @throws RangeError for an invalid
 * date.
 */
export function halfHourShare(at: Date): number {
  return 1 - msLeft(at) / halfHourMs;
}

/**
 * Returns the minutes until the half hour is over, a started one counted as whole: 30 to 1. @throws RangeError for an
 * invalid date.
 */
export function minutesLeft(at: Date): number {
  return Math.ceil(msLeft(at) / minuteMs);
}

/** Returns the milliseconds until a clock shows the next minute, 60 000 to 1; half hours end on full minutes. */
export function msToNextMinute(at: Date): number {
  return minuteMs - (((at.getTime() % minuteMs) + minuteMs) % minuteMs);
}

/**
 * Whether the half hour that contains `earlier` is over at `now`. @throws RangeError when `earlier` is an invalid date.
 */
export function isHalfHourOver(earlier: Date, now: Date): boolean {
  return halfHourEnd(earlier).getTime() <= now.getTime();
}
