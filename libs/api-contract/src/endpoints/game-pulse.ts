import { defineEndpoint } from '../endpoint.js';
import { gamePulse, gamePulseQuery, myGamePulse } from '../entities/game-pulse.js';

export const getGamePulse = /* @__PURE__ */ defineEndpoint({
  name: 'getGamePulse',
  origin: 'extension',
  summary:
    'Rounds of all players and the share of stakes that a game paid out, over a period. Nothing in it is about one player.',
  method: 'GET',
  path: '/api/games/{slug}/pulse',
  cached: true,
  query: gamePulseQuery,
  data: gamePulse,
});

export const getMyGamePulse = /* @__PURE__ */ defineEndpoint({
  name: 'getMyGamePulse',
  origin: 'extension',
  summary: 'How many rounds the player had of a game, in the same buckets.',
  method: 'GET',
  path: '/api/user/games/{slug}/pulse',
  token: 'required',
  query: gamePulseQuery,
  data: myGamePulse,
});
