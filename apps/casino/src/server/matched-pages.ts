import { servedPath, type Settings } from '@casino-kit/settings';
import { matchPage } from '../app/page-routes.js';
import { pages } from '../app/pages.js';

type PageMatch = ReturnType<typeof matchPage>;

/** How many paths are remembered; their number is up to visitors. */
const maxPaths = 500;

const matches = new WeakMap<Settings, Map<string, PageMatch>>();

/** Returns whether a path is a landing address of a campaign, in any notation: with or without its origin. */
const isLanding = ({ ActiveLandingUrls }: Settings, pathname: string) =>
  ActiveLandingUrls.map((address) => address.trim()).some(
    (address) =>
      address !== '' &&
      URL.canParse(address, 'https://site.invalid') &&
      new URL(address, 'https://site.invalid').pathname === pathname,
  );

/**
 * Finds the page at a path as {@link matchPage} does; looks at the routes once for each path and settings. A landing
 * address of a campaign (`ActiveLandingUrls`) that is no page leads to the casino.
 */
export function matchedPage(settings: Settings, pathname: string): PageMatch {
  const known = matches.get(settings) ?? new Map<string, PageMatch>();
  matches.set(settings, known);
  const remembered = known.get(pathname);
  if (remembered !== undefined) return remembered;
  const match =
    matchPage(pages, settings, pathname) ??
    (isLanding(settings, pathname) ? { redirect: servedPath(settings, 'casino') } : null);
  if (known.size >= maxPaths) known.clear();
  known.set(pathname, match);
  return match;
}
