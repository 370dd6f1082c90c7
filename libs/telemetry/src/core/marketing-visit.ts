/** A visit is reported at most once in this time, for each user (§9). */
export const visitPauseMs = 30 * 60 * 1_000;

/** When the last visit of each user was reported, in milliseconds since the epoch. */
export type VisitRecords = Readonly<Record<string, number>>;

/**
 * Decides whether to report a visit of `user` now, and returns the records to keep: those older than twice the pause are
 * purged, as are those from the future, which only a wrong clock can have written.
 */
export function nextVisit(
  records: VisitRecords,
  user: string,
  now: number,
): { isDue: boolean; records: VisitRecords } {
  const kept = Object.entries(records).filter(([, at]) => at <= now && now - at <= 2 * visitPauseMs);
  const last = kept.find(([name]) => name === user)?.[1];
  const isDue = last === undefined || now - last >= visitPauseMs;
  return {
    isDue,
    records: Object.fromEntries(isDue ? [...kept.filter(([name]) => name !== user), [user, now]] : kept),
  };
}
