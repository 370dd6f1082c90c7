import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, multiply } from '@casino-kit/money';
import { betSteps, defaultBet, readStake } from './bet-steps.js';
import { maskName } from '../identity/public-name.js';
import { toPayout } from './round-response.js';
import { stakeIn } from '../catalogue/stake-scale.js';

describe('stakes', () => {
  it('are the steps of the game, however they are written', () => {
    const range = { minBet: '0.20', maxBet: '50.00' };
    expect(betSteps(range).at(0)).toBe('0.20');
    expect(betSteps(range).at(-1)).toBe('50.00');
    expect(readStake('0.2', range, 'EUR')).toBe('0.20');
    expect(() => readStake('0.10', range, 'EUR')).toThrow('not one of the game');
    expect(() => readStake('0.21', range, 'EUR')).toThrow('not one of the game');
  });
  it('are scaled to the value of a coin, with its eight decimals', () => {
    const range = { minBet: '0.10', maxBet: '100.00' };
    const bitcoin = betSteps(range, 'BTC');
    expect([bitcoin.at(0), bitcoin.at(-1)]).toEqual(['0.00000100', '0.00100000']);
    expect(bitcoin).toContain('0.00001000');
    const tether = betSteps(range, 'USDT');
    expect([tether.at(0), tether.at(-1)]).toEqual(['0.10000000', '100.00000000']);
    expect([bitcoin.length, tether.length]).toEqual([betSteps(range).length, betSteps(range).length]);
    expect(readStake('0.00001', range, 'BTC')).toBe('0.00001000');
    expect(readStake('0.1', range, 'USDT')).toBe('0.10000000');
    expect(() => readStake('1', range, 'BTC')).toThrow(
      expect.objectContaining({ params: { min: '0.00000100', max: '0.00100000' } }),
    );
  });
  it('start with the usual one, or with the smallest', () => {
    expect(defaultBet({ minBet: '0.10', maxBet: '50.00' }, 'EUR')).toBe('0.20');
    expect(defaultBet({ minBet: '0.10', maxBet: '50.00' }, 'BTC')).toBe('0.00000200');
    expect(defaultBet({ minBet: '1.00', maxBet: '50.00' }, 'USDT')).toBe('1.00000000');
  });
  it.each(['EUR', 'BTC', 'USDT'])('pay whole units of %s, exactly', (currencyCode) => {
    const steps = betSteps({ minBet: '0.10', maxBet: '200.00' }, currencyCode);
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.integer({ min: 0, max: 500_000 }), (stake, lineBets) => {
        const units = BigInt(toPayout(lineBets, stake, currencyCode).replace('.', ''));
        return units * 10n === BigInt(stake.replace('.', '')) * BigInt(lineBets);
      }),
    );
  });
  it('keep their order and their sums when they are scaled', () => {
    const amount = fc
      .integer({ min: -1_000_000, max: 1_000_000 })
      .map((cents) => multiply(String(cents), '0.01'));
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('EUR', 'BTC', 'USDT'), (a, b, currencyCode) => {
        const together = add(stakeIn(a, currencyCode), stakeIn(b, currencyCode));
        return (
          compare(stakeIn(a, currencyCode), stakeIn(b, currencyCode)) === compare(a, b) &&
          compare(together, stakeIn(add(a, b), currencyCode)) === 0
        );
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
