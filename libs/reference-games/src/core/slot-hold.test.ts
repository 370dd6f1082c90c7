import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraw } from './fair-draw.js';
import { coinWeights, drawHold } from './slot-hold.js';
import { getSlotModel } from './slot-machines.js';
import { type HoldRule } from './slot-model.js';
import { drawSlotRound } from './slot-round.js';
import { drawRound, evaluate } from './slot-spin.js';
import { type SlotSymbol } from './slot-symbol.js';

const model = getSlotModel(10);
const rule: HoldRule = model.hold ?? expect.fail('machine 10 holds coins');
const serverSeed = 'cd'.repeat(32);
const places = model.reels.length * model.rows;

/** A grid whose first places, reel by reel from the top, have coins. */
const createGrid = (coins: number): SlotSymbol[][] =>
  model.reels.map((_, reel) =>
    Array.from({ length: model.rows }, (_row, row) =>
      reel * model.rows + row < coins ? 'coin' : 'symbol-8',
    ),
  );

/** Draws what it is told, then `last` for ever; keeps below which bound each number was asked for. */
function told(numbers: readonly number[], last = 1) {
  const bounds: number[] = [];
  const left = [...numbers];
  const draw = (below: number) => {
    bounds.push(below);
    return left.shift() ?? last;
  };
  return { draw, bounds };
}

describe('hold and win', () => {
  it.each([0, rule.coins - 1])('is not played with %i coins, and draws nothing', (coins) => {
    const { draw, bounds } = told([]);
    expect(drawHold(model, createGrid(coins), draw)).toBeNull();
    expect(bounds).toEqual([]);
  });

  it('is not played by other machines', () => {
    expect(drawHold(getSlotModel(1), createGrid(places), () => expect.fail('nothing is drawn'))).toBeNull();
  });

  it('ends after three respins without a coin', () => {
    const empty = places - rule.coins;
    const { draw, bounds } = told(Array.from({ length: rule.coins }, () => 0));
    const hold = drawHold(model, createGrid(rule.coins), draw);
    expect(hold).toMatchObject({ respins: [[], [], []], grandLineBets: 0 });
    expect(hold?.lineBets).toBe(rule.coins * (rule.values[0]?.lineBets ?? 0));
    expect(bounds).toEqual([
      ...Array.from({ length: rule.coins }, () => coinWeights(rule)),
      ...Array.from({ length: 3 * empty }, () => rule.oneIn),
    ]);
  });

  it('counts three respins anew after each that brought a coin', () => {
    const values = Array.from({ length: rule.coins }, () => 0);
    const none = Array.from({ length: places - rule.coins }, () => 1);
    // Two empty respins, then a coin on the first empty place, of the first value.
    const { draw } = told([...values, ...none, ...none, 0, 0]);
    const hold = drawHold(model, createGrid(rule.coins), draw);
    expect(hold?.respins.map((coins) => coins.length)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(hold?.respins[2]).toEqual([{ reel: 2, row: 0, prize: null, lineBets: 5 }]);
  });

  it('pays the grand prize besides when all places have coins, and ends with the last', () => {
    const hold = drawHold(model, createGrid(rule.coins), () => 0);
    expect(hold?.respins).toHaveLength(1);
    expect(hold?.grandLineBets).toBe(rule.grandLineBets);
    expect(hold?.lineBets).toBe(places * (rule.values[0]?.lineBets ?? 0) + rule.grandLineBets);
    expect(drawHold(model, createGrid(places), () => 0)?.respins).toEqual([]);
  });

  it('gives each value as many of the drawn numbers as it weighs', () => {
    let place = 0;
    for (const { prize, lineBets, weight } of rule.values) {
      for (const number of [place, place + weight - 1]) {
        const hold = drawHold(model, createGrid(places), () => number);
        expect(hold?.coins[0]).toEqual({ reel: 0, row: 0, prize, lineBets });
      }
      place += weight;
    }
    expect(place).toBe(coinWeights(rule));
  });

  it('locks each place once and pays the sum of its coins, whatever the seeds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: rule.coins, max: places }), (clientSeed, coins) => {
        const hold = drawHold(model, createGrid(coins), fairDraw({ serverSeed, clientSeed }));
        const locked = [...(hold?.coins ?? []), ...(hold?.respins.flat() ?? [])];
        expect(new Set(locked.map(({ reel, row }) => `${reel} ${row}`)).size).toBe(locked.length);
        expect(hold?.coins).toHaveLength(coins);
        expect(hold?.grandLineBets).toBe(locked.length === places ? rule.grandLineBets : 0);
        expect(hold?.lineBets).toBe(
          locked.reduce((total, { lineBets }) => total + lineBets, hold?.grandLineBets ?? 0),
        );
        const isLast = (turn: readonly unknown[]) => turn.length === 0;
        if (locked.length < places) expect(hold?.respins.slice(-3).every(isLast)).toBe(true);
      }),
    );
  });
});

describe('a round of machine 10', () => {
  const rounds = Array.from({ length: 4_000 }, (_, index) =>
    drawSlotRound({ machine: 10, bonusBuy: false, serverSeed, clientSeed: `round ${index}` }),
  );
  const coinsIn = (grid: readonly (readonly SlotSymbol[])[]) =>
    grid.flat().filter((symbol) => symbol === 'coin').length;

  it('holds coins exactly when enough show in its paid spin, and adds what they pay', () => {
    for (const { spin, freeSpins, hold, lineBets } of rounds) {
      expect(hold !== null).toBe(coinsIn(spin.grid) >= rule.coins);
      const spins = [spin, ...freeSpins].reduce((total, each) => total + each.lineBets, 0);
      expect(lineBets).toBe(spins + (hold?.lineBets ?? 0));
    }
    expect(rounds.some(({ hold }) => hold !== null)).toBe(true);
    expect(rounds.some(({ freeSpins }) => freeSpins.some(({ grid }) => coinsIn(grid) >= rule.coins))).toBe(
      true,
    );
  });

  it('draws its free spins after hold and win', () => {
    const stops = model.reels.map((reel) => Math.max(0, reel.indexOf('scatter')));
    const { spin, freeSpins, hold } = drawRound(model, told(stops, 0).draw);
    expect(hold).toBeNull();
    expect(spin.scatters).toBe(3);
    expect(freeSpins).toHaveLength(8);
  });

  it('pays nothing for coins on its lines', () => {
    expect(evaluate(model, createGrid(places), 1)).toMatchObject({ wins: [], lineBets: 0 });
  });
});
