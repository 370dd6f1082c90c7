/** Delay of an announcement in milliseconds, so that a stake and its payout are announced as one. */
export const settleMs = 700;
/** At most one announcement in this many milliseconds. */
export const intervalMs = 4_000;

/**
 * Returns the milliseconds until a changed balance may be announced: after it settled, and at least one interval after
 * the last announcement. `now` and `lastAt` are on one clock in milliseconds; `lastAt` is `null` before the first.
 */
export function announcementDelay(now: number, lastAt: number | null): number {
  return lastAt === null ? settleMs : Math.max(settleMs, lastAt + intervalMs - now);
}
