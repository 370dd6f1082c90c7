import { type PageUrl } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';
import { isSafePath } from './safe-redirect.js';

/**
 * Every page key and its default path (§2). `{name}` parts are filled from parameters. A path that starts with `<key>`
 * moves with the page of that key.
 */
const defaultPaths = {
  root: '/',
  profile: '/profile',
  account: '/account',
  'edit-profile': '/profile/edit-profile',
  transactions: '/profile/transactions',
  verification: '/profile/verify',
  verification2: '/account/verification',
  favorites: '/profile/favorites',
  promotions: '/promotions',
  bonus_history: '/bonuses',
  deposit: '/deposit',
  withdraw: '/withdraw',
  casino: '/casino',
  providers: '/providers',
  tournaments: '/tournaments',
  cashback: '/cashback',
  home: '<root>',
  'provider games': '<providers>/{provider}',
  'category games': '<casino>/{category}',
  categories: '<casino>',
  game: '<casino>/games/{game}',
  // Pages of §2 without a key there.
  slots: '<category games>',
  'live-casino': '<category games>',
  popular: '<category games>',
  play: '/play/{game}',
  promotion: '/promotion',
  freemoney: '/freemoney',
  balance: '/profile2/balance',
  'my-profile': '/profile2/my-profile',
  'my-history': '/profile2/my-history',
  'my-bonuses': '/profile2/my-bonuses',
  'my-verification': '/profile2/verification',
  'my-vip-club': '/profile2/vip-club',
  'freeze-account': '/profile2/freeze-account',
  limits: '/profile2/limits',
  referrals: '/profile/referrals',
  security: '/profile/security',
  inbox: '/profile/inbox',
  'vip-club': '/vip-club',
  'terms-and-conditions': '/terms-and-conditions',
  'privacy-policy': '/privacy-policy',
  'aml-policy': '/aml-policy',
  'responsible-gambling': '/responsible-gambling',
  'kyc-refund-policy': '/kyc-refund-policy',
  'bonus-terms': '/bonus-terms',
  'legal-use-of-website': '/legal-use-of-website',
} as const;

export type PageKey = keyof typeof defaultPaths;
/** All page keys: those of the spec in its order, then the product's own. */
export const pageKeys = Object.keys(defaultPaths) as readonly PageKey[];

type PageSettings = Pick<Settings, 'navigationSystem' | 'pageUrlSetup'>;
const withoutSetup: PageSettings = { navigationSystem: 'basic', pageUrlSetup: [] };
type PathParams = Readonly<Record<string, string>>;

/** A link that starts with `?` stays on the current page, so it is as safe as a path. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const isSafeQuery = (href: string) => href.startsWith('?') && !/[\u0000-\u0020\u007f\\]/.test(href);

/** Returns the entry of a key. The last one counts, as in a configuration file. */
const findEntry = (settings: PageSettings, key: string): PageUrl | undefined =>
  settings.pageUrlSetup.findLast((entry) => entry.key === key);

const fromPanel = (settings: PageSettings, key: string): boolean =>
  key === 'edit-profile' && settings.navigationSystem === 'panel';

/** Returns the page that a default path moves with, or `null`, and the rest of the path. */
function parseDefaultPath(key: string): [base: string | null, rest: string] {
  const path = Object.hasOwn(defaultPaths, key) ? defaultPaths[key as PageKey] : '/';
  const [, base, rest = ''] = /^<(.+)>(.*)$/.exec(path) ?? [];
  return base === undefined ? [null, path] : [base, rest];
}

/** Returns the path with its `{name}` parts still open. */
function getPattern(settings: PageSettings, key: string): string {
  const entry = findEntry(settings, key);
  if (entry) return isSafePath(entry.href) || isSafeQuery(entry.href) ? entry.href : '/';
  if (fromPanel(settings, key)) return getPattern(settings, 'account');
  const [base, rest] = parseDefaultPath(key);
  if (base === null) return rest;
  const moved = servedPath(settings, base);
  return rest === '' ? moved.replace('{category}', key) : `${moved === '/' ? '' : moved}${rest}`;
}

/**
 * Returns the path that a page is served at, its `{name}` parts open: that of its links without query and fragment. A
 * page whose links only change the query (`?…`) stays at its default path.
 */
export function servedPath(settings: PageSettings, key: string): string {
  const pattern = getPattern(settings, key);
  return (pattern.startsWith('?') ? defaultPath(key) : pattern).split(/[?#]/, 1)[0] ?? '/';
}

/** Returns the entry that a page is moved by: its own or that of the page that it moves with. */
export function findMovingEntry(settings: PageSettings, key: string): PageUrl | undefined {
  const entry = findEntry(settings, key);
  if (entry) return entry.href.startsWith('?') ? undefined : entry;
  const base = fromPanel(settings, key) ? 'account' : parseDefaultPath(key)[0];
  return base === null ? undefined : findMovingEntry(settings, base);
}

/** Returns the default path of a page that no setting has moved, with its `{name}` parts unfilled. */
export function defaultPath(key: string): string {
  return getPattern(withoutSetup, key);
}

/**
 * Fills the `{name}` parts of a path with encoded values. Returns `/` for a part without a value, or for a value that
 * would change the path's shape (`..`).
 */
export function fillPath(pattern: string, params: PathParams): string {
  let isComplete = true;
  const path = pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === '') isComplete = false;
    return encodeURIComponent(value ?? '');
  });
  return isComplete && (isSafePath(path) || isSafeQuery(path)) ? path : '/';
}

/** Every tile of a lobby links to pages, so the path of a key is found once for each settings object. */
const patterns = new WeakMap<PageSettings, Map<string, string>>();

/**
 * Returns the path of a page (§2, features N8). An explicit `pageUrlSetup` entry beats the mapping of the panel
 * navigation (edit-profile → account), which beats the default; an unknown key or an href that leaves this origin
 * returns `/`. Without `params` the `{name}` parts stay unfilled, as a router needs them; with them they are filled.
 * The result may start with `?`: then it changes only the query of the current page.
 */
export function pagePath(settings: PageSettings, key: string, params?: PathParams): string {
  const known = patterns.get(settings) ?? new Map<string, string>();
  patterns.set(settings, known);
  const pattern = known.get(key) ?? getPattern(settings, key);
  known.set(key, pattern);
  return params ? fillPath(pattern, params) : pattern;
}

/**
 * Returns whether a link to this page keeps the loaded data (`shallow` of its `pageUrlSetup` entry); `false` by
 * default.
 */
export function isShallow(settings: PageSettings, key: string): boolean {
  const entry = findEntry(settings, key);
  if (entry) return entry.shallow;
  return fromPanel(settings, key) ? isShallow(settings, 'account') : false;
}

/**
 * Returns whether following a link on the page at `pathname` loads the page's data again (§2): the link is that of a
 * `pageUrlSetup` entry that is not shallow, and changes only the query. Any other link keeps what is loaded.
 */
export function reloadsData(settings: PageSettings, href: string, pathname: string): boolean {
  const resolved = (target: string) => (target.startsWith('?') ? `${pathname}${target}` : target);
  const wanted = resolved(href);
  if (wanted.split(/[?#]/, 1)[0] !== pathname) return false;
  const entry = settings.pageUrlSetup.findLast((candidate) => resolved(candidate.href) === wanted);
  return entry !== undefined && !isShallow(settings, entry.key);
}
