import { type Draw } from './draw.js';
import {
  freeSpinRule,
  lines,
  payingSymbols,
  rowCount,
  type PayingSymbol,
  type SlotModel,
  type SlotSymbol,
} from './slot-model.js';

/** What one line paid, in line bets (a tenth of the stake). */
export interface LinePayout {
  line: number;
  symbol: PayingSymbol;
  count: number;
  /** Row by reel of the symbols that count. */
  cells: number[];
  lineBets: number;
}

/** One drop of the reels; payouts in line bets. */
export interface Spin {
  grid: SlotSymbol[][];
  wins: LinePayout[];
  scatters: number;
  lineBets: number;
}

/** A paid spin with its free spins. Payouts of free spins already include their multiplier. */
export interface DrawnRound {
  spin: Spin;
  freeSpins: Spin[];
  /** The payout of the whole round, in line bets. */
  lineBets: number;
}

const isPaying = (symbol: SlotSymbol | undefined): symbol is PayingSymbol =>
  symbol !== undefined && symbol !== 'scatter';

/** Returns what the visible symbols pay: the longest run from the left of each line. */
export function evaluate(model: SlotModel, grid: SlotSymbol[][], multiplier: number): Spin {
  const wins = lines.flatMap((rows, line): LinePayout[] => {
    const shown = rows.map((row, reel) => grid[reel]?.[row]);
    const [symbol] = shown;
    if (!isPaying(symbol)) return [];
    const stop = shown.findIndex((entry) => entry !== symbol);
    const count = stop === -1 ? shown.length : stop;
    const pay = model.pays[symbol][count - 3];
    return pay === undefined
      ? []
      : [{ line, symbol, count, cells: rows.slice(0, count), lineBets: pay * multiplier }];
  });
  return {
    grid,
    wins,
    scatters: grid.flat().filter((symbol) => symbol === 'scatter').length,
    lineBets: wins.reduce((total, win) => total + win.lineBets, 0),
  };
}

/** Stops every reel at a drawn position. */
export function drawGrid(model: SlotModel, draw: Draw): SlotSymbol[][] {
  return model.reels.map((reel) => {
    const stop = draw(reel.length);
    return Array.from({ length: rowCount }, (_, row) => reel[(stop + row) % reel.length] ?? 'scatter');
  });
}

/** Draws a round: one spin, and its free spins when enough scatters show. */
export function drawRound(model: SlotModel, draw: Draw): DrawnRound {
  const spin = evaluate(model, drawGrid(model, draw), 1);
  const count = spin.scatters >= freeSpinRule.scatters ? freeSpinRule.spins : 0;
  const freeSpins = Array.from({ length: count }, () =>
    evaluate(model, drawGrid(model, draw), freeSpinRule.multiplier),
  );
  return {
    spin,
    freeSpins,
    lineBets: freeSpins.reduce((total, free) => total + free.lineBets, spin.lineBets),
  };
}

/** Draws a bought round: one of the spins with enough scatters, and its free spins. */
export function drawBoughtRound(model: SlotModel, draw: Draw): DrawnRound {
  let drawn = drawRound(model, draw);
  while (drawn.freeSpins.length === 0) drawn = drawRound(model, draw);
  return drawn;
}

/** Returns a grid to show before the first round: the first stops, from position 0 on, that pay nothing. */
export function idleGrid(model: SlotModel): SlotSymbol[][] {
  for (let place = 0; place < Math.max(...model.reels.map((reel) => reel.length)); place += 1) {
    const grid = drawGrid(model, (length) => place % length);
    if (evaluate(model, grid, 1).lineBets === 0) return grid;
  }
  return drawGrid(model, () => 0);
}

/** Returns the payouts of every symbol by the length of its run, in line bets. */
export function paytableOf(model: SlotModel): { symbol: PayingSymbol; pays: Record<string, number> }[] {
  return payingSymbols.map((symbol) => ({
    symbol,
    pays: Object.fromEntries(model.pays[symbol].map((pay, index) => [String(index + 3), pay])),
  }));
}
