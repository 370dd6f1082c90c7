import * as v from 'valibot';
import { decimal, positiveDecimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { readObject } from '../reading.js';
import { gameLaunch } from '../entities/game.js';
import { gameRound, gameTable } from '../entities/game-table.js';

export const launchGame = /* @__PURE__ */ defineEndpoint({
  name: 'launchGame',
  origin: 'extension',
  summary: 'Opens a game for real money or as a demo, and returns the URL of its frame.',
  method: 'POST',
  path: '/api/games/{slug}/launch',
  token: 'optional',
  body: v.object({
    mode: v.picklist(['real', 'demo']),
    locale: v.string(),
    /** The account that a guest's demo runs under, for servers that need one (`demoUserId`, §3). */
    demoUserId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  data: gameLaunch,
});

/** The two calls of a game's frame. Their bearer token is the launch token, which opens one game for one player. */
export const openGameTable = /* @__PURE__ */ defineEndpoint({
  name: 'openGameTable',
  origin: 'extension',
  summary: "What a game's frame needs to start.",
  method: 'POST',
  path: '/api/game-table/open',
  token: 'required',
  body: v.object({
    /** The idempotency key of a round whose response was lost before the game was opened again. */
    unfinishedKey: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  data: gameTable,
});

export const playRound = /* @__PURE__ */ defineEndpoint({
  name: 'playRound',
  origin: 'extension',
  summary: 'Draws and settles one round. The stake is in major units of the table’s currency.',
  method: 'POST',
  path: '/api/game-table/round',
  token: 'required',
  idempotent: true,
  body: v.object({
    /** The bet that payouts are based on. */
    stake: positiveDecimal,
    /** Plays one of the bonus's free spins instead of paying; the stake must be its value. */
    freeSpin: v.optional(v.boolean()),
    /** Buys the game's free spins: costs the table's price times the stake. */
    bonusBuy: v.optional(v.boolean()),
    /** The game started it without a press of the player; rejected with AUTOPLAY_NOT_ALLOWED where the policy forbids that. */
    automatic: v.optional(v.boolean()),
    /** What the player contributes to the draw: 1 to 64 printable ASCII characters. */
    clientSeed: v.optional(v.string()),
  }),
  data: gameRound,
});

export const confirmBonusBuy = /* @__PURE__ */ defineEndpoint({
  name: 'confirmBonusBuy',
  origin: 'extension',
  summary:
    'Confirms a bonus buy above the bet limit of an active bonus. Only the next round of the game is exempt.',
  method: 'POST',
  path: '/api/games/{slug}/bonus-buy',
  token: 'required',
  /** The price of the buy, in major units of the player's currency. At any other price it is not exempt. */
  body: v.object({ cost: positiveDecimal }),
  data: readObject({ cost: decimal }),
});
