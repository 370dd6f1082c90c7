import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { countedRows, list, listUnder, readObject } from '../reading.js';
import { game, gameCategories, gameDetails, gameSorts, games, recentWin } from '../entities/game.js';

/** The currency of the bets; the server's default if it is omitted. */
const currencyCode = v.optional(v.pipe(v.string(), v.maxLength(10)));
/** A part of the catalogue, as an address writes it: a server that does not know it returns all games. */
const filter = v.optional(v.string());
/** Query strings carry numbers as text; both ends read either. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

export const getFullCategoryList = /* @__PURE__ */ defineEndpoint({
  name: 'getFullCategoryList',
  summary: 'Categories of the lobby, each with its number of games.',
  method: 'GET',
  path: '/api/admin/get-full-category-list',
  cached: true,
  systemToken: true,
  query: v.object({ locale: v.string() }),
  data: listUnder('topCategoryList', readObject({ topCategoryList: gameCategories })),
});

export const listGames = /* @__PURE__ */ defineEndpoint({
  name: 'listGames',
  origin: 'extension',
  summary:
    'The catalogue, filtered, sorted and paged from 1. `search` looks in names and providers of the whole catalogue, and tolerates typing errors.',
  method: 'GET',
  path: '/api/games',
  cached: true,
  query: v.object({
    category: v.optional(v.string()),
    provider: v.optional(v.string()),
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Any of these volatilities, such as `4,5`. */
    volatility: filter,
    /** All of these {@link gameFeatures}, such as `free-spins,bonus-buy`. */
    features: filter,
    /** Return to player in per cent, both ends included, either of them open: `96-97`, `96-`. */
    rtp: filter,
    sort: v.optional(v.picklist(gameSorts)),
    similarTo: v.optional(v.string()),
    currencyCode,
    pageNo: v.optional(whole(1, 10_000), 1),
    limit: v.optional(whole(1, 100), 24),
  }),
  data: countedRows(game),
});

export const getGame = /* @__PURE__ */ defineEndpoint({
  name: 'getGame',
  origin: 'extension',
  summary: 'A game with its details.',
  method: 'GET',
  path: '/api/games/{slug}',
  cached: true,
  query: v.object({ currencyCode }),
  data: gameDetails,
});

export const listRecentGames = /* @__PURE__ */ defineEndpoint({
  name: 'listRecentGames',
  origin: 'extension',
  summary: 'Games that the player played last, most recent first.',
  method: 'GET',
  path: '/api/user/recent-games',
  token: 'required',
  data: listUnder('rows', readObject({ rows: games })),
});

export const listRecentWins = /* @__PURE__ */ defineEndpoint({
  name: 'listRecentWins',
  origin: 'extension',
  summary: 'Recent wins, newest first, with masked player names.',
  method: 'GET',
  path: '/api/game-wins',
  data: listUnder('rows', readObject({ rows: list(recentWin) })),
});
