import { describe, expect, it } from 'vitest';
import { pauseMinutes } from './pause-minutes.js';

describe('the minutes of Retry-After', () => {
  it.each([
    ['120', '2'],
    ['61', '2'],
    ['1', '1'],
    ['Sat, 28 Nov 2026 12:05:00 GMT', '5'],
    ['0', null],
    ['-5', null],
    ['soon', null],
    ['1e3', null],
    ['Sat, 28 Nov 2026 11:00:00 GMT', null],
  ])('are those of %s', (named, minutes) => {
    const headers = new Headers({ 'retry-after': named, date: 'Sat, 28 Nov 2026 12:00:00 GMT' });
    expect(pauseMinutes(headers)).toBe(minutes);
  });

  it('are none without the header, nor for an instant without the time of the response', () => {
    expect(pauseMinutes(new Headers())).toBeNull();
    expect(pauseMinutes(new Headers({ 'retry-after': 'Sat, 28 Nov 2026 12:05:00 GMT' }))).toBeNull();
  });
});
