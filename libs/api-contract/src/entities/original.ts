import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { id, maybe, numeric, readObject, text, withDefault } from '../reading.js';
import { playOptions, roundFairness } from './game-table.js';

/** The original games: small games of the house, each drawn from the seeds of its round. */
export const originalGames = ['dice', 'mines', 'plinko'] as const;
export type OriginalGame = (typeof originalGames)[number];

/**
 * A settled round of an original. `choice` is what the player chose (`over-62.00`, `plinko-16-high`); `drawn`: of dice the
 * number in hundredths, of plinko the steps of the ball from the top (0 left, 1 right). `multiplier` is what it pays in stakes,
 * `payout` the same in major units, cut to the decimals of the currency. `balance`: what can be staked after it.
 */
export const originalRound = readObject({
  roundId: id,
  choice: text,
  stake: decimal,
  drawn: v.array(numeric),
  multiplier: decimal,
  payout: decimal,
  balance: maybe(decimal),
  fairness: roundFairness,
});
export type OriginalRound = v.InferOutput<typeof originalRound>;

/** How a round of mines stands: it goes on, was taken by its player or at the end of its time, or a mine was opened. */
export const minesStates = ['open', 'taken', 'hit'] as const;
export type MinesState = (typeof minesStates)[number];

/**
 * A round of mines, of which the player opens one tile after another. Tiles are numbered from 0 at the top left. `multiplier` is
 * what it would pay now, in stakes, 0 after a mine. Until it has ended, `laid` (the tiles with mines), `payout` and the server
 * seed are null. `endsAt`: an open round is then taken for its player as it stands.
 */
export const minesRound = readObject({
  roundId: id,
  state: v.picklist(minesStates),
  stake: decimal,
  mines: numeric,
  opened: v.array(numeric),
  multiplier: decimal,
  laid: maybe(v.array(numeric)),
  payout: maybe(decimal),
  balance: maybe(decimal),
  endsAt: text,
  /** As in `roundFairness`. */
  seeds: readObject({
    serverSeedHash: text,
    serverSeed: maybe(text),
    clientSeed: text,
    nextServerSeedHash: text,
  }),
});
export type MinesRound = v.InferOutput<typeof minesRound>;

/** What the frame of an original needs to start. Bets are in major units of `currencyCode`. */
export const originalTable = readObject({
  game: v.picklist(originalGames),
  name: text,
  provider: text,
  mode: v.picklist(['real', 'demo']),
  currencyCode: text,
  locale: text,
  betSteps: v.array(decimal),
  defaultBet: decimal,
  /** In per cent. */
  returnToPlayer: decimal,
  /** The highest payout of a round, in stakes. */
  maxMultiplier: decimal,
  /** What can be staked: cash, as originals take no bonus money, or play money. */
  balance: decimal,
  /** SHA-256 of the server seed that the next round will be drawn from. */
  serverSeedHash: text,
  /** The least time between the starts of two rounds, in seconds; 0 for none. */
  minimumRoundSeconds: withDefault(numeric, 0),
  ...playOptions,
  /** The round of the request's `unfinishedKey`, if it was played. */
  unfinishedRound: maybe(originalRound),
  /** The round of mines that the player has not ended, begun on whichever device. */
  minesRound: maybe(minesRound),
});
export type OriginalTable = v.InferOutput<typeof originalTable>;
