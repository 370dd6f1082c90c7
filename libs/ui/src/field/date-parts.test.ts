import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, joinDate, splitDate } from './date-parts.js';

const two = (value: number) => String(value).padStart(2, '0');
const years = fc.integer({ min: 1583, max: 9999 });
const months = fc.integer({ min: 1, max: 12 });

describe('the days of a month', () => {
  it('are the last day before the next month, for every month of every year', () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        const days = daysInMonth(String(year), two(month));
        const last = new Date(Date.UTC(year, month - 1, days));
        expect(last.getUTCMonth()).toBe(month - 1);
        expect(new Date(last.getTime() + 86_400_000).getUTCDate()).toBe(1);
      }),
    );
  });
  it('follow the leap years of the Gregorian calendar', () => {
    fc.assert(
      fc.property(years, (year) => {
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        expect(daysInMonth(String(year), '02')).toBe(leap ? 29 : 28);
      }),
    );
  });
  it.each([
    ['', '', 31],
    ['2025', '', 31],
    ['', '02', 29],
    ['1900', '02', 28],
    ['2000', '02', 29],
    ['2025', '04', 30],
  ])('of %j-%j are %i', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('a date and its parts', () => {
  it('are the same after splitting and joining', () => {
    fc.assert(
      fc.property(years, months, fc.integer({ min: 1, max: 31 }), (year, month, day) => {
        const date = `${year}-${two(month)}-${two(day)}`;
        expect(joinDate(splitDate(date))).toBe(date);
      }),
    );
  });
  it('are empty for anything that is not a date', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
        expect(splitDate(text)).toEqual({ day: '', month: '', year: '' });
      }),
    );
  });
  it('return no date while one is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom('day', 'month', 'year'), (missing) => {
        expect(joinDate({ day: '01', month: '02', year: '2000', [missing]: '' })).toBe('');
      }),
    );
  });
});
