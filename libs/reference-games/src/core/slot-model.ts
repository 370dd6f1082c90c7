import { type PayingSymbol, type SlotSymbol } from './slot-symbol.js';

/** Row by reel of each line, rows counted from the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

export const rowCount = 3;
/** A line bet as a share of the stake, exact: every machine counts in tenths of it, also one without lines. */
export const lineShare = '0.1';
/** Three or more scatters anywhere trigger eight spins whose payouts count twice; they trigger no further ones. */
export const freeSpinRule = { scatters: 3, spins: 8, multiplier: 2 } as const;

/**
 * How symbols pay, from the left in both cases: on `lines`, or in `ways`, wherever they are on neighbouring reels. In ways
 * each combination of their places pays.
 */
export type SlotWins = 'lines' | 'ways';

/** What wilds do besides standing for other symbols: nothing, fill their whole reel, or multiply what they are part of. */
export type SlotWilds = 'none' | 'substituting' | 'expanding' | 'multiplying';

/** A slot machine as its mathematics, data of one engine. */
export interface SlotModel {
  /** From 1 on; rounds name their machine by it, so a number is never given to another one. */
  number: number;
  /** 1 (many small payouts) to 5 (few large ones). */
  volatility: number;
  wins: SlotWins;
  wilds: SlotWilds;
  /** Wilds are never on the first reel, and never show together with a scatter on one. */
  reels: readonly (readonly SlotSymbol[])[];
  /** Payout of three, four and five of a kind from the left in line bets, of one line or one way. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
}
