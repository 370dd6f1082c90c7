import { rouletteSpots } from '@casino-kit/reference-games';
import { describe, expect, it } from 'vitest';
import { type Box, type FeltLayout, type SpotZone, getSpotZone } from './spot-geometry.js';
import { cursorAt, type FeltCursor, type FeltKey, moveCursor } from './spot-navigation.js';

const layouts: readonly FeltLayout[] = ['wide', 'upright'];
const zones = (layout: FeltLayout) =>
  rouletteSpots.map((spot): [string, SpotZone] => [spot, getSpotZone(spot, layout)]);
const getCentre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
const contains = ({ left, top, width, height }: Box, { x, y }: { x: number; y: number }) =>
  x > left && x < left + width && y > top && y < top + height;
const overlap = (a: Box, b: Box) =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 1e-6 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 1e-6;

describe.each(layouts)('the %s felt', (layout) => {
  it('has every spot at a place of its own: a press on its middle hits this one', () => {
    for (const [spot, zone] of zones(layout)) {
      const hit = zones(layout).filter(([, other]) => contains(other, getCentre(zone)));
      const above = hit.filter(([, other]) => other.isBetween);
      expect((above.length > 0 ? above : hit).map(([name]) => name)).toEqual([spot]);
    }
  });

  it('has no two spots of a layer over each other, and none outside of the felt', () => {
    const all = zones(layout);
    for (const [index, [, zone]] of all.entries()) {
      expect(zone.left).toBeGreaterThanOrEqual(0);
      expect(zone.top).toBeGreaterThanOrEqual(0);
      expect(zone.left + zone.width).toBeLessThanOrEqual(100 + 1e-6);
      expect(zone.top + zone.height).toBeLessThanOrEqual(100 + 1e-6);
      const others = all.slice(index + 1).filter(([, other]) => other.isBetween === zone.isBetween);
      expect(others.filter(([, other]) => overlap(zone, other))).toEqual([]);
    }
  });

  // A felt on a desktop, and the smallest one, on a phone of 320 pixels (WCAG 2.5.8).
  it('has zones that are large enough to be hit', () => {
    const [width, height] = layout === 'wide' ? [816, 450] : [296, 672];
    for (const [spot, zone] of zones(layout)) {
      expect((zone.width / 100) * width, spot).toBeGreaterThanOrEqual(24 - 1e-6);
      expect((zone.height / 100) * height, spot).toBeGreaterThanOrEqual(24 - 1e-6);
    }
  });

  it.each([
    ['20-23', ['20', '23']],
    ['19-20', ['19', '20']],
    ['19-20-22-23', ['19', '20', '22', '23']],
    ['0-2', ['0', '2']],
    ['0-1-2', ['0', '1', '2']],
    ['0-2-3', ['0', '2', '3']],
    ['19-20-21', ['19', 'dozen-2']],
    ['0-1-2-3', ['0', '1']],
    ['22-23-24-25-26-27', ['22', '25', 'dozen-2', 'dozen-3']],
  ])('has %s at the edge of what it covers', (spot, cells) => {
    for (const cell of cells)
      expect(overlap(getSpotZone(spot, layout), getSpotZone(cell, layout)), cell).toBe(true);
  });

  it('lets the arrow keys reach every spot', () => {
    const keys: FeltKey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const start = cursorAt('0');
    const seen = new Map<string, FeltCursor>([[JSON.stringify(start), start]]);
    // A map's iteration includes what is added meanwhile.
    for (const cursor of seen.values())
      for (const key of keys) {
        const next = moveCursor(cursor, key, layout);
        seen.set(JSON.stringify(next), next);
      }
    const reached = new Set([...seen.values()].map(({ spot }) => spot));
    expect([...reached].toSorted()).toEqual(rouletteSpots.toSorted());
  });

  it('moves in the direction of the arrow', () => {
    const moves: [FeltKey, 'x' | 'y', -1 | 1][] = [
      ['ArrowLeft', 'x', -1],
      ['ArrowRight', 'x', 1],
      ['ArrowUp', 'y', -1],
      ['ArrowDown', 'y', 1],
    ];
    for (const spot of rouletteSpots.filter((name) => /^\d/.test(name)))
      for (const [key, axis, sign] of moves) {
        const next = moveCursor(cursorAt(spot), key, layout).spot;
        if (next === spot) continue;
        const moved = getCentre(getSpotZone(next, layout))[axis] - getCentre(getSpotZone(spot, layout))[axis];
        expect(moved * sign, `${spot} ${key} ${next}`).toBeGreaterThan(0);
      }
  });
});

describe('moveCursor', () => {
  const walk = (from: string, keys: FeltKey[], layout: FeltLayout) =>
    keys.reduce((cursor, key) => moveCursor(cursor, key, layout), cursorAt(from)).spot;

  it('goes through the splits between numbers', () => {
    expect(walk('17', ['ArrowRight'], 'wide')).toBe('17-20');
    expect(walk('17', ['ArrowRight', 'ArrowRight'], 'wide')).toBe('20');
    expect(walk('17', ['ArrowDown', 'ArrowRight'], 'wide')).toBe('16-17-19-20');
    expect(walk('17', ['ArrowDown'], 'upright')).toBe('17-20');
    expect(walk('16', ['ArrowLeft'], 'upright')).toBe('16-17-18');
  });
  it('keeps its lane across the zero and the outside bets', () => {
    expect(walk('3', ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'], 'wide')).toBe('3');
    expect(walk('16-17-18', ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'], 'wide')).toBe('16-17-18');
  });
  it('goes to the ends of a line and stays at an edge', () => {
    expect(walk('17', ['Home'], 'wide')).toBe('0');
    expect(walk('17', ['End'], 'wide')).toBe('column-2');
    expect(walk('low', ['ArrowDown'], 'wide')).toBe('low');
    expect(walk('17', ['Home'], 'upright')).toBe('red');
  });
});
