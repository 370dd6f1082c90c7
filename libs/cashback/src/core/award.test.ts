import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAward } from '@casino-kit/api-contract';
import { parse } from 'valibot';
import { type AwardReading, computePayout, runningAward } from './award.js';
import { type RoundEvent } from './round-events.js';

const reading = (award: Partial<AwardReading['award']> = {}): AwardReading => ({
  award: { ngr: '177.50', payout: '14.20', percent: '0.08', ...award },
  askedAt: 1000,
  respondedAt: 1200,
});
const move = (kind: RoundEvent['kind'], amount: string, rest: Partial<RoundEvent> = {}): RoundEvent => ({
  kind,
  amount,
  at: 2000,
  receivedAt: 2000,
  ...rest,
});

describe('computePayout', () => {
  it.each([
    ['177.50', '0.08', 'EUR', '14.20'],
    ['177.50', '1', 'EUR', '177.50'],
    ['0.12', '0.08', 'EUR', '0.00'],
    ['0.125', '0.08', 'EUR', '0.01'],
    ['99.99', '0.333', 'EUR', '33.29'],
    ['0.01842500', '0.08', 'BTC', '0.00147400'],
    ['0.00000012', '0.08', 'BTC', '0.00000000'],
    ['0', '0.08', 'EUR', '0.00'],
    ['-40.00', '0.08', 'EUR', '0.00'],
    ['40.00', '-0.08', 'EUR', '0.00'],
    ['-40.00', '-0.08', 'EUR', '0.00'],
    ['40.00', '0', 'EUR', '0.00'],
  ])('computes the payout of %s at %s in %s as %s', (ngr, percent, currency, payout) => {
    expect(computePayout(ngr, percent, currency)).toBe(payout);
  });
  it('throws for values that are not amounts', () => {
    expect(() => computePayout('a lot', '0.08', 'EUR')).toThrow(RangeError);
    expect(() => computePayout('1', '8%', 'EUR')).toThrow(RangeError);
  });
});

describe('runningAward', () => {
  it('returns the reading unchanged while no event came after it', () => {
    expect(runningAward(reading(), [], 'EUR')).toEqual({
      ngr: '177.50',
      percent: '0.08',
      payout: '14.20',
      isExplained: true,
    });
  });
  it('grows by a bet and shrinks by a win', () => {
    expect(runningAward(reading(), [move('debit', '22.50')], 'EUR')).toMatchObject({
      ngr: '200',
      payout: '16.00',
      isExplained: true,
    });
    expect(runningAward(reading(), [move('credit', '77.50')], 'EUR')).toMatchObject({
      ngr: '100',
      payout: '8.00',
    });
    expect(runningAward(reading(), [move('debit', '22.50'), move('credit', '100')], 'EUR').ngr).toBe('100');
  });
  it('is zero, and never less, for a player who is ahead; the NGR goes below zero', () => {
    const ahead = [move('credit', '500')];
    expect(runningAward(reading(), ahead, 'EUR')).toMatchObject({ ngr: '-322.5', payout: '0.00' });
    expect(runningAward(reading(), [...ahead, move('debit', '400')], 'EUR')).toMatchObject({
      ngr: '77.5',
      payout: '6.20',
    });
    expect(runningAward(reading({ ngr: '-40', payout: '-3.20' }), [], 'EUR').payout).toBe('0.00');
  });
  it('does not count an event twice that the reading already includes', () => {
    expect(runningAward(reading(), [move('debit', '100', { at: 900, receivedAt: 900 })], 'EUR').ngr).toBe(
      '177.50',
    );
  });
  it('counts events in its currency, in upper or lower case, and ignores other currencies', () => {
    const counts = (currencyCode: string | undefined) =>
      runningAward(reading(), [move('debit', '1', { currencyCode })], 'EUR').ngr === '178.5';
    expect(['EUR', 'eur', undefined].map(counts)).toEqual([true, true, true]);
    expect(['USD', 'BTC', ''].map(counts)).toEqual([false, false, false]);
    expect(runningAward(reading(), [move('debit', '1', { currencyCode: 'EUR' })], 'eur').ngr).toBe('178.5');
  });
  it('keeps the server’s payout, cut to the currency, and reports when the formula yields another', () => {
    expect(runningAward(reading({ payout: '15.559' }), [], 'EUR')).toMatchObject({
      payout: '15.55',
      isExplained: false,
    });
    expect(runningAward(reading({ payout: '14.209' }), [], 'EUR')).toMatchObject({
      payout: '14.20',
      isExplained: true,
    });
    const moved = [move('debit', '22.50')];
    expect(runningAward(reading({ payout: '15.55' }), moved, 'EUR').payout).toBe('16.00');
  });
  it('keeps the server’s payout when only another currency moved', () => {
    const other = [move('debit', '22.50', { currencyCode: 'USD' })];
    expect(runningAward(reading({ payout: '15.55' }), other, 'EUR').payout).toBe('15.55');
  });
  it.each([
    ['no fields at all', {}, '0', '0.00'],
    ['numbers', { ngr: 177.5, payout: 14.2, percent: 0.08 }, '177.5', '14.20'],
    ['texts with spaces', { ngr: ' 177.50 ', payout: '14.20', percent: '0.08' }, '177.50', '14.20'],
    ['no payout', { ngr: '177.50', percent: '0.08' }, '177.50', '14.20'],
    ['a payout that is not a number', { ngr: '177.50', payout: 'much', percent: '0.08' }, '177.50', '14.20'],
    ['a payout alone', { payout: '3' }, '0', '3.00'],
    ['a percent that is not a number', { ngr: '177.50', percent: '8%' }, '177.50', '0.00'],
    ['NaN and infinity', { ngr: NaN, payout: Infinity, percent: '0.08' }, '0', '0.00'],
    ['null', { ngr: null, payout: null, percent: null }, '0', '0.00'],
    ['a negative award', { ngr: -40, payout: -3.2, percent: 0.08 }, '-40', '0.00'],
  ])('handles what a server may send: %s', (_, response, ngr, payout) => {
    const shown = runningAward({ ...reading(), award: parse(calendarAward, response) }, [], 'EUR');
    expect(shown).toMatchObject({ ngr, payout });
  });

  /** Hundred-millionths, as big integers. */
  const scale = 8;
  const written = (units: bigint) => {
    const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
    return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  };
  const units = (most: bigint) => fc.bigInt({ min: 0n, max: most });
  it('matches a calculation with big integers', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        units(10n ** 8n),
        fc.array(fc.tuple(fc.constantFrom('debit' as const, 'credit' as const), units(10n ** 14n)), {
          maxLength: 8,
        }),
        fc.constantFrom('EUR', 'BTC', 'TRY', 'USDT'),
        (ngr, percent, moved, currencyCode) => {
          const moves = moved.map(([kind, amount]) => move(kind, written(amount), { currencyCode }));
          const award = { ngr: written(ngr), payout: '0', percent: written(percent) };
          const shown = runningAward({ ...reading(), award }, moves, currencyCode);
          const sum = moved.reduce((so, [kind, amount]) => so + (kind === 'debit' ? amount : -amount), ngr);
          const places = currencyCode === 'EUR' || currencyCode === 'TRY' ? 2 : 8;
          const product = sum > 0n ? sum * percent : 0n;
          const cut = (product / 10n ** BigInt(2 * scale - places)).toString().padStart(places + 1, '0');
          const sign = Math.sign(Number(shown.ngr));
          return (
            shown.payout === `${cut.slice(0, -places)}.${cut.slice(-places)}` &&
            sign === (sum > 0n ? 1 : sum < 0n ? -1 : 0)
          );
        },
      ),
      { numRuns: 12_000 },
    );
  });
});
