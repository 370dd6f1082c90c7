import * as v from 'valibot';
import { rows } from '../answer.js';
import { decimal } from '../decimal.js';

export const gameKinds = ['slots', 'live', 'tables', 'originals', 'jackpots'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The seven orders of the lobby (§3, sorting options). */
export const gameSorts = [
  'sort',
  'releaseDate',
  'name',
  'returnToPlayer',
  'maxMultiplier',
  'minBet',
  'maxBet',
] as const;
export type GameSort = (typeof gameSorts)[number];

/** A game as a card shows it. Bets are in major units of the currency asked for; `returnToPlayer` is in per cent. */
export const game = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  provider: v.object({ id: v.string(), name: v.string() }),
  kind: v.picklist(gameKinds),
  /** An address, or a path on the core host. */
  thumbnailUrl: v.string(),
  minBet: decimal,
  maxBet: decimal,
  returnToPlayer: decimal,
  volatility: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  demo: v.boolean(),
  available: v.boolean(),
  playersNow: v.optional(v.nullable(v.number())),
});
export type Game = v.InferOutput<typeof game>;
export const games = rows('games', game);

/** A game with everything its page tells. Rates are "one round in n", computed from the game's mathematics. */
export const gameDetails = v.object({
  ...game.entries,
  description: v.array(v.string()),
  features: v.array(v.string()),
  maxMultiplier: v.nullable(decimal),
  anyWinOneIn: v.nullable(decimal),
  freeSpinsOneIn: v.nullable(decimal),
  bonusBuy: v.boolean(),
  bonusCompatible: v.boolean(),
  releaseDate: v.string(),
  session: v.nullable(
    v.object({
      rounds: v.number(),
      stake: decimal,
      sessions: v.number(),
      percentiles: v.object({ p5: decimal, p25: decimal, p75: decimal, p95: decimal }),
      average: decimal,
    }),
  ),
});
export type GameDetails = v.InferOutput<typeof gameDetails>;

/** A way to look at the catalogue (`topCategoryList`, §7). */
export const gameCategory = v.object({
  id: v.string(),
  key: v.string(),
  name: v.string(),
  icon: v.optional(v.nullable(v.string())),
  count: v.number(),
});
export type GameCategory = v.InferOutput<typeof gameCategory>;
export const gameCategories = rows('topCategoryList', gameCategory);

/** A single round that was won lately; the player's name comes masked from the server. */
export const recentWin = v.object({
  roundId: v.string(),
  player: v.string(),
  game: v.object({ slug: v.string(), name: v.string(), thumbnailUrl: v.string() }),
  payout: decimal,
  currencyCode: v.string(),
  at: v.string(),
});
export type RecentWin = v.InferOutput<typeof recentWin>;

/** Where to load a game from, for one player and one mode. The launch token in `url` opens only this game. */
export const gameLaunch = v.object({
  url: v.pipe(v.string(), v.url()),
  mode: v.picklist(['real', 'demo']),
  launchedAt: v.string(),
});
export type GameLaunch = v.InferOutput<typeof gameLaunch>;

/** What a line of a slot paid. `cells` are row indexes 0–2 by reel from the left. */
export const lineWin = v.object({
  line: v.number(),
  symbol: v.string(),
  count: v.number(),
  cells: v.array(v.number()),
  payout: decimal,
});

/** One drop of the reels: `grid[reel][row]` holds symbol names. */
export const slotSpin = v.object({
  grid: v.array(v.array(v.string())),
  wins: v.array(lineWin),
  scatters: v.number(),
  payout: decimal,
});
export type SlotSpin = v.InferOutput<typeof slotSpin>;

/** What an active bonus means at a table: the largest bet, and free spins of it that are played here. */
export const tableBonus = v.object({
  name: v.string(),
  maxBet: v.optional(v.nullable(decimal), null),
  freeSpinsLeft: v.optional(v.number(), 0),
  /** The stake of a free spin; the player pays nothing for it. */
  freeSpinValue: v.optional(v.nullable(decimal), null),
});
export type TableBonus = v.InferOutput<typeof tableBonus>;

/**
 * A bonus that ended with a round: `completed` with what became cash of it (none when its money was gone by then), or `lost`
 * because its money is used up. One that expired or was given up did not end with a round.
 */
export const endedBonus = v.object({
  name: v.string(),
  status: v.picklist(['completed', 'lost']),
  converted: decimal,
});
export type EndedBonus = v.InferOutput<typeof endedBonus>;

/** A settled round: the paid spin, the free spins it brought, and the balances after. `stake` is all that was paid for it. */
export const gameRound = v.object({
  roundId: v.string(),
  stake: decimal,
  payout: decimal,
  spin: slotSpin,
  freeSpins: v.array(slotSpin),
  freeSpinMultiplier: v.number(),
  balance: v.nullable(decimal),
  bonus: v.optional(v.nullable(tableBonus)),
  endedBonus: v.optional(v.nullable(endedBonus)),
});
export type GameRound = v.InferOutput<typeof gameRound>;

/** The game's free spins for money: `price` is a multiple of the bet, `returnToPlayer` that of such a round in per cent. */
export const tableBonusBuy = v.object({ price: decimal, returnToPlayer: decimal });
export type TableBonusBuy = v.InferOutput<typeof tableBonusBuy>;

/** What a game's frame needs to start: its look, bet steps and paytable. */
export const gameTable = v.object({
  name: v.string(),
  provider: v.string(),
  face: v.string(),
  mode: v.picklist(['real', 'demo']),
  currencyCode: v.string(),
  locale: v.string(),
  betSteps: v.array(decimal),
  defaultBet: decimal,
  lines: v.array(v.array(v.number())),
  paytable: v.array(v.object({ symbol: v.string(), pays: v.record(v.string(), decimal) })),
  returnToPlayer: decimal,
  maxMultiplier: decimal,
  freeSpins: v.object({ scatters: v.number(), spins: v.number(), multiplier: v.number() }),
  /** Null where the game sells none. */
  bonusBuy: v.optional(v.nullable(tableBonusBuy)),
  /** What can be staked: cash and bonus money. */
  balance: decimal,
  bonus: v.optional(v.nullable(tableBonus)),
  firstGrid: v.array(v.array(v.string())),
});
export type GameTable = v.InferOutput<typeof gameTable>;
