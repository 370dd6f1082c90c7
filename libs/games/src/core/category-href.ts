/** Categories with a route of their own (§2); every other one is a query of the casino page. */
const routes: Readonly<Record<string, string>> = {
  popular: '/casino/popular',
  slots: '/casino/slots',
  live: '/casino/live-casino',
};

/** The category that holds the whole catalogue. */
export const allGames = 'all';

/**
 * Where a category is shown (§2). `casinoPath` is the path of the casino page, which settings may move:
 * `live` → `/casino/live-casino`, `originals` → `/casino?category=originals`.
 */
export function categoryHref(category: string, casinoPath = '/casino'): string {
  if (category === allGames || category === '') return casinoPath;
  if (Object.hasOwn(routes, category)) return routes[category] ?? casinoPath;
  const joint = casinoPath.includes('?') ? '&' : '?';
  return `${casinoPath}${joint}category=${encodeURIComponent(category)}`;
}

/** Which category an address shows: the other way round. `query` is the value of `category` in the query, or `null`. */
export function categoryOf(pathname: string, query: string | null): string {
  const route = Object.entries(routes).find(([, path]) => path === pathname);
  return route?.[0] ?? (query === null || query === '' ? allGames : query);
}
