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

function countScatters(grid: readonly (readonly SlotSymbol[])[]): number {
  let scatters = 0;
  for (const reel of grid) for (const symbol of reel) if (symbol === 'scatter') scatters += 1;
  return scatters;
}

/** Returns what the visible symbols pay: the longest run from the left of each line. */
export function evaluate(model: SlotModel, grid: SlotSymbol[][], multiplier: number): Spin {
  const wins: LinePayout[] = [];
  let total = 0;
  for (const [line, rows] of lines.entries()) {
    const symbol = grid[0]?.[rows[0] ?? 0];
    if (!isPaying(symbol)) continue;
    let count = 1;
    while (count < rows.length && grid[count]?.[rows[count] ?? 0] === symbol) count += 1;
    const pay = model.pays[symbol][count - 3];
    if (pay === undefined) continue;
    const lineBets = pay * multiplier;
    total += lineBets;
    wins.push({ line, symbol, count, cells: rows.slice(0, count), lineBets });
  }
  return { grid, wins, scatters: countScatters(grid), lineBets: total };
}

const rowIndexes = Array.from({ length: rowCount }, (_, row) => row);

/** Stops every reel at a drawn position. */
export function drawGrid(model: SlotModel, draw: Draw): SlotSymbol[][] {
  return model.reels.map((reel) => {
    const stop = draw(reel.length);
    return rowIndexes.map((row) => reel[(stop + row) % reel.length] ?? 'scatter');
  });
}

/** Draws the free spins that the first grid of a round brought, and adds everything up. */
function withFreeSpins(model: SlotModel, grid: SlotSymbol[][], draw: Draw): DrawnRound {
  const spin = evaluate(model, grid, 1);
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

/** Draws a round: one spin, and its free spins when enough scatters show. */
export function drawRound(model: SlotModel, draw: Draw): DrawnRound {
  return withFreeSpins(model, drawGrid(model, draw), draw);
}

/** Draws a bought round: spins until one has enough scatters, and its free spins. */
export function drawBoughtRound(model: SlotModel, draw: Draw): DrawnRound {
  let grid = drawGrid(model, draw);
  while (countScatters(grid) < freeSpinRule.scatters) grid = drawGrid(model, draw);
  return withFreeSpins(model, grid, draw);
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
