import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiply, sum } from '@casino-kit/money';
import { rouletteNumbers, rouletteSpots } from '@casino-kit/reference-games';
import { type GameFigures } from '../catalogue/game-figures.js';
import { isTakenBack, limitsIn, payoutOn, readBets, sumStakes } from './read-bets.js';

const figures = { minBet: '1.00', maxBet: '500.00' } as GameFigures;
const bets = fc.uniqueArray(
  fc.record({
    spot: fc.constantFrom(...rouletteSpots),
    amount: fc.integer({ min: 100, max: 1_000 }).map((cents) => (cents / 100).toFixed(2)),
  }),
  { selector: ({ spot }) => spot, maxLength: 20 },
);

describe('the limits of a table', () => {
  it('are those of the game in the currency, with the chips between them', () => {
    expect(limitsIn(figures, 'EUR')).toEqual({
      minBet: '1.00',
      maxBet: '500.00',
      maxTotal: '2000.00',
      chips: ['1.00', '5.00', '10.00', '25.00', '100.00', '500.00'],
    });
    expect(limitsIn({ ...figures, minBet: '5.00', maxBet: '50.00' }, 'BTC')).toEqual({
      minBet: '0.00005000',
      maxBet: '0.00050000',
      maxTotal: '0.00200000',
      chips: ['0.00005000', '0.00010000', '0.00025000'],
    });
  });
});

describe('bets', () => {
  const limits = limitsIn(figures, 'EUR');

  it('are read with the decimals of their currency, in their order', () => {
    const written = [
      { spot: 'red', amount: '1' },
      { spot: '17', amount: '2.5000' },
    ];
    expect(readBets(written, limits, 'EUR')).toEqual([
      { spot: 'red', amount: '1.00' },
      { spot: '17', amount: '2.50' },
    ]);
  });

  it('are only taken back when none is new or higher', () => {
    const before = [
      { spot: 'red', amount: '5.00' },
      { spot: '17', amount: '2.00' },
    ];
    expect(isTakenBack([], before)).toBe(true);
    expect(isTakenBack(before, before)).toBe(true);
    expect(isTakenBack([{ spot: 'red', amount: '1' }], before)).toBe(true);
    expect(isTakenBack([{ spot: 'red', amount: '5.01' }], before)).toBe(false);
    expect(isTakenBack([{ spot: 'black', amount: '1' }], before)).toBe(false);
    expect(isTakenBack([], [])).toBe(true);
  });

  it('of any kind return 36 of 37 on the average, exactly', () => {
    fc.assert(
      fc.property(bets, (placed) => {
        const all = Array.from({ length: rouletteNumbers }, (_, number) => payoutOn(placed, number));
        expect(Number(sum(all))).toBeCloseTo(Number(multiply(sumStakes(placed), '36')), 6);
      }),
    );
  });
});
