import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstUnmetRule, loginNameSchema } from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';
import { oneClickLogin, readablePassword } from './one-click.js';

/** Draws the fractions of a list in order, repeatedly. */
const drawFrom = (fractions: readonly number[]) => {
  let index = 0;
  return (below: number) => Math.floor((fractions[index++ % fractions.length] ?? 0) * below);
};
const fractions = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
});

describe('a one-click account', () => {
  it('has eight digits to log in with, which no one can choose themselves', () => {
    fc.assert(
      fc.property(fractions, (drawn) => {
        const login = oneClickLogin(drawFrom(drawn));
        return /^[1-9]\d{7}$/.test(login) && !v.is(loginNameSchema, login);
      }),
    );
  });

  it('has a password that meets every rule a brand can set', () => {
    const rules = fc.record({
      minLength: fc.integer({ min: 1, max: 255 }),
      maxLength: fc.constant(255 as const),
      special: fc.boolean(),
      digit: fc.boolean(),
      uppercase: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, fractions, (requested, drawn) => {
        const password = readablePassword(requested, drawFrom(drawn));
        return (
          firstUnmetRule(password, requested) === null && /^[A-Z][a-z]{3}-[2-9]{4}(-[a-z]*)+$/.test(password)
        );
      }),
    );
  });

  it('has another password each time', () => {
    const made = Array.from({ length: 200 }, () => readablePassword({ minLength: 6 }, randomInt));
    expect(new Set(made).size).toBe(200);
    expect(made[0]).toMatch(/^[A-Z][a-z]{3}-\d{4}(-[a-z]{4}){4}$/);
  });
});
