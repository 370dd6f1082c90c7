import { policies, useCookieConsent, useCountryBlock } from '@casino-kit/compliance';
import { servedPath, useSettings } from '@casino-kit/settings';
import { lazy, Suspense, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { lazyPart } from '../app/lazy-part.js';
import { routerPath } from '../app/page-routes.js';

// Its texts are part of the first load.
const CookieBannerPart = lazy(() => import('./cookie-banner-part.js'));
const BlockedScreen = lazyPart(() => import('./blocked-screen.js'));

export interface AccessProps {
  /** Called with `true` when the blocked screen takes the place of the page, and with `false` when it no longer does. */
  onBlocked: (isBlocked: boolean) => void;
}

/**
 * What decides whether a visitor may use the site: the country block and the consent to cookies (§4). Loads once the page
 * is hydrated, and is no part of the pages that guests share.
 */
export default function Access({ onBlocked }: AccessProps) {
  const settings = useSettings();
  const { pathname } = useLocation();
  const [location, onVerified] = useCountryBlock();
  const [consent, choose] = useCookieConsent();
  const isAt = (key: string) => matchPath(routerPath(servedPath(settings, key)), pathname) !== null;
  // Rules can be read from anywhere.
  const isBlocked = location !== null && !policies.some(isAt);
  useEffect(() => {
    onBlocked(isBlocked);
    return () => onBlocked(false);
  }, [isBlocked, onBlocked]);
  if (isBlocked)
    return (
      <Suspense fallback={null}>
        <BlockedScreen location={location} onVerified={onVerified} />
      </Suspense>
    );
  const isAsking = settings.cookiesPopup && consent === null && !isAt('game') && !isAt('play');
  return (
    isAsking && (
      <div data-cookie-banner>
        <Suspense fallback={null}>
          <CookieBannerPart onChoose={choose} />
        </Suspense>
      </div>
    )
  );
}
