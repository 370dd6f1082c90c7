import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/layout.js';
import { LobbyPage } from '../pages/lobby-page/lobby-page.js';
import { NotFoundPage } from '../pages/not-found-page/not-found-page.js';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.js';

const GamePage = lazy(() => import('../pages/game-page/game-page.js'));
const PlayPage = lazy(() => import('../pages/play-page/play-page.js'));
const DepositPage = lazy(() => import('../pages/deposit-page/deposit-page.js'));
const WithdrawPage = lazy(() => import('../pages/withdraw-page/withdraw-page.js'));
const BalancePage = lazy(() => import('../pages/account/balance-page.js'));
const TransactionsPage = lazy(() => import('../pages/account/transactions-page.js'));
const VerificationPage = lazy(() => import('../pages/account/verification-page.js'));
const ProfilePage = lazy(() => import('../pages/profile-page/profile-page.js'));
const PolicyPage = lazy(() => import('../pages/policy-page/policy-page.js'));

const accountPages = [
  { path: '/deposit', Page: DepositPage },
  { path: '/withdraw', Page: WithdrawPage },
  { path: '/profile2/balance', Page: BalancePage },
  { path: '/profile/transactions', Page: TransactionsPage },
  { path: '/profile2/my-history', Page: TransactionsPage },
  { path: '/profile/verify', Page: VerificationPage },
  { path: '/account/verification', Page: VerificationPage },
];

/** The profile in both areas (§2), and what an update from there is called (§7). */
const profilePages = [
  { path: '/profile', updateFrom: 'profile' },
  { path: '/profile/edit-profile', updateFrom: 'update' },
  { path: '/account', updateFrom: 'update' },
  { path: '/profile2/my-profile', updateFrom: 'profile' },
] as const;

const policies = ['terms-and-conditions', 'privacy-policy', 'responsible-gambling'] as const;

/** A page that is loaded when somebody goes there, with its place held meanwhile. */
const later = (path: string, page: ReactNode) => (
  <Route key={path} path={path} element={<Suspense fallback={<PageSkeleton />}>{page}</Suspense>} />
);

/** The pages of the casino (§2). Modals are driven by the query and stand in the layout. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout chrome="none" />}>{later('/play/:game', <PlayPage />)}</Route>
      <Route element={<Layout chrome="full" />}>
        <Route path="/" element={<LobbyPage />} />
        <Route path="/casino" element={<LobbyPage />} />
        <Route path="/casino/live-casino" element={<LobbyPage category="live" />} />
        <Route path="/casino/slots" element={<LobbyPage category="slots" />} />
        <Route path="/casino/popular" element={<LobbyPage category="popular" />} />
        {later('/casino/games/:game', <GamePage />)}
        {accountPages.map(({ path, Page }) => later(path, <Page />))}
        {profilePages.map(({ path, updateFrom }) => later(path, <ProfilePage variant={updateFrom} />))}
        {policies.map((policy) => later(`/${policy}`, <PolicyPage policy={policy} />))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
