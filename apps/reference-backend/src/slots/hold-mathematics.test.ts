import {
  drawHold,
  type HoldRule,
  type SlotModel,
  getSlotModel,
  type SlotSymbol,
} from '@casino-kit/reference-games';
import { describe, expect, it } from 'vitest';
import { type Fraction } from './fraction.js';
import { holdPays, mostOfHold } from './hold-mathematics.js';
import { seededDraw } from './seeded-draw.js';

const toNumber = ({ numerator, denominator }: Fraction) =>
  Number((numerator * 10n ** 12n) / denominator) / 1e12;
const reel: readonly SlotSymbol[] = ['coin', 'symbol-1'];

describe('a small machine', () => {
  const rule: HoldRule = {
    coins: 1,
    respins: 1,
    oneIn: 2,
    values: [{ prize: null, lineBets: 4, weight: 1 }],
    grandLineBets: 100,
  };
  const model: SlotModel = { ...getSlotModel(1), reels: [reel, reel], rows: 1, hold: rule };

  it('pays what can be calculated by hand', () => {
    // One empty place gets a coin half of the time: 2 coins and the grand prize, or 1 coin.
    expect(toNumber(holdPays(model, rule, 1))).toBe((108 + 4) / 2);
    expect(toNumber(holdPays(model, rule, 2))).toBe(108);
    // With two respins in a row it comes in three of four cases.
    expect(toNumber(holdPays(model, { ...rule, respins: 2 }, 1))).toBe((3 * 108 + 4) / 4);
    expect(mostOfHold(model, rule)).toBe(108);
  });
});

describe('machine 10', () => {
  const model = getSlotModel(10);
  const rule = model.hold ?? expect.fail('machine 10 holds coins');

  it.each([6, 10])('pays in play what the mathematics predict from %i coins on', (coins) => {
    const grid = model.reels.map((_, at) =>
      Array.from({ length: model.rows }, (_row, row): SlotSymbol =>
        at * model.rows + row < coins ? 'coin' : 'symbol-8',
      ),
    );
    const draw = seededDraw(4_000 + coins);
    const count = 30_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < count; round += 1) {
      const paid = drawHold(model, grid, draw)?.lineBets ?? 0;
      sum += paid;
      squares += paid * paid;
    }
    const mean = sum / count;
    const error = Math.sqrt((squares / count - mean * mean) / count);
    expect(Math.abs(mean - toNumber(holdPays(model, rule, coins)))).toBeLessThan(5 * error);
  });
});
