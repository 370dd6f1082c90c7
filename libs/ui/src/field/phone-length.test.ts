import { describe, expect, it } from 'vitest';
import { isTooLong } from './phone-length.js';

describe('a number that is too long', () => {
  it.each([
    ['599', '95123456', false],
    ['599', '951234567', true],
    ['49', '151234567890', false],
    ['1', '2025550123', false],
    ['1', '20255501234', true],
    ['49', '', false],
    ['44', '1', false],
  ])('+%s %s: %s', (code, digits, expected) => {
    expect(isTooLong(code, digits)).toBe(expected);
  });
});
