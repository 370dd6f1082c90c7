import { describe, expect, it } from 'vitest';
import { computeFigures, getFigures } from './model-figures.js';
import { type Fraction } from './fraction.js';
import { seededDraw } from './seeded-draw.js';
import { simulateSessions } from './session-simulation.js';
import {
  bonusBuyLineBets,
  bonusBuyReturn,
  boughtReturn,
  formatDecimal,
  freeSpinChance,
  maxMultiplier,
  spinReturn,
  returnToPlayer,
  winChance,
} from './slot-mathematics.js';
import {
  drawBoughtRound,
  drawGrid,
  drawRound,
  evaluate,
  lines,
  type SlotModel,
  slotModels,
  type SlotSymbol,
  type Spin,
} from '@casino-kit/reference-games';

const toNumber = ({ numerator, denominator }: Fraction) =>
  Number((numerator * 10n ** 12n) / denominator) / 1e12;

describe.each(slotModels.map((model) => ({ number: model.number, model })))(
  'machine $number',
  ({ model, number }) => {
    it('returns 94 to 97 per cent', () => {
      const share = toNumber(returnToPlayer(model));
      expect(share).toBeGreaterThan(0.94);
      expect(share).toBeLessThan(0.97);
    });

    it('has the precomputed figures', () => {
      const { session, ...exact } = getFigures(number);
      expect(computeFigures(model)).toEqual(exact);
      expect(session.p5).toBeLessThan(session.p25);
      expect(session.p75).toBeLessThan(session.p95);
    });

    it('pays in play what the mathematics predict, within five standard errors', () => {
      const draw = seededDraw(7_000 + number);
      const count = 60_000;
      let sum = 0;
      let squares = 0;
      let wins = 0;
      let features = 0;
      for (let round = 0; round < count; round += 1) {
        const { lineBets, freeSpins } = drawRound(model, draw);
        const share = lineBets / lines.length;
        sum += share;
        squares += share * share;
        wins += lineBets > 0 ? 1 : 0;
        features += freeSpins.length > 0 ? 1 : 0;
      }
      const mean = sum / count;
      const error = Math.sqrt((squares / count - mean * mean) / count);
      const near = (share: number, chance: Fraction) => {
        const expected = toNumber(chance);
        const deviation = Math.sqrt((expected * (1 - expected)) / count);
        expect(Math.abs(share / count - expected)).toBeLessThan(5 * deviation);
      };
      expect(Math.abs(mean - toNumber(returnToPlayer(model)))).toBeLessThan(5 * error);
      near(wins, winChance(model));
      near(features, freeSpinChance(model));
    });

    it('sells its free spins at a price that returns no more than a round, and pays that in play', () => {
      const price = Number(bonusBuyLineBets(model)) / lines.length;
      const share = toNumber(bonusBuyReturn(model));
      expect(share).toBeLessThanOrEqual(toNumber(returnToPlayer(model)));
      expect(share).toBeGreaterThan(0.94);
      const draw = seededDraw(50_000 + number);
      const count = 800;
      let sum = 0;
      let squares = 0;
      for (let round = 0; round < count; round += 1) {
        const { spin, freeSpins, lineBets } = drawBoughtRound(model, draw);
        expect(spin.scatters).toBeGreaterThanOrEqual(3);
        expect(freeSpins).toHaveLength(8);
        const paid = lineBets / lines.length / price;
        sum += paid;
        squares += paid * paid;
      }
      const mean = sum / count;
      const error = Math.sqrt((squares / count - mean * mean) / count);
      expect(Math.abs(mean - share)).toBeLessThan(5 * error);
    });

    it('has sessions that end where the figures predict, within five standard errors', () => {
      const sessions = 1_000;
      const results = simulateSessions(model, sessions, seededDraw(99 + number));
      const { p5, p25, p75, p95 } = getFigures(number).session;
      for (const [emitted, share] of [
        [p5, 0.05],
        [p25, 0.25],
        [p75, 0.75],
        [p95, 0.95],
      ] as const) {
        const below = results.filter((result) => result < emitted).length / sessions;
        const upTo = results.filter((result) => result <= emitted).length / sessions;
        const tolerance = 5 * Math.sqrt((share * (1 - share)) / sessions);
        expect(below).toBeLessThan(share + tolerance);
        expect(upTo).toBeGreaterThan(share - tolerance);
      }
    });
  },
);

/** Machines of each kind with reels so short that all of their stops can be counted. */
const smallMachines = slotModels
  .filter(({ number }) => number >= 5)
  .map((model): SlotModel => {
    const { wilds } = model;
    const [wild, other]: SlotSymbol[] =
      wilds === 'none'
        ? ['symbol-2', 'symbol-4']
        : wilds === 'multiplying'
          ? ['wild-2', 'wild-3']
          : ['wild', 'wild'];
    return {
      ...model,
      reels: [
        ['symbol-1', 'symbol-2', 'scatter', 'symbol-3'],
        [wild ?? 'wild', 'symbol-1', 'symbol-3', 'scatter', 'symbol-3', 'symbol-2'],
        ['symbol-1', other ?? 'wild', 'symbol-1', 'symbol-2', 'scatter', 'symbol-3', 'symbol-5'],
        ['symbol-3', 'symbol-1', wild ?? 'wild', 'symbol-2'],
        ['symbol-3', 'symbol-1', 'scatter', 'symbol-2', 'symbol-1'],
      ],
    };
  });

describe.each(smallMachines)('the figures of a small machine like machine $number', (model) => {
  const lengths = model.reels.map((reel) => reel.length);
  const all = lengths.reduce((total, length) => total * length, 1);
  const spins = Array.from({ length: all }, (_, place) => {
    let rest = place;
    const grid = drawGrid(model, (below) => {
      const stop = rest % below;
      rest = Math.floor(rest / below);
      return stop;
    });
    return evaluate(model, grid, 1);
  });
  const triggers = spins.filter(({ scatters }) => scatters >= 3);
  const computeMean = (counted: readonly Spin[]) =>
    counted.reduce((total, { lineBets }) => total + lineBets, 0) / counted.length / 10;
  const barren = spins.filter(({ lineBets }) => lineBets === 0);

  it('match a count of all of its stops', () => {
    const most = (counted: readonly Spin[]) => Math.max(...counted.map(({ lineBets }) => lineBets)) / 10;
    const lost = barren.length / all;
    const lostTriggers = barren.filter(({ scatters }) => scatters >= 3).length / all;
    expect(triggers.length).toBeGreaterThan(0);
    expect(toNumber(spinReturn(model))).toBeCloseTo(computeMean(spins), 9);
    expect(toNumber(freeSpinChance(model))).toBeCloseTo(triggers.length / all, 9);
    expect(toNumber(boughtReturn(model))).toBeCloseTo(computeMean(triggers) + 16 * computeMean(spins), 9);
    expect(toNumber(winChance(model))).toBeCloseTo(1 - (lost - lostTriggers + lostTriggers * lost ** 8), 9);
    expect(toNumber(maxMultiplier(model))).toBeCloseTo(most(triggers) + 16 * most(spins), 9);
  });
});

describe('exact fractions', () => {
  it('are formatted cut, not rounded up', () => {
    expect(formatDecimal({ numerator: 2n, denominator: 3n }, 2)).toBe('0.66');
    expect(formatDecimal({ numerator: 7n, denominator: 2n }, 0)).toBe('3');
    expect(formatDecimal({ numerator: 1n, denominator: 1_000n }, 2)).toBe('0.00');
  });
  it('give the line return of a machine that is easily calculated by hand', () => {
    const reel = ['symbol-1', 'symbol-2'] as const;
    const none = [0, 0, 0] as const;
    const pays: SlotModel['pays'] = {
      'symbol-1': [1, 2, 4],
      'symbol-2': none,
      'symbol-3': none,
      'symbol-4': none,
      'symbol-5': none,
      'symbol-6': none,
      'symbol-7': none,
      'symbol-8': none,
    };
    // 1 × 1/16 (exactly three) + 2 × 1/32 (exactly four) + 4 × 1/32 (five)
    expect(
      toNumber(spinReturn({ ...slotModels[0]!, reels: Array.from({ length: 5 }, () => reel), pays })),
    ).toBe(0.25);
  });
});
