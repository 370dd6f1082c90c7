import { describe, expect, it } from 'vitest';
import { computeFigures, figuresOf } from './model-figures.js';
import { seededDraw } from './seeded-draw.js';
import { simulateSessions } from './session-simulation.js';
import {
  bonusBuyLineBets,
  bonusBuyReturn,
  boughtReturn,
  decimalOf,
  type Fraction,
  freeSpinChance,
  lineReturn,
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
} from '@casino-kit/reference-games';

const valueOf = ({ numerator, denominator }: Fraction) =>
  Number((numerator * 10n ** 12n) / denominator) / 1e12;

describe.each(slotModels.map((model) => ({ number: model.number, model })))(
  'machine $number',
  ({ model, number }) => {
    it('returns 94 to 97 per cent', () => {
      const share = valueOf(returnToPlayer(model));
      expect(share).toBeGreaterThan(0.94);
      expect(share).toBeLessThan(0.97);
    });

    it('has the precomputed figures', () => {
      const { session, ...exact } = figuresOf(number);
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
        const expected = valueOf(chance);
        const deviation = Math.sqrt((expected * (1 - expected)) / count);
        expect(Math.abs(share / count - expected)).toBeLessThan(5 * deviation);
      };
      expect(Math.abs(mean - valueOf(returnToPlayer(model)))).toBeLessThan(5 * error);
      near(wins, winChance(model));
      near(features, freeSpinChance(model));
    });

    it('sells its free spins at a price that returns no more than a round, and pays that in play', () => {
      const price = Number(bonusBuyLineBets(model)) / lines.length;
      const share = valueOf(bonusBuyReturn(model));
      expect(share).toBeLessThanOrEqual(valueOf(returnToPlayer(model)));
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
      const { p5, p25, p75, p95 } = figuresOf(number).session;
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

describe('the return of a bought round', () => {
  it('matches a count of all stops of a small machine', () => {
    const model: SlotModel = {
      ...slotModels[2]!,
      reels: [
        ['symbol-1', 'symbol-2', 'scatter', 'symbol-3'],
        ['symbol-1', 'scatter', 'symbol-3', 'symbol-3'],
        ['symbol-1', 'symbol-1', 'scatter', 'symbol-2', 'symbol-3'],
        ['symbol-3', 'symbol-1', 'symbol-2'],
        ['symbol-3', 'symbol-1', 'scatter', 'symbol-2', 'symbol-1'],
      ],
    };
    let ways = 0;
    let paid = 0;
    const lengths = model.reels.map((reel) => reel.length);
    const all = lengths.reduce((total, length) => total * length, 1);
    for (let place = 0; place < all; place += 1) {
      let rest = place;
      const grid = drawGrid(model, (below) => {
        const stop = rest % below;
        rest = Math.floor(rest / below);
        return stop;
      });
      const spin = evaluate(model, grid, 1);
      if (spin.scatters < 3) continue;
      ways += 1;
      paid += spin.lineBets;
    }
    expect(ways).toBeGreaterThan(0);
    expect(valueOf(boughtReturn(model))).toBeCloseTo(paid / ways / 10 + 16 * valueOf(lineReturn(model)), 9);
  });
});

describe('exact fractions', () => {
  it('are formatted cut, not rounded up', () => {
    expect(decimalOf({ numerator: 2n, denominator: 3n }, 2)).toBe('0.66');
    expect(decimalOf({ numerator: 7n, denominator: 2n }, 0)).toBe('3');
    expect(decimalOf({ numerator: 1n, denominator: 1_000n }, 2)).toBe('0.00');
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
      valueOf(lineReturn({ ...slotModels[0]!, reels: Array.from({ length: 5 }, () => reel), pays })),
    ).toBe(0.25);
  });
});
