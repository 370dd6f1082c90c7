import { describe, expect, it } from 'vitest';
import { type BonusSimulation, createSimulation, type WageringBonus } from './wagering-task.js';
import { computeExpectation, standardErrors99 } from './wagering-expectation.js';
import { computePayouts, type RunStart, simulate, type SlotModel } from './wagering-model.js';
import { volatilities } from './wagering-slots.js';

const usual: SlotModel = { returnToPlayer: '96', volatility: 3 };

/** All possible courses of a bonus: results in units with their probability. */
function enumerated(slot: SlotModel, start: RunStart): Map<number, number> {
  const payouts = computePayouts(slot).map(({ multiple, tickets }) => ({ multiple, chance: tickets / 1e6 }));
  const blank = { multiple: 0, chance: 1 - payouts.reduce((sum, { chance }) => sum + chance, 0) };
  const spins = [blank, ...payouts];
  const results = new Map<number, number>();
  const add = (map: Map<string, number>, key: string, chance: number) =>
    map.set(key, (map.get(key) ?? 0) + chance);
  let open = new Map<string, number>();
  if (start.freeSpins === null) add(open, `${start.balance}/${start.toStake}`, 1);
  else {
    let won = new Map([[0, 1]]);
    for (let spin = 0; spin < start.freeSpins.left; spin += 1) {
      const next = new Map<number, number>();
      for (const [sum, chance] of won)
        for (const each of spins) {
          const after = sum + Math.trunc((start.freeSpins.value * each.multiple * start.winsPaid) / 100);
          next.set(after, (next.get(after) ?? 0) + chance * each.chance);
        }
      won = next;
    }
    for (const [sum, chance] of won) {
      const requested = Math.trunc(((sum + start.freeSpins.won) * start.freeSpins.wagering) / 100);
      const toStake = Math.ceil(requested / (start.freeSpins.counted / 10_000));
      add(open, `${start.balance + sum}/${toStake}`, chance);
    }
  }
  while (open.size > 0) {
    const next = new Map<string, number>();
    for (const [key, chance] of open) {
      const [balance = 0, toStake = 0] = key.split('/').map(Number);
      const isDone = toStake <= 0;
      if (isDone || balance <= 0 || balance < start.minBalance) {
        const cash = isDone ? Math.min(balance, start.maxWin ?? balance) : 0;
        results.set(cash, (results.get(cash) ?? 0) + chance);
        continue;
      }
      const bet = Math.min(balance, start.stake);
      for (const each of spins) {
        const paid = Math.trunc((bet * each.multiple * start.winsPaid) / 100);
        add(next, `${balance - bet + paid}/${toStake - bet}`, chance * each.chance);
      }
    }
    open = next;
  }
  return results;
}

const exactly = (results: Map<number, number>) => {
  let mean = 0;
  for (const [cash, chance] of results) mean += cash * chance;
  return { mean, nothing: results.get(0) ?? 0 };
};

/** Marsaglia's multiply-with-carry, of two 16-bit halves: independent of the explainer's random numbers. */
function otherRandom(seed: number): () => number {
  let [z, w] = [362_436_069 ^ seed, 521_288_629 + seed];
  return () => {
    z = (36_969 * (z & 65_535) + (z >>> 16)) >>> 0;
    w = (18_000 * (w & 65_535) + (w >>> 16)) >>> 0;
    return (((z << 16) + (w & 65_535)) >>> 0) / 2 ** 32;
  };
}

/** Plays bet by bet with an independent implementation, with a drum of all million tickets. */
function byForce(slot: SlotModel, start: RunStart, runs: number, seed: number): number[] {
  const drum = new Uint16Array(1_000_000);
  let at = 500_000;
  for (const { multiple, tickets } of computePayouts(slot))
    for (let ticket = 0; ticket < tickets; ticket += 1) drum[at++ % 1_000_000] = multiple;
  const random = otherRandom(seed);
  const paid = (bet: number) =>
    Math.trunc((bet * start.winsPaid * (drum[Math.trunc(random() * 1_000_000)] ?? 0)) / 100);
  return Array.from({ length: runs }, () => {
    let balance = start.balance;
    let requested = start.toStake;
    if (start.freeSpins !== null) {
      const { left, value, won, wagering, counted } = start.freeSpins;
      const gained = Array.from({ length: left }, () => paid(value)).reduce((sum, win) => sum + win);
      balance += gained;
      requested = Math.ceil(Math.trunc(((won + gained) * wagering) / 100) / (counted / 10_000));
    }
    let done = 0;
    while (done < requested && balance > 0 && balance >= start.minBalance) {
      const bet = Math.min(balance, start.stake);
      balance += paid(bet) - bet;
      done += bet;
    }
    return Math.min(done < requested ? 0 : balance, start.maxWin ?? balance);
  });
}

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
const freeSpins = { balance: '0', wagerTotal: '0', wagerLeft: '0', freeSpinValue: '0.20' };
const emitted = ({ task, ...rest }: BonusSimulation) => computeExpectation(simulate(task), rest);
const units = (amount: string) => Number(amount) * 100;

describe.each(volatilities)(
  'exact results, where every course can be counted, in a slot of volatility %i',
  (volatility) => {
    it.each([
      ['a few bets', {}, { balance: '3.00', wagerLeft: '5.00' }, '1'],
      ['more bets', {}, { balance: '4.00', wagerLeft: '12.00' }, '1'],
      ['half a euro a bet', {}, { balance: '2.00', wagerLeft: '4.00' }, '0.5'],
      ['a low return', { returnToPlayer: '85.5' }, { balance: '5.00', wagerLeft: '8.00' }, '2'],
      ['a cut', {}, { balance: '3.00', wagerLeft: '5.00', maxWin: '10.00' }, '1'],
      ['a least balance', {}, { balance: '3.00', wagerLeft: '6.00', minBalance: '1.50' }, '1'],
      ['boosted wins', {}, { balance: '3.00', wagerLeft: '5.00', multiplier: '1.5' }, '1'],
      ['free spins', {}, { ...freeSpins, freeSpinsLeft: 2, wageringMultiplier: '0.02' }, '0.5'],
    ] as const)('%s', (_, slotChanges, overrides, stake) => {
      const slot = { ...usual, volatility, ...slotChanges };
      const made = createSimulation(bonus(overrides), { slot, stake, counted: 10_000, seed: 0 });
      const exact = exactly(enumerated(slot, made.task.start));
      let held = 0;
      const seeds = 100;
      for (let seed = 0; seed < seeds; seed += 1) {
        const { mean, nothing } = emitted({ ...made, task: { ...made.task, seed, runs: 2_000 } });
        const holdsMean = units(mean.low) - 0.5 <= exact.mean && exact.mean <= units(mean.high) + 0.5;
        const holdsShare = nothing.low <= exact.nothing && exact.nothing <= nothing.high;
        held += Number(holdsMean) + Number(holdsShare);
      }
      // 99 of 100 by the stated confidence; with so many attempts, 96 of 100 is far below chance.
      expect(held / (2 * seeds)).toBeGreaterThan(0.96);
    });
  },
);

describe.each(volatilities)('brute force, in a slot of volatility %i', (volatility) => {
  it.each([
    ['the bonus of the drawing', {}, {}, '1', 10_000],
    ['a small stake', {}, {}, '0.2', 10_000],
    ['a large stake', {}, { wagerLeft: '1400.00' }, '5', 10_000],
    ['another return', { returnToPlayer: '94.21' }, {}, '1', 10_000],
    ['a cut', {}, { maxWin: '200.00' }, '2', 10_000],
    ['a table that counts for a tenth', { returnToPlayer: '99.5' }, { wagerLeft: '40.00' }, '2', 1_000],
    ['boosted wins', {}, { multiplier: '1.02', minBalance: '0.50' }, '0.5', 10_000],
    ['free spins', {}, { ...freeSpins, freeSpinsLeft: 20, wageringMultiplier: '30' }, '0.2', 10_000],
    [
      'free spins, some played',
      {},
      { ...freeSpins, balance: '6.40', freeSpinsLeft: 5, freeSpinsWon: '6.40' },
      '0.1',
      5_000,
    ],
  ] as const)('%s', (_, slotChanges, overrides, stake, counted) => {
    const slot = { ...usual, volatility, ...slotChanges };
    const made = createSimulation(bonus(overrides), { slot, stake, counted, seed: 20_261_122 });
    const { mean, ranges, nothing, runs } = emitted(made);
    expect(runs).toBe(10_000);
    const results = byForce(slot, made.task.start, 20_000, 4711);
    const average = results.reduce((sum, cash) => sum + cash, 0) / results.length;
    const spread = Math.sqrt(
      results.reduce((sum, cash) => sum + (cash - average) ** 2, 0) / (results.length - 1),
    );
    // Brute force has an error of its own, at the same confidence.
    const own = (standardErrors99 * spread) / Math.sqrt(results.length);
    expect(units(mean.low) - own).toBeLessThanOrEqual(average);
    expect(units(mean.high) + own).toBeGreaterThanOrEqual(average);
    const shares = ranges.map(
      ({ from, upTo }) =>
        results.filter((cash) =>
          from === null ? cash === 0 : cash > units(from) && cash <= (upTo === null ? Infinity : units(upTo)),
        ).length / results.length,
    );
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 10);
    expect(nothing).toEqual(expect.objectContaining({ share: ranges[0]!.share }));
    ranges.forEach(({ low, high }, place) => {
      const share = shares[place]!;
      const ownShare = standardErrors99 * Math.sqrt((share * (1 - share)) / results.length);
      expect(low - ownShare).toBeLessThanOrEqual(share);
      expect(high + ownShare).toBeGreaterThanOrEqual(share);
    });
  });
});
