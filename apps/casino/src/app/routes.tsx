import { servedPath, useSettings } from '@casino-kit/settings';
import { Suspense, useCallback } from 'react';
import { Route, Routes, useMatch } from 'react-router-dom';
import { fetchPage } from './fetch-page.js';
import { lazyPart } from './lazy-part.js';
import { Layout } from '../layout/layout.js';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.js';
import { firstPages } from './first-pages.js';
import { pageRoutes, routerPath } from './page-routes.js';
import { PageContent } from './page-content.js';
import { useTexts } from './texts.js';
import { useLinkSigns } from './use-link-signs.js';

const loadPages = () => import('../pages/other-pages.js');
const OtherPages = lazyPart(loadPages);

/** The lobby is part of the first load; every other page loads on navigation, with a skeleton meanwhile. */
const otherPages = (
  <Suspense fallback={<PageSkeleton />}>
    <OtherPages />
  </Suspense>
);

/** The routes of the casino (§2). Modals are driven by the query and rendered in the layout. */
export function AppRoutes({ onError }: { onError: (error: unknown) => void }) {
  const settings = useSettings();
  useLinkSigns(useCallback((event) => fetchPage(event, settings, loadPages), [settings]));
  const isPlaying = useMatch(routerPath(servedPath(settings, 'play'))) !== null;
  return (
    <Routes>
      <Route element={<Layout chrome={isPlaying ? 'none' : 'full'} onError={onError} />}>
        {pageRoutes(firstPages, settings).flatMap((route) =>
          'page' in route
            ? [
                <Route
                  key={route.path}
                  path={routerPath(route.path)}
                  element={<PageContent page={route.page} useTitles={useTexts} />}
                />,
              ]
            : [],
        )}
        <Route path="*" element={otherPages} />
      </Route>
    </Routes>
  );
}
