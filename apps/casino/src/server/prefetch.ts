import { CallError } from '@casino-kit/api-client';
import { type GameDetails } from '@casino-kit/api-contract';
import {
  categoriesQuery,
  categoryOf,
  gameListQuery,
  gameQuery,
  gameRowQuery,
  lobbyQueries,
  searchTerm,
} from '@casino-kit/games';
import { type Casino } from '@casino-kit/provider';
import { type QueryClient } from '@tanstack/react-query';
import type en from '../locales/en.json';

/** What a page needs before it can be rendered whole. */
export interface PrefetchedPage {
  status: 200 | 404;
  /** The page's own title as it is, or the key of the shell's text for it. */
  title: { text: string } | { key: keyof typeof en };
}

const plainPages: Readonly<Record<string, keyof typeof en>> = {
  '/deposit': 'shell.deposit.title',
  '/withdraw': 'shell.withdraw.title',
  '/profile': 'shell.profile.title',
  '/profile/edit-profile': 'shell.profile.title',
  '/account': 'shell.profile.title',
  '/profile2/my-profile': 'shell.profile.title',
  '/profile2/balance': 'shell.balance.title',
  '/profile/transactions': 'shell.transactions.title',
  '/profile2/my-history': 'shell.transactions.title',
  '/terms-and-conditions': 'shell.title.terms-and-conditions',
  '/privacy-policy': 'shell.title.privacy-policy',
  '/responsible-gambling': 'shell.title.responsible-gambling',
};
const lobbyPages: Readonly<Record<string, keyof typeof en>> = {
  '/': 'shell.lobby.title',
  '/casino': 'shell.lobby.title',
  '/casino/slots': 'shell.lobby.slotsTitle',
  '/casino/live-casino': 'shell.lobby.liveTitle',
  '/casino/popular': 'shell.lobby.popularTitle',
};

/**
 * Asks ahead for the data of a page. A call that fails leaves its place to the browser, which shows the state and tries
 * again; only a game that does not exist makes the page a 404.
 */
export async function prefetchPage(url: URL, casino: Casino, localeCode: string): Promise<PrefetchedPage> {
  const { client, queryClient } = casino;
  const path = url.pathname;
  const lobbyTitle = Object.hasOwn(lobbyPages, path) ? lobbyPages[path] : undefined;
  if (lobbyTitle !== undefined) {
    await prefetchLobby(url, casino, localeCode);
    return { status: 200, title: { key: lobbyTitle } };
  }
  const slug = /^\/(?:casino\/games|play)\/([^/]+)\/?$/.exec(path)?.[1];
  if (slug !== undefined) {
    const similar = path.startsWith('/play')
      ? Promise.resolve()
      : queryClient.prefetchQuery(gameRowQuery(client, { similarTo: decodeURIComponent(slug) }));
    const [game] = await Promise.all([findGame(queryClient, casino, decodeURIComponent(slug)), similar]);
    return game === 'missing'
      ? { status: 404, title: { key: 'shell.notFound.title' } }
      : { status: 200, title: game === null ? { key: 'shell.lobby.title' } : { text: game.name } };
  }
  const plain = Object.hasOwn(plainPages, path) ? plainPages[path] : undefined;
  return plain === undefined
    ? { status: 404, title: { key: 'shell.notFound.title' } }
    : { status: 200, title: { key: plain } };
}

async function prefetchLobby(url: URL, { client, queryClient }: Casino, localeCode: string): Promise<void> {
  const category = categoryOf(url.pathname, url.searchParams.get('category'));
  const search = searchTerm(url.searchParams.get('search') ?? '');
  if (category === 'all' && search === '') {
    const queries = lobbyQueries(client, { localeCode, player: client.tokens.signedIn() });
    await Promise.all(
      queries.map((query) =>
        queryClient.prefetchQuery(query as Parameters<typeof queryClient.prefetchQuery>[0]),
      ),
    );
    return;
  }
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(client, localeCode)),
    search === ''
      ? queryClient.prefetchInfiniteQuery(gameListQuery(client, { category, sort: 'sort' }))
      : queryClient.prefetchInfiniteQuery(gameListQuery(client, { search })),
  ]);
}

async function findGame(
  queryClient: QueryClient,
  { client }: Casino,
  slug: string,
): Promise<GameDetails | 'missing' | null> {
  try {
    return await queryClient.fetchQuery({ ...gameQuery(client, slug), retry: false });
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? 'missing' : null;
  }
}
