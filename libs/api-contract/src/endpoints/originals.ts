import * as v from 'valibot';
import { positiveDecimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { minesRound, originalRound, originalTable } from '../entities/original.js';

/** The calls of the frame of an original. Their bearer token is the launch token, as in a game's frame. */
export const openOriginal = /* @__PURE__ */ defineEndpoint({
  name: 'openOriginal',
  origin: 'extension',
  summary: 'What the frame of an original game needs to start.',
  method: 'POST',
  path: '/api/originals/open',
  token: 'required',
  body: v.object({
    /** The idempotency key of a round whose response was lost before the game was opened again. */
    unfinishedKey: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  data: originalTable,
});

export const playOriginal = /* @__PURE__ */ defineEndpoint({
  name: 'playOriginal',
  origin: 'extension',
  summary:
    'Draws and settles one round of dice or plinko. The stake is in major units of the table’s currency.',
  method: 'POST',
  path: '/api/originals/round',
  token: 'required',
  idempotent: true,
  body: v.object({
    stake: positiveDecimal,
    /** What the player chose, such as `over-62.00` or `plinko-16-high`. */
    choice: v.pipe(v.string(), v.maxLength(100)),
    /** The game started it without a press of the player; rejected with AUTOPLAY_NOT_ALLOWED where the policy forbids that. */
    automatic: v.optional(v.boolean()),
    /** What the player contributes to the draw: 1 to 64 printable ASCII characters. */
    clientSeed: v.optional(v.string()),
  }),
  data: originalRound,
});

export const startMines = /* @__PURE__ */ defineEndpoint({
  name: 'startMines',
  origin: 'extension',
  summary:
    'Lays mines for a stake and starts a round. Returns the one that is still open, if there is one; nothing is staked then.',
  method: 'POST',
  path: '/api/originals/mines/start',
  token: 'required',
  idempotent: true,
  body: v.object({
    stake: positiveDecimal,
    mines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
    /** What the player contributes to the draw: 1 to 64 printable ASCII characters. */
    clientSeed: v.optional(v.string()),
  }),
  data: minesRound,
});

export const openMinesTile = /* @__PURE__ */ defineEndpoint({
  name: 'openMinesTile',
  origin: 'extension',
  summary:
    'Opens a tile. One that is open already, or a round that has ended, stays as it is. The last gem ends the round.',
  method: 'POST',
  path: '/api/originals/mines/tile',
  token: 'required',
  body: v.object({
    roundId: v.pipe(v.string(), v.maxLength(100)),
    tile: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  }),
  data: minesRound,
});

export const takeMines = /* @__PURE__ */ defineEndpoint({
  name: 'takeMines',
  origin: 'extension',
  summary:
    'Ends a round after at least one gem and pays it. A round that has ended stays as it is, so it is paid once.',
  method: 'POST',
  path: '/api/originals/mines/take',
  token: 'required',
  body: v.object({ roundId: v.pipe(v.string(), v.maxLength(100)) }),
  data: minesRound,
});
