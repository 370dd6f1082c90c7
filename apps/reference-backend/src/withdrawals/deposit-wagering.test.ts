import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, subtract } from '@casino-kit/money';
import { depositWagering, isWagered, type WageringSpan } from './deposit-wagering.js';

const span = (deposited: string, staked: string): WageringSpan => ({ deposited, staked });

describe('depositWagering', () => {
  it.each([
    ['nothing', [], { done: '0', total: '0' }, true],
    ['a fresh deposit', [span('50', '0')], { done: '0', total: '50' }, false],
    ['a part of it', [span('50', '12.40')], { done: '12.4', total: '50' }, false],
    ['all of it', [span('50', '50')], { done: '50', total: '50' }, true],
    ['more than it', [span('50', '80')], { done: '50', total: '50' }, true],
    ['stakes before it', [span('0', '90'), span('50', '0')], { done: '0', total: '50' }, false],
    ['more than the one before', [span('50', '80'), span('20', '0')], { done: '0', total: '20' }, false],
    ['two that are open', [span('50', '10'), span('20', '15')], { done: '25', total: '70' }, false],
    [
      'a cent that is missing',
      [span('0.1', '0'), span('0.2', '0.29')],
      { done: '0.29', total: '0.3' },
      false,
    ],
  ] as const)('returns the wagering of %s', (_, spans, figures, wagered) => {
    expect(depositWagering(spans)).toEqual(figures);
    expect(isWagered(depositWagering(spans))).toBe(wagered);
  });

  const cents = fc.integer({ min: 0, max: 100_000 });
  const amount = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

  it('equals a count stake by stake in whole cents', () => {
    const spans = fc.array(fc.record({ deposited: cents, staked: cents }), { maxLength: 12 });
    fc.assert(
      fc.property(spans, (list) => {
        let open = 0;
        for (const { deposited, staked } of list) open = Math.max(0, open + deposited - staked);
        const { done, total } = depositWagering(
          list.map(({ deposited, staked }) => span(amount(deposited), amount(staked))),
        );
        expect(compare(subtract(total, done), amount(open))).toBe(0);
        expect(compare(done, '0')).not.toBe(-1);
      }),
    );
  });

  it('does not depend on how stakes are cut into spans', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 6 }), (deposited, stakes) => {
        const apart = depositWagering([
          span(amount(deposited), '0'),
          ...stakes.map((staked) => span('0', amount(staked))),
        ]);
        const staked = stakes.map(amount).reduce((sum, one) => add(sum, one), '0');
        const together = depositWagering([span(amount(deposited), staked)]);
        expect(compare(apart.done, together.done)).toBe(0);
      }),
    );
  });
});
