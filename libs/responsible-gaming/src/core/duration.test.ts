import { describe, expect, it } from 'vitest';
import { hoursAndMinutes } from './duration.js';

describe('hoursAndMinutes', () => {
  it.each([
    [0, 0, 0],
    [59.9, 0, 59],
    [60, 1, 0],
    [1180, 19, 40],
    [-5, 0, 0],
    [Number.NaN, 0, 0],
  ])('splits %d minutes into %i h %i min', (of, hours, minutes) => {
    expect(hoursAndMinutes(of)).toEqual({ hours, minutes });
  });
});
