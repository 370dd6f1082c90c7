import type * as Argon2 from '@node-rs/argon2';
import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

export const { verify } = argon2;

/** The same hash at the lowest cost there is: the suite signs up thousands of players. The rules test the real cost. */
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
