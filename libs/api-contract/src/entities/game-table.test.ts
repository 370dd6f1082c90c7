import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slotSpin } from './game-table.js';

const win = { line: 3, symbol: 'symbol-1', count: 3, payout: '0.40' };
const spin = { grid: [['symbol-1']], scatters: 0, payout: '0.40' };

describe('slotSpin', () => {
  it('reads wins of the time when all machines had lines: one row of each reel, and no filled reels', () => {
    expect(v.parse(slotSpin, { ...spin, wins: [{ ...win, cells: [1, 0, 2] }] })).toMatchObject({
      wildReels: [],
      wins: [{ line: 3, cells: [[1], [0], [2]] }],
    });
  });

  it('reads several rows of a reel, and a win without a line', () => {
    const cells = [[0, 2], [], [1]];
    const read = v.parse(slotSpin, { ...spin, wildReels: [2], wins: [{ ...win, line: null, cells }] });
    expect(read).toMatchObject({ wildReels: [2], wins: [{ line: null, cells }] });
  });
});
