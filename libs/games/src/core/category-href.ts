import { pagePath, type PageKey, type Settings } from '@casino-kit/settings';

/** Categories with their own page (§2); every other one is a query of the casino page. */
const pages: Readonly<Record<string, PageKey>> = { popular: 'popular', slots: 'slots', live: 'live-casino' };

/** The category that holds the whole catalogue. */
export const allGames = 'all';

/**
 * Returns the link to a category (§2), regardless of its page in the settings: `live` → `/casino/live-casino`,
 * `originals` → `/casino?category=originals`.
 */
export function categoryHref(
  settings: Pick<Settings, 'navigationSystem' | 'pageUrlSetup'>,
  category: string,
): string {
  if (Object.hasOwn(pages, category)) return pagePath(settings, pages[category] ?? 'casino', {});
  const casino = pagePath(settings, 'casino', {});
  if (category === allGames || category === '') return casino;
  return `${casino}${casino.includes('?') ? '&' : '?'}category=${encodeURIComponent(category)}`;
}
