import { type LiveBet } from '@casino-kit/api-contract';
import { compare, subtract } from '@casino-kit/money';
import { rouletteSpots } from '@casino-kit/reference-games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOn,
  type BetLimits,
  doubleBets,
  isSameBets,
  missingFrom,
  placeChip,
  removeChip,
  repeatBets,
  topChip,
  sumBets,
} from './bets.js';

const limits: BetLimits = {
  minBet: '0.50',
  maxBet: '500',
  maxTotal: '5000',
  chips: ['0.50', '1', '5', '25', '100', '500'],
  stakeable: '1000.00',
};
const bet = (spot: string, amount: string): LiveBet => ({ spot, amount });
const chip = fc.constantFrom(...limits.chips);
const spot = fc.constantFrom(...rouletteSpots);
/** Bets as they come from placing chips, ignoring those that a limit stops. */
const placed = fc.array(fc.tuple(spot, chip), { maxLength: 40 }).map((chips) =>
  chips.reduce<readonly LiveBet[]>((bets, [where, value]) => {
    const change = placeChip(bets, where, value, limits);
    return change.ok ? change.bets : bets;
  }, []),
);

describe('bets', () => {
  it('add up on their spot', () => {
    const first = placeChip([], '17', '1', limits);
    expect(first).toEqual({ ok: true, bets: [bet('17', '1')] });
    expect(placeChip([bet('17', '1'), bet('red', '5')], '17', '5', limits)).toEqual({
      ok: true,
      bets: [bet('17', '6'), bet('red', '5')],
    });
  });

  it.each([
    [
      'over the limit of a spot',
      [bet('17', '500')],
      '1',
      { reason: 'spotMaximum', spot: '17', limit: '500' },
    ],
    ['under the smallest bet', [], '0.10', { reason: 'spotMinimum', spot: '17', limit: '0.50' }],
    [
      'over the balance',
      [bet('red', '500'), bet('odd', '500')],
      '1',
      { reason: 'balance', limit: '1000.00' },
    ],
  ])('stop %s', (_case, bets, value, obstacle) => {
    expect(placeChip(bets, '17', value, limits)).toEqual({ ok: false, ...obstacle });
  });

  it('stop over the limit of a round', () => {
    expect(placeChip([bet('red', '20')], '17', '1', { ...limits, maxTotal: '20' })).toEqual({
      ok: false,
      reason: 'tableMaximum',
      limit: '20',
    });
  });

  it('never break a limit, whatever is placed', () => {
    fc.assert(
      fc.property(placed, (bets) => {
        expect(compare(sumBets(bets), limits.stakeable)).toBeLessThanOrEqual(0);
        for (const { amount } of bets) {
          expect(compare(amount, limits.maxBet)).toBeLessThanOrEqual(0);
          expect(compare(amount, limits.minBet)).toBeGreaterThanOrEqual(0);
        }
        expect(new Set(bets.map((each) => each.spot)).size).toBe(bets.length);
      }),
    );
  });

  it('lose one chip at a time until none is left', () => {
    fc.assert(
      fc.property(placed, spot, (bets, where) => {
        const removed = removeChip(bets, where, limits);
        const amount = amountOn(bets, where);
        const expected = compare(amount, '0') === 0 ? '0' : subtract(amount, topChip(amount, limits.chips));
        expect(compare(amountOn(removed, where), expected)).toBe(0);
        expect(isSameBets(missingFrom(removed, bets), [])).toBe(true);
      }),
    );
    expect(removeChip([bet('17', '6')], '17', limits)).toEqual([bet('17', '5')]);
    expect(removeChip([bet('17', '5')], '17', limits)).toEqual([]);
    expect(removeChip([bet('17', '0.70')], '17', limits)).toEqual([bet('17', '0.5')]);
    expect(removeChip([bet('17', '5')], '17', { chips: ['1', '4'], minBet: '5' })).toEqual([]);
  });

  it('double all, or nothing', () => {
    expect(doubleBets([bet('17', '1'), bet('red', '2.5')], limits)).toMatchObject({
      bets: [bet('17', '2'), bet('red', '5')],
    });
    expect(doubleBets([bet('17', '300'), bet('red', '1')], limits)).toMatchObject({ reason: 'spotMaximum' });
  });

  it('repeat on top of what is there, or nothing', () => {
    expect(repeatBets([bet('17', '1')], [bet('17', '2'), bet('odd', '3')], limits)).toMatchObject({
      bets: [bet('17', '3'), bet('odd', '3')],
    });
    expect(repeatBets([], [bet('17', '400')], { ...limits, stakeable: '10' })).toMatchObject({
      reason: 'balance',
    });
  });

  it('are the same in any order and spelling, and know what is missing', () => {
    expect(isSameBets([bet('17', '1'), bet('red', '2')], [bet('red', '2.00'), bet('17', '1.0')])).toBe(true);
    expect(isSameBets([bet('17', '1')], [bet('18', '1')])).toBe(false);
    expect(missingFrom([bet('17', '5'), bet('red', '2')], [bet('17', '1'), bet('odd', '9')])).toEqual([
      bet('17', '4'),
      bet('red', '2'),
    ]);
  });
});
