import { describe, expect, it } from 'vitest';
import { rangeEnds } from './wagering-ranges.js';
import { stakesFor } from './wagering-stakes.js';
import {
  getWageringCase,
  getCountedShare,
  freeSpinWinnings,
  leftToWager,
  modelSlot,
  computeBonusMoney,
  runsFor,
  createSimulation,
  slotOfGame,
  type WageringBonus,
} from './wagering-task.js';
import { toAmount, unitPlaces, toUnits } from './wagering-units.js';

const bonus = (overrides: Partial<WageringBonus> = {}): WageringBonus => ({
  currencyCode: 'EUR',
  status: 'active',
  balance: '40.00',
  wagerTotal: '1400.00',
  wagerLeft: '788.00',
  freeSpinsLeft: 0,
  freeSpinsWon: '0',
  wageringType: 'REAL_TO_FUN',
  wageringMultiplier: '35',
  ...overrides,
});
const spins = bonus({
  balance: '1.50',
  wagerLeft: '0',
  freeSpinsLeft: 20,
  freeSpinValue: '0.20',
  freeSpinsWon: '1.50',
});

describe('units', () => {
  it.each([
    ['40.00', 2, 4_000],
    ['0.019', 2, 1],
    ['1.2', 0, 1],
    ['0.00000001', 8, 1],
  ])('convert %s with %i decimals to %i', (amount, places, units) => {
    expect(toUnits(amount, places)).toBe(units);
  });
  it.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [12_345, 2, '123.45'],
    [7, 0, '7'],
    [1, 8, '0.00000001'],
  ])('convert %i with %i decimals to %s', (units, places, amount) => {
    expect(toAmount(units, places)).toBe(amount);
  });
  it('are the minor unit, and larger when numbers would not stay whole', () => {
    expect(unitPlaces('EUR', ['100000000.00'])).toBe(2);
    expect(unitPlaces('EUR', ['1', '100000000.01'])).toBe(1);
    expect(unitPlaces('EUR', ['99999999999999'])).toBe(0);
    expect(unitPlaces('BTC', ['0.01', '100'])).toBe(8);
    expect(unitPlaces('USDT', ['40', '350000'])).toBe(4);
  });
});

describe('the ends of the ranges', () => {
  it.each([
    ['40.00', null, ['50', '100', '200']],
    ['50', null, ['50', '100', '200']],
    ['50.01', null, ['100', '200', '400']],
    ['11', null, ['20', '40', '80']],
    ['1', null, ['1', '2', '4']],
    ['0', null, ['1', '2', '4']],
    ['0.003', null, ['0.005', '0.01', '0.02']],
    ['40.00', '500', ['50', '100', '200']],
    ['40.00', '200', ['50', '100']],
    ['40.00', '200.01', ['50', '100', '200']],
    ['40.00', '50', []],
  ])('for %s with at most %s are %j', (money, maxWin, ends) => {
    expect(rangeEnds(money, maxWin).map(Number)).toEqual(ends.map(Number));
  });
});

describe('the stakes', () => {
  const of = (money: string, maxBet: string | null = null, wanted?: string, currencyCode = 'EUR') =>
    stakesFor(money, { maxBet, currencyCode, ...(wanted !== undefined && { wanted }) });
  it('are some steps around a fortieth', () => {
    expect(of('40.00')).toEqual({ stakes: ['0.2', '0.5', '1', '2', '5'], usual: '1' });
    expect(of('39.99').usual).toBe('0.5');
    expect(of('2000').usual).toBe('50');
    expect(of('0')).toEqual({ stakes: ['0.1', '0.2', '0.5'], usual: '0.1' });
    expect(of('8').stakes).toEqual(['0.1', '0.2', '0.5', '1']);
  });
  it('are never above the maximum bet', () => {
    expect(of('40.00', '2').stakes).toEqual(['0.2', '0.5', '1', '2']);
    expect(of('40.00', '0.5')).toEqual({ stakes: ['0.1', '0.2', '0.5'], usual: '0.5' });
    expect(of('40.00', '0.05')).toEqual({ stakes: ['0.05'], usual: '0.05' });
  });
  it('include the requested one', () => {
    expect(of('40.00', '5', '0.30')).toEqual({
      stakes: ['0.2', '0.30', '0.5', '1', '2', '5'],
      usual: '0.30',
    });
    expect(of('40.00', '5', '2.00')).toEqual({ stakes: ['0.2', '0.5', '1', '2', '5'], usual: '2' });
    expect(of('40.00', '5', '5').usual).toBe('5');
    expect(of('40.00', '5', '10')).toEqual({ stakes: ['0.2', '0.5', '1', '2', '5'], usual: '1' });
    expect(of('40.00', null, '0').usual).toBe('1');
  });
  it('are as small as the currency allows', () => {
    expect(of('0.004', null, undefined, 'BTC').stakes).toEqual([
      '0.00002',
      '0.00005',
      '0.0001',
      '0.0002',
      '0.0005',
    ]);
    expect(of('0', null, undefined, 'BTC').usual).toBe('0.00000001');
  });
});

describe('the slot', () => {
  const game = { name: 'Pearl Diver', returnToPlayer: '94.2' };
  it('is the model, or has the return and the volatility of the game', () => {
    expect(slotOfGame(null)).toEqual({ returnToPlayer: '96', volatility: 3 });
    expect(slotOfGame(game)).toEqual({ ...modelSlot, returnToPlayer: '94.2' });
    const getReturn = (returnToPlayer: string) => slotOfGame({ ...game, returnToPlayer }).returnToPlayer;
    expect(['100', '0.0001'].map(getReturn)).toEqual(['100', '0.0001']);
    expect(['100.01', '0', '0.00001'].map(getReturn)).toEqual(['96', '96', '96']);
    const nearest = [-1, 0, 1, 2.4, 2.5, 4, 5, 10, Number.NaN].map(
      (volatility) => slotOfGame({ ...game, volatility }).volatility,
    );
    expect(nearest).toEqual([1, 1, 1, 2, 3, 4, 5, 5, 3]);
    expect(slotOfGame(null, 5)).toEqual({ ...modelSlot, volatility: 5 });
    expect(slotOfGame({ ...game, volatility: 5 }, 1).volatility).toBe(1);
  });
});

describe('the counted share', () => {
  it.each([
    [undefined, 'slots', 10_000],
    [null, undefined, 10_000],
    [{}, 'live', 0],
    [{}, undefined, 0],
    [{ slots: 100, live: 10 }, 'live', 1_000],
    [{ slots: 100, live: 12.5 }, 'live', 1_250],
    [{ slots: 100 }, 'tables', 0],
    [{ slots: 50, live: 100 }, undefined, 5_000],
    [{ live: 10, tables: 20 }, undefined, 2_000],
    [{ slots: 0 }, undefined, 0],
    [{ slots: 120, live: -5 }, 'slots', 10_000],
    [{ slots: 120, live: -5 }, 'live', 0],
  ])('of %j in %s is %i', (contributions, kind, counted) => {
    expect(getCountedShare({ contributions }, kind)).toBe(counted);
  });
  it.each([
    ['wagering', {}, 10_000],
    ['wagering', { wageringMultiplier: null }, 1],
    ['ended', { status: 'completed' }, 10_000],
    ['ended', { status: 'expired', freeSpinsLeft: 2 }, 10_000],
    ['noRequirement', { wageringMultiplier: '0', wagerLeft: '0', wagerTotal: '0' }, 10_000],
    ['noRequirement', { wagerLeft: '0.00' }, 10_000],
    ['freeSpins', { wageringMultiplier: '0', wagerLeft: '0', freeSpinsLeft: 3 }, 0],
    ['freeSpins', { wagerLeft: '0', freeSpinsLeft: 1 }, 10_000],
    [
      'freeSpins',
      { wageringMultiplier: '0', wagerLeft: '0', freeSpinsLeft: 3, wageringType: 'REAL_MONEY_ONLY' },
      0,
    ],
    ['ownMoney', { wageringType: 'REAL_MONEY_ONLY' }, 10_000],
    ['ownMoney', { wageringType: 'REAL_MONEY_ONLY', wagerLeft: '0', freeSpinsLeft: 3 }, 10_000],
    ['ownMoney', { wageringType: 'REAL_MONEY_ONLY', wageringMultiplier: undefined }, 10_000],
    ['excluded', {}, 0],
    ['excluded', { wagerLeft: '0', freeSpinsLeft: 3 }, 0],
  ] as const)('detects the case %s', (name, overrides, counted) => {
    expect(getWageringCase(bonus(overrides), counted)).toBe(name);
  });
});

describe('the remaining requirement', () => {
  it('is the server’s, or the average requirement of free spins', () => {
    expect(leftToWager(bonus(), modelSlot)).toBe('788.00');
    expect(freeSpinWinnings(bonus({ freeSpinsLeft: 0, freeSpinValue: '0.2' }), modelSlot)).toBe('0');
    expect(freeSpinWinnings(bonus({ freeSpinsLeft: 5 }), modelSlot)).toBe('0');
    expect(freeSpinWinnings(spins, modelSlot)).toBe('3.84');
    expect(freeSpinWinnings({ ...spins, multiplier: '2' }, modelSlot)).toBe('7.68');
    expect(leftToWager(spins, modelSlot)).toBe('186.9');
    expect(leftToWager({ ...spins, wageringMultiplier: null }, modelSlot)).toBe('0');
    expect(computeBonusMoney(spins, modelSlot)).toBe('5.34');
  });
});

it.each([
  [0, 10_000],
  [15_000, 10_000],
  [15_001, 9_999],
  [150_000, 1_000],
  [1_000_000, 1_000],
])('with %i bets is simulated in %i runs', (bets, runs) => {
  expect(runsFor(bets)).toBe(runs);
});

describe('the simulation', () => {
  const options = { slot: modelSlot, stake: '1', counted: 10_000, seed: 3 };
  it('starts with the current state of the bonus', () => {
    const { places, ends, task } = createSimulation(
      bonus({ maxWin: '500', minBalance: '0.10', multiplier: '1.5' }),
      { ...options, counted: 5_000 },
    );
    expect({ places, ends: ends.map(Number) }).toEqual({ places: 2, ends: [50, 100, 200] });
    expect(task).toEqual({
      slot: modelSlot,
      seed: 3,
      ends: [5_000, 10_000, 20_000],
      runs: 10_000,
      start: {
        balance: 4_000,
        toStake: 157_600,
        stake: 100,
        maxWin: 50_000,
        minBalance: 10,
        winsPaid: 150,
        freeSpins: null,
      },
    });
  });
  it('plays the free spins first', () => {
    const { task, ends } = createSimulation(spins, { ...options, stake: '0.001', counted: 10_000 });
    expect(ends.map(Number)).toEqual([10, 20, 40]);
    // One unit at least; 20 spins and 18,690 bets of it.
    expect(task.runs).toBe(Math.floor(150_000_000 / 18_710));
    expect(task.start).toEqual({
      balance: 150,
      toStake: 0,
      stake: 1,
      maxWin: null,
      minBalance: 0,
      winsPaid: 100,
      freeSpins: { left: 20, value: 20, won: 150, wagering: 3_500, counted: 10_000 },
    });
  });
  it('supports free spins without a requirement', () => {
    const { task } = createSimulation({ ...spins, wageringMultiplier: null, freeSpinValue: null }, options);
    expect(task.start.freeSpins).toMatchObject({ value: 0, wagering: 0 });
    expect(task.start).toMatchObject({ maxWin: null, minBalance: 0 });
  });
});
