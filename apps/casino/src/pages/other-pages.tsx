import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageTakenOver } from '../app/page-taken-over.js';
import { NotFoundPage } from './not-found-page/not-found-page.js';
import { PageSkeleton } from './page-skeleton/page-skeleton.js';

const GamePage = lazy(() => import('./game-page/game-page.js'));
const DepositPage = lazy(() => import('./deposit-page/deposit-page.js'));
const WithdrawPage = lazy(() => import('./withdraw-page/withdraw-page.js'));
const BalancePage = lazy(() => import('./account/balance-page.js'));
const TransactionsPage = lazy(() => import('./account/transactions-page.js'));
const VerificationPage = lazy(() => import('./account/verification-page.js'));
const MyBonusesPage = lazy(() => import('./account/my-bonuses-page.js'));
const ProfilePage = lazy(() => import('./profile-page/profile-page.js'));
const PolicyPage = lazy(() => import('./policy-page/policy-page.js'));
const PromotionsPage = lazy(() => import('./rewards/promotions-page.js'));
const PromotionPage = lazy(() => import('./rewards/promotion-page.js'));
const FreeMoneyPage = lazy(() => import('./rewards/free-money-page.js'));
const CashbackPage = lazy(() => import('./rewards/cashback-page.js'));

const pages = [
  { path: '/deposit', Page: DepositPage },
  { path: '/withdraw', Page: WithdrawPage },
  { path: '/profile2/balance', Page: BalancePage },
  { path: '/profile/transactions', Page: TransactionsPage },
  { path: '/profile2/my-history', Page: TransactionsPage },
  { path: '/profile/verify', Page: VerificationPage },
  { path: '/account/verification', Page: VerificationPage },
  { path: '/bonuses', Page: MyBonusesPage },
  { path: '/profile2/my-bonuses', Page: MyBonusesPage },
  { path: '/promotions', Page: PromotionsPage },
  { path: '/promotion', Page: PromotionPage },
  { path: '/freemoney', Page: FreeMoneyPage },
  { path: '/cashback', Page: CashbackPage },
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
  <Route
    key={path}
    path={path}
    element={
      <Suspense fallback={<PageSkeleton />}>
        {page}
        <PageTakenOver />
      </Suspense>
    }
  />
);

/** All pages but the lobby and the game in play (§2). */
export default function OtherPages() {
  return (
    <Routes>
      {later('/casino/games/:game', <GamePage />)}
      {pages.map(({ path, Page }) => later(path, <Page />))}
      {profilePages.map(({ path, updateFrom }) => later(path, <ProfilePage variant={updateFrom} />))}
      {policies.map((policy) => later(`/${policy}`, <PolicyPage policy={policy} />))}
      <Route
        path="*"
        element={
          <>
            <NotFoundPage />
            <PageTakenOver />
          </>
        }
      />
    </Routes>
  );
}
