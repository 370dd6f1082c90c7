import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { rawSettings } from '../entities/raw-settings.js';
import { scriptDescriptors } from '../entities/script.js';

export const settings2 = /* @__PURE__ */ defineEndpoint({
  name: 'settings2',
  summary: 'The application settings of the brand.',
  method: 'GET',
  path: '/api/core/casino/settings2',
  cached: true,
  envelope: 'bare',
  data: rawSettings,
});

/** Dictionaries may be nested on reading; they are flattened by the `i18n` library (decisions 5). */
export const localeDictionary = /* @__PURE__ */ defineEndpoint({
  name: 'localeDictionary',
  summary: 'The texts of one locale by its wire code.',
  method: 'GET',
  path: '/api/core/casino/locales/{lng}.json',
  cached: true,
  envelope: 'bare',
  query: v.object({ version: v.string() }),
  data: v.record(v.string(), v.unknown()),
});

export const operatorScripts = /* @__PURE__ */ defineEndpoint({
  name: 'operatorScripts',
  summary: "The operator's scripts for this kind of visitor.",
  method: 'GET',
  path: '/api/core/casino/scripts',
  query: v.object({
    enableAuthUsers: v.optional(v.boolean()),
    enableDepositors: v.optional(v.boolean()),
    cacheHash: v.optional(v.string()),
  }),
  data: scriptDescriptors,
});
