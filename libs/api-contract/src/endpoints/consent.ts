import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { consentChannels, consentProducts, marketingConsent } from '../entities/consent.js';

export const getConsent = /* @__PURE__ */ defineEndpoint({
  name: 'getConsent',
  origin: 'extension',
  summary: 'Which offers the player agrees to receive, by channel and product.',
  method: 'GET',
  path: '/api/user/consent',
  token: 'required',
  data: marketingConsent,
});

export const setConsent = /* @__PURE__ */ defineEndpoint({
  name: 'setConsent',
  origin: 'extension',
  summary:
    'Replaces every consent of the player to offers: what is not listed is withdrawn at once. Rejected with 409 `ACCOUNT_EXCLUDED` during an exclusion, which withdraws all. Returns what is given.',
  method: 'PUT',
  path: '/api/user/consent',
  token: 'required',
  body: v.object({
    given: v.pipe(
      v.array(v.object({ channel: v.picklist(consentChannels), product: v.picklist(consentProducts) })),
      v.maxLength(consentChannels.length * consentProducts.length),
    ),
  }),
  data: marketingConsent,
});
