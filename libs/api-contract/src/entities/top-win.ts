import type * as v from 'valibot';
import { decimal } from '../decimal.js';
import { readObject } from '../reading.js';
import { winEntries } from './game.js';

/** The tables of top wins that everyone sees (§2): by payout, by stake, and by how many times the stake was won. */
export const topWinTables = ['all', 'high-rollers', 'multipliers'] as const;
export type TopWinTable = (typeof topWinTables)[number];

/** A win of a table. */
export const topWin = readObject({
  ...winEntries,
  /** In major units of `currencyCode`. */
  stake: decimal,
  /** The payout divided by the stake. */
  multiplier: decimal,
});
export type TopWin = v.InferOutput<typeof topWin>;
