import * as v from 'valibot';
import { calendarDate, decimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { activity } from '../entities/activity.js';
import { allExclusionPeriods, exclusion, exclusionKinds, offeredExclusion } from '../entities/exclusion.js';
import { fundsNotice } from '../entities/funds-notice.js';
import { limitKinds, playLimits, sessionTimeUnits } from '../entities/play-limit.js';
import { playMarkers } from '../entities/play-marker.js';
import { date, list, listUnder, readObject } from '../reading.js';

const timeZone = v.string();

export const getLimits = /* @__PURE__ */ defineEndpoint({
  name: 'getLimits',
  origin: 'extension',
  summary:
    'All limits of the player with what is used of each, the session time limit and the reality check.',
  method: 'GET',
  path: '/api/user/limits',
  token: 'required',
  /** The player's zone: it applies from the next day, week or month on. */
  query: v.object({ timeZone: v.optional(timeZone) }),
  data: playLimits,
});

export const setLimit = /* @__PURE__ */ defineEndpoint({
  name: 'setLimit',
  origin: 'extension',
  summary:
    'Sets, changes or removes one limit. A lower amount takes effect at once, a higher one or none after the delay of the policy; the amount that applies now drops a change that is waiting. Returns all limits.',
  method: 'PUT',
  path: '/api/user/limits',
  token: 'required',
  body: v.object({
    kind: v.picklist(limitKinds),
    /** 0 daily, 1 weekly, 2 monthly; left out for a limit of a single stake and for the highest balance. */
    period: v.optional(v.picklist([0, 1, 2])),
    /** Major units of `currencyCode`; `null` removes the limit. */
    amount: v.nullable(decimal),
    currencyCode: v.string(),
    /** The amount that the player saw; a change that would loosen a limit changed elsewhere meanwhile is rejected with 409 `LIMIT_CHANGED`. */
    shownAmount: v.optional(v.nullable(decimal)),
  }),
  data: playLimits,
});

export const setSessionTimeLimit = /* @__PURE__ */ defineEndpoint({
  name: 'setSessionTimeLimit',
  origin: 'extension',
  summary:
    'Sets how long a session may last: at least 10 minutes, 1 hour or 1 day, at most 30 days (§5). A shorter time takes effect at once, a longer one after the delay of the policy. Returns all limits.',
  method: 'PUT',
  path: '/api/user/session-time-limit',
  token: 'required',
  body: v.object({
    value: v.pipe(v.number(), v.integer(), v.minValue(1)),
    unit: v.picklist(sessionTimeUnits),
  }),
  data: playLimits,
});

export const removeSessionTimeLimit = /* @__PURE__ */ defineEndpoint({
  name: 'removeSessionTimeLimit',
  origin: 'extension',
  summary: 'Removes the session time limit after the delay of the policy. Returns all limits.',
  method: 'DELETE',
  path: '/api/user/session-time-limit',
  token: 'required',
  data: playLimits,
});

export const setRealityCheck = /* @__PURE__ */ defineEndpoint({
  name: 'setRealityCheck',
  origin: 'extension',
  summary:
    'Sets the minutes of play between two reality checks, `null` for none. More than the policy allows is rejected. Returns all limits.',
  method: 'PUT',
  path: '/api/user/reality-check',
  token: 'required',
  body: v.object({ minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240))) }),
  data: playLimits,
});

export const confirmLimitChoice = /* @__PURE__ */ defineEndpoint({
  name: 'confirmLimitChoice',
  origin: 'extension',
  summary:
    'Records that the player has chosen limits, which may be none, where the policy requires a choice. Returns all limits.',
  method: 'POST',
  path: '/api/user/limits/choice',
  token: 'required',
  body: v.object({}),
  data: playLimits,
});

export const confirmLoginSummary = /* @__PURE__ */ defineEndpoint({
  name: 'confirmLoginSummary',
  origin: 'extension',
  summary:
    'Records that the player has seen the figures that the policy shows after a login; until then a round is rejected with 409 `REALITY_CHECK_DUE`. Returns all limits.',
  method: 'POST',
  path: '/api/user/limits/summary',
  token: 'required',
  body: v.object({}),
  data: playLimits,
});

export const confirmLoosenedLimit = /* @__PURE__ */ defineEndpoint({
  name: 'confirmLoosenedLimit',
  origin: 'extension',
  summary:
    'Confirms a higher limit, or none, whose delay is over, where the policy asks for it. 409 `LIMIT_CHANGED` when nothing waits. Returns all limits.',
  method: 'POST',
  path: '/api/user/limits/confirmation',
  token: 'required',
  body: v.object({
    kind: v.picklist([...limitKinds, 'session-time']),
    /** 0 daily, 1 weekly, 2 monthly; left out for a limit of a single stake, the highest balance and the session time. */
    period: v.optional(v.picklist([0, 1, 2])),
  }),
  data: playLimits,
});

const fundsState = /* @__PURE__ */ readObject({ notice: v.nullable(fundsNotice) });

export const getFundsNotice = /* @__PURE__ */ defineEndpoint({
  name: 'getFundsNotice',
  origin: 'extension',
  summary:
    'How customers’ money is protected, as long as the player has to acknowledge it before a deposit; otherwise `null`.',
  method: 'GET',
  path: '/api/user/funds-notice',
  token: 'required',
  data: fundsState,
});

export const acknowledgeFunds = /* @__PURE__ */ defineEndpoint({
  name: 'acknowledgeFunds',
  origin: 'extension',
  summary:
    'Records that the player knows how customers’ money is protected. 409 `FUNDS_NOT_ACKNOWLEDGED` when another wording applies by now.',
  method: 'POST',
  path: '/api/user/funds-notice',
  token: 'required',
  body: v.object({
    /** Of the notice that the player saw. */
    version: v.pipe(v.string(), v.maxLength(100)),
  }),
  data: fundsState,
});

export const getExclusions = /* @__PURE__ */ defineEndpoint({
  name: 'getExclusions',
  origin: 'extension',
  summary: 'Breaks, cooling-off periods and self-exclusions of the player, newest first.',
  method: 'GET',
  path: '/api/user/exclusions',
  token: 'required',
  data: listUnder(
    'exclusions',
    readObject({
      exclusions: list(exclusion),
      /** What the operator offers, shortest first within a kind; missing or empty for every period of §3. */
      offered: v.optional(list(offeredExclusion), []),
    }),
  ),
});

export const createExclusion = /* @__PURE__ */ defineEndpoint({
  name: 'createExclusion',
  origin: 'extension',
  summary:
    'Closes the account for play and deposits for a period or for good. It cannot be shortened or undone; while it lasts, only one that ends later can be added.',
  method: 'POST',
  path: '/api/user/exclusions',
  token: 'required',
  idempotent: true,
  body: v.object({
    kind: v.picklist(exclusionKinds),
    period: v.picklist(allExclusionPeriods),
    /** Required for a permanent exclusion: the player has confirmed that it can never be undone. */
    confirmed: v.optional(v.boolean()),
  }),
  data: exclusion,
});

export const requestReopening = /* @__PURE__ */ defineEndpoint({
  name: 'requestReopening',
  origin: 'extension',
  summary:
    'Asks to open the account after a self-exclusion that has run out, where the policy does not open it without a request. It opens after the hours of the policy; asking again changes nothing. 409 `REOPENING_REQUIRED` is the code of what stays closed until then.',
  method: 'POST',
  path: '/api/user/exclusions/reopening',
  token: 'required',
  body: v.object({}),
  data: readObject({ opensAt: date }),
});

export const getActivity = /* @__PURE__ */ defineEndpoint({
  name: 'getActivity',
  origin: 'extension',
  summary:
    'What the player paid in and out, staked and won, by date and by kind of game, over at most 400 days.',
  method: 'GET',
  path: '/api/user/activity',
  token: 'required',
  query: v.object({ from: calendarDate, to: calendarDate, timeZone }),
  data: activity,
});

export const getPlayMarkers = /* @__PURE__ */ defineEndpoint({
  name: 'getPlayMarkers',
  origin: 'extension',
  summary:
    "What the player's own history of the last weeks shows, such as rising deposits or play at night, with its figures.",
  method: 'GET',
  path: '/api/user/play-markers',
  token: 'required',
  /** The player's zone, which determines nights; missing or unknown for that of the limits. */
  query: v.object({ timeZone: v.optional(timeZone) }),
  data: playMarkers,
});
