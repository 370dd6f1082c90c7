/**
 * Removes the launch token from the address fragment `#launch=…`, so that no history entry and no copied address
 * contains it, and returns it. Returns `null` when there is none.
 */
export function takeLaunchToken(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('launch');
  if (token === null || !/^[\w.~+/=-]+$/.test(token)) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}
