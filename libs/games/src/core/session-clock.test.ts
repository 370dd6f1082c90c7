import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedText } from './session-clock.js';

describe('elapsedText', () => {
  it.each([
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
    [999, '00:00:00'],
    [42 * 60_000 + 17_400, '00:42:17'],
    [100 * 3_600_000, '100:00:00'],
  ])('shows %d ms as %s', (ms, text) => {
    expect(elapsedText(ms, 'en')).toBe(text);
  });
  it('uses the digits of the locale', () => {
    expect(elapsedText(61_000, 'fa')).toBe('۰۰:۰۱:۰۱');
  });
  it('keeps every second', () => {
    fc.assert(
      fc.property(fc.nat(400_000), (seconds) => {
        const [hours = 0, minutes = 0, rest = 0] = elapsedText(seconds * 1_000, 'en')
          .split(':')
          .map(Number);
        expect(hours * 3_600 + minutes * 60 + rest).toBe(seconds);
      }),
    );
  });
});
