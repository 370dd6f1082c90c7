import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragDistance, dragSpeed, isThrown } from './drag-move.js';

const point = (x: number, y: number, at = 0) => ({ x, y, at });

describe('dragDistance', () => {
  it.each([
    ['down', 0, 40],
    ['right', 30, 0],
    ['left', -30, 0],
  ] as const)('%s counts towards where the sheet leaves', (direction, x, y) => {
    expect(dragDistance(direction, point(0, 0), point(x, y))).toBe(Math.abs(x + y));
    expect(dragDistance(direction, point(0, 0), point(-x, -y))).toBe(0);
  });
});

describe('dragSpeed', () => {
  it('is that of the last 80 ms', () => {
    const points = [point(0, 0, 0), point(0, 300, 100), point(0, 310, 300), point(0, 350, 340)];
    expect(dragSpeed('down', points, 350)).toBe(1);
  });
  it('is 0 for a finger that rests, and for a single point', () => {
    expect(dragSpeed('down', [point(0, 0, 0), point(0, 300, 100)], 400)).toBe(0);
    expect(dragSpeed('down', [point(0, 0, 0)], 0)).toBe(0);
    expect(dragSpeed('down', [], 0)).toBe(0);
  });
  it('is negative on the way back, also to the side', () => {
    const points = [point(0, 0, 0), point(40, -40, 40)];
    expect(dragSpeed('down', points, 40)).toBe(-1);
    expect(dragSpeed('left', points, 40)).toBe(-1);
    expect(dragSpeed('right', points, 40)).toBe(1);
  });
});

describe('isThrown', () => {
  it.each([
    ['a short fast throw', { distance: 20, speed: 0.6 }, true],
    ['a touch that trembles', { distance: 10, speed: 0.9 }, false],
    ['a slow drag over 40 %', { distance: 200, speed: 0 }, true],
    ['a slow drag below 40 %', { distance: 199, speed: 0.4 }, false],
    ['a drag that is taken back', { distance: 400, speed: -0.6 }, false],
  ])('of %s', (_, move, expected) => expect(isThrown({ ...move, size: 500 })).toBe(expected));
  it('never leaves where the finger began', () => {
    const speeds = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(speeds, fc.integer({ min: 1, max: 2000 }), (speed, size) => {
        expect(isThrown({ distance: 0, speed, size })).toBe(false);
      }),
    );
  });
});
