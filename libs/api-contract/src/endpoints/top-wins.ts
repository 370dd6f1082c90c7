import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { topWin, topWinTables } from '../entities/top-win.js';
import { list, listUnder, readObject } from '../reading.js';

export const listTopWins = /* @__PURE__ */ defineEndpoint({
  name: 'listTopWins',
  origin: 'extension',
  summary:
    'The best win of each player in the last 30 days in one of the tables, best first, with masked names.',
  method: 'GET',
  path: '/api/game-wins/top',
  query: v.object({ table: v.picklist(topWinTables) }),
  data: listUnder('rows', readObject({ rows: list(topWin) })),
});

export const listMyTopWins = /* @__PURE__ */ defineEndpoint({
  name: 'listMyTopWins',
  origin: 'extension',
  summary: 'The best wins of the player in the last 30 days, by payout, best first.',
  method: 'GET',
  path: '/api/user/game-wins/top',
  token: 'required',
  data: listUnder('rows', readObject({ rows: list(topWin) })),
});
