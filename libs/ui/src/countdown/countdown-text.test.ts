import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedAt, countdownText, passedThreshold } from './countdown-text.js';

describe('the text of a countdown', () => {
  it.each([
    [-5, '00:00'],
    [0, '00:00'],
    [1, '00:01'],
    [59_999, '01:00'],
    [60_000, '01:00'],
    [3_599_001, '1:00:00'],
    [25 * 3_600_000 + 61_000, '25:01:01'],
  ])('of %i ms is %s', (milliseconds, text) => {
    expect(countdownText(milliseconds)).toBe(text);
  });
  it('shows the seconds that are left, rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000_000 }), (milliseconds) => {
        const parts = countdownText(milliseconds).split(':').map(Number);
        expect(parts.reduce((seconds, part) => seconds * 60 + part, 0)).toBe(Math.ceil(milliseconds / 1000));
      }),
    );
  });
});

describe('a threshold', () => {
  it('is passed once on the way down, with any steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1 }), (steps) => {
        let left = 700_000;
        const received: number[] = [];
        for (const step of steps) {
          const passed = passedThreshold(left, left - step);
          if (passed !== null) received.push(passed);
          left -= step;
        }
        expect(received).toEqual(announcedAt.filter((threshold) => threshold >= left));
      }),
    );
  });
});
