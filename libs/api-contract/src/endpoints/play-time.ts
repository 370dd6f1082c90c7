import * as v from 'valibot';
import { calendarDate } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { answeredCheck, playTime, realityCheckAnswers } from '../entities/play-time.js';
import { list, listUnder, readObject } from '../reading.js';

export const getPlayTime = /* @__PURE__ */ defineEndpoint({
  name: 'getPlayTime',
  origin: 'extension',
  summary:
    'Time, stakes and wins of the play session of the account, whatever the tabs and devices, and the reality check that is due.',
  method: 'GET',
  path: '/api/user/play-time',
  token: 'required',
  data: playTime,
});

export const countPlayTime = /* @__PURE__ */ defineEndpoint({
  name: 'countPlayTime',
  origin: 'extension',
  summary:
    'Reports that a game for money is in view: the time since the last round or report counts as play, at most a minute of it. Reports of several tabs count once. Returns the play session.',
  method: 'POST',
  path: '/api/user/play-time',
  token: 'required',
  body: v.object({}),
  data: playTime,
});

export const answerRealityCheck = /* @__PURE__ */ defineEndpoint({
  name: 'answerRealityCheck',
  origin: 'extension',
  summary:
    'Answers the reality check that became due at `dueAt`. The first answer is stored; a later one, as from another device, changes nothing and succeeds. Returns the play session.',
  method: 'POST',
  path: '/api/user/reality-check',
  token: 'required',
  body: v.object({
    /** `checkDueAt` of the play session that the player saw. */
    dueAt: v.pipe(v.string(), v.isoTimestamp()),
    answer: v.picklist(realityCheckAnswers),
    /** Changes the minutes of play until the next one; left out they stay. More than the policy allows is rejected. */
    minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240)))),
  }),
  data: playTime,
});

export const listRealityChecks = /* @__PURE__ */ defineEndpoint({
  name: 'listRealityChecks',
  origin: 'extension',
  summary: 'The reality checks that the player answered over at most 400 days, newest first.',
  method: 'GET',
  path: '/api/user/reality-checks',
  token: 'required',
  query: v.object({ from: calendarDate, to: calendarDate, timeZone: v.string() }),
  data: listUnder('checks', readObject({ checks: list(answeredCheck) })),
});
