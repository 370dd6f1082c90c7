import { servedPath, useSettings } from '@casino-kit/settings';
import { matchPath, useLocation } from 'react-router-dom';
import { routerPath } from '../app/page-routes.js';

/** Pages to look around in: no game, form or payment is interrupted there. */
const quietPages = [
  ...['root', 'home', 'casino', 'live-casino', 'slots', 'popular', 'providers', 'provider games'],
  ...['promotions', 'tournaments', 'vip-club'],
];

/** Returns whether nothing is interrupted when the page changes: it is one to look around in, and no modal is open. */
export function useIsQuietPage(): boolean {
  const settings = useSettings();
  const { pathname, search } = useLocation();
  return (
    !new URLSearchParams(search).has('modal') &&
    quietPages.some((page) => matchPath(routerPath(servedPath(settings, page)), pathname) !== null)
  );
}
