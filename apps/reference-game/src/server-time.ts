/** Returns a time of the contract in milliseconds; one that cannot be read has passed. */
export function toMs(time: string): number {
  const ms = Date.parse(time);
  return Number.isNaN(ms) ? 0 : ms;
}

/** An offset that differs by more than this was not delayed: a clock was set, in milliseconds. */
const clockSetMs = 5_000;

/**
 * Returns the server's clock minus the browser's in milliseconds, after a message that was received `at` that time of the
 * browser's. Messages arrive late but never early, so that the one with the latest time is right; only a table that was
 * read (`isRead`) can show that a clock was set back.
 */
export function nextClockOffset(offset: number, now: string, at: number, isRead: boolean): number {
  const next = toMs(now) - at;
  const isSet = isRead && offset - next > clockSetMs;
  return isSet ? next : Math.max(next, offset);
}
