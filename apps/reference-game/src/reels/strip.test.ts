import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runLength, runningStrip } from './strip.js';

it('runs from the old symbols to the new ones, with symbols of the game between', () => {
  const symbols = ['a', 'b', 'c'];
  const row = fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(row, row, fc.nat(), (from, to, seed) => {
      const strip = runningStrip(from, to, symbols, (below) => seed % below);
      expect(strip.slice(0, 3)).toEqual(to);
      expect(strip.slice(-3)).toEqual(from);
      expect(strip).toHaveLength(6 + runLength);
      expect(strip.every((symbol) => symbols.includes(symbol))).toBe(true);
    }),
  );
});
