import * as v from 'valibot';
import { calendarDate, decimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { countedRows, id, list, listUnder, maybe, numeric, orNull, readObject, text } from '../reading.js';
import {
  bonus,
  bonusPage,
  bonusTypes,
  calendarAward,
  daysOfWeek,
  plainName,
  rakebackDay,
  userBonus,
} from '../entities/bonus.js';
import { rakebackStatement } from '../entities/rakeback-statement.js';

export const getAllBonus = /* @__PURE__ */ defineEndpoint({
  name: 'getAllBonus',
  summary: 'Available bonuses, paged from 1; the calendar requests one per day.',
  method: 'GET',
  path: '/api/admin/get-all-bonus',
  token: 'optional',
  query: v.object({
    pageNo: v.number(),
    limit: v.number(),
    isDeposit: v.optional(v.boolean()),
    language: v.optional(v.string()),
    cpnc: v.optional(v.string()),
    dayOfWeek: v.optional(v.picklist(daysOfWeek)),
    timeZone: v.optional(v.string()),
    type: v.optional(v.string()),
    calendarDateTime: v.optional(v.string()),
    countryCode: v.optional(v.string()),
    currencyCode: v.optional(v.string()),
    ip: v.optional(v.string()),
    isCountryCheck: v.optional(v.boolean()),
    /** Selects one bonus, for its own page; all other filters of the query are then ignored. */
    bonusId: v.optional(v.string()),
  }),
  data: bonusPage,
});

export const getUserBonuses = /* @__PURE__ */ defineEndpoint({
  name: 'getUserBonuses',
  origin: 'extension',
  summary: 'Activated bonuses of the player, either active or ended, newest first, paged from 1.',
  method: 'GET',
  path: '/api/user/bonuses',
  token: 'required',
  query: v.object({
    pageNo: v.number(),
    limit: v.number(),
    state: v.optional(v.picklist(['active', 'ended'])),
  }),
  data: countedRows(userBonus),
});

export const activateBonus = /* @__PURE__ */ defineEndpoint({
  name: 'activateBonus',
  origin: 'named',
  summary:
    'Activates a bonus that needs no deposit, by its id or by a coupon. An active bonus is forfeited for it only with `cancelActiveBonus`.',
  method: 'POST',
  path: '/api/user/bonuses/activate',
  token: 'required',
  idempotent: true,
  body: v.object({
    bonusId: v.optional(v.string()),
    couponCode: v.optional(v.string()),
    /** The player's zone, by which days and times of the offer count. */
    timeZone: v.string(),
    cancelActiveBonus: v.optional(v.boolean()),
  }),
  data: userBonus,
});

export const cancelBonus = /* @__PURE__ */ defineEndpoint({
  name: 'cancelBonus',
  origin: 'extension',
  summary: 'Forfeits an active bonus: its bonus money and free spins are lost, cash remains.',
  method: 'POST',
  path: '/api/user/bonuses/{userBonusId}/cancel',
  token: 'required',
  body: v.object({}),
  data: userBonus,
});

export const checkCoupon = /* @__PURE__ */ defineEndpoint({
  name: 'checkCoupon',
  origin: 'extension',
  summary: 'The bonus that a coupon grants with the next deposit.',
  method: 'POST',
  path: '/api/user/coupon',
  token: 'required',
  body: v.object({ couponCode: v.string(), currencyCode: v.string() }),
  data: readObject({
    couponCode: text,
    title: plainName,
    /** The value it adds: a share of the deposit in per cent, or a fixed amount in major units. */
    percent: orNull(numeric),
    amount: orNull(decimal),
    minDeposit: orNull(decimal),
    /** The bonus behind it; one of another type than `deposit` is activated without a deposit. */
    bonusId: orNull(id),
    type: orNull(v.picklist(bonusTypes)),
    /** Its terms, known before it is used; omitted by a server that does not send them. */
    bonus: maybe(bonus),
  }),
});

export const getRakebackDays = /* @__PURE__ */ defineEndpoint({
  name: 'getRakebackDays',
  summary: 'Rakeback by day, of a player or of one bonus; polled every 10 s.',
  method: 'GET',
  path: '/api/admin/get-rakeback-days',
  token: 'required',
  query: v.object({
    user: v.optional(v.string()),
    bonusId: v.optional(v.string()),
    /** The player's zone, by which rounds count to days from now on. */
    timeZone: v.optional(v.string()),
  }),
  data: listUnder('days', readObject({ days: list(rakebackDay) })),
});

export const rakebackClaim = /* @__PURE__ */ defineEndpoint({
  name: 'rakebackClaim',
  summary: 'Claims the rakeback of one day.',
  method: 'POST',
  path: '/api/user/rakeback-claim',
  token: 'required',
  idempotent: true,
  query: v.object({ timeZone: v.string(), customerDate: calendarDate, bonusId: v.string() }),
  body: v.object({ bonusId: v.string(), claimDate: calendarDate, customerDate: calendarDate }),
  data: readObject({ amount: orNull(decimal), bonusId: maybe(id) }),
});

export const getRakebackStatements = /* @__PURE__ */ defineEndpoint({
  name: 'getRakebackStatements',
  origin: 'extension',
  summary:
    'How the rakeback of each claimable day was calculated, from `from` to `to` inclusive, oldest first.',
  method: 'GET',
  path: '/api/user/rakeback-statements',
  token: 'required',
  query: v.object({ from: calendarDate, to: calendarDate }),
  data: listUnder('statements', readObject({ statements: list(rakebackStatement) })),
});

export const getCalendarAward = /* @__PURE__ */ defineEndpoint({
  name: 'calendarAward',
  summary: 'The running cashback award; polled every 15 s.',
  method: 'GET',
  path: '/api/user/calendar-award',
  token: 'required',
  query: v.object({ user: v.string() }),
  data: readObject({ userCalendarData: calendarAward }),
});
