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

/** A game as a card shows it. Bets are in major units of the requested currency; `returnToPlayer` is in per cent. */
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
  /**
   * What one round can pay at most, in the currency of the bets: the present amount of a progressive jackpot. Only of
   * games that are offered for it.
   */
  topPrize: maybe(decimal),
});
export type Game = v.InferOutput<typeof game>;
export const games = list(game);

/** A game with all details of its page. Rates are "one round in n", computed from the game's mathematics. */
export const gameDetails = readObject({
  ...game.entries,
  description: withDefault(list(text), []),
  features: withDefault(list(text), []),
  /** Wire code (§9) of the language of `description` and `features`, if they are not text keys. */
  textLanguage: maybe(text),
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

/**
 * A view of the catalogue (`topCategoryList`, §7). Without a key its name serves as one; without a count it shows none
 * (decisions 39), or its id where nothing of the name is ASCII (decision 33).
 */
export const gameCategory = v.pipe(
  readObject({ id: maybe(id), key: maybe(text), name: text, icon: maybe(text), count: orNull(numeric) }),
  v.transform(({ id: categoryId, key, ...category }) => {
    const found = key ?? (toSlug(category.name) || (categoryId ?? ''));
    return { ...category, key: found, id: categoryId ?? found };
  }),
  v.check(({ key }) => key !== '', 'expected a key, a name in ASCII or an id'),
);
export type GameCategory = v.InferOutput<typeof gameCategory>;
export const gameCategories = list(gameCategory);

/** What every list of wins has of one; `player` is masked, and empty for one who hides the name (ghost mode, §6). */
export const winEntries = {
  roundId: id,
  player: withDefault(text, ''),
  game: readObject({ slug: text, name: text, thumbnailUrl: text }),
  payout: decimal,
  currencyCode: text,
  at: date,
};
/** A single recent winning round. */
export const recentWin = readObject(winEntries);
export type RecentWin = v.InferOutput<typeof recentWin>;

/** Where to load a game from, for one player and one mode. The launch token in `url` opens only this game. */
export const gameLaunch = readObject({
  url: v.pipe(v.string(), v.url()),
  mode: v.picklist(['real', 'demo']),
  launchedAt: withDefault(date, ''),
});
export type GameLaunch = v.InferOutput<typeof gameLaunch>;
