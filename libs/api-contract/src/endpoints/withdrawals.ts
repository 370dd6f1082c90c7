import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { list, listUnder, orNull, readObject, text, withDefault } from '../reading.js';
import { automaticWithdrawal, withdrawal, withdrawalCondition } from '../entities/withdrawal.js';

export const getWithdrawalOverview = /* @__PURE__ */ defineEndpoint({
  name: 'getWithdrawalOverview',
  origin: 'extension',
  summary:
    'The amount that the logged-in player can withdraw in the active currency, and the conditions still to meet.',
  method: 'GET',
  path: '/api/user/withdrawal-overview',
  token: 'required',
  data: readObject({
    currencyCode: text,
    /** The amount that can be requested now: 0 while a condition is open. */
    available: decimal,
    /** Real money. */
    balance: decimal,
    /** Locked in requests that are in progress. */
    pending: withDefault(decimal, '0'),
    conditions: withDefault(list(withdrawalCondition), []),
    automatic: orNull(automaticWithdrawal),
  }),
});

export const createWithdrawal = /* @__PURE__ */ defineEndpoint({
  name: 'createWithdrawal',
  origin: 'named',
  summary:
    'Requests a withdrawal and locks its amount. The same idempotency key and body return the same withdrawal; a different body is rejected with 422.',
  method: 'POST',
  path: '/api/user/withdrawal',
  token: 'required',
  idempotent: true,
  body: v.object({
    paymentMethodId: v.string(),
    amount: decimal,
    currencyCode: v.string(),
    /** The destination, by the method's `withdrawalForm`: `withdrawalDetailsSchema` of the field rules. */
    details: v.record(v.string(), v.string()),
  }),
  data: withdrawal,
});

export const getWithdrawals = /* @__PURE__ */ defineEndpoint({
  name: 'getWithdrawals',
  origin: 'named',
  summary: 'Withdrawals of the logged-in player, newest first. `pending` returns only those in progress.',
  method: 'GET',
  path: '/api/user/withdrawals',
  token: 'required',
  query: v.object({ pending: v.optional(v.boolean()) }),
  data: listUnder('withdrawals', readObject({ withdrawals: list(withdrawal) })),
});

export const cancelWithdrawal = /* @__PURE__ */ defineEndpoint({
  name: 'cancelWithdrawal',
  origin: 'named',
  summary: 'Cancels a withdrawal that has not been sent. Its amount is unlocked without a fee.',
  method: 'POST',
  path: '/api/user/withdrawal/{withdrawalId}/cancel',
  token: 'required',
  body: v.object({}),
  data: withdrawal,
});
