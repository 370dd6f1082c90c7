/** A count as a bar. Its height is relative to the highest count, from 0 to 1. */
export interface CountBar {
  count: number;
  height: number;
  /** The share of the previous count, from 0 to 1; `null` for the first count, and when there is no such share. */
  shareOfPrevious: number | null;
}

const minHeight = 0.06;

/**
 * Returns the counts of a funnel (visits, registrations, deposits) as bars. A count above 0 keeps a visible bar. A count
 * has no share of the previous one if that is 0 or less, or lower, as when friends visited in an earlier period.
 */
export function countBars(counts: readonly number[]): CountBar[] {
  const highest = Math.max(...counts);
  return counts.map((count, index) => {
    const previous = counts[index - 1];
    return {
      count,
      height: count <= 0 ? 0 : Math.max(minHeight, count / highest),
      shareOfPrevious: previous === undefined || previous <= 0 || count > previous ? null : count / previous,
    };
  });
}
