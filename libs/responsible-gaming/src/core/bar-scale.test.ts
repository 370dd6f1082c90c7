import { describe, expect, it } from 'vitest';
import { barScale } from './bar-scale.js';

describe('barScale', () => {
  it.each([
    [0, 198.4, { step: 100, above: 1, below: 2 }],
    [30, 10, { step: 10, above: 3, below: 1 }],
    [1, 99, { step: 50, above: 1, below: 2 }],
    [300, 0, { step: 100, above: 3, below: 0 }],
    [0, 0.03, { step: 0.01, above: 1, below: 3 }],
  ])('has easy steps around bars up to %d and down to %d', (highest, lowest, scale) =>
    expect(barScale(highest, lowest)).toEqual(scale),
  );
  it('has no steps without bars', () => expect(barScale(0, 0)).toEqual({ step: 1, above: 0, below: 0 }));
});
