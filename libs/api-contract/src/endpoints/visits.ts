import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { done } from './shapes.js';
import { visitFacts } from './visit-facts.js';

export const countryBlocked = /* @__PURE__ */ defineEndpoint({
  name: 'countryBlocked',
  summary: 'Reports a visitor from an excluded country.',
  method: 'POST',
  path: '/api/user/country-blocked',
  body: v.object({ ip: v.string(), country: v.string(), firstUrl: v.string() }),
  data: done,
});

export const logEvent = /* @__PURE__ */ defineEndpoint({
  name: 'logEvent',
  summary: 'Records an action of a visitor (PAGE_VIEW, ALTERNATIVE_METHOD_BUTTON).',
  method: 'POST',
  path: '/api/user/log-event',
  token: 'optional',
  body: v.object({
    event: v.pipe(v.string(), v.maxLength(64)),
    data: v.optional(v.record(v.string(), v.unknown())),
    mkt: visitFacts.mkt,
    userDeviceType: visitFacts.userDeviceType,
    cpncToSent: v.optional(v.string()),
  }),
  data: done,
});
