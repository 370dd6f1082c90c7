import * as v from 'valibot';
import { positiveDecimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { originalRound, originalTable } from '../entities/original.js';

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
  summary: 'Draws and settles one round of dice or plinko. The stake is in major units of the table’s currency.',
  method: 'POST',
  path: '/api/originals/round',
  token: 'required',
  idempotent: true,
  body: v.object({
    stake: positiveDecimal,
    /** What the player chose, such as `over-62.00` or `plinko-16-high`. */
    choice: v.pipe(v.string(), v.maxLength(100)),
    /** What the player contributes to the draw: 1 to 64 printable ASCII characters. */
    clientSeed: v.optional(v.string()),
  }),
  data: originalRound,
});
