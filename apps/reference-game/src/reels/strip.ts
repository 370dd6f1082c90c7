/** How many symbols fly past between what stood and what will stand. */
export const runLength = 6;

/**
 * The symbols of a strip that runs downwards from `from` (at its end) to `to` (at its start), with `runLength` others of
 * `symbols` between. `pick` draws a whole number below its argument; these symbols are decoration, no result.
 */
export function runningStrip(
  from: readonly string[],
  to: readonly string[],
  symbols: readonly string[],
  pick: (below: number) => number,
): string[] {
  const between = Array.from({ length: runLength }, () => symbols[pick(symbols.length)] ?? '');
  return [...to, ...between, ...from];
}
