import { type ActivityDay } from '@casino-kit/api-contract';
import { add, compare, subtract, sum } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeActivityDay } from '../testing/fixtures.js';
import { getDates } from './date-range.js';
import { previewLimit } from './limit-preview.js';

const october = { from: '2026-10-01', to: '2026-10-31' };
const deposit = (date: string, deposited: string) => makeActivityDay({ date, deposited });
const play = (date: string, staked: string, won: string) =>
  makeActivityDay({ date, staked, won, deposited: '0' });

describe('previewLimit', () => {
  it('stops a month on the first date on which a deposit would have exceeded the limit', () => {
    const days = [
      deposit('2026-10-05', '200.00'),
      deposit('2026-10-19', '150.00'),
      deposit('2026-10-25', '130'),
    ];
    expect(previewLimit({ kind: 'deposit', period: 'monthly', amount: '300' }, days, october)).toMatchObject({
      result: 'reached',
      firstStop: '2026-10-19',
      stops: 1,
      total: '480',
      withheld: '180',
      highest: '480',
    });
  });
  it('does not stop on a date on which the limit was met exactly', () => {
    const days = [deposit('2026-10-05', '300.00')];
    const preview = previewLimit({ kind: 'deposit', period: 'monthly', amount: '300' }, days, october);
    expect(preview).toMatchObject({ result: 'notReached', firstStop: null, withheld: '0', highest: '300' });
  });
  it('reports a month without deposits as its own result', () => {
    const preview = previewLimit(
      { kind: 'deposit', period: 'daily', amount: '1' },
      [play('2026-10-02', '5', '0')],
      october,
    );
    expect(preview.result).toBe('none');
  });
  it('counts each day by itself with a daily limit', () => {
    const days = [deposit('2026-10-05', '60'), deposit('2026-10-06', '40'), deposit('2026-10-07', '70')];
    expect(previewLimit({ kind: 'deposit', period: 'daily', amount: '50' }, days, october)).toMatchObject({
      stops: 2,
      firstStop: '2026-10-05',
      withheld: '30',
    });
  });
  it('begins weeks on Monday', () => {
    // 4 October 2026 was a Sunday.
    const days = [deposit('2026-10-04', '60'), deposit('2026-10-05', '60')];
    expect(previewLimit({ kind: 'deposit', period: 'weekly', amount: '100' }, days, october).result).toBe(
      'notReached',
    );
    const together = [deposit('2026-10-05', '60'), deposit('2026-10-11', '60')];
    expect(
      previewLimit({ kind: 'deposit', period: 'weekly', amount: '100' }, together, october),
    ).toMatchObject({
      stops: 1,
      firstStop: '2026-10-11',
      withheld: '20',
    });
  });
  it('counts stakes without wins for a stake limit', () => {
    const days = [play('2026-10-02', '80', '100'), play('2026-10-03', '40', '0')];
    expect(previewLimit({ kind: 'bet', period: 'monthly', amount: '100' }, days, october)).toMatchObject({
      firstStop: '2026-10-03',
      total: '120',
      withheld: '20',
    });
  });
  it('subtracts wins from losses, and says how much less would have been lost', () => {
    const days = [play('2026-10-02', '100', '60'), play('2026-10-03', '100', '20')];
    expect(previewLimit({ kind: 'loss', period: 'monthly', amount: '50' }, days, october)).toMatchObject({
      firstStop: '2026-10-03',
      total: '120',
      withheld: '70',
    });
  });
  it('reports losses that were won back after the stop as less than nothing', () => {
    const days = [play('2026-10-02', '100', '0'), play('2026-10-03', '10', '200')];
    expect(previewLimit({ kind: 'loss', period: 'monthly', amount: '50' }, days, october)).toMatchObject({
      firstStop: '2026-10-02',
      total: '-90',
      withheld: '-140',
    });
  });
  it('ignores days outside of the month', () => {
    const days = [deposit('2026-09-30', '900'), deposit('2026-11-01', '900')];
    expect(previewLimit({ kind: 'deposit', period: 'monthly', amount: '1' }, days, october).result).toBe(
      'none',
    );
  });

  const cents = fc.integer({ min: 0, max: 50_000 }).map((amount) => (amount / 100).toFixed(2));
  const someDays = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 31 })
    .chain((indexes) =>
      fc.tuple(
        ...indexes.map((index) =>
          fc.record({ date: fc.constant(getDates(october)[index] ?? ''), deposited: cents }),
        ),
      ),
    )
    .map((rows) => rows.map((row): ActivityDay => makeActivityDay(row)));
  it('withholds exactly what exceeds the limit, for any deposits and periods', () => {
    fc.assert(
      fc.property(someDays, cents, fc.constantFrom('daily', 'weekly', 'monthly'), (days, amount, period) => {
        const preview = previewLimit({ kind: 'deposit', period, amount }, days, october);
        const ends = preview.spans.map(({ days: dates }) => dates.at(-1)?.running ?? '0');
        const kept = sum(ends.map((end) => (compare(end, amount) > 0 ? amount : end)));
        expect(compare(add(kept, preview.withheld), preview.total)).toBe(0);
        expect(compare(preview.total, sum(days.map(({ deposited }) => deposited)))).toBe(0);
        expect(preview.result === 'reached').toBe(ends.some((end) => compare(end, amount) > 0));
        expect(preview.stops === 0).toBe(preview.firstStop === null);
        if (preview.firstStop !== null) {
          const before = preview.spans
            .flatMap(({ days: dates }) => dates)
            .filter(({ date }) => date < preview.firstStop!);
          expect(before.every(({ running }) => compare(running, amount) <= 0)).toBe(true);
        }
        expect(compare(subtract(preview.highest, sum([])), '0')).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
