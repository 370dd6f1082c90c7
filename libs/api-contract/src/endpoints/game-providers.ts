import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { gameProvider } from '../entities/game-provider.js';
import { list, listUnder, readObject } from '../reading.js';

export const listGameProviders = /* @__PURE__ */ defineEndpoint({
  name: 'listGameProviders',
  origin: 'extension',
  summary:
    'All providers of the catalogue, those with the most games first, each with its most popular games.',
  method: 'GET',
  path: '/api/game-providers',
  cached: true,
  query: v.object({
    /** How many games of each; none if it is omitted. */
    games: v.optional(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
        v.integer(),
        v.minValue(0),
        v.maxValue(10),
      ),
      0,
    ),
  }),
  data: listUnder('rows', readObject({ rows: list(gameProvider) })),
});
