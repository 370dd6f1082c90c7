import { type Draw } from './draw.js';
import { type DrawnHold, drawHold } from './slot-hold.js';
import { freeSpinRule, lines, type SlotModel, winCounts } from './slot-model.js';
import {
  isPaying,
  isWild,
  type PayingSymbol,
  payingSymbols,
  type SlotSymbol,
  getSymbolWeight,
} from './slot-symbol.js';

/** What symbols on one line paid, in a machine of ways all of one kind, or a cluster; in line bets (a tenth of the stake). */
export interface SlotWin {
  /** Null in a machine without lines. */
  line: number | null;
  symbol: PayingSymbol;
  /** How many reels it is on, or how many symbols the cluster has. */
  count: number;
  /** The rows that count on each reel from the left. */
  cells: number[][];
  lineBets: number;
}

/** One drop of the reels; payouts in line bets. */
export interface Spin {
  /** The symbols as the reels stopped. */
  grid: SlotSymbol[][];
  /** Reels that a wild filled before they paid. */
  wildReels: number[];
  wins: SlotWin[];
  scatters: number;
  lineBets: number;
}

/** A paid spin with its free spins. Payouts of free spins already include their multiplier. */
export interface DrawnRound {
  spin: Spin;
  freeSpins: Spin[];
  /** What coins of the paid spin brought; null without it. */
  hold: DrawnHold | null;
  /** The payout of the whole round, in line bets. */
  lineBets: number;
}

type Grid = readonly (readonly SlotSymbol[])[];

function countScatters(grid: Grid): number {
  let scatters = 0;
  for (const reel of grid) for (const symbol of reel) if (symbol === 'scatter') scatters += 1;
  return scatters;
}

/** Returns what a reel shows when it pays: in a machine of expanding wilds, one fills its reel. */
export function expandReel(
  { wilds }: Pick<SlotModel, 'wilds'>,
  reel: readonly SlotSymbol[],
): readonly SlotSymbol[] {
  const wild = wilds === 'expanding' ? reel.find(isWild) : undefined;
  return wild === undefined ? reel : reel.map(() => wild);
}

function lineWins({ pays }: SlotModel, grid: Grid, multiplier: number): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const [line, rows] of lines.entries()) {
    const symbol = grid[0]?.[rows[0] ?? 0];
    if (!isPaying(symbol)) continue;
    let count = 0;
    let times = multiplier;
    while (count < rows.length) {
      const weight = getSymbolWeight(grid[count]?.[rows[count] ?? 0], symbol);
      if (weight === 0) break;
      times *= weight;
      count += 1;
    }
    const pay = pays[symbol][count - 3];
    if (pay === undefined) continue;
    wins.push({
      line,
      symbol,
      count,
      cells: rows.slice(0, count).map((row) => [row]),
      lineBets: pay * times,
    });
  }
  return wins;
}

function wayWins({ pays }: SlotModel, grid: Grid, multiplier: number): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const symbol of payingSymbols) {
    const cells: number[][] = [];
    let times = multiplier;
    for (const reel of grid) {
      const rows: number[] = [];
      let ways = 0;
      for (const [row, shown] of reel.entries()) {
        const weight = getSymbolWeight(shown, symbol);
        if (weight === 0) continue;
        ways += weight;
        rows.push(row);
      }
      if (ways === 0) break;
      times *= ways;
      cells.push(rows);
    }
    const count = cells.length;
    const pay = pays[symbol][count - 3];
    if (pay !== undefined) wins.push({ line: null, symbol, count, cells, lineBets: pay * times });
  }
  return wins;
}

/** Returns the cells of the cluster that a cell belongs to, and marks them in `seen`. Cells count down the reels. */
function clusterFrom(
  start: number,
  shown: readonly (SlotSymbol | undefined)[],
  rows: number,
  seen: Set<number>,
): number[] {
  const symbol = shown[start];
  const cluster = [start];
  seen.add(start);
  for (const cell of cluster) {
    const row = cell % rows;
    for (const [next, isNeighbour] of [
      [cell - rows, true],
      [cell + rows, true],
      [cell - 1, row > 0],
      [cell + 1, row < rows - 1],
    ] as const) {
      if (!isNeighbour || shown[next] !== symbol || seen.has(next)) continue;
      seen.add(next);
      cluster.push(next);
    }
  }
  return cluster;
}

function clusterWins({ pays, rows }: SlotModel, grid: Grid, multiplier: number): SlotWin[] {
  const shown = grid.flat();
  const seen = new Set<number>();
  const wins: SlotWin[] = [];
  for (const [cell, symbol] of shown.entries()) {
    if (seen.has(cell) || !isPaying(symbol)) continue;
    const cluster = clusterFrom(cell, shown, rows, seen);
    const count = cluster.length;
    const pay = pays[symbol][winCounts.clusters.filter((fewest) => count >= fewest).length - 1];
    if (pay === undefined) continue;
    const cells = grid.map((_, reel) =>
      cluster
        .flatMap((each) => (Math.floor(each / rows) === reel ? [each % rows] : []))
        .sort((a, b) => a - b),
    );
    wins.push({ line: null, symbol, count, cells, lineBets: pay * multiplier });
  }
  return wins;
}

const winRules = { lines: lineWins, ways: wayWins, clusters: clusterWins } as const;

/** Returns what the visible symbols pay: the longest runs from the left, on lines or in ways, or the clusters. */
export function evaluate(model: SlotModel, grid: SlotSymbol[][], multiplier: number): Spin {
  const paying = grid.map((reel) => expandReel(model, reel));
  const wins = winRules[model.wins](model, paying, multiplier);
  return {
    grid,
    wildReels: grid.flatMap((reel, index) => (paying[index] === reel ? [] : [index])),
    wins,
    scatters: countScatters(grid),
    lineBets: wins.reduce((total, { lineBets }) => total + lineBets, 0),
  };
}

/** Stops every reel at a drawn position. */
export function drawGrid(model: SlotModel, draw: Draw): SlotSymbol[][] {
  return model.reels.map((reel) => {
    const stop = draw(reel.length);
    return Array.from({ length: model.rows }, (_, row) => reel[(stop + row) % reel.length] ?? 'scatter');
  });
}

/** Draws what the first grid of a round brought, hold and win before its free spins, and adds everything up. */
function withFeatures(model: SlotModel, grid: SlotSymbol[][], draw: Draw): DrawnRound {
  const spin = evaluate(model, grid, 1);
  const hold = drawHold(model, grid, draw);
  const count = spin.scatters >= freeSpinRule.scatters ? freeSpinRule.spins : 0;
  const freeSpins = Array.from({ length: count }, () =>
    evaluate(model, drawGrid(model, draw), freeSpinRule.multiplier),
  );
  return {
    spin,
    freeSpins,
    hold,
    lineBets: freeSpins.reduce((total, free) => total + free.lineBets, spin.lineBets + (hold?.lineBets ?? 0)),
  };
}

/** Draws a round: one spin, hold and win when enough coins show, and free spins when enough scatters do. */
export function drawRound(model: SlotModel, draw: Draw): DrawnRound {
  return withFeatures(model, drawGrid(model, draw), draw);
}

/** Draws a bought round: spins until one has enough scatters, and its free spins. */
export function drawBoughtRound(model: SlotModel, draw: Draw): DrawnRound {
  let grid = drawGrid(model, draw);
  while (countScatters(grid) < freeSpinRule.scatters) grid = drawGrid(model, draw);
  return withFeatures(model, grid, draw);
}

/** Returns a grid to show before the first round: the first stops, from position 0 on, that pay nothing. */
export function idleGrid(model: SlotModel): SlotSymbol[][] {
  for (let place = 0; place < Math.max(...model.reels.map((reel) => reel.length)); place += 1) {
    const grid = drawGrid(model, (length) => place % length);
    if (evaluate(model, grid, 1).lineBets === 0) return grid;
  }
  return drawGrid(model, () => 0);
}

/** Returns the payouts of every symbol by the fewest of them, in line bets. */
export function getPaytable(model: SlotModel): { symbol: PayingSymbol; pays: Record<string, number> }[] {
  return payingSymbols.map((symbol) => ({
    symbol,
    pays: Object.fromEntries(
      model.pays[symbol].map((pay, index) => [String(winCounts[model.wins][index]), pay]),
    ),
  }));
}
