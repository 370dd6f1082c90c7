import * as v from 'valibot';
import { positiveDecimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { liveBets, liveTable } from '../entities/live-table.js';

/** The two calls of a live table's frame. Their bearer token is the launch token, as in a game's frame. */
export const openLiveTable = /* @__PURE__ */ defineEndpoint({
  name: 'openLiveTable',
  origin: 'extension',
  summary:
    'What the frame of a live table needs to start: the present round, the last numbers, limits and own bets.',
  method: 'POST',
  path: '/api/live-table/open',
  token: 'required',
  body: v.object({}),
  data: liveTable,
});

export const setLiveBets = /* @__PURE__ */ defineEndpoint({
  name: 'setLiveBets',
  origin: 'extension',
  summary:
    'Replaces the player’s bets in a round, and moves only the difference. Rejected as BETTING_CLOSED once betting has closed.',
  method: 'POST',
  path: '/api/live-table/bets',
  token: 'required',
  idempotent: true,
  body: v.object({
    roundId: v.string(),
    /** All bets; none takes them back. */
    bets: v.pipe(v.array(v.object({ spot: v.string(), amount: positiveDecimal })), v.maxLength(157)),
    /** What the player contributes to the draw: 1 to 64 printable ASCII characters. */
    clientSeed: v.optional(v.string()),
  }),
  data: liveBets,
});
