/** How many symbols fly past between the old and the new ones. */
export const runLength = 6;

/**
 * Returns the symbols of a strip that runs downwards from `from` (at its end) to `to` (at its start), with `runLength`
 * others of `symbols` between. `pick` draws an integer below its argument; these symbols are decoration, not a result.
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
