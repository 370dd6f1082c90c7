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

/** A line bet as a share of the stake, exact: every machine counts in tenths of it, also one without lines. */
export const lineShare = '0.1';
/** Three or more scatters anywhere trigger eight spins whose payouts count twice; they trigger no further ones. */
export const freeSpinRule = { scatters: 3, spins: 8, multiplier: 2 } as const;

/**
 * How symbols pay. From the left, on `lines` or in `ways`: wherever they are on neighbouring reels, each combination of their
 * places. Or in `clusters`: where enough of a kind touch side by side or one above the other.
 */
export type SlotWins = 'lines' | 'ways' | 'clusters';

/** The fewest symbols for each of the three payouts of a kind. A cluster may be larger. */
export const winCounts: Readonly<Record<SlotWins, readonly [number, number, number]>> = {
  lines: [3, 4, 5],
  ways: [3, 4, 5],
  clusters: [5, 8, 12],
};

/** What wilds do besides standing for other symbols: nothing, fill their whole reel, or multiply what they are part of. */
export type SlotWilds = 'none' | 'substituting' | 'expanding' | 'multiplying';

/** The prizes of coins that have a name. */
export const coinPrizes = ['mini', 'minor', 'major'] as const;
export type CoinPrize = (typeof coinPrizes)[number];

/** What a coin may be worth, in line bets; `weight` is how many of all drawn numbers stand for it. */
export interface HoldCoinValue {
  prize: CoinPrize | null;
  lineBets: number;
  weight: number;
}

/** Hold and win: enough coins in a paid spin lock, and respins bring more. Coins in free spins do nothing. */
export interface HoldRule {
  /** The fewest coins that lock. */
  coins: number;
  /** How many respins in a row without a new coin end it. */
  respins: number;
  /** In a respin, one in this many empty places gets a coin. */
  oneIn: number;
  values: readonly HoldCoinValue[];
  /** What coins on every place pay besides, in line bets. */
  grandLineBets: number;
}

/** A slot machine as its mathematics, data of one engine. */
export interface SlotModel {
  /** From 1 on; rounds name their machine by it, so a number is never given to another one. */
  number: number;
  /** 1 (many small payouts) to 5 (few large ones). */
  volatility: number;
  wins: SlotWins;
  wilds: SlotWilds;
  /** How many rows of each reel are visible. */
  rows: number;
  /** Null in a machine without hold and win. Others have coins on their reels. */
  hold: HoldRule | null;
  /** Wilds are never on the first reel, and never show together with a scatter on one. */
  reels: readonly (readonly SlotSymbol[])[];
  /** Payout of so many of a kind as `winCounts` has, in line bets: of one line, one way or one cluster. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
}
