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
  /** The sources of what is loaded apart for it: their styles and scripts are named in the head. */
  modules: readonly string[];
}

/** The routes of all pages but the lobby and the game in play. */
const otherPages = 'src/pages/other-pages.tsx';

interface PlainPage {
  title: keyof typeof en;
  module: string;
}
const plainPage = (title: keyof typeof en, module: string): PlainPage => ({ title, module });
const profilePage = plainPage('shell.profile.title', 'src/pages/profile-page/profile-page.tsx');
const transactionsPage = plainPage('shell.transactions.title', 'src/pages/account/transactions-page.tsx');
const verificationPage = plainPage('shell.verification.title', 'src/pages/account/verification-page.tsx');
const myBonusesPage = plainPage('shell.bonuses.title', 'src/pages/account/my-bonuses-page.tsx');
const policyPage = (title: keyof typeof en) => plainPage(title, 'src/pages/policy-page/policy-page.tsx');

const plainPages: Readonly<Record<string, PlainPage>> = {
  '/deposit': plainPage('shell.deposit.title', 'src/pages/deposit-page/deposit-page.tsx'),
  '/withdraw': plainPage('shell.withdraw.title', 'src/pages/withdraw-page/withdraw-page.tsx'),
  '/profile': profilePage,
  '/profile/edit-profile': profilePage,
  '/account': profilePage,
  '/profile2/my-profile': profilePage,
  '/profile2/balance': plainPage('shell.balance.title', 'src/pages/account/balance-page.tsx'),
  '/profile/transactions': transactionsPage,
  '/profile2/my-history': transactionsPage,
  '/profile/verify': verificationPage,
  '/account/verification': verificationPage,
  '/bonuses': myBonusesPage,
  '/profile2/my-bonuses': myBonusesPage,
  '/promotions': plainPage('shell.promotions.title', 'src/pages/rewards/promotions-page.tsx'),
  '/promotion': plainPage('shell.promotions.title', 'src/pages/rewards/promotion-page.tsx'),
  '/freemoney': plainPage('shell.freeMoney.title', 'src/pages/rewards/free-money-page.tsx'),
  '/cashback': plainPage('shell.cashback.title', 'src/pages/rewards/cashback-page.tsx'),
  '/terms-and-conditions': policyPage('shell.title.terms-and-conditions'),
  '/privacy-policy': policyPage('shell.title.privacy-policy'),
  '/responsible-gambling': policyPage('shell.title.responsible-gambling'),
};
const lobbyPages: Readonly<Record<string, keyof typeof en>> = {
  '/': 'shell.lobby.title',
  '/casino': 'shell.lobby.title',
  '/casino/slots': 'shell.lobby.slotsTitle',
  '/casino/live-casino': 'shell.lobby.liveTitle',
  '/casino/popular': 'shell.lobby.popularTitle',
};

/**
 * Asks ahead for the data of a page, bets in `currencyCode`. A call that fails leaves its place to the browser, which shows the state and tries
 * again; only a game that does not exist makes the page a 404.
 */
export async function prefetchPage(
  url: URL,
  casino: Casino,
  localeCode: string,
  currencyCode?: string,
): Promise<PrefetchedPage> {
  const { client, queryClient } = casino;
  const path = url.pathname;
  const lobbyTitle = Object.hasOwn(lobbyPages, path) ? lobbyPages[path] : undefined;
  if (lobbyTitle !== undefined) {
    await prefetchLobby(url, casino, localeCode, currencyCode);
    return { status: 200, title: { key: lobbyTitle }, modules: [] };
  }
  const slug = /^\/(?:casino\/games|play)\/([^/]+)\/?$/.exec(path)?.[1];
  if (slug !== undefined) {
    const similar = path.startsWith('/play')
      ? Promise.resolve()
      : queryClient.prefetchQuery(
          gameRowQuery(client, { similarTo: decodeURIComponent(slug) }, currencyCode),
        );
    const [game] = await Promise.all([
      findGame(queryClient, casino, decodeURIComponent(slug), currencyCode),
      similar,
    ]);
    return game === 'missing'
      ? { status: 404, title: { key: 'shell.notFound.title' }, modules: [otherPages] }
      : {
          status: 200,
          title: game === null ? { key: 'shell.lobby.title' } : { text: game.name },
          modules: path.startsWith('/play')
            ? ['src/pages/play-page/play-page.tsx']
            : [otherPages, 'src/pages/game-page/game-page.tsx'],
        };
  }
  const plain = Object.hasOwn(plainPages, path) ? plainPages[path] : undefined;
  return plain === undefined
    ? { status: 404, title: { key: 'shell.notFound.title' }, modules: [otherPages] }
    : { status: 200, title: { key: plain.title }, modules: [otherPages, plain.module] };
}

async function prefetchLobby(
  url: URL,
  { client, queryClient }: Casino,
  localeCode: string,
  currencyCode: string | undefined,
): Promise<void> {
  const category = categoryOf(url.pathname, url.searchParams.get('category'));
  const search = searchTerm(url.searchParams.get('search') ?? '');
  if (category === 'all' && search === '') {
    const queries = lobbyQueries(client, { localeCode, player: client.tokens.signedIn(), currencyCode });
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
      ? queryClient.prefetchInfiniteQuery(gameListQuery(client, { category, sort: 'sort' }, currencyCode))
      : queryClient.prefetchInfiniteQuery(gameListQuery(client, { search }, currencyCode)),
  ]);
}

async function findGame(
  queryClient: QueryClient,
  { client }: Casino,
  slug: string,
  currencyCode: string | undefined,
): Promise<GameDetails | 'missing' | null> {
  try {
    return await queryClient.fetchQuery({ ...gameQuery(client, slug, currencyCode), retry: false });
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? 'missing' : null;
  }
}
