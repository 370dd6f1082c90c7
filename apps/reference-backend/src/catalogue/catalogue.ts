import { type Game, type GameDetails, type GameKind, type GameSort } from '@casino-kit/api-contract';
import { compare, decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { stakeIn } from './stake-scale.js';
import { type CatalogueEntry, type CatalogueFile, type Face } from './catalogue-file.js';
import { type GameFigures, figuresOfGame, hasEngine } from './game-figures.js';
import { descriptionOf, featuresOf, textLanguage } from './game-text.js';

/** A game with everything known of it, except the count of players. */
export interface CatalogueGame {
  entry: CatalogueEntry;
  providerName: string;
  figures: GameFigures;
  thumbnailUrl: string;
  /** Name and provider for searching: lower case, without accents. */
  searched: string;
  /** The look of the reference game that plays it. */
  face: string;
}

export interface GameFilter {
  category?: string | undefined;
  provider?: string | undefined;
  search?: string | undefined;
  sort?: GameSort | undefined;
  similarTo?: string | undefined;
  /** Decides what counts as new. */
  today: Date;
  /** Rounds of the last seven days by slug: the order of `top-week`, the ten games that were played most. */
  roundsOfWeek?: ReadonlyMap<string, number> | undefined;
}

const topTen = 10;

/** The casino's games, in memory: a few thousand entries that change only with a release. */
export interface Catalogue {
  find(slug: string): CatalogueGame | undefined;
  list(filter: GameFilter): CatalogueGame[];
  countOf(category: string, today: Date): number;
  /** All providers, those with the most games first, each with its `sample` most popular games. */
  providers(sample: number): { id: string; name: string; count: number; games: CatalogueGame[] }[];
}

/** The views of the catalogue, in the order of the lobby. */
export const categories = [
  'all',
  'popular',
  'new',
  'slots',
  'live',
  'originals',
  'tables',
  'jackpots',
] as const;

const popularCount = 24;
const newDays = 90;
const dayMs = 86_400_000;

/** Folds case and accents, so that `ñandu` finds `Ñandú`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const { compare: compareNames } = new Intl.Collator('en');
const byName = (a: CatalogueGame, b: CatalogueGame) => compareNames(a.entry.name, b.entry.name);
const byPopularity = (a: CatalogueGame, b: CatalogueGame) =>
  a.entry.popularity - b.entry.popularity || byName(a, b);

const orders: Record<GameSort, (a: CatalogueGame, b: CatalogueGame) => number> = {
  sort: byPopularity,
  name: byName,
  releaseDate: (a, b) => b.entry.releaseDate.localeCompare(a.entry.releaseDate) || byName(a, b),
  returnToPlayer: (a, b) => compare(b.figures.returnToPlayer, a.figures.returnToPlayer) || byName(a, b),
  maxMultiplier: (a, b) =>
    compare(b.figures.maxMultiplier ?? '0', a.figures.maxMultiplier ?? '0') || byName(a, b),
  minBet: (a, b) => compare(a.figures.minBet, b.figures.minBet) || byName(a, b),
  maxBet: (a, b) => compare(b.figures.maxBet, a.figures.maxBet) || byName(a, b),
};

/** What each game of one theme from the third on loses of its likeness, so that other themes of the provider come first. */
const sameThemeCost = 6;

/** Returns how similar two games are: theme before provider before kind before volatility. */
function likeness(a: CatalogueEntry, b: CatalogueEntry): number {
  return (
    (a.motif === b.motif ? 8 : 0) +
    (a.provider === b.provider ? 4 : 0) +
    (a.kind === b.kind ? 2 : 0) +
    (a.volatility === b.volatility ? 1 : 0)
  );
}

function isIn(
  category: string,
  game: CatalogueGame,
  popular: ReadonlySet<CatalogueGame>,
  day: string,
): boolean {
  if (category === 'all') return true;
  if (category === 'popular') return popular.has(game);
  if (category === 'new') {
    const age = Date.parse(day) - Date.parse(game.entry.releaseDate);
    return age >= 0 && age <= newDays * dayMs;
  }
  return game.entry.kind === (category as GameKind);
}

/**
 * Creates the catalogue from its built file; without one the casino has no games. Images are paths on the core host, so
 * that a shell that proxies it keeps the browser on one origin.
 */
export function createCatalogue(file: CatalogueFile | undefined): Catalogue {
  const games = (file?.games ?? []).map((entry): CatalogueGame => {
    const providerName = file?.providers.get(entry.provider) ?? entry.provider;
    const version = file?.pictureVersion(entry.slug) ?? '';
    return {
      entry,
      providerName,
      figures: figuresOfGame(entry),
      thumbnailUrl: `/api/core/casino/assets/games/${entry.slug}.svg?v=${version}`,
      searched: fold(`${entry.name} ${providerName}`),
      face: faceOf(entry.motif, file?.faces ?? []),
    };
  });
  const bySlug = new Map(games.map((game) => [game.entry.slug, game]));
  const popular = new Set([...games].sort(byPopularity).slice(0, popularCount));

  const providers = [...new Map(games.map(({ entry, providerName }) => [entry.provider, providerName]))]
    .map(([id, name]) => {
      const own = games.filter(({ entry }) => entry.provider === id).sort(byPopularity);
      return { id, name, count: own.length, games: own };
    })
    .sort((a, b) => b.count - a.count || compareNames(a.name, b.name));

  /** Categories in each order, as they were asked for on one day. */
  const views = new Map<string, readonly CatalogueGame[]>();
  let viewsDay = '';

  function view(category: string, sort: GameSort, today: Date): readonly CatalogueGame[] {
    const day = today.toISOString().slice(0, 10);
    if (day !== viewsDay) views.clear();
    viewsDay = day;
    const key = `${category} ${sort}`;
    const known = views.get(key);
    if (known !== undefined) return known;
    const found = games.filter((game) => isIn(category, game, popular, day)).sort(orders[sort]);
    // Anyone can ask for a category that does not exist, so an empty one is not kept.
    if (found.length > 0) views.set(key, found);
    return found;
  }

  /**
   * Returns games by likeness to one, then in the order in which they come. From the third one on, games of one
   * theme count for less, so that the first ones differ.
   */
  function byLikeness(found: readonly CatalogueGame[], { entry }: CatalogueGame): CatalogueGame[] {
    const ofTheme = new Map<string, number>();
    return found
      .map((game) => ({ game, like: likeness(game.entry, entry) }))
      .sort((a, b) => b.like - a.like)
      .map(({ game, like }) => {
        const before = ofTheme.get(game.entry.motif) ?? 0;
        ofTheme.set(game.entry.motif, before + 1);
        return { game, like: like - Math.max(0, before - 1) * sameThemeCost };
      })
      .sort((a, b) => b.like - a.like)
      .map(({ game }) => game);
  }

  /** Returns the games with the most rounds; those without any follow by their rank. */
  function mostPlayed(rounds: ReadonlyMap<string, number>): CatalogueGame[] {
    const played = ({ entry }: CatalogueGame) => rounds.get(entry.slug) ?? 0;
    const counted = [...rounds.keys()].flatMap((slug) => bySlug.get(slug) ?? []);
    return [...new Set([...counted, ...games.toSorted(byPopularity).slice(0, topTen)])]
      .sort((a, b) => played(b) - played(a) || byPopularity(a, b))
      .slice(0, topTen);
  }

  return {
    find: (slug) => bySlug.get(slug),
    countOf: (category, today) => view(category, 'sort', today).length,
    providers: (sample) =>
      providers.map(({ games: own, ...provider }) => ({ ...provider, games: own.slice(0, sample) })),
    list({ category = 'all', provider, search, sort, similarTo, today, roundsOfWeek = new Map() }) {
      if (category === 'top-week') return mostPlayed(roundsOfWeek);
      const like = similarTo === undefined ? undefined : bySlug.get(similarTo);
      if (similarTo !== undefined && like === undefined) return [];
      const texts = fold(search ?? '').split(' ');
      const order = sort ?? (category === 'new' && like === undefined ? 'releaseDate' : 'sort');
      const found = view(category, order, today).filter(
        (game) =>
          game !== like &&
          (provider === undefined || game.entry.provider === provider) &&
          texts.every((word) => game.searched.includes(word)),
      );
      return like !== undefined && sort === undefined ? byLikeness(found, like) : found;
    },
  };
}

/** Returns which of the drawn looks suits a theme; a theme without a look gets the same one every time. */
export function faceOf(motif: string, faces: readonly Face[]): string {
  const own = faces.find((face) => face.motifs.includes(motif));
  if (own !== undefined) return own.id;
  const sum = [...motif].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return faces[sum % Math.max(1, faces.length)]?.id ?? 'harbour';
}

/** Returns a game as cards show it, its bets in a currency. `playersNow` is null when no one plays it. */
export function asGame(
  { entry, providerName, figures, thumbnailUrl }: CatalogueGame,
  playersNow: number | null,
  currencyCode: string,
): Game {
  return {
    id: entry.slug,
    slug: entry.slug,
    name: entry.name,
    provider: { id: entry.provider, name: providerName },
    kind: entry.kind,
    thumbnailUrl,
    minBet: stakeIn(figures.minBet, currencyCode),
    maxBet: stakeIn(figures.maxBet, currencyCode),
    returnToPlayer: figures.returnToPlayer,
    volatility: entry.volatility,
    demo: hasEngine(entry),
    available: figures.available,
    playersNow,
    ...(entry.kind === 'jackpots' &&
      figures.maxMultiplier !== null && {
        topPrize: truncate(
          multiply(stakeIn(figures.maxBet, currencyCode), figures.maxMultiplier),
          decimalPlaces(currencyCode),
        ),
      }),
  };
}

/** Returns the typical session of a game in a currency. */
function sessionIn(session: GameDetails['session'], currencyCode: string): GameDetails['session'] {
  if (session === null) return null;
  const { stake, percentiles, average } = session;
  const within = (amount: string) => stakeIn(amount, currencyCode);
  return {
    ...session,
    stake: within(stake),
    percentiles: {
      p5: within(percentiles.p5),
      p25: within(percentiles.p25),
      p75: within(percentiles.p75),
      p95: within(percentiles.p95),
    },
    average: within(average),
  };
}

/** Returns a game as its page shows it, its bets and results in a currency. */
export function asGameDetails(
  game: CatalogueGame,
  playersNow: number | null,
  currencyCode: string,
): GameDetails {
  const { entry, figures } = game;
  return {
    ...asGame(game, playersNow, currencyCode),
    description: descriptionOf(entry, game.providerName),
    features: featuresOf(entry),
    textLanguage,
    maxMultiplier: figures.maxMultiplier,
    anyWinOneIn: figures.anyWinOneIn,
    freeSpinsOneIn: figures.freeSpinsOneIn,
    bonusBuy: figures.bonusBuy !== null,
    bonusCompatible: hasEngine(entry),
    releaseDate: entry.releaseDate,
    session: sessionIn(figures.session, currencyCode),
  };
}
