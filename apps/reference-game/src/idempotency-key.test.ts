import { expect, it } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.js';

it('creates 128 random bits, different each time', () => {
  const keys = Array.from({ length: 50 }, () => newIdempotencyKey());
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
