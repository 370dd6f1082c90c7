import * as v from 'valibot';
import { jsonOr } from '../answer.js';
import { decimal } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { deposit, paymentMethods } from '../entities/payment.js';

export const getPayments = /* @__PURE__ */ defineEndpoint({
  name: 'getPayments',
  summary: 'Payment methods for a currency and country.',
  method: 'GET',
  path: '/api/admin/get-payments',
  token: 'optional',
  query: v.object({ currencyCode: v.string(), countryCode: v.string() }),
  data: v.object({ payments: jsonOr(paymentMethods) }),
});

export const createDeposit = /* @__PURE__ */ defineEndpoint({
  name: 'createDeposit',
  summary:
    'Starts a deposit. The same idempotency key and body give the same deposit; another body is refused with 422.',
  method: 'POST',
  path: '/api/user/deposit',
  token: 'required',
  idempotent: true,
  body: v.object({
    paymentMethodId: v.string(),
    amount: decimal,
    currencyCode: v.string(),
    cardToken: v.optional(v.string()),
    returnPath: v.optional(v.string(), '/casino'),
  }),
  data: deposit,
});

export const getDeposit = /* @__PURE__ */ defineEndpoint({
  name: 'getDeposit',
  summary: 'A deposit of the signed-in player as it stands now.',
  method: 'GET',
  path: '/api/user/deposit/{depositId}',
  token: 'required',
  data: deposit,
});

export const threeDsWebhook = /* @__PURE__ */ defineEndpoint({
  name: 'threeDsWebhook',
  summary: 'Hands the result of a 3-D Secure challenge to the acquirer; answers with the deposit it settles.',
  method: 'POST',
  path: '/api/user/3ds-webhook',
  token: 'optional',
  body: v.object({ PaReq: v.string(), MD: v.string() }),
  data: v.nullable(deposit),
});
