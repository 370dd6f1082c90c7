/** Symbols that pay, the best first; the face decides how they look. */
export const payingSymbols = [
  'symbol-1',
  'symbol-2',
  'symbol-3',
  'symbol-4',
  'symbol-5',
  'symbol-6',
  'symbol-7',
  'symbol-8',
] as const;
export type PayingSymbol = (typeof payingSymbols)[number];

/** The symbols that every face draws: those that pay, and the scatter. */
export const faceSymbols = [...payingSymbols, 'scatter'] as const;
export type FaceSymbol = (typeof faceSymbols)[number];

/** Wilds stand for every paying symbol; each multiplies the wins that it is part of. */
export const wildMultipliers = { wild: 1, 'wild-2': 2, 'wild-3': 3 } as const;
export type WildSymbol = keyof typeof wildMultipliers;

/** Coins pay by hold and win alone. */
export type SlotSymbol = FaceSymbol | WildSymbol | 'coin';

export const isPaying = (symbol: SlotSymbol | undefined): symbol is PayingSymbol =>
  (payingSymbols as readonly (string | undefined)[]).includes(symbol);

export const isWild = (symbol: SlotSymbol): symbol is WildSymbol => symbol in wildMultipliers;

/** Returns how often a symbol counts where `wanted` has to show: wilds as often as they multiply, others not at all. */
export function getSymbolWeight(symbol: SlotSymbol | undefined, wanted: PayingSymbol): number {
  if (symbol === wanted) return 1;
  return symbol !== undefined && isWild(symbol) ? wildMultipliers[symbol] : 0;
}
