import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { getFullCategoryList, getGame, listGameProviders, listGames } from '@casino-kit/api-contract';
import { type Clock } from '../clock.js';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Resources } from '../resources.js';
import { currencyCodes } from '../settings/places.js';
import { type Catalogue, categories } from './catalogue.js';
import { toGameDetails, toGames } from './game-response.js';

const englishNames: Record<(typeof categories)[number], string> = {
  all: 'All games',
  popular: 'Popular',
  new: 'New',
  slots: 'Slots',
  live: 'Live casino',
  originals: 'Originals',
  tables: 'Tables',
  jackpots: 'Jackpots',
};

/** The currency of bets for anyone who names none. */
const guestCurrency = currencyCodes[0];

interface CatalogueServices {
  catalogue: Catalogue;
  clock: Clock;
  resources: Resources;
}

/** What is read once for everyone. */
export interface CatalogueReads {
  /** How many play at the moment, by slug. */
  playersNow: () => Promise<ReadonlyMap<string, number>>;
  /** Rounds of the last seven days, by slug. */
  roundsOfWeek: () => Promise<ReadonlyMap<string, number>>;
  /** Whether bonus money can be played in games of a kind; null when that depends on the bonus. */
  playableWithBonus: (gameKind: string) => Promise<boolean | null>;
}

/** The lobby: games, their pages, categories, providers (§7). */
export function catalogueRoutes(
  { serve }: EndpointRoutes,
  { catalogue, clock, resources }: CatalogueServices,
  { playersNow, roundsOfWeek, playableWithBonus }: CatalogueReads,
): void {
  serve(listGames, async ({ query }) => {
    const { pageNo, limit, currencyCode = guestCurrency, ...filter } = query;
    const found = catalogue.list({ ...filter, today: clock.now(), roundsOfWeek: await roundsOfWeek() });
    const page = found.slice((pageNo - 1) * limit, pageNo * limit);
    return { count: found.length, rows: toGames(page, await playersNow(), currencyCode) };
  });
  serve(listGameProviders, async ({ query }) => {
    const playing = await playersNow();
    return {
      rows: catalogue.providers(query.games).map(({ games, ...provider }) => ({
        ...provider,
        logoUrl: `/api/core/casino/assets/providers/${provider.id}.svg`,
        games: toGames(games, playing, guestCurrency),
      })),
    };
  });
  serve(getGame, async ({ param, query }) => {
    const game = catalogue.find(param('slug'));
    if (game === undefined) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
    const [playing, bonusCompatible] = await Promise.all([playersNow(), playableWithBonus(game.entry.kind)]);
    return toGameDetails(game, {
      playersNow: playing.get(game.entry.slug) ?? null,
      currencyCode: query.currencyCode ?? guestCurrency,
      bonusCompatible,
    });
  });
  serve(getFullCategoryList, ({ query }) => {
    const texts = resources.dictionary(query.locale) ?? {};
    const counted = categories.map((id) => ({ id, count: catalogue.countGames(id, clock.now()) }));
    return {
      topCategoryList: counted
        .filter(({ count }) => count > 0)
        .map(({ id, count }) => {
          const key = `games.category.${id}`;
          const text = texts[key];
          return { id, key, name: typeof text === 'string' ? text : englishNames[id], icon: id, count };
        }),
    };
  });
}

/** Serves images of games, providers and faces: immutable under one address, sent compressed where that exists. */
export async function serveArtwork(app: FastifyInstance, artwork: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: artwork,
    prefix: '/api/core/casino/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) =>
      void reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      ),
  });
}
