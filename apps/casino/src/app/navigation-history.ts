/** How many routes are kept (§2). */
const limit = 5;

let routes: readonly string[] = [];

/** Returns a route of this site without the modal that is open over it. */
function withoutModal(route: string): string {
  const [path = '/', search = ''] = route.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('modal');
  const rest = query.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

/** Notes the route (path and query) that is open now; the same one again is noted once. In a browser only. */
export function noteRoute(route: string): void {
  const page = withoutModal(route);
  if (routes.at(-1) !== page) routes = [...routes, page].slice(-limit);
}

/** Returns the last five routes of this visit, the newest last (§2). */
export const lastRoutes = (): readonly string[] => routes;

/** Returns the newest of them with another path than `pathname`; `null` if there is none, as after opening a link. */
export function routeBefore(pathname: string): string | null {
  return routes.findLast((route) => route.split('?', 1)[0] !== pathname) ?? null;
}

/** Forgets all routes, as the end of a session does: the next player does not see where the last one was. */
export function forgetRoutes(): void {
  routes = [];
}
