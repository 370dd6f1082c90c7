import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineClientSeeds, drawRouletteNumber } from './roulette-round.js';
import {
  getRouletteColour,
  numbersOfSpot,
  outsideSpots,
  payoutToOne,
  rouletteSpots,
  wheelOrder,
} from './roulette-spot.js';

const allNumbers = Array.from({ length: 37 }, (_, number) => number);

describe('the wheel', () => {
  it('has every number once, and colours that alternate but for the zero', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(allNumbers);
    for (let place = 2; place < wheelOrder.length; place += 1)
      expect(getRouletteColour(wheelOrder[place] ?? 0)).not.toBe(
        getRouletteColour(wheelOrder[place - 1] ?? 0),
      );
    expect(getRouletteColour(0)).toBe('zero');
  });
  it('has 18 red and 18 black numbers', () => {
    for (const colour of ['red', 'black'])
      expect(allNumbers.filter((number) => getRouletteColour(number) === colour)).toHaveLength(18);
  });
});

describe('the spots', () => {
  it('are the 157 of a European felt: 37 numbers, 60 splits, 14 trios, 23 corners, 11 lines, 12 outside', () => {
    const sizes = rouletteSpots
      .filter((spot) => !(outsideSpots as readonly string[]).includes(spot))
      .map((spot) => numbersOfSpot(spot)?.length);
    const count = (size: number) => sizes.filter((other) => other === size).length;
    expect([1, 2, 3, 4, 6].map(count)).toEqual([37, 60, 14, 23, 11]);
    expect(rouletteSpots).toHaveLength(157);
  });
  it('all return the same share in the long run: 36 of 37', () => {
    for (const spot of rouletteSpots)
      expect((numbersOfSpot(spot)?.length ?? 0) * (payoutToOne(spot) + 1)).toBe(36);
  });
  it.each([
    ['17', [17], 35],
    ['20-23', [20, 23], 17],
    ['0-1-2-3', [0, 1, 2, 3], 8],
    ['34-35-36', [34, 35, 36], 11],
    ['31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 5],
    ['column-2', [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35], 2],
    ['dozen-3', [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36], 2],
  ])('know the numbers of %s and what it pays', (spot, numbers, toOne) => {
    expect(numbersOfSpot(spot)).toEqual(numbers);
    expect(payoutToOne(spot)).toBe(toOne);
  });
  it('of 18 numbers never cover the zero, and each pair covers the rest', () => {
    for (const [one, other] of [
      ['low', 'high'],
      ['even', 'odd'],
      ['red', 'black'],
    ] as const) {
      const both = [...(numbersOfSpot(one) ?? []), ...(numbersOfSpot(other) ?? [])];
      expect(both.toSorted((a, b) => a - b)).toEqual(allNumbers.slice(1));
    }
  });
  it.each(['37', '3-4', '20-19', '0-36', 'dozen-4', '', '__proto__', '1-2-3-4', '36-37'])(
    'do not include %j',
    (spot) => {
      expect(numbersOfSpot(spot)).toBeNull();
      expect(() => payoutToOne(spot)).toThrow(new RangeError(`no spot ${spot}`));
    },
  );
});

describe('a shared round', () => {
  it('has a client seed that does not depend on the order of the players', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ -~]{1,64}$/)), (seeds) => {
        expect(combineClientSeeds(seeds)).toBe(combineClientSeeds(seeds.toReversed()));
      }),
    );
    expect(combineClientSeeds(['b', 'a'])).toBe(createHash('sha256').update('a\nb').digest('hex'));
    expect(combineClientSeeds([])).toBe(createHash('sha256').update('').digest('hex'));
  });
  it('draws a number of the wheel, the same for the same seeds, and all of them in the long run', () => {
    const drawn = Array.from({ length: 1_000 }, (_, round) =>
      drawRouletteNumber({ serverSeed: 'aa'.repeat(32), clientSeed: String(round) }),
    );
    expect([...new Set(drawn)].toSorted((a, b) => a - b)).toEqual(allNumbers);
    expect(drawRouletteNumber({ serverSeed: 'aa'.repeat(32), clientSeed: '7' })).toBe(drawn[7]);
  });
});
