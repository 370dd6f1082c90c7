import { type FaceSymbol, faceSymbols, wildMultipliers } from '@casino-kit/reference-games';

/** How often each wild of the wire counts. Games that have none never show one. */
const wildTimes: ReadonlyMap<string, number> = new Map(Object.entries(wildMultipliers));

/** The symbol that hold and win locks. */
export const coinSymbol = 'coin';

export const isWild = (symbol: string): boolean => wildTimes.has(symbol);

/** Returns how often a wild counts; undefined for any other symbol. */
export const timesOfWild = (symbol: string): number | undefined => wildTimes.get(symbol);

/** Whether the wire names a symbol that faces draw. */
export const isFaceSymbol = (symbol: string): symbol is FaceSymbol =>
  (faceSymbols as readonly string[]).includes(symbol);
