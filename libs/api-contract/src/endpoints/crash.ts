import * as v from 'valibot';
import { positiveDecimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { crashBet, crashRoundAndBet, crashTable } from '../entities/crash.js';

/** The calls of the frame of crash. Their bearer token is the launch token, as in a game's frame. */
export const openCrash = /* @__PURE__ */ defineEndpoint({
  name: 'openCrash',
  origin: 'extension',
  summary:
    'What the frame of crash needs to start, or to go on after a lost connection: the present round, the last ones and own bets.',
  method: 'POST',
  path: '/api/crash/open',
  token: 'required',
  body: v.object({}),
  data: crashTable,
});

export const placeCrashBet = /* @__PURE__ */ defineEndpoint({
  name: 'placeCrashBet',
  origin: 'extension',
  summary:
    'Bets on a round that takes bets. Returns the bet that the player has in it already, if there is one; nothing is staked then. Rejected as BETTING_CLOSED once betting has closed.',
  method: 'POST',
  path: '/api/crash/bet',
  token: 'required',
  idempotent: true,
  body: v.object({
    roundId: v.pipe(v.string(), v.maxLength(100)),
    stake: positiveDecimal,
    /** Cashes the bet out at this multiplier, also without a connection: 1.01 to the highest one, with two decimals. */
    autoCashOut: v.optional(positiveDecimal),
    /** What the player contributes to the draw: 1 to 64 printable ASCII characters. */
    clientSeed: v.optional(v.string()),
  }),
  data: crashBet,
});

export const cashOutCrash = /* @__PURE__ */ defineEndpoint({
  name: 'cashOutCrash',
  origin: 'extension',
  summary:
    'Cashes a bet out at the multiplier at which the call arrives. A bet that is settled stays as it is, so it is paid once; one that arrives after the crash is lost, and before the start nothing changes.',
  method: 'POST',
  path: '/api/crash/cash-out',
  token: 'required',
  body: v.object({ betId: v.pipe(v.string(), v.maxLength(100)) }),
  data: crashBet,
});

export const getCrashRound = /* @__PURE__ */ defineEndpoint({
  name: 'getCrashRound',
  origin: 'extension',
  summary: 'A round of crash with its seeds once it has ended, and the player’s bet in it.',
  method: 'GET',
  path: '/api/crash/rounds/{roundId}',
  token: 'required',
  data: crashRoundAndBet,
});
