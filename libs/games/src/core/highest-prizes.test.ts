import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestPrizes } from './highest-prizes.js';

const prizes = (...amounts: (string | null)[]) => amounts.map((topPrize) => ({ topPrize }));

describe('the highest prizes', () => {
  it('are sorted, the highest first, those without one last', () => {
    expect(highestPrizes(prizes('5', null, '1000', '20.50'), 5)).toEqual(prizes('1000', '20.50', '5', null));
  });
  it('have different amounts if there are enough', () => {
    expect(highestPrizes(prizes('9', '9.00', '9', '8', '7'), 3)).toEqual(prizes('9', '8', '7'));
    expect(highestPrizes(prizes('9', '9.00', '8'), 3)).toEqual(prizes('9', '9.00', '8'));
  });
  it('are games of the list, each once', () => {
    const games = fc.array(fc.record({ topPrize: fc.option(fc.nat({ max: 5 }).map(String)) }));
    fc.assert(
      fc.property(games, fc.nat({ max: 8 }), (listed, count) => {
        const shown = highestPrizes(listed, count);
        expect(new Set(shown).size).toBe(Math.min(count, listed.length));
        expect(shown.every((game) => listed.includes(game))).toBe(true);
      }),
    );
  });
});
