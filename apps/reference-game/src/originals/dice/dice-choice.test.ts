import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDiceWays, formatDiceChoice, parseDiceChoice } from '@casino-kit/reference-games';
import { firstDiceChoice, readNumber, withOtherSide, withTarget, withWays } from './dice-choice.js';

const side = fc.constantFrom('over', 'under');

describe('the bet on dice', () => {
  it('is always one that the game takes, whatever is entered', () => {
    fc.assert(
      fc.property(side, fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (one, value) => {
        for (const choice of [withTarget({ side: one, target: 5_000 }, value), withWays(one, value)])
          expect(parseDiceChoice(formatDiceChoice(choice))).toEqual(choice);
      }),
    );
  });
  it('wins as often on the other side', () => {
    expect(withOtherSide(firstDiceChoice)).toEqual({ side: 'under', target: 4_999 });
    fc.assert(
      fc.property(side, fc.integer({ min: 100, max: 9_500 }), (one, ways) => {
        const choice = withWays(one, ways);
        expect(countDiceWays(withOtherSide(choice))).toBe(ways);
        expect(withOtherSide(withOtherSide(choice))).toEqual(choice);
      }),
    );
  });
  it.each([
    ['62', 62],
    [' 62,5 ', 62.5],
    ['62.', 62],
    ['', null],
    ['-1', null],
    ['1e3', null],
    ['9'.repeat(24), null],
    ['abc', null],
  ])('reads %j as %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});
