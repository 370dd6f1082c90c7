import { describe, expect, it } from 'vitest';
import { getDates, getMonthRange, periodStart } from './date-range.js';

describe('getMonthRange', () => {
  it.each([
    ['2026-11-26', 0, '2026-11-01', '2026-11-30'],
    ['2026-11-26', 1, '2026-10-01', '2026-10-31'],
    ['2026-03-31', 1, '2026-02-01', '2026-02-28'],
    ['2028-03-31', 1, '2028-02-01', '2028-02-29'],
    ['2026-01-15', 2, '2025-11-01', '2025-11-30'],
    ['2026-12-31', 0, '2026-12-01', '2026-12-31'],
  ])('returns for %s, %i months before, %s to %s', (date, before, from, to) => {
    expect(getMonthRange(date, before)).toEqual({ from, to });
  });
});

describe('periodStart', () => {
  it('returns the date itself, its Monday and the first of its month', () => {
    expect(periodStart('2026-11-26', 'daily')).toBe('2026-11-26');
    expect(periodStart('2026-11-26', 'weekly')).toBe('2026-11-23');
    expect(periodStart('2026-11-23', 'weekly')).toBe('2026-11-23');
    expect(periodStart('2026-11-26', 'monthly')).toBe('2026-11-01');
  });
});

describe('getDates', () => {
  it('returns both ends and everything between, across a change of clocks', () => {
    expect(getDates({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });
  it('returns nothing for a range that ends before it begins', () => {
    expect(getDates({ from: '2026-10-26', to: '2026-10-25' })).toEqual([]);
  });
});
