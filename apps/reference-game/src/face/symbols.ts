/** The symbols as the wire names them: eight that pay, the best first, and the scatter. */
export const wireSymbols = [
  'symbol-1',
  'symbol-2',
  'symbol-3',
  'symbol-4',
  'symbol-5',
  'symbol-6',
  'symbol-7',
  'symbol-8',
  'scatter',
] as const;
export type WireSymbol = (typeof wireSymbols)[number];

/** Wilds of the wire, each with how often it counts. Games that have none never show one. */
const wildTimes: ReadonlyMap<string, number> = new Map([
  ['wild', 1],
  ['wild-2', 2],
  ['wild-3', 3],
]);

export const isWild = (symbol: string): boolean => wildTimes.has(symbol);

/** Returns how often a wild counts; undefined for any other symbol. */
export const timesOfWild = (symbol: string): number | undefined => wildTimes.get(symbol);

export const isWireSymbol = (symbol: string): symbol is WireSymbol =>
  (wireSymbols as readonly string[]).includes(symbol);
