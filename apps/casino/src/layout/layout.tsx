import { useIsAuthenticated, useIsQuiet } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { ErrorBoundary, Widget } from '@casino-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { type AccessProps } from '../access/access.js';
import { BottomMenu } from './bottom-menu.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import styles from './layout.module.css';
import { lazyPart } from '../app/lazy-part.js';
import { usePageHydrated } from '../app/hydration-marker.js';
import { useTexts } from '../app/texts.js';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page/unexpected-error-page.js';
import { Modals } from './modals.js';
import { SessionEnd } from './session-end.js';
import { RouteAnnouncer } from './route-announcer.js';

const Visit = lazy(() => import('./visit.js'));
const LiveAccount = lazyPart(() => import('./live-account.js'));
// It shows no texts itself.
const FramePart = lazy(() => import('./frame-part.js'));
// It shows no texts itself.
const Access = lazy(() => import('../access/access.js'));

/** What starts once the page is hydrated; apart from the frame, which does not render again for it. */
function LateParts({
  isPlaying,
  isBlocked,
  onBlocked,
}: { isPlaying: boolean; isBlocked: boolean } & AccessProps) {
  const authenticated = useIsAuthenticated();
  if (!usePageHydrated()) return null;
  return (
    <>
      {!isBlocked && <Modals />}
      <Widget name="access">
        <Suspense fallback={null}>
          <Access onBlocked={onBlocked} />
        </Suspense>
      </Widget>
      <Widget name="visit" fallback={null}>
        <Suspense fallback={null}>
          <Visit isPlaying={isPlaying} />
        </Suspense>
      </Widget>
      {authenticated && (
        <Widget name="live account" fallback={null}>
          <Suspense fallback={null}>
            <LiveAccount isPlaying={isPlaying} />
          </Suspense>
        </Widget>
      )}
    </>
  );
}

/** The frame around every page except the play screen, which has none. Excluded players have one of their own. */
export function Layout({
  chrome,
  onError,
}: {
  chrome: 'full' | 'none';
  /** Receives the error of a page that crashed; the frame around it stays. */
  onError: (error: unknown) => void;
}) {
  const t = useTexts();
  const { pathname } = useLocation();
  const isQuiet = useIsQuiet();
  const full = chrome === 'full' && !isQuiet;
  const { navigationSystem } = useSettings();
  const [isBlocked, setBlocked] = useState(false);
  const page = (
    <ErrorBoundary
      resetKey={pathname}
      onError={onError}
      fallback={(retry) => <UnexpectedErrorPage onRetry={retry} />}
    >
      <Outlet />
    </ErrorBoundary>
  );
  return (
    <>
      {!isBlocked && (
        <div className={styles.frame} data-navigation={full ? navigationSystem : undefined}>
          <a href="#main" className={styles.skip}>
            {t('shell.skipToContent')}
          </a>
          {(isQuiet || (full && navigationSystem === 'panel')) && (
            <Widget name="frame">
              <Suspense fallback={null}>
                <FramePart quiet={isQuiet ? page : null} />
              </Suspense>
            </Widget>
          )}
          {full && (
            <Widget name="header">
              <Header />
            </Widget>
          )}
          {!isQuiet && (
            <main id="main" tabIndex={-1} className={full ? styles.main : styles.bare}>
              {page}
            </main>
          )}
          {full && (
            <>
              <Widget name="footer">
                <Footer />
              </Widget>
              <Widget name="bottom menu">
                <BottomMenu />
              </Widget>
            </>
          )}
        </div>
      )}
      <SessionEnd />
      <LateParts isPlaying={!full} isBlocked={isBlocked || isQuiet} onBlocked={setBlocked} />
      <RouteAnnouncer />
    </>
  );
}
