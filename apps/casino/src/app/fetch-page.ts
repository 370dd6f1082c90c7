import { firstPages } from './first-pages.js';
import { matchPage } from './page-routes.js';
import { type PageSettings } from './page-settings.js';

/** Loads the code of all pages, and then that of the page at a path. */
export type LoadPages = () => Promise<{
  loadPage: (settings: PageSettings, pathname: string) => Promise<unknown>;
}>;

/**
 * Fetches the code of the page that a link leads to, while the link is about to be used. Nothing is fetched for the
 * lobby, this page and other sites. When the page is shown its code is requested again, and a failure is reported there.
 */
export function fetchPage({ target }: Event, settings: PageSettings, loadPages: LoadPages): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return;
  const { pathname } = link;
  if (pathname === window.location.pathname || matchPage(firstPages, settings, pathname) !== null) return;
  loadPages()
    .then(({ loadPage }) => loadPage(settings, pathname))
    .catch(() => undefined);
}
