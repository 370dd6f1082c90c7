/** A count as a bar: its height as a part of the highest, from 0 to 1, and the part of the count before it. */
export interface CountBar {
  count: number;
  height: number;
  /** From 0 to 1; `null` for the first count and when the one before is 0 or less. */
  ofBefore: number | null;
}

const least = 0.06;

/**
 * Returns the counts of a way (visits, registrations, deposits) as bars. A count above 0 keeps a visible bar; one that is
 * higher than the count before it, as when friends visited earlier, has no part of it.
 */
export function countBars(counts: readonly number[]): CountBar[] {
  const highest = Math.max(...counts);
  return counts.map((count, place) => {
    const before = counts[place - 1];
    return {
      count,
      height: count <= 0 ? 0 : Math.max(least, count / highest),
      ofBefore: before === undefined || before <= 0 || count > before ? null : count / before,
    };
  });
}
