import { describe, expect, it } from 'vitest';
import { balanceScale } from './balance-scale.js';

describe('balanceScale', () => {
  it.each([
    [801.2, 500, 2],
    [800, 200, 4],
    [1284.5, 500, 3],
    [401, 200, 3],
    [0.3, 0.1, 3],
    [12_345_678.9, 5_000_000, 3],
  ])('of %d has steps of %d', (highest, step, steps) => {
    const scale = balanceScale(highest, 2);
    expect(scale.step).toBeCloseTo(step, 9);
    expect(scale.steps).toBe(steps);
  });
  it('has a step although there is no balance', () => {
    expect(balanceScale(0, 2)).toEqual({ step: 0.01, steps: 1 });
  });
  it('has no step below the smallest unit of the currency', () => {
    expect(balanceScale(0.02, 2)).toEqual({ step: 0.01, steps: 2 });
    expect(balanceScale(0.02, 8).steps).toBe(4);
  });
});
