import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/layout.js';
import { LobbyPage } from '../pages/lobby-page/lobby-page.js';
import { NotFoundPage } from '../pages/not-found-page/not-found-page.js';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.js';

const GamePage = lazy(() => import('../pages/game-page/game-page.js'));
const PlayPage = lazy(() => import('../pages/play-page/play-page.js'));
const DepositPage = lazy(() => import('../pages/deposit-page/deposit-page.js'));
const ProfilePage = lazy(() => import('../pages/profile-page/profile-page.js'));
const PolicyPage = lazy(() => import('../pages/policy-page/policy-page.js'));

/** The profile in both areas (§2), and what an update from there is called (§7). */
const profilePages = [
  { path: '/profile', updateFrom: 'profile' },
  { path: '/profile/edit-profile', updateFrom: 'update' },
  { path: '/account', updateFrom: 'update' },
  { path: '/profile2/my-profile', updateFrom: 'profile' },
] as const;

/** The pages of the casino (§2). Modals are driven by the query and stand in the layout. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout chrome="none" />}>
        <Route
          path="/play/:game"
          element={
            <Suspense fallback={<PageSkeleton />}>
              <PlayPage />
            </Suspense>
          }
        />
      </Route>
      <Route element={<Layout chrome="full" />}>
        <Route path="/" element={<LobbyPage />} />
        <Route path="/casino" element={<LobbyPage />} />
        <Route path="/casino/live-casino" element={<LobbyPage category="live" />} />
        <Route path="/casino/slots" element={<LobbyPage category="slots" />} />
        <Route path="/casino/popular" element={<LobbyPage category="popular" />} />
        <Route
          path="/casino/games/:game"
          element={
            <Suspense fallback={<PageSkeleton />}>
              <GamePage />
            </Suspense>
          }
        />
        <Route
          path="/deposit"
          element={
            <Suspense fallback={<PageSkeleton />}>
              <DepositPage />
            </Suspense>
          }
        />
        {profilePages.map(({ path, updateFrom }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<PageSkeleton />}>
                <ProfilePage variant={updateFrom} />
              </Suspense>
            }
          />
        ))}
        {(['terms-and-conditions', 'privacy-policy', 'responsible-gambling'] as const).map((policy) => (
          <Route
            key={policy}
            path={`/${policy}`}
            element={
              <Suspense fallback={<PageSkeleton />}>
                <PolicyPage policy={policy} />
              </Suspense>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
