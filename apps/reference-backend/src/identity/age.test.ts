import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfAge } from './age.js';

describe('isOfAge', () => {
  it.each([
    ['2008-11-20', '2026-11-19', false],
    ['2008-11-20', '2026-11-20', true],
    ['2004-02-29', '2022-02-28', false],
    ['2004-02-29', '2022-03-01', true],
    ['2008-12-31', '2026-12-30', false],
    ['1926-01-01', '2026-01-01', true],
  ])('born %s, on %s: %s', (born, today, expected) => {
    expect(isOfAge(born, today)).toBe(expected);
  });

  it('once true stays true', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    const text = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 4_000 }), (born, today, later) => {
        const after = new Date(today.getTime() + later * 86_400_000);
        return !isOfAge(text(born), text(today)) || isOfAge(text(born), text(after));
      }),
    );
  });
});
