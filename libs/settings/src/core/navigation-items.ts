import { type NavigationItem } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';

const entry = (key: string, scope: NavigationItem['scope'] = 'any'): NavigationItem => ({ key, scope });

/** The product's own entries, in the order of the menu; the games stand before them. */
const ownItems: readonly NavigationItem[] = [
  entry('favorites', 'user'),
  entry('promotions'),
  entry('tournaments'),
  entry('cashback'),
  entry('vip-club'),
  entry('responsible-gambling'),
  entry('contacts'),
];

/** The demo navigation of §2: tournaments, VIP, profile details, wallet, responsibility and contacts. */
const demoItems: readonly NavigationItem[] = [
  entry('tournaments'),
  entry('vip-club'),
  entry('edit-profile', 'user'),
  entry('balance', 'user'),
  entry('responsible-gambling'),
  entry('contacts'),
];

/**
 * Returns the entries of the menu for a player (`authenticated`) or a guest, in their order (§2, features N10, N11): those
 * of `navigationItems`, else those of the demo navigation if `demoNavigation` is on, else the product's own. Each has a
 * page key; `contacts` is the brand's support. Of two entries with one key the first counts.
 */
export function navigationItems(
  { navigationItems: own, demoNavigation }: Pick<Settings, 'navigationItems' | 'demoNavigation'>,
  { authenticated }: { authenticated: boolean },
): NavigationItem[] {
  const items = own.length > 0 ? own : demoNavigation ? demoItems : ownItems;
  const hidden = authenticated ? 'guest' : 'user';
  const seen = new Set<string>();
  return items.filter(({ key, scope }) => {
    if (scope === hidden || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
