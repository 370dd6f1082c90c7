import { type Game, type GameDetails } from '@casino-kit/api-contract';
import { userBonusesQuery } from '@casino-kit/bonuses';
import {
  allGames,
  categoriesQuery,
  favouriteGamesQuery,
  gamePageQuery,
  gameQuery,
  gameRowQuery,
  isListAddress,
  type ListAddress,
  lobbyQueries,
  recentGamesQuery,
  searchTerm,
  providerFilter,
  toListFilter,
  toListView,
} from '@casino-kit/games';
import { type Casino } from '@casino-kit/provider';
import { isOpenWhileExcluded, type Settings } from '@casino-kit/settings';
import { type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type TextKey } from '../app/page-texts.js';
import { matchedPage } from './matched-pages.js';
import { type SharedCatalogue, type SharedCatalogues } from './shared-catalogue.js';

/** What a page needs before it can be rendered completely. */
export interface PrefetchedPage {
  status: 200 | 404;
  /** The page's own title, or the key of the shell's text for it. */
  title: { text: string } | { key: TextKey | 'shell.quiet.title' };
  /** The sources of its lazy parts: their styles and scripts are named in the head. */
  modules: readonly string[];
  /** Whether it begins with the lobby's banner. */
  hasHero: boolean;
}

export interface PrefetchOptions {
  /** The currency that bets are shown in. */
  currencyCode?: string | undefined;
  /** The player is excluded: only the pages that stay open are fetched and shown. */
  isQuiet?: boolean | undefined;
  /** Read what all pages share; without it each page reads its own. */
  sharedCatalogues?: SharedCatalogues | undefined;
}

/** The routes of all pages but the lobby. */
const otherPages = 'src/pages/other-pages.tsx';
/** The frame of an excluded player. */
const quietFrame = ['src/layout/frame-part.tsx', 'src/layout/quiet/quiet-frame.tsx'];
const notFound: PrefetchedPage = {
  status: 404,
  title: { key: 'shell.notFound.title' },
  modules: [otherPages],
  hasHero: false,
};

/**
 * Fetches the data of a page. The browser shows the state of a failed call and retries
 * it; only a game that does not exist makes the page a 404.
 */
export async function prefetchPage(
  url: Pick<URL, 'pathname' | 'searchParams'>,
  casino: Casino,
  settings: Settings,
  localeCode: string,
  { currencyCode, isQuiet = false, sharedCatalogues }: PrefetchOptions = {},
): Promise<PrefetchedPage> {
  const match = matchedPage(settings, url.pathname);
  if (isQuiet) return quietPage(match);
  if (match === null || 'redirect' in match) return notFound;
  const { title, module, prefetch } = match.page;
  const page: PrefetchedPage = {
    status: 200,
    title: { key: title },
    modules: module === undefined ? [] : [otherPages, module],
    hasHero: false,
  };
  if (prefetch === undefined) return page;
  if (prefetch === 'lobby') {
    const category =
      (match.page.category ?? match.params.category ?? url.searchParams.get('category')) || allGames;
    const search = searchTerm(url.searchParams.get('search') ?? '');
    const address = Object.fromEntries(url.searchParams);
    await prefetchLobby({ category, search, address }, casino, localeCode, {
      currencyCode,
      sharedCatalogues,
    });
    return { ...page, hasHero: isRows({ category, search, address }) };
  }
  if (prefetch === 'favourites') {
    const { client, queryClient } = casino;
    if (client.tokens.signedIn())
      await Promise.all([
        queryClient.prefetchQuery(favouriteGamesQuery(client)),
        queryClient.prefetchQuery(recentGamesQuery(client)),
      ]);
    return page;
  }
  if (prefetch === 'provider') {
    const provider = await findProvider(
      casino,
      match.params.provider ?? '',
      Object.fromEntries(url.searchParams),
      currencyCode,
    );
    if (provider === 'missing') return notFound;
    return provider === null ? page : { ...page, title: { text: provider.name } };
  }
  const slug = match.params.game ?? '';
  const [game] = await Promise.all([
    findGame(casino, slug, currencyCode),
    prefetch === 'game' &&
      casino.queryClient.prefetchQuery(gameRowQuery(casino.client, { similarTo: slug }, currencyCode)),
  ]);
  if (game === 'missing') return notFound;
  return game === null ? page : { ...page, title: { text: game.name } };
}

/** Returns what an excluded player's page needs: no games, whatever the address. */
function quietPage(match: ReturnType<typeof matchedPage>): PrefetchedPage {
  const page = match !== null && 'page' in match && isOpenWhileExcluded(match.page.key) ? match.page : null;
  return {
    status: match === null ? 404 : 200,
    title: { key: page?.title ?? 'shell.quiet.title' },
    modules: [...quietFrame, ...(page?.module === undefined ? [] : [otherPages, page.module])],
    hasHero: false,
  };
}

/** What a page of the lobby shows. */
interface Shown {
  category: string;
  search: string;
  address: ListAddress;
}

/** Whether a page of the lobby shows its rows, and no list. */
const isRows = ({ category, search, address }: Shown): boolean =>
  category === allGames && search === '' && !isListAddress(address);

async function prefetchLobby(
  shown: Shown,
  { client, queryClient }: Casino,
  localeCode: string,
  { currencyCode, sharedCatalogues }: PrefetchOptions,
): Promise<void> {
  if (isRows(shown)) {
    const shared = sharedCatalogues?.(localeCode);
    const player = client.tokens.signedIn();
    const queries = lobbyQueries(shared?.client ?? client, { localeCode, player: false, currencyCode });
    await Promise.all([
      ...(queries as FetchQueryOptions[]).map((query) =>
        shared === undefined ? queryClient.prefetchQuery(query) : adopt(queryClient, query, shared),
      ),
      player && queryClient.prefetchQuery(recentGamesQuery(client)),
      // Today's rakeback is not known here: it is that of a day in the player's time zone.
      player && queryClient.prefetchQuery(userBonusesQuery(client, 'active')),
    ]);
    return;
  }
  const { category, search, address } = shown;
  const filter = toListFilter(toListView(address), search === '' ? { category } : { search });
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(client, localeCode)),
    queryClient.prefetchQuery(gamePageQuery(client, filter, 1, currencyCode)),
  ]);
}

/** Fetches the first games of a provider, those of the address and all; returns it, `null` if they could not be loaded. */
async function findProvider(
  { client, queryClient }: Casino,
  provider: string,
  address: ListAddress,
  currencyCode: string | undefined,
): Promise<Game['provider'] | 'missing' | null> {
  try {
    const load = (shown: ListAddress) => {
      const query = gamePageQuery(client, providerFilter(provider, shown), 1, currencyCode);
      return queryClient.fetchQuery({ ...query, retry: false });
    };
    // A filter may leave none of them, and the page has their provider's name all the same.
    const [first] = await Promise.all([load({}), load(address)]);
    if (first.count === 0) return 'missing';
    return first.rows[0]?.provider ?? null;
  } catch {
    return null;
  }
}

/** Puts what all pages share into a page's cache. */
async function adopt(queryClient: QueryClient, query: FetchQueryOptions, { read }: SharedCatalogue) {
  try {
    queryClient.setQueryData(query.queryKey, await read(query));
  } catch (error) {
    // A page needs its failed queries, too.
    await queryClient.prefetchQuery({ ...query, queryFn: () => Promise.reject(error as Error) });
  }
}

async function findGame(
  { client, queryClient }: Casino,
  slug: string,
  currencyCode: string | undefined,
): Promise<GameDetails | 'missing' | null> {
  try {
    const query = gameQuery(client, slug, currencyCode);
    return (await queryClient.fetchQuery({ ...query, retry: false })) ?? 'missing';
  } catch {
    return null;
  }
}
