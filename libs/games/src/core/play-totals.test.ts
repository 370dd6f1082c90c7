import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtract, sum } from '@casino-kit/money';
import { afterRound, noPlay } from './play-totals.js';

const amount = fc
  .nat(1_000_000)
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const rounds = fc.array(fc.record({ stake: amount, payout: amount }));

describe('afterRound', () => {
  it('adds up exactly, in any order of rounds', () => {
    fc.assert(
      fc.property(rounds, (played) => {
        const totals = played.reduce(afterRound, noPlay);
        expect(totals).toEqual([...played].reverse().reduce(afterRound, noPlay));
        expect(totals.staked).toBe(sum(played.map(({ stake }) => stake)));
        expect(totals.net).toBe(subtract(sum(played.map(({ payout }) => payout)), totals.staked));
      }),
    );
  });
  it('keeps cents that a float would lose', () => {
    expect([0, 1, 2].reduce((totals) => afterRound(totals, { stake: '0.10', payout: '0' }), noPlay)).toEqual({
      staked: '0.3',
      net: '-0.3',
    });
  });
});
