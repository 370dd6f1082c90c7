import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName } from './history.js';
import { betSteps, readStake } from './bet-steps.js';
import { payoutOf } from './round-answer.js';

describe('stakes', () => {
  it('are the steps of the game, however they are written', () => {
    const range = { minBet: '0.20', maxBet: '50.00' };
    expect(betSteps(range).at(0)).toBe('0.20');
    expect(betSteps(range).at(-1)).toBe('50.00');
    expect(readStake('0.2', range)).toBe('0.20');
    expect(() => readStake('0.10', range)).toThrow('not one of the game');
    expect(() => readStake('0.21', range)).toThrow('not one of the game');
  });
  it('pay whole cents, exactly', () => {
    const steps = betSteps({ minBet: '0.10', maxBet: '200.00' });
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.integer({ min: 0, max: 500_000 }), (stake, lineBets) => {
        const cents = BigInt(payoutOf(lineBets, stake).replace('.', ''));
        return cents * 10n === BigInt(stake.replace('.', '')) * BigInt(lineBets);
      }),
    );
  });
});

describe('names of winners', () => {
  it.each([
    ['Natasha', 'Na•••a'],
    ['Anna', 'An•••a'],
    ['Bo', 'B•••'],
    ['', '•••'],
    ['  Ömer Ş ', 'Öm•••Ş'],
  ])('%s is shown as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });
});
