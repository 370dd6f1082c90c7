import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { id, maybe, numeric, readObject, text, withDefault } from '../reading.js';

/** Seeds of a round that all players at a table share. What is null is secret until betting has closed. */
export const sharedSeeds = readObject({
  /** SHA-256 of the server seed's text, shown before the first bet. */
  serverSeedHash: text,
  serverSeed: maybe(text),
  /** The client seeds of the players who bet; their combination is the round's client seed. */
  clientSeeds: maybe(v.array(text)),
});
export type SharedSeeds = v.InferOutput<typeof sharedSeeds>;

/**
 * The present round of a live table: bets are taken until `closesAt`, the wheel then spins until `settlesAt`, when bets
 * are paid, and the next round opens at `endsAt`. Times are ISO 8601 of the server's clock.
 */
export const liveRound = readObject({
  roundId: id,
  /** Counts the rounds of this table. */
  number: numeric,
  opensAt: text,
  closesAt: text,
  settlesAt: text,
  endsAt: text,
  /** The number that was drawn, 0 to 36; null while bets are taken. */
  result: maybe(numeric),
  seeds: sharedSeeds,
  /** How many players have bet in this round. */
  players: withDefault(numeric, 0),
});
export type LiveRound = v.InferOutput<typeof liveRound>;

/** A bet on a spot of the felt (`17`, `20-23`, `dozen-2`, `red`, …), in major units of the table's currency. */
export const liveBet = readObject({ spot: text, amount: decimal });
export type LiveBet = v.InferOutput<typeof liveBet>;

/** A player's bets in one round; `payout` is null until they are paid. It includes the stakes of winning bets. */
export const liveBets = readObject({
  roundId: id,
  bets: v.array(liveBet),
  staked: decimal,
  payout: maybe(decimal),
  /** The playable balance after the last change. */
  balance: maybe(decimal),
});
export type LiveBets = v.InferOutput<typeof liveBets>;

/** What the frame of a live table needs to start, or to go on after a lost connection. */
export const liveTable = readObject({
  name: text,
  provider: text,
  mode: v.picklist(['real', 'demo']),
  currencyCode: text,
  locale: text,
  /** The server's clock, to show times by. */
  now: text,
  round: liveRound,
  /** The numbers of the rounds before the present one, newest first, at most 100. */
  lastNumbers: v.array(numeric),
  /** The player's bets in the present round, and in the last one that has been paid, if any. */
  bets: liveBets,
  lastBets: maybe(liveBets),
  chips: v.array(decimal),
  /** Limits of a bet on one spot, and of all bets of a player in a round. */
  minBet: decimal,
  maxBet: decimal,
  maxTotal: decimal,
  returnToPlayer: decimal,
  balance: decimal,
});
export type LiveTable = v.InferOutput<typeof liveTable>;

/**
 * The namespace of a live table's socket, at the address of the frame. Its `auth.token` is the launch token; a connection
 * is rejected with the code of the error that `openLiveTable` would be rejected with.
 */
export const liveTableNamespace = '/live-table';

/** What the socket of a live table sends: the round to everyone at each change, and to each player what it paid. */
export const liveTableEvents = {
  'table:round': readObject({ now: text, round: liveRound }),
  'table:paid': liveBets,
} as const;
export type LiveTableEventName = keyof typeof liveTableEvents;
export type LiveTableEventData<N extends LiveTableEventName> = v.InferOutput<(typeof liveTableEvents)[N]>;
