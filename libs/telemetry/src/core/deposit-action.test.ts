import { expect, it } from 'vitest';
import { depositAction } from './deposit-action.js';

it.each([
  [1, 'FIRST_DEPOSIT'],
  [2, 'SECOND_DEPOSIT'],
  [3, 'THIRD_DEPOSIT'],
  [4, 'FOURTH_DEPOSIT'],
  [5, 'FIFTH_PLUS_DEPOSIT'],
  [250, 'FIFTH_PLUS_DEPOSIT'],
  [0, null],
  [-1, null],
  [Number.NaN, null],
])('maps %s deposits to %s', (count, action) => {
  expect(depositAction(count)).toBe(action);
});
