import { pagePath, type PageKey, type Settings } from '@casino-kit/settings';

/** Categories with their own page (§2); every other one is a query of the casino page. */
const pages: Readonly<Record<string, PageKey>> = { popular: 'popular', slots: 'slots', live: 'live-casino' };

/** The category that holds the whole catalogue. */
export const allGames = 'all';

/**
 * Returns the link to a category (§2), regardless of its page in the settings: `live` → `/casino/live-casino`,
 * `originals` → `/casino?category=originals`, or its own page `/casino/originals` with `enableCategoriesPageNavigation`.
 */
export function categoryHref(
  settings: Pick<Settings, 'navigationSystem' | 'pageUrlSetup'> &
    Partial<Pick<Settings, 'enableCategoriesPageNavigation'>>,
  category: string,
): string {
  if (Object.hasOwn(pages, category)) return pagePath(settings, pages[category] ?? 'casino', {});
  const casino = pagePath(settings, 'casino', {});
  if (category === allGames || category === '') return casino;
  if (settings.enableCategoriesPageNavigation) return pagePath(settings, 'category games', { category });
  return `${casino}${casino.includes('?') ? '&' : '?'}category=${encodeURIComponent(category)}`;
}
