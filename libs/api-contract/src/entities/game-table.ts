import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { flag, id, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

/** Rows of one reel. Rounds of the time when all machines had lines name just one. */
const rowsOfReel = v.union([
  v.array(numeric),
  v.pipe(
    numeric,
    v.transform((row): number[] => [row]),
  ),
]);

/**
 * What symbols of a slot paid: on a line, or without one wherever they are. `cells` are the rows that count, from 0 at the
 * top, by reel from the left.
 */
export const slotWin = readObject({
  line: orNull(numeric),
  symbol: text,
  count: numeric,
  cells: v.array(rowsOfReel),
  payout: decimal,
});

/** One drop of the reels: `grid[reel][row]` holds symbol names. `wildReels`: the reels that a wild filled before they paid. */
export const slotSpin = readObject({
  grid: v.array(v.array(text)),
  wildReels: withDefault(v.array(numeric), []),
  wins: v.array(slotWin),
  scatters: numeric,
  payout: decimal,
});
export type SlotSpin = v.InferOutput<typeof slotSpin>;

/** A coin that locked. `prize` is the name of what it pays, if that has one. */
export const slotCoin = readObject({ reel: numeric, row: numeric, prize: orNull(text), payout: decimal });
export type SlotCoin = v.InferOutput<typeof slotCoin>;

/**
 * Hold and win after a paid spin: the coins that it brought, those of each respin, and what coins on every place paid besides
 * (`grand`, 0 without them). `payout` is all of it.
 */
export const slotHold = readObject({
  coins: v.array(slotCoin),
  respins: v.array(v.array(slotCoin)),
  grand: decimal,
  payout: decimal,
});
export type SlotHold = v.InferOutput<typeof slotHold>;

/** What an active bonus means at a table: the largest bet, and its free spins that are played here. */
export const tableBonus = readObject({
  name: text,
  maxBet: orNull(decimal),
  freeSpinsLeft: withDefault(numeric, 0),
  /** The stake of a free spin, which the player does not pay. */
  freeSpinValue: orNull(decimal),
});
export type TableBonus = v.InferOutput<typeof tableBonus>;

/**
 * A bonus that ended with a round: `completed` with the amount that was converted to cash (none if its money was used
 * up by then), or `lost` because its money is used up. One that expired or was forfeited did not end with a round.
 */
export const endedBonus = readObject({
  name: text,
  status: v.picklist(['completed', 'lost']),
  converted: decimal,
});
export type EndedBonus = v.InferOutput<typeof endedBonus>;

/**
 * The seeds of a settled round, with which anyone can draw it again: `serverSeedHash` was shown before it. `clientSeed`
 * is empty if the player sent none. `nextServerSeedHash` commits to the seed of the next round of this launch.
 */
export const roundFairness = readObject({
  serverSeed: text,
  serverSeedHash: text,
  clientSeed: text,
  nextServerSeedHash: text,
});
export type RoundFairness = v.InferOutput<typeof roundFairness>;

/** A settled round: the paid spin, the hold and win and the free spins it brought, and the balances after. `stake` is all that was paid for it. */
export const gameRound = readObject({
  roundId: id,
  stake: decimal,
  payout: decimal,
  spin: slotSpin,
  freeSpins: v.array(slotSpin),
  freeSpinMultiplier: numeric,
  /** Null if too few coins showed, and in a game without hold and win. */
  hold: maybe(slotHold),
  balance: orNull(decimal),
  bonus: maybe(tableBonus),
  endedBonus: maybe(endedBonus),
  fairness: maybe(roundFairness),
});
export type GameRound = v.InferOutput<typeof gameRound>;

/** The game's free spins for money: `price` is a multiple of the bet, `returnToPlayer` that of such a round in per cent. */
export const tableBonusBuy = readObject({ price: decimal, returnToPlayer: decimal });
export type TableBonusBuy = v.InferOutput<typeof tableBonusBuy>;

/**
 * What makes a table provably fair: SHA-256 of the server seed that the next round will be drawn from, and the number of
 * the machine that draws it.
 */
export const tableFairness = readObject({ serverSeedHash: text, machine: numeric });
export type TableFairness = v.InferOutput<typeof tableFairness>;

/**
 * The rule of hold and win: so many coins of a paid spin lock, and it ends after so many respins in a row without a new one.
 * `prizes` are those with a name, and `grand` is what coins on every place pay besides, all in multiples of the stake.
 */
export const tableHold = readObject({
  coins: numeric,
  respins: numeric,
  prizes: v.array(readObject({ prize: text, pays: decimal })),
  grand: decimal,
});
export type TableHold = v.InferOutput<typeof tableHold>;

/** What a game may offer its player; nothing of it where the server does not say so. */
export const playOptions = {
  /** The game may start one round after another, up to limits that the player set before. */
  autoplay: withDefault(flag, false),
  /** The player may have results shown at once. */
  quickPlay: withDefault(flag, false),
  /** The player may have keys start rounds and change the bet, wherever the focus is. */
  hotKeys: withDefault(flag, false),
};

/** What a game's frame needs to start: its look, bet steps and paytable. */
export const gameTable = readObject({
  name: text,
  provider: text,
  face: text,
  mode: v.picklist(['real', 'demo']),
  currencyCode: text,
  locale: text,
  betSteps: v.array(decimal),
  defaultBet: decimal,
  /**
   * How symbols pay. From the left: on lines, or in every combination of their places on neighbouring reels. Or in clusters:
   * where enough of a kind touch.
   */
  wins: withDefault(v.picklist(['lines', 'ways', 'clusters']), 'lines'),
  /** What wilds do: stand for other symbols, also fill their reel, or also multiply what they are part of. */
  wilds: withDefault(v.picklist(['none', 'substituting', 'expanding', 'multiplying']), 'none'),
  /** The row of each reel by line; none in a game without lines. */
  lines: v.array(v.array(numeric)),
  /** The payouts of a symbol by the fewest of it; a cluster may have more. */
  paytable: v.array(readObject({ symbol: text, pays: v.record(v.string(), decimal) })),
  returnToPlayer: decimal,
  maxMultiplier: decimal,
  freeSpins: readObject({ scatters: numeric, spins: numeric, multiplier: numeric }),
  /** Null in a game without hold and win. */
  hold: maybe(tableHold),
  /** Null if the game sells none. */
  bonusBuy: maybe(tableBonusBuy),
  /** The amount that can be staked: cash and bonus money. */
  balance: decimal,
  bonus: maybe(tableBonus),
  firstGrid: v.array(v.array(text)),
  /** Null if rounds cannot be checked. */
  fairness: maybe(tableFairness),
  /** The least time between the starts of two rounds, in seconds; 0 for none. */
  minimumRoundSeconds: withDefault(numeric, 0),
  /** A press while the reels turn may stop them, or skip to the result. */
  slamStop: withDefault(flag, true),
  ...playOptions,
  /** The round of the request's `unfinishedKey`, if it was played. */
  unfinishedRound: maybe(gameRound),
});
export type GameTable = v.InferOutput<typeof gameTable>;
