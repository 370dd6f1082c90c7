import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/layout.js';
import { LobbyPage } from '../pages/lobby-page/lobby-page.js';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.js';

const PlayPage = lazy(() => import('../pages/play-page/play-page.js'));
const OtherPages = lazy(() => import('../pages/other-pages.js'));

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
