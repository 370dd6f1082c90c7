import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { jsonOr, list, listUnder, orNull, readObject } from '../reading.js';
import { deposit, paymentMethods, savedCard } from '../entities/payment.js';
import { done } from './shapes.js';

export const getPayments = /* @__PURE__ */ defineEndpoint({
  name: 'getPayments',
  summary: 'Payment methods for a currency and country.',
  method: 'GET',
  path: '/api/admin/get-payments',
  token: 'optional',
  query: v.object({ currencyCode: v.string(), countryCode: v.string() }),
  data: listUnder('payments', readObject({ payments: jsonOr(paymentMethods) })),
});

export const createDeposit = /* @__PURE__ */ defineEndpoint({
  name: 'createDeposit',
  origin: 'named',
  summary:
    'Starts a deposit. The same idempotency key and body return the same deposit; a different body is rejected with 422.',
  method: 'POST',
  path: '/api/user/deposit',
  token: 'required',
  idempotent: true,
  body: v.object({
    paymentMethodId: v.string(),
    amount: decimal,
    currencyCode: v.string(),
    /** Card: a token of the card frame, or a card that the provider keeps; `keepCard` asks it to keep this one. */
    cardToken: v.optional(v.string()),
    cardId: v.optional(v.string()),
    keepCard: v.optional(v.boolean()),
    /** Details that other methods need, by `depositDetailsSchema` of the field rules. */
    network: v.optional(v.string()),
    cpf: v.optional(v.string()),
    skrillEmail: v.optional(v.string()),
    /** A bonus that the deposit is to activate. An active one is forfeited for it only with `cancelActiveBonus`. */
    bonusId: v.optional(v.string()),
    cancelActiveBonus: v.optional(v.boolean()),
    couponCode: v.optional(v.string()),
    /** The player's zone, by which days and times of a bonus count. */
    timeZone: v.optional(v.string()),
    returnPath: v.optional(v.string(), '/casino'),
  }),
  data: deposit,
});

export const getPendingDeposits = /* @__PURE__ */ defineEndpoint({
  name: 'getPendingDeposits',
  origin: 'extension',
  summary: 'Pending deposits of the logged-in player, newest first.',
  method: 'GET',
  path: '/api/user/pending-deposits',
  token: 'required',
  data: listUnder('deposits', readObject({ deposits: list(deposit) })),
});

export const cancelDeposit = /* @__PURE__ */ defineEndpoint({
  name: 'cancelDeposit',
  origin: 'extension',
  summary: 'Cancels a pending deposit and returns its current state: it may have completed in the meantime.',
  method: 'POST',
  path: '/api/user/deposit/{depositId}/cancel',
  token: 'required',
  body: v.object({}),
  data: deposit,
});

export const getSavedCards = /* @__PURE__ */ defineEndpoint({
  name: 'getSavedCards',
  origin: 'extension',
  summary: 'Saved cards of the logged-in player, most recently used first.',
  method: 'GET',
  path: '/api/user/saved-cards',
  token: 'required',
  data: listUnder('cards', readObject({ cards: list(savedCard) })),
});

export const forgetSavedCard = /* @__PURE__ */ defineEndpoint({
  name: 'forgetSavedCard',
  origin: 'extension',
  summary: 'Deletes a saved card.',
  method: 'DELETE',
  path: '/api/user/saved-cards/{cardId}',
  token: 'required',
  data: done,
});

export const getDeposit = /* @__PURE__ */ defineEndpoint({
  name: 'getDeposit',
  origin: 'extension',
  summary: 'The current state of a deposit of the logged-in player.',
  method: 'GET',
  path: '/api/user/deposit/{depositId}',
  token: 'required',
  data: deposit,
});

export const threeDsWebhook = /* @__PURE__ */ defineEndpoint({
  name: 'threeDsWebhook',
  summary: 'Sends the result of a 3-D Secure challenge to the acquirer and returns the deposit.',
  method: 'POST',
  path: '/api/user/3ds-webhook',
  token: 'optional',
  body: v.object({ PaReq: v.string(), MD: v.string() }),
  data: orNull(deposit),
});
