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

export const isWireSymbol = (symbol: string): symbol is WireSymbol =>
  (wireSymbols as readonly string[]).includes(symbol);
