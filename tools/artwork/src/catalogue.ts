import { type CastGame, castGames } from './catalogue/casting.js';
import { PROVIDERS, type ProviderId } from './catalogue/providers.js';
import { byPopularity } from './catalogue/ranking.js';
import { type GameKind, NEWEST } from './catalogue/reference-games.js';
import { hashText } from './drawing/chance.js';
import { hueDistance } from './drawing/colour.js';
import { heroesNamed, hueNamed } from './scenes/depicted.js';
import { type Look } from './scenes/look.js';
import { type MotifId } from './scenes/motifs.js';
import { cardLook } from './thumbnail.js';

/** A game of the reference catalogue. What it pays back is computed from its mathematics, so it is not here. */
export interface CatalogueGame {
  slug: string;
  name: string;
  provider: ProviderId;
  kind: GameKind;
  motif: MotifId;
  /** chooses the picture's composition and colours */
  seed: number;
  /** YYYY-MM-DD */
  releaseDate: string;
  /** rank: 1 is the most played */
  popularity: number;
  bonusBuy: boolean;
  /** 1 even … 5 wild */
  volatility: 1 | 2 | 3 | 4 | 5;
}

/** The reference catalogue: providers by name, games by popularity. */
export interface Catalogue {
  providers: readonly { id: ProviderId; name: string }[];
  games: readonly CatalogueGame[];
}

/** Grounds of neighbouring cards differ by at least this many degrees of hue. */
export const NEIGHBOUR_HUE = 20;

const FIRST_COMPOSED_SEED = 10;
const LAST_RELEASE = Date.UTC(2026, 10, 18);
const FIRST_RELEASE = Date.UTC(2021, 2, 1);
const DAY = 86_400_000;

const fraction = (key: string): number => hashText(key) / 4294967296;

/** Release days: the newest games first, drawn games and all others spread over five and a half years. */
function releaseDate({ name, slug }: CastGame): string {
  const newest = NEWEST.indexOf(name);
  const days = Math.floor((LAST_RELEASE - FIRST_RELEASE) / DAY) - NEWEST.length;
  const time =
    newest >= 0
      ? LAST_RELEASE - Math.floor(newest / 2) * DAY
      : FIRST_RELEASE + Math.floor(fraction(`release/${slug}`) * days) * DAY;
  return new Date(time).toISOString().slice(0, 10);
}

function getVolatility({ slug, kind }: CastGame): CatalogueGame['volatility'] {
  if (kind === 'live' || kind === 'tables') return 1;
  if (kind === 'jackpots') return 5;
  const steps = [1, 2, 2, 3, 3, 3, 4, 4, 5, 5] as const;
  return steps[Math.floor(fraction(`volatility/${slug}`) * steps.length)] ?? 3;
}

/** The games that stand beside each game in the listings of the lobby. */
function findNeighbours(
  order: readonly CastGame[],
): Map<CastGame, { beside: CastGame[]; alike: CastGame[] }> {
  const found = new Map(order.map((game) => [game, { beside: [] as CastGame[], alike: [] as CastGame[] }]));
  const link = (list: readonly CastGame[], how: 'beside' | 'alike', reach: number): void =>
    list.forEach((game, i) => {
      for (let distance = 1; distance <= reach; distance++) {
        const other = list[i + distance];
        if (!other) return;
        found.get(game)?.[how].push(other);
        found.get(other)?.[how].push(game);
      }
    });
  const grouped = (getKey: (game: CastGame) => string): CastGame[][] => {
    const groups = new Map<string, CastGame[]>();
    for (const game of order) groups.set(getKey(game), [...(groups.get(getKey(game)) ?? []), game]);
    return [...groups.values()];
  };
  link(order, 'beside', 1);
  for (const list of grouped(({ provider }) => provider)) link(list, 'beside', 1);
  link(
    [...order].sort((one, other) => (one.slug < other.slug ? -1 : 1)),
    'alike',
    1,
  );
  for (const list of grouped(({ motif }) => motif)) link(list, 'alike', 3);
  return found;
}

/** Gives every composed game the first seed whose picture shows what its title names and differs from those beside it. */
function seedsFor(order: readonly CastGame[]): Map<CastGame, number> {
  const seeds = new Map<CastGame, number>();
  const looks = new Map<CastGame, Look>();
  const settle = (game: CastGame, seed: number): void => {
    seeds.set(game, seed);
    looks.set(game, cardLook({ ...game, seed }));
  };
  for (const game of order) if (game.drawnSeed !== undefined) settle(game, game.drawnSeed);
  const neighbours = findNeighbours(order);
  for (const game of order) {
    if (game.drawnSeed !== undefined) continue;
    const known = (list: readonly CastGame[] = []): Look[] => list.flatMap((other) => looks.get(other) ?? []);
    const beside = known(neighbours.get(game)?.beside);
    const alike = known(neighbours.get(game)?.alike.filter(({ motif }) => motif === game.motif));
    const start = FIRST_COMPOSED_SEED + (hashText(`seed/${game.slug}`) % 9000);
    const named = heroesNamed(game.motif, game.name);
    const stone = hueNamed(game.motif, game.name);
    const suits = ({ hero }: Look): boolean =>
      hero !== undefined &&
      (named === undefined || named.includes(hero.index)) &&
      (stone === undefined || hueDistance(stone, hero.hue) <= 30);
    const fits = (seed: number): boolean => {
      const look = cardLook({ ...game, seed });
      if (!suits(look)) return false;
      return (
        beside.every((other) => hueDistance(look.hue, other.hue) >= NEIGHBOUR_HUE) &&
        alike.every((other) => look.composition.split('/')[0] !== other.composition.split('/')[0])
      );
    };
    let seed = start;
    for (let tries = 0; !fits(seed); tries++) {
      if (tries > 9000) throw new Error(`No picture of “${game.name}” fits between those beside it.`);
      seed = start + tries + 1;
    }
    settle(game, seed);
  }
  return seeds;
}

/** Makes the reference catalogue; the same on every machine and at every time. */
export function makeCatalogue(): Catalogue {
  const order = byPopularity(castGames());
  const seeds = seedsFor(order);
  const providers = (Object.keys(PROVIDERS) as ProviderId[]).map((id) => ({ id, name: PROVIDERS[id].name }));
  const games = order.map((game, i): CatalogueGame => ({
    slug: game.slug,
    name: game.name,
    provider: game.provider,
    kind: game.kind,
    motif: game.motif,
    seed: seeds.get(game) ?? 0,
    releaseDate: releaseDate(game),
    popularity: i + 1,
    bonusBuy:
      (game.kind === 'slots' || game.kind === 'jackpots') && fraction(`bonus-buy/${game.slug}`) < 0.35,
    volatility: getVolatility(game),
  }));
  return { providers, games };
}
