import type * as v from 'valibot';
import { id, numeric, readObject, text, withDefault } from '../reading.js';
import { games } from './game.js';

/** Who makes games: how many of them are here, and the most popular ones as a sample. */
export const gameProvider = readObject({
  id,
  name: text,
  count: withDefault(numeric, 0),
  /** An address, or a path on the core host. */
  logoUrl: withDefault(text, ''),
  games: withDefault(games, []),
});
export type GameProvider = v.InferOutput<typeof gameProvider>;
