import { type GameKind, type GameSort, type WrittenGameFilter } from '@casino-kit/api-contract';
import { type CatalogueEntry, type CatalogueFile } from './catalogue-file.js';
import { toCatalogueGame, type CatalogueGame } from './catalogue-game.js';
import { toGamePredicate } from './game-features.js';
import { createGameOrder } from './game-order.js';
import { createGameSearch } from './game-search.js';

export interface ListedGames extends WrittenGameFilter {
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
  list(filter: ListedGames): CatalogueGame[];
  countGames(category: string, today: Date): number;
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

/** How many games of one theme come first among those that are similar to one. */
const sameThemes = 4;
/** What each further game of a theme loses of its likeness, so that other themes of the provider come before it. */
const sameThemeCost = 9;

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
  const unordered = (file?.games ?? []).map((entry) => toCatalogueGame(entry, file));
  const { compareBy } = createGameOrder(unordered);
  const compareNames = new Intl.Collator('en').compare;
  // By popularity, the order of equal matches of a search.
  const byPopularity = compareBy('sort');
  const games = unordered.toSorted(byPopularity);
  const bySlug = new Map(games.map((game) => [game.entry.slug, game]));
  const popular = new Set(games.slice(0, popularCount));
  const search = createGameSearch(
    games.map(({ entry, providerName }) => ({ name: entry.name, providerName })),
  );

  const byProvider = new Map<string, CatalogueGame[]>();
  for (const game of games) {
    const own = byProvider.get(game.entry.provider);
    if (own === undefined) byProvider.set(game.entry.provider, [game]);
    else own.push(game);
  }
  const providers = [...byProvider]
    .map(([id, own]) => ({ id, name: own[0]?.providerName ?? id, count: own.length, games: own }))
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
    const found = games.filter((game) => isIn(category, game, popular, day)).sort(compareBy(sort));
    // Anyone can ask for a category that does not exist, so an empty one is not kept.
    if (found.length > 0) views.set(key, found);
    return found;
  }

  /**
   * Returns games by likeness to one, then in the order in which they come. After the first {@link sameThemes}, games of
   * one theme count for less, so that others follow.
   */
  function byLikeness(found: readonly CatalogueGame[], { entry }: CatalogueGame): CatalogueGame[] {
    const ofTheme = new Map<string, number>();
    return found
      .map((game) => ({ game, like: likeness(game.entry, entry) }))
      .sort((a, b) => b.like - a.like)
      .map(({ game, like }) => {
        const before = ofTheme.get(game.entry.motif) ?? 0;
        ofTheme.set(game.entry.motif, before + 1);
        return { game, like: like - Math.max(0, before + 1 - sameThemes) * sameThemeCost };
      })
      .sort((a, b) => b.like - a.like)
      .map(({ game }) => game);
  }

  /** Returns the games with the most rounds; those without any follow by their rank. */
  function mostPlayed(rounds: ReadonlyMap<string, number>): CatalogueGame[] {
    const played = ({ entry }: CatalogueGame) => rounds.get(entry.slug) ?? 0;
    const counted = [...rounds.keys()].flatMap((slug) => bySlug.get(slug) ?? []);
    return [...new Set([...counted, ...games.slice(0, topTen)])]
      .sort((a, b) => played(b) - played(a) || byPopularity(a, b))
      .slice(0, topTen);
  }

  /** Returns the listed games that match; the best come first, unless another order is chosen. */
  function findMatches(text: string, listed: readonly CatalogueGame[], order: GameSort) {
    const matches = search.find(text).flatMap((place) => games[place] ?? []);
    const [first, others] = order === 'sort' ? [matches, listed] : [listed, matches];
    if (others.length === games.length) return first;
    const kept = new Set(others);
    return first.filter((game) => kept.has(game));
  }

  return {
    find: (slug) => bySlug.get(slug),
    countGames: (category, today) => view(category, 'sort', today).length,
    providers: (sample) =>
      providers.map(({ games: own, ...provider }) => ({ ...provider, games: own.slice(0, sample) })),
    list({
      category = 'all',
      provider,
      search: text,
      sort,
      similarTo,
      today,
      roundsOfWeek = new Map(),
      ...written
    }) {
      if (category === 'top-week') return mostPlayed(roundsOfWeek);
      const like = similarTo === undefined ? undefined : bySlug.get(similarTo);
      if (similarTo !== undefined && like === undefined) return [];
      const order = sort ?? (category === 'new' && like === undefined ? 'releaseDate' : 'sort');
      const isChosen = toGamePredicate(written);
      const listed = view(category, order, today);
      const found = (text === undefined ? listed : findMatches(text, listed, order)).filter(
        (game) =>
          game !== like &&
          (provider === undefined || game.entry.provider === provider) &&
          (isChosen === undefined || isChosen(game)),
      );
      return like !== undefined && sort === undefined ? byLikeness(found, like) : found;
    },
  };
}
