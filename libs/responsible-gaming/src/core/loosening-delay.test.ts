import { expect, it } from 'vitest';
import { looseningDelay } from './loosening-delay.js';

it.each([
  [1, 'hours', 1],
  [24, 'hours', 24],
  [48, 'days', 2],
  [50, 'hours', 50],
  [168, 'days', 7],
] as const)('a delay of %i hours is said in %s', (hours, unit, count) =>
  expect(looseningDelay(hours)).toEqual({ unit, count }),
);
