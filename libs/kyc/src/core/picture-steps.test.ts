import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSteps } from './picture-steps.js';

describe('pictureSteps', () => {
  it('begins with the whole picture and halves it', () => {
    expect(pictureSteps({ width: 1_920, height: 1_080 })).toEqual([
      { width: 1_920, height: 1_080, quality: 0.92 },
      { width: 1_920, height: 1_080, quality: 0.8 },
      { width: 1_920, height: 1_080, quality: 0.65 },
      { width: 960, height: 540, quality: 0.92 },
      { width: 960, height: 540, quality: 0.8 },
      { width: 960, height: 540, quality: 0.65 },
    ]);
  });
  it('shrinks a very large picture first', () => {
    expect(pictureSteps({ width: 10_240, height: 5_120 })[0]).toMatchObject({ width: 2_560, height: 1_280 });
  });
  it('always has a step, keeps the proportions and never enlarges', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12_000 }),
        fc.integer({ min: 1, max: 12_000 }),
        (width, height) => {
          const steps = pictureSteps({ width, height });
          expect(steps.length).toBeGreaterThanOrEqual(3);
          for (const step of steps) {
            expect(step.width).toBeLessThanOrEqual(width);
            expect(step.height).toBeLessThanOrEqual(height);
            expect(Math.max(step.width, step.height)).toBeLessThanOrEqual(2_560);
            expect(Math.abs(step.width * height - step.height * width)).toBeLessThanOrEqual(
              Math.max(width, height),
            );
          }
        },
      ),
    );
  });
});
