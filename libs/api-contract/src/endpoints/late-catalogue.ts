import { lateEndpoint } from '../endpoint.js';
import {
  getFullCategoryListHead,
  listGamesHead,
  getGameHead,
  listRecentGamesHead,
  listRecentWinsHead,
} from './catalogue-heads.js';

const catalogue = () => import('./catalogue.js');

/** The calls of a lobby, whose answers its page comes with. */
export const lateCategories = /* @__PURE__ */ lateEndpoint(
  getFullCategoryListHead,
  async () => (await catalogue()).getFullCategoryList,
);
export const lateGames = /* @__PURE__ */ lateEndpoint(
  listGamesHead,
  async () => (await catalogue()).listGames,
);
export const lateGame = /* @__PURE__ */ lateEndpoint(getGameHead, async () => (await catalogue()).getGame);
export const lateRecentGames = /* @__PURE__ */ lateEndpoint(
  listRecentGamesHead,
  async () => (await catalogue()).listRecentGames,
);
export const lateRecentWins = /* @__PURE__ */ lateEndpoint(
  listRecentWinsHead,
  async () => (await catalogue()).listRecentWins,
);
