import { type Transaction } from '@casino-kit/api-contract';
import { isZero } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTransaction } from '../testing.js';
import { bySession, computeNet, sessionPauseMs } from './play-groups.js';

const start = Date.UTC(2026, 10, 26, 20);
const play = (minutes: number, overrides: Partial<Transaction> = {}) =>
  makeTransaction({
    type: 'bet',
    amount: '2.00',
    gameName: 'Pearl Diver',
    gameSlug: 'pearl-diver',
    at: new Date(start + minutes * 60_000).toISOString(),
    ...overrides,
  });
const sizes = (rows: Transaction[]) => bySession(rows).map(({ length }) => length);

describe('rows by session', () => {
  it('has bets and wins of one game together, up to a long pause', () => {
    expect(sizes([play(31), play(1, { type: 'win' }), play(0)])).toEqual([3]);
    expect(sizes([play(32), play(1), play(0)])).toEqual([1, 2]);
    expect(sessionPauseMs).toBe(1_800_000);
  });
  it.each([
    ['another game', { gameName: 'Coral Works', gameSlug: 'coral-works' }],
    ['another currency', { currencyCode: 'USD' }],
    ['bonus money', { isBonus: true }],
    ['a bet that is not settled', { status: 'pending' }],
    ['a time that cannot be read', { at: 'soon' }],
    ['a deposit', { type: 'deposit' }],
    ['a bet without a game', { gameName: null }],
  ] as const)('keeps %s apart', (_, overrides) => {
    expect(sizes([play(3), play(2, overrides), play(1)])).toEqual([1, 1, 1]);
    expect(sizes([play(2, overrides), play(1)])).toEqual([1, 1]);
  });
  it('keeps every row in its order, in groups that are never empty', () => {
    const row = fc
      .record({
        minutes: fc.integer({ min: 0, max: 600 }),
        type: fc.constantFrom('bet', 'win', 'deposit', 'bonus'),
        gameName: fc.constantFrom('Pearl Diver', 'Coral Works', null),
      })
      .map(({ minutes, ...overrides }) => play(minutes, overrides));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const groups = bySession(rows);
        expect(groups.flat()).toEqual(rows);
        for (const group of groups) {
          expect(group.length).toBeGreaterThan(0);
          expect(new Set(group.map(({ gameName }) => gameName)).size).toBe(1);
        }
      }),
    );
  });
});

it('a session adds its wins less its bets', () => {
  expect(computeNet([play(2, { type: 'win', amount: '18.40' }), play(1), play(0, { amount: '0.30' })])).toBe(
    '16.1',
  );
  expect(computeNet([play(0)])).toBe('-2');
  expect(isZero(computeNet([play(1, { type: 'win', amount: '2' }), play(0)]))).toBe(true);
});
