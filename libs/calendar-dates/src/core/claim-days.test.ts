import { describe, expect, it } from 'vitest';
import { isClaimable } from './claim-days.js';

describe('isClaimable', () => {
  it.each([
    ['2026-11-25', false],
    ['2026-11-26', true],
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2027-11-26', false],
  ])('accepts a day of 2026-11-26 on its date and on the one after: %s is %s', (today, claimable) => {
    expect(isClaimable('2026-11-26', today)).toBe(claimable);
  });
  it('continues over the end of a month and of a year', () => {
    expect(isClaimable('2028-02-29', '2028-03-01')).toBe(true);
    expect(isClaimable('2026-12-31', '2027-01-01')).toBe(true);
    expect(isClaimable('2026-12-30', '2027-01-01')).toBe(false);
  });
  it('throws a RangeError when today is no date', () => {
    expect(() => isClaimable('2026-11-26', 'today')).toThrow(RangeError);
  });
});
