import type * as v from 'valibot';
import { date, maybe, readObject, text } from '../reading.js';

/** The last login before this one (§3). */
export const lastLogin = readObject({
  created_at: date,
  ip: maybe(text),
  location: maybe(text),
});
export type LastLogin = v.InferOutput<typeof lastLogin>;
