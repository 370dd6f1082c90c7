import {
  parseGameFilter,
  type Game,
  type GameFeature,
  type GameCategory,
  type GameDetails,
  type GameLaunch,
  type GamePulse,
  type RecentWin,
  type TopWin,
} from '@casino-kit/api-contract';
import { http, HttpResponse } from 'msw';
import { type WinTable } from '../core/top-wins-query.js';
import { favouriteHandlers } from './favourite-handlers.js';
import { exampleCategories, exampleGames, makeGameDetails, makeRecentWin, makeTopWin } from './games.js';
import { makePulse } from './pulse.js';

/** An error response, as the server sends it. */
export interface Rejection {
  status: number;
  code: string;
}
/** The data and behaviour of the simulated server; anything omitted is the example catalogue. */
export interface GamesServer {
  games: readonly Game[];
  categories: readonly GameCategory[];
  recent: readonly Game[];
  /** The one added last first; `null` on a server without favourites. */
  favourites: readonly Game[] | null;
  wins: readonly RecentWin[];
  /** By table; the player's own are `mine`. */
  topWins: Readonly<Record<WinTable, readonly TopWin[]>>;
  /** By slug; a game of the list gets generated details. */
  details: Readonly<Record<string, GameDetails>>;
  launch: GameLaunch | Rejection;
  /** The pulse of every game; the player had one of twenty rounds. */
  pulse: GamePulse;
  /** Every read of the catalogue fails with this error. */
  reject: Rejection | null;
  /** No response ever arrives. */
  silent: boolean;
}

const response = (data: object) => HttpResponse.json({ success: true, data });
const rejection = ({ status, code }: Rejection) =>
  HttpResponse.json({ success: false, code, message: code }, { status });
const never = () => new Promise<never>(() => undefined);

const hasFeature: Readonly<Record<GameFeature, (game: Game) => boolean>> = {
  'bonus-buy': ({ kind }) => kind === 'slots',
  'free-spins': ({ kind }) => kind === 'slots',
  multiplier: ({ kind }) => kind === 'slots',
  jackpot: ({ kind }) => kind === 'jackpots',
  'live-dealer': ({ kind }) => kind === 'live',
  demo: ({ demo }) => demo,
};

/** Returns the test of the filter of a request. */
function createFilterTest(query: URLSearchParams): (game: Game) => boolean {
  const { volatility, features, rtp } = parseGameFilter(Object.fromEntries(query));
  return (game) =>
    (volatility.length === 0 || volatility.some((step) => step === game.volatility)) &&
    features.every((feature) => hasFeature[feature](game)) &&
    (rtp.from === null || Number(game.returnToPlayer) >= rtp.from) &&
    (rtp.to === null || Number(game.returnToPlayer) <= rtp.to);
}

function listed(games: readonly Game[], query: URLSearchParams): Game[] {
  const category = query.get('category');
  const provider = query.get('provider');
  const texts = (query.get('search') ?? '').toLowerCase();
  const similarTo = query.get('similarTo');
  const isKind = (game: Game) =>
    category === null ||
    ['all', 'popular', 'new', 'bonus-buy', 'top-week'].includes(category) ||
    game.kind === category;
  const isChosen = createFilterTest(query);
  const found = games.filter(
    (game) =>
      isKind(game) &&
      isChosen(game) &&
      (provider === null || game.provider.id === provider) &&
      game.slug !== similarTo &&
      `${game.name} ${game.provider.name}`.toLowerCase().includes(texts),
  );
  return query.get('sort') === 'name' ? found.sort((a, b) => a.name.localeCompare(b.name, 'en')) : found;
}

const winNames: readonly (readonly [string, string])[] = [
  ['Na•••a', '412.80'],
  ['jo•••7', '1260.00'],
  ['Pe•••o', '86.40'],
  ['li•••n', '2145.50'],
  ['Ka•••t', '318.00'],
  ['mi•••e', '94.20'],
  ['Os•••r', '655.10'],
];
const exampleWins = winNames.map(([player, payout], index) => {
  const { slug, name, thumbnailUrl } = exampleGames[index] ?? makeGameDetails();
  return makeRecentWin({ roundId: `round-${index}`, player, payout, game: { slug, name, thumbnailUrl } });
});

const exampleTopWins = exampleWins.map((win, index) =>
  makeTopWin({
    ...win,
    player: index === 2 ? '' : win.player,
    stake: `${index + 1}.00`,
    multiplier: '41.28',
  }),
);
const tables = {
  all: exampleTopWins,
  'high-rollers': exampleTopWins,
  multipliers: exampleTopWins,
  mine: exampleTopWins,
};

/** MSW handlers of every call of this library. Pass the server's data where it matters. */
export function gamesHandlers(server: Partial<GamesServer> = {}) {
  const {
    games = exampleGames,
    categories = exampleCategories,
    recent = exampleGames.slice(17, 25),
    favourites = [],
    wins = exampleWins,
    topWins = tables,
    details = {},
    pulse = makePulse(),
    launch = { status: 400, code: 'GAME_UNAVAILABLE' },
    reject = null,
    silent = false,
  } = server;
  const reply = (data: () => ReturnType<typeof response>) => {
    if (silent) return never();
    return reject === null ? data() : rejection(reject);
  };
  return [
    http.get('*/api/games', ({ request }) =>
      reply(() => {
        const query = new URL(request.url).searchParams;
        const found = listed(games, query);
        const limit = Number(query.get('limit') ?? 24);
        const start = (Number(query.get('pageNo') ?? 1) - 1) * limit;
        return response({ count: found.length, rows: found.slice(start, start + limit) });
      }),
    ),
    http.get('*/api/game-providers', ({ request }) =>
      reply(() => {
        const sample = Number(new URL(request.url).searchParams.get('games') ?? 0);
        const names = new Map(games.map(({ provider: { id, name } }) => [id, name]));
        const rows = [...names].map(([id, name]) => {
          const own = games.filter(({ provider }) => provider.id === id);
          return { id, name, count: own.length, logoUrl: '', games: own.slice(0, sample) };
        });
        return response({ rows: rows.sort((a, b) => b.count - a.count) });
      }),
    ),
    http.get('*/api/games/:slug/pulse', () => reply(() => response(pulse))),
    http.get('*/api/user/games/:slug/pulse', () =>
      reply(() =>
        response({
          buckets: pulse.buckets.map(({ from, rounds }) => ({ from, rounds: Math.floor(rounds / 20) })),
        }),
      ),
    ),
    http.get('*/api/games/:slug', ({ params }) =>
      reply(() => {
        const slug = String(params.slug);
        const game = games.find((candidate) => candidate.slug === slug);
        const found = details[slug] ?? (game && makeGameDetails(game));
        return found ? response(found) : rejection({ status: 404, code: 'GAME_NOT_FOUND' });
      }),
    ),
    http.post('*/api/games/:slug/launch', () => {
      if (silent) return never();
      return 'code' in launch ? rejection(launch) : response(launch);
    }),
    http.get('*/api/user/recent-games', () => reply(() => response({ rows: recent }))),
    ...favouriteHandlers({ games, favourites, reply }),
    http.get('*/api/game-wins/top', ({ request }) =>
      reply(() => {
        const rows = Object.entries(topWins).find(
          ([table]) => table === new URL(request.url).searchParams.get('table'),
        )?.[1];
        return rows ? response({ rows }) : rejection({ status: 400, code: 'VALIDATION' });
      }),
    ),
    http.get('*/api/user/game-wins/top', () => reply(() => response({ rows: topWins.mine }))),
    http.get('*/api/game-wins', () => reply(() => response({ rows: wins }))),
    http.get('*/api/admin/get-full-category-list', () =>
      reply(() => response({ topCategoryList: categories })),
    ),
  ];
}
