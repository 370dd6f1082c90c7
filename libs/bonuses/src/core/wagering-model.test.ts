import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSimulation,
  computeDeviation,
  emptyTally,
  computePayouts,
  playRun,
  type RunStart,
  type SimulationTask,
  simulate,
  type SlotModel,
  ticketCount,
  toStakeFor,
} from './wagering-model.js';
import { createRandom } from './wagering-random.js';
import { volatilities, type Volatility } from './wagering-slots.js';

const slot: SlotModel = { returnToPlayer: '96', volatility: 3 };
const start: RunStart = {
  balance: 4_000,
  toStake: 140_000,
  stake: 100,
  maxWin: null,
  minBalance: 0,
  winsPaid: 100,
  freeSpins: null,
};
const task = (overrides: Partial<SimulationTask> = {}): SimulationTask => ({
  slot,
  start,
  runs: 100,
  seed: 7,
  ends: [5_000, 10_000, 20_000],
  ...overrides,
});
/** A slot that pays the listed wins in order, whatever it draws. */
const always = (multiple: number) => [{ multiple, tickets: ticketCount }];
const run = (from: Partial<RunStart>, multiple = 0) =>
  playRun(task({ start: { ...start, ...from } }), multiple === 0 ? [] : always(multiple), 0);

describe('the model slot', () => {
  it('varies the more the higher its volatility, as the reference machines do', () => {
    const of = (volatility: Volatility) =>
      computeDeviation(computePayouts({ ...slot, volatility })).toFixed(1);
    expect(volatilities.map(of)).toEqual(['2.9', '3.9', '5.2', '6.7', '10.3']);
  });
  it('has its wins in ascending order, the largest on a few tickets', () => {
    for (const volatility of volatilities) {
      const payouts = computePayouts({ ...slot, volatility });
      const multiples = payouts.map(({ multiple }) => multiple);
      expect(multiples).toEqual([...new Set(multiples)].sort((a, b) => a - b));
      expect(multiples[0]).toBe(1);
      expect(payouts.at(-1)?.tickets).toBeGreaterThan(10);
      expect(payouts.at(-1)?.tickets).toBeLessThan(100);
    }
  });
  it('returns exactly the stated share, with fewer wins than tickets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(...volatilities),
        (returned, volatility) => {
          const percent = `${Math.floor(returned / 10_000)}.${String(returned % 10_000).padStart(4, '0')}`;
          const payouts = computePayouts({ returnToPlayer: percent, volatility });
          const paid = payouts.reduce((sum, { multiple, tickets }) => sum + multiple * tickets, 0);
          const wins = payouts.reduce((sum, { tickets }) => sum + tickets, 0);
          return paid === returned && wins <= ticketCount && payouts.every(({ tickets }) => tickets > 0);
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it.each(['0', '-1', '100.0001', '0.00001'])('throws for a return of %s', (returnToPlayer) => {
    expect(() => computePayouts({ ...slot, returnToPlayer })).toThrow('not a return');
  });
  it('may return everything', () => {
    const paid = computePayouts({ ...slot, returnToPlayer: '100' });
    expect(paid.reduce((sum, { multiple, tickets }) => sum + multiple * tickets, 0)).toBe(ticketCount);
  });
});

describe('random numbers', () => {
  const first = (seed: number, stream: number, below: number, count = 6) => {
    const draw = createRandom(seed, stream, below);
    return Array.from({ length: count }, draw);
  };
  it('are the same on every machine', () => {
    expect(first(1, 0, 1_000_000)).toEqual([898949, 5749, 49585, 687529, 290543, 229589]);
    expect(first(2 ** 32 - 1, 9_999, 2 ** 32)).toEqual([
      3315378013, 3572377561, 4102691806, 2067775901, 658249094, 165249003,
    ]);
  });
  it('are different for another seed or stream', () => {
    const series = [first(1, 0, 1_000), first(2, 0, 1_000), first(1, 1, 1_000), first(0, 0, 1_000)];
    expect(new Set(series.map(String)).size).toBe(4);
  });
  it('are drawn again if they would favour the smaller ones', () => {
    // Three quarters of all words: a quarter of them is drawn again, otherwise the lower third came up twice as often.
    const below = 3 * 2 ** 30;
    const draws = first(5, 0, below, 30_000);
    const thirds = [0, 1, 2].map((third) => draws.filter((n) => Math.floor(n / 2 ** 30) === third).length);
    expect(draws.every((n) => n >= 0 && n < below)).toBe(true);
    for (const count of thirds) expect(Math.abs(count - 10_000)).toBeLessThan(300);
  });
  it('are spread evenly over streams, as first draws of runs', () => {
    const bins = Array.from({ length: 16 }, () => 0);
    for (let stream = 0; stream < 32_000; stream += 1) bins[createRandom(3, stream, 16)()]! += 1;
    const chi = bins.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    // 99.9 per cent of fair ones are below 37.7.
    expect(chi).toBeLessThan(37.7);
  });
});

describe('a run', () => {
  it('ends with nothing when the money is gone', () => {
    expect(run({ balance: 300, toStake: 301 })).toBe(0);
    expect(run({ balance: 300, toStake: 300 })).toBe(0);
    expect(run({ balance: 300, toStake: 299 })).toBe(0);
  });
  it('becomes cash when the requirement is met, at once without a requirement', () => {
    expect(run({ balance: 300, toStake: 200 })).toBe(100);
    expect(run({ balance: 300, toStake: 0 })).toBe(300);
    expect(run({ balance: 300, toStake: -1 })).toBe(300);
  });
  it('bets the remaining money when that is less than the stake', () => {
    // 100 + 100 + 50 are staked, which is all.
    expect(run({ balance: 250, toStake: 250 }, 1)).toBe(250);
    expect(run({ balance: 50, toStake: 100 }, 1)).toBe(50);
    expect(run({ balance: 50, toStake: 60 }, 2)).toBe(200);
  });
  it('is lost below the minimum balance, not at it, and not once the requirement is met', () => {
    expect(run({ balance: 300, toStake: 250, minBalance: 150 })).toBe(0);
    expect(run({ balance: 300, toStake: 150, minBalance: 200 })).toBe(100);
    expect(run({ balance: 300, toStake: 200, minBalance: 150 })).toBe(100);
    expect(run({ balance: 99, toStake: 200, minBalance: 100 }, 5)).toBe(0);
    expect(run({ balance: 99, toStake: 0, minBalance: 100 })).toBe(99);
  });
  it('pays wins as often as the bonus says, cut to whole units', () => {
    expect(run({ balance: 100, toStake: 100, winsPaid: 150 }, 2)).toBe(300);
    expect(run({ balance: 101, toStake: 1, stake: 101, winsPaid: 150 }, 1)).toBe(151);
  });
  it('converts at most the maximum to cash', () => {
    expect(run({ balance: 100, toStake: 100, maxWin: 250 }, 5)).toBe(250);
    expect(run({ balance: 100, toStake: 100, maxWin: 250 }, 2)).toBe(200);
  });
  it('starts with the free spins, whose winnings are wagered', () => {
    const freeSpins = { left: 3, value: 20, won: 0, wagering: 200, counted: 10_000 };
    // 3 × 20 × 2 won; 240 to wager: 100, 100 and 100 at twice the bet.
    expect(run({ balance: 0, toStake: 0, freeSpins }, 2)).toBe(420);
    expect(run({ balance: 0, toStake: 0, freeSpins, winsPaid: 150 }, 1)).toBe(185);
    expect(run({ balance: 0, toStake: 0, freeSpins }, 0)).toBe(0);
    // Earlier winnings have to be wagered, too.
    expect(run({ balance: 60, toStake: 0, freeSpins: { ...freeSpins, left: 1, won: 60 } }, 1)).toBe(80);
    expect(run({ balance: 0, toStake: 0, freeSpins: { ...freeSpins, wagering: 0 } }, 1)).toBe(60);
    // Half of a bet counts: 40 × 2 × 2 = 160 to stake.
    expect(
      run({ balance: 0, toStake: 0, stake: 10, freeSpins: { ...freeSpins, left: 1, counted: 5_000 } }, 2),
    ).toBe(40 + 160);
  });
});

it.each([
  [100, 10_000, 100],
  [100, 1_000, 1_000],
  [100, 3_000, 334],
  [0, 100, 0],
])('bets %i with %i of 10,000 counting and %i to stake', (amount, counted, toStake) => {
  expect(toStakeFor(amount, counted)).toBe(toStake);
});

describe('a simulation', () => {
  it('counts results by ranges, ends included', () => {
    const of = (balance: number) =>
      simulate(task({ runs: 1, start: { ...start, balance, toStake: 0 } })).counts.indexOf(1);
    expect([0, 1, 5_000, 5_001, 10_000, 20_000, 20_001].map(of)).toEqual([0, 1, 1, 2, 2, 3, 4]);
    expect(simulate(task({ runs: 3, ends: [], start: { ...start, toStake: 0 } }))).toEqual({
      runs: 3,
      sum: 12_000,
      sumOfSquares: 48_000_000,
      counts: [0, 3],
    });
  });
  it('is the same, however it is split into parts', () => {
    const whole = simulate(task());
    const parts = createSimulation(task());
    const more = [parts.play(1), parts.play(60), parts.play(38), parts.play(1), parts.play(1)];
    expect(more).toEqual([true, true, true, false, false]);
    expect(parts.tally).toEqual(whole);
    expect(whole.counts.reduce((a, b) => a + b)).toBe(100);
  });
  it('is the same with the same seed, and different with another', () => {
    expect(simulate(task())).toEqual(simulate(task()));
    expect(simulate(task({ seed: 8 }))).not.toEqual(simulate(task()));
  });
  it('is empty at first', () => {
    expect(emptyTally({ ends: [1] })).toEqual({ runs: 0, sum: 0, sumOfSquares: 0, counts: [0, 0, 0] });
  });
  it.each([0, -1, Number.NaN])('throws for a stake of %d', (stake) => {
    expect(() => createSimulation(task({ start: { ...start, stake } }))).toThrow('not a stake');
  });
});
