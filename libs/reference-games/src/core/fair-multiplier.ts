/** Of each unit staked, so many hundredths come back on average. */
const returnPercent = 99n;
const scale = 10_000n;

/**
 * Returns what a bet pays that wins `ways` times of `of`, as a multiple of its stake: 99 % of the fair multiple, exact, cut to
 * four decimals.
 */
export function fairMultiplier(ways: bigint, of: bigint): string {
  const parts = (returnPercent * of * scale) / (100n * ways);
  return `${parts / scale}.${String(parts % scale).padStart(4, '0')}`;
}
