import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { toSlug } from '../slug.js';
import { date, flag, id, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

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
export const game = readObject({
  id,
  slug: text,
  name: text,
  provider: withDefault(readObject({ id: withDefault(id, ''), name: text }), { id: '', name: '' }),
  kind: withDefault(v.picklist(gameKinds), 'slots'),
  /** An address, or a path on the core host. */
  thumbnailUrl: withDefault(text, ''),
  minBet: orNull(decimal),
  maxBet: orNull(decimal),
  returnToPlayer: orNull(decimal),
  volatility: orNull(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(5))),
  demo: withDefault(flag, false),
  available: withDefault(flag, true),
  playersNow: maybe(numeric),
});
export type Game = v.InferOutput<typeof game>;
export const games = list(game);

/** A game with everything its page tells. Rates are "one round in n", computed from the game's mathematics. */
export const gameDetails = readObject({
  ...game.entries,
  description: withDefault(list(text), []),
  features: withDefault(list(text), []),
  maxMultiplier: orNull(decimal),
  anyWinOneIn: orNull(decimal),
  freeSpinsOneIn: orNull(decimal),
  bonusBuy: withDefault(flag, false),
  bonusCompatible: orNull(flag),
  releaseDate: orNull(date),
  session: orNull(
    readObject({
      rounds: numeric,
      stake: decimal,
      sessions: numeric,
      percentiles: readObject({ p5: decimal, p25: decimal, p75: decimal, p95: decimal }),
      average: decimal,
    }),
  ),
});
export type GameDetails = v.InferOutput<typeof gameDetails>;

/** A way to look at the catalogue (`topCategoryList`, §7); without a key its name is one, without a count it shows none (decisions 39). */
export const gameCategory = v.pipe(
  readObject({ id: maybe(id), key: maybe(text), name: text, icon: maybe(text), count: orNull(numeric) }),
  v.transform(({ id: categoryId, key, ...category }) => {
    const found = key ?? toSlug(category.name);
    return { ...category, key: found, id: categoryId ?? found };
  }),
);
export type GameCategory = v.InferOutput<typeof gameCategory>;
export const gameCategories = list(gameCategory);

/** A single round that was won lately; the player's name comes masked from the server. */
export const recentWin = readObject({
  roundId: id,
  player: text,
  game: readObject({ slug: text, name: text, thumbnailUrl: text }),
  payout: decimal,
  currencyCode: text,
  at: date,
});
export type RecentWin = v.InferOutput<typeof recentWin>;

/** Where to load a game from, for one player and one mode. The launch token in `url` opens only this game. */
export const gameLaunch = readObject({
  url: v.pipe(v.string(), v.url()),
  mode: v.picklist(['real', 'demo']),
  launchedAt: withDefault(date, ''),
});
export type GameLaunch = v.InferOutput<typeof gameLaunch>;

/** What a line of a slot paid. `cells` are row indexes 0–2 by reel from the left. */
export const lineWin = readObject({
  line: numeric,
  symbol: text,
  count: numeric,
  cells: v.array(numeric),
  payout: decimal,
});

/** One drop of the reels: `grid[reel][row]` holds symbol names. */
export const slotSpin = readObject({
  grid: v.array(v.array(text)),
  wins: v.array(lineWin),
  scatters: numeric,
  payout: decimal,
});
export type SlotSpin = v.InferOutput<typeof slotSpin>;

/** What an active bonus means at a table: the largest bet, and free spins of it that are played here. */
export const tableBonus = readObject({
  name: text,
  maxBet: orNull(decimal),
  freeSpinsLeft: withDefault(numeric, 0),
  /** The stake of a free spin; the player pays nothing for it. */
  freeSpinValue: orNull(decimal),
});
export type TableBonus = v.InferOutput<typeof tableBonus>;

/**
 * A bonus that ended with a round: `completed` with what became cash of it (none when its money was gone by then), or `lost`
 * because its money is used up. One that expired or was given up did not end with a round.
 */
export const endedBonus = readObject({
  name: text,
  status: v.picklist(['completed', 'lost']),
  converted: decimal,
});
export type EndedBonus = v.InferOutput<typeof endedBonus>;

/** A settled round: the paid spin, the free spins it brought, and the balances after. `stake` is all that was paid for it. */
export const gameRound = readObject({
  roundId: id,
  stake: decimal,
  payout: decimal,
  spin: slotSpin,
  freeSpins: v.array(slotSpin),
  freeSpinMultiplier: numeric,
  balance: orNull(decimal),
  bonus: maybe(tableBonus),
  endedBonus: maybe(endedBonus),
});
export type GameRound = v.InferOutput<typeof gameRound>;

/** The game's free spins for money: `price` is a multiple of the bet, `returnToPlayer` that of such a round in per cent. */
export const tableBonusBuy = readObject({ price: decimal, returnToPlayer: decimal });
export type TableBonusBuy = v.InferOutput<typeof tableBonusBuy>;

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
  lines: v.array(v.array(numeric)),
  paytable: v.array(readObject({ symbol: text, pays: v.record(v.string(), decimal) })),
  returnToPlayer: decimal,
  maxMultiplier: decimal,
  freeSpins: readObject({ scatters: numeric, spins: numeric, multiplier: numeric }),
  /** Null where the game sells none. */
  bonusBuy: maybe(tableBonusBuy),
  /** What can be staked: cash and bonus money. */
  balance: decimal,
  bonus: maybe(tableBonus),
  firstGrid: v.array(v.array(text)),
});
export type GameTable = v.InferOutput<typeof gameTable>;
