import { type Settings } from '@casino-kit/settings';
import { matchPage } from '../app/page-routes.js';
import { pages } from '../app/pages.js';

type PageMatch = ReturnType<typeof matchPage>;

/** How many paths are remembered; their number is up to visitors. */
const maxPaths = 500;

const matches = new WeakMap<Settings, Map<string, PageMatch>>();

/** Finds the page at a path as {@link matchPage} does; looks at the routes once for each path and settings. */
export function matchedPage(settings: Settings, pathname: string): PageMatch {
  const known = matches.get(settings) ?? new Map<string, PageMatch>();
  matches.set(settings, known);
  const remembered = known.get(pathname);
  if (remembered !== undefined) return remembered;
  const match = matchPage(pages, settings, pathname);
  if (known.size >= maxPaths) known.clear();
  known.set(pathname, match);
  return match;
}
