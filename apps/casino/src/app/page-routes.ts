import { defaultPath, fillPath, servedPath } from '@casino-kit/settings';
import { matchRoutes } from 'react-router-dom';
import { type Page } from './first-pages.js';
import { type PageSettings } from './page-settings.js';

/** A page at its path, or at its default path with the path it moved to. `{name}` parts are parameters. */
export type PageRoute<P> = { path: string; page: P } | { path: string; movedTo: string };

/** The folder of the second profile area (§2, N5), which leads to its first page. */
const profileFolder = '/profile2';

/** Returns the paths that serve pages and those that redirect to them (decision 12). */
export function pageRoutes<P extends Pick<Page, 'key' | 'isServed'>>(
  all: readonly P[],
  settings: PageSettings,
): PageRoute<P>[] {
  const pages = all.filter(({ isServed }) => isServed?.(settings) ?? true);
  const routes = new Map<string, PageRoute<P>>();
  const add = (route: PageRoute<P>) => {
    if (!routes.has(route.path)) routes.set(route.path, route);
  };
  for (const page of pages) add({ path: servedPath(settings, page.key), page });
  for (const { key } of pages) add({ path: defaultPath(key), movedTo: servedPath(settings, key) });
  if (pages.some(({ key }) => key === 'my-profile'))
    add({ path: profileFolder, movedTo: servedPath(settings, 'my-profile') });
  return [...routes.values()];
}

/** Returns a path as the router writes it: `/games/{game}` → `/games/:game`. */
export const routerPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Finds the page at a path, with the values of its parameters; `null` for a path without a page. */
export function matchPage(
  pages: readonly Page[],
  settings: PageSettings,
  pathname: string,
): { page: Page; params: Record<string, string | undefined> } | { redirect: string } | null {
  const routes = pageRoutes(pages, settings).map((route) => ({
    path: routerPath(route.path),
    handle: route,
  }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return null;
  const { handle } = match.route;
  if ('page' in handle) return { page: handle.page, params: match.params };
  return { redirect: fillPath(handle.movedTo, match.params as Record<string, string>) };
}
