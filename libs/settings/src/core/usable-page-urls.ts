import { type PageUrl } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';
import { defaultPath, findMovingEntry, pageKeys, pagePath, servedPath } from './page-paths.js';
import { isSafePath } from './safe-redirect.js';

type PageSettings = Pick<Settings, 'navigationSystem' | 'pageUrlSetup'>;

/** First segments and files that the shell's server serves itself. */
const reserved = [
  'api',
  'assets',
  'locales',
  'socket.io',
  'health',
  'brand',
  'manifest.webmanifest',
  'metrics',
  'texts',
  'robots.txt',
  'favicon.svg',
  'favicon.ico',
];

/** Names that links use for another page: they may share its path. */
const aliases: readonly string[] = ['home', 'categories'];

const getPathParts = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name).sort();
/** Returns a key of the addresses that a path matches: names of its parts and letter case make no difference. */
const toShape = (path: string) => path.replace(/\{[^{}]+\}/g, '{}').toLowerCase();

function findIssue({ key, href }: PageUrl): string | null {
  // A link that starts with `?` does not move a page.
  if (pagePath({ navigationSystem: 'basic', pageUrlSetup: [{ key, href, shallow: false }] }, key) !== href)
    return 'not a path on this origin';
  if (href.startsWith('?')) return null;
  const path = href.split(/[?#]/, 1)[0] ?? '';
  if (!isSafePath(path)) return 'not a path on this origin';
  // The router compares decoded paths, and these signs mean something in its patterns.
  if (/[%:*]/.test(path)) return 'has signs that no page path may have';
  if (reserved.includes(path.split('/')[1]?.toLowerCase() ?? '')) return 'reserved for the server';
  if (!pageKeys.some((known) => known === key)) return null;
  return getPathParts(path).join() === getPathParts(defaultPath(key)).join()
    ? null
    : 'has other {parts} than the page';
}

/** Returns the first entry that leads to the path of another page, together with that page's key. */
function findCollision(settings: PageSettings): { entry: PageUrl; taken: string } | null {
  const isMoved = (key: string) => Number(findMovingEntry(settings, key) !== undefined);
  const isAlias = (key: string) =>
    aliases.includes(key) ||
    (key === 'edit-profile' &&
      settings.navigationSystem === 'panel' &&
      settings.pageUrlSetup.every((entry) => entry.key !== key));
  const places = new Map<string, string>();
  // Pages that stay at their path come first: they have no other path.
  for (const key of pageKeys.filter((name) => !isAlias(name)).toSorted((a, b) => isMoved(a) - isMoved(b))) {
    const shape = toShape(servedPath(settings, key));
    const taken = places.get(shape);
    const entry = findMovingEntry(settings, key);
    if (taken === undefined) places.set(shape, key);
    else if (entry) return { entry, taken };
  }
  return null;
}

/**
 * Returns the valid entries of `pageUrlSetup`: one per key (the last one counts), on this origin, outside the server's
 * own paths, with the `{name}` parts of its page, and no two pages on one path (the first wins). The page of a dropped
 * entry stays at its default path. `report` is called for each dropped entry (§2, decision 12).
 */
export function usablePageUrls(
  { navigationSystem, pageUrlSetup }: PageSettings,
  report: (entry: PageUrl, issue: string) => void,
): PageUrl[] {
  let usable = pageUrlSetup
    .filter((entry, index) => pageUrlSetup.findLastIndex(({ key }) => key === entry.key) === index)
    .filter((entry) => {
      const issue = findIssue(entry);
      if (issue !== null) report(entry, issue);
      return issue === null;
    });
  for (;;) {
    const collision = findCollision({ navigationSystem, pageUrlSetup: usable });
    if (collision === null) return usable;
    report(collision.entry, `${collision.entry.href} is the path of ${collision.taken}`);
    usable = usable.filter((entry) => entry !== collision.entry);
  }
}
