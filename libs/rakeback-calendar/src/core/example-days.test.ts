import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber } from '@casino-kit/calendar-dates';
import { compare, truncate } from '@casino-kit/money';
import { calendarWindow } from './calendar-window.js';
import { exampleDays } from './example-days.js';

const getAmounts = (today: string, seed: number) =>
  new Map(
    exampleDays(calendarWindow(today).flat(), seed).map(({ canClaimDate, amount }) => [canClaimDate, amount]),
  );

describe('exampleDays', () => {
  it('returns days worth 2 to 10 with two decimals that cannot be claimed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -5000, max: 40_000 }), (seed, number) => {
        const [day] = exampleDays([dateOfDayNumber(number)], seed);
        const { amount = '', bonusId, paidAt } = day ?? {};
        return (
          compare(amount, '2') >= 0 &&
          compare(amount, '10') < 0 &&
          truncate(amount, 2) === amount &&
          bonusId === null &&
          paidAt === null
        );
      }),
      { numRuns: 2000 },
    );
  });
  it('returns the same amounts for a seed when the window moves on', () => {
    const [before, after] = [getAmounts('2026-11-22', 5), getAmounts('2026-11-23', 5)];
    const shared = [...after.keys()].filter((date) => before.has(date));
    expect(shared).toHaveLength(21);
    expect(shared.map((date) => after.get(date))).toEqual(shared.map((date) => before.get(date)));
  });
  it('returns other amounts for another seed, spread over the whole range', () => {
    expect(getAmounts('2026-11-22', 5)).not.toEqual(getAmounts('2026-11-22', 6));
    const many = exampleDays(
      Array.from({ length: 4000 }, (_, number) => dateOfDayNumber(number)),
      1,
    ).map(({ amount }) => Number(amount));
    const mean = many.reduce((total, amount) => total + amount, 0) / many.length;
    expect(mean).toBeGreaterThan(5.8);
    expect(mean).toBeLessThan(6.2);
    expect(Math.min(...many)).toBeLessThan(2.05);
    expect(Math.max(...many)).toBeGreaterThan(9.95);
  });
});
