import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeClub, makeLevel } from '../testing/fixtures.js';
import {
  benefitRows,
  comparedLevels,
  getMedal,
  getStanding,
  groupLevels,
  levelProgress,
  sortLevels,
} from './levels.js';

const numbered = (...numbers: number[]) => numbers.map((level) => makeLevel({ level }));
const getLevelNumbers = (levels: { level: number }[]) => levels.map(({ level }) => level);

describe('levels', () => {
  it('are sorted by their number; of two with one number the first counts', () => {
    const levels = [...numbered(3, 1), makeLevel({ level: 1, name: 'Again' }), ...numbered(2)];
    expect(sortLevels(levels).map(({ level, name }) => [level, name])).toEqual([
      [1, 'Level 1'],
      [2, 'Level 2'],
      [3, 'Level 3'],
    ]);
  });

  it('are reached below the own one, and ahead for someone without a level', () => {
    expect([1, 2, 3].map((level) => getStanding(level, 2))).toEqual(['reached', 'own', 'ahead']);
    expect([1, 2].map((level) => getStanding(level, null))).toEqual(['ahead', 'ahead']);
  });
});

describe('compared levels', () => {
  it.each([
    { of: 'the own one and the next', own: 2, chosen: null, expected: [2, 3] },
    { of: 'the highest and the one below it', own: 3, chosen: null, expected: [3, 2] },
    { of: 'the own one and the chosen', own: 3, chosen: 1, expected: [3, 1] },
    { of: 'the lowest two for a guest', own: null, chosen: null, expected: [1, 2] },
    { of: 'the lowest and the chosen for a guest', own: null, chosen: 3, expected: [1, 3] },
    { of: 'the own one and the next when it has become the chosen', own: 2, chosen: 2, expected: [2, 3] },
    { of: 'the lowest two for a level that is not listed', own: 9, chosen: null, expected: [1, 2] },
  ])('are $of', ({ own, chosen, expected }) => {
    const compared = comparedLevels(numbered(1, 2, 3), own, chosen);
    expect([compared?.base.level, compared?.other.level]).toEqual(expected);
  });
  it('are none where there are not two', () => {
    expect(comparedLevels(numbered(1), 1, null)).toBeNull();
    expect(comparedLevels([], null, null)).toBeNull();
  });
});

describe('groups of levels', () => {
  it('begin at each step', () => {
    expect(groupLevels(numbered(1, 2, 3, 4, 5, 6), [1, 3, 6]).map(getLevelNumbers)).toEqual([
      [1, 2],
      [3, 4, 5],
      [6],
    ]);
  });

  it('are one with the default step, without steps, and with a step above all levels', () => {
    for (const steps of [[1], [], [50], [Number.NaN]])
      expect(groupLevels(numbered(1, 2, 3), steps).map(getLevelNumbers)).toEqual([[1, 2, 3]]);
  });

  it('keep every level once and in order, whatever the steps', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.array(fc.integer({ min: -5, max: 40 })), (count, steps) => {
        const levels = numbered(...Array.from({ length: count }, (_, place) => place + 1));
        const groups = groupLevels(levels, steps);
        expect(groups.flat()).toEqual(levels);
        expect(groups.every((group) => group.length > 0)).toBe(true);
        for (const [first] of groups.slice(1)) expect(steps).toContain(first?.level);
      }),
    );
  });
});

describe('the medal of a level', () => {
  it('is that of its place while there are no more levels than medals', () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => getMedal(place, 6))).toEqual([1, 2, 3, 4, 5, 6]);
    expect([0, 1, 2].map((place) => getMedal(place, 3))).toEqual([1, 2, 3]);
  });

  it('spreads the medals over more levels: the first has the first, the last the last, none goes down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 100 }), (count) => {
        const medals = Array.from({ length: count }, (_, place) => getMedal(place, count));
        expect([medals[0], medals.at(-1)]).toEqual([1, 6]);
        expect(medals).toEqual(medals.toSorted((a, b) => a - b));
        expect(new Set(medals).size).toBe(6);
      }),
    );
  });

  it('is one of the six for a place that does not exist', () => {
    expect([getMedal(9, 6), getMedal(99, 20)]).toEqual([6, 6]);
  });
});

describe('the way to the next level', () => {
  it('is the share of its points that a player has', () => {
    expect(levelProgress({ points: 2760, pointsToNext: 1240 })).toBe(0.69);
    expect(levelProgress({ points: 0, pointsToNext: 250 })).toBe(0);
  });

  it('is complete with nothing left, and empty with points below zero', () => {
    expect(levelProgress({ points: 0, pointsToNext: 0 })).toBe(1);
    expect(levelProgress({ points: 5, pointsToNext: -1 })).toBe(1);
    expect(levelProgress({ points: -10, pointsToNext: 20 })).toBe(0);
  });
});

describe('benefits', () => {
  it('are one row each in the order of the highest level, with a gap where a level does not have it', () => {
    const support = { key: 'support', name: 'Support', included: true };
    const levels = [
      makeLevel({ level: 1, benefits: [{ key: 'cashback', name: 'Cashback', percent: '5' }] }),
      makeLevel({ level: 2, benefits: [support, { key: 'cashback', name: 'Money back', percent: '8' }] }),
    ];
    expect(benefitRows(levels)).toEqual([
      { key: 'support', name: 'Support', values: [null, support] },
      {
        key: 'cashback',
        name: 'Money back',
        values: [levels[0]!.benefits[0], levels[1]!.benefits[1]],
      },
    ]);
  });

  it('of the example club are as many as its levels name', () => {
    const { levels } = makeClub();
    expect(benefitRows(levels).map(({ values }) => values.length)).toEqual(Array(7).fill(6));
    expect(benefitRows([])).toEqual([]);
  });
});
