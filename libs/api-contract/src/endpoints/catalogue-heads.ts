// How the calls of catalogue.ts are sent: what their endpoints share with those whose schemas load late.
export const getFullCategoryListHead = {
  name: 'getFullCategoryList',
  method: 'GET',
  path: '/api/admin/get-full-category-list',
  cached: true,
  systemToken: true,
} as const;
export const listGamesHead = {
  name: 'listGames',
  origin: 'extension',
  method: 'GET',
  path: '/api/games',
  cached: true,
} as const;
export const getGameHead = {
  name: 'getGame',
  origin: 'extension',
  method: 'GET',
  path: '/api/games/{slug}',
  cached: true,
} as const;
export const listRecentGamesHead = {
  name: 'listRecentGames',
  origin: 'extension',
  method: 'GET',
  path: '/api/user/recent-games',
  token: 'required',
} as const;
export const listRecentWinsHead = {
  name: 'listRecentWins',
  origin: 'extension',
  method: 'GET',
  path: '/api/game-wins',
} as const;
