import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/layout.js';
import { LobbyPage } from '../pages/lobby-page/lobby-page.js';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.js';
import { PageTakenOver } from './page-taken-over.js';

const PlayPage = lazy(() => import('../pages/play-page/play-page.js'));
const OtherPages = lazy(() => import('../pages/other-pages.js'));

const lobby = (category?: 'live' | 'slots' | 'popular') => (
  <>
    <LobbyPage category={category} />
    <PageTakenOver />
  </>
);

/** The lobby comes with the first load, every other page when somebody goes there; its place is held meanwhile. */
const waiting = <PageSkeleton />;

/** The pages of the casino (§2). Modals are driven by the query and stand in the layout. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout chrome="none" />}>
        <Route
          path="/play/:game"
          element={
            <Suspense fallback={waiting}>
              <PlayPage />
              <PageTakenOver />
            </Suspense>
          }
        />
      </Route>
      <Route element={<Layout chrome="full" />}>
        <Route path="/" element={lobby()} />
        <Route path="/casino" element={lobby()} />
        <Route path="/casino/live-casino" element={lobby('live')} />
        <Route path="/casino/slots" element={lobby('slots')} />
        <Route path="/casino/popular" element={lobby('popular')} />
        <Route
          path="*"
          element={
            <Suspense fallback={waiting}>
              <OtherPages />
            </Suspense>
          }
        />
      </Route>
    </Routes>
  );
}
