import * as v from 'valibot';
import { games } from '../entities/game.js';
import { defineEndpoint } from '../endpoint.js';
import { listUnder, readObject } from '../reading.js';
import { done } from './shapes.js';

export const listFavouriteGames = /* @__PURE__ */ defineEndpoint({
  name: 'listFavouriteGames',
  origin: 'extension',
  summary: 'The favourite games of the player, the one added last first.',
  method: 'GET',
  path: '/api/user/favourite-games',
  token: 'required',
  data: listUnder('rows', readObject({ rows: games })),
});

export const setFavouriteGame = /* @__PURE__ */ defineEndpoint({
  name: 'setFavouriteGame',
  origin: 'extension',
  summary:
    'Adds a game to the favourites of the player, or removes it; once more changes nothing. Too many: `FAVOURITE_LIMIT` with `params.max`.',
  method: 'PUT',
  path: '/api/user/favourite-games',
  token: 'required',
  body: v.object({
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    isFavourite: v.boolean(),
  }),
  data: done,
});
