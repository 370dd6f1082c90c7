import { useSettings } from '@casino-kit/settings';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MovedPage } from '../app/moved-page.js';
import { PageContent } from '../app/page-content.js';
import { usePageTexts } from '../app/page-texts.js';
import { matchPage, pageRoutes, routerPath } from '../app/page-routes.js';
import { type PageSettings } from '../app/page-settings.js';
import { HydrationMarker } from '../app/hydration-marker.js';
import { pages } from '../app/pages.js';
import { NotFoundPage } from './not-found-page/not-found-page.js';
import { PageSkeleton } from './page-skeleton/page-skeleton.js';

/** Loads the code of the page at a path, if there is one. */
export async function loadPage(settings: PageSettings, pathname: string): Promise<void> {
  const match = matchPage(pages, settings, pathname);
  if (match !== null && 'page' in match) await match.page.load?.();
}

/** All pages but the lobby, each loaded on navigation, with a skeleton meanwhile. */
export default function OtherPages() {
  return (
    <Routes>
      {pageRoutes(pages, useSettings()).map((route) => (
        <Route
          key={route.path}
          path={routerPath(route.path)}
          element={
            'page' in route ? (
              <Suspense fallback={<PageSkeleton />}>
                <PageContent page={route.page} useTitles={usePageTexts} />
              </Suspense>
            ) : (
              <MovedPage to={route.movedTo} />
            )
          }
        />
      ))}
      <Route
        path="*"
        element={
          <>
            <NotFoundPage />
            <HydrationMarker />
          </>
        }
      />
    </Routes>
  );
}
