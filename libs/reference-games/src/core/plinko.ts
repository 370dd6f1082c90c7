import { fairDraw, type RoundSeeds } from './fair-draw.js';

/** How many rows of pins a board can have, and how widely its bins differ. */
export const plinkoRows = [8, 12, 16] as const;
export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRows = (typeof plinkoRows)[number];
export type PlinkoRisk = (typeof plinkoRisks)[number];

export interface PlinkoChoice {
  rows: PlinkoRows;
  risk: PlinkoRisk;
}

/**
 * What the bins pay from the edge to the middle, in multiples of the stake; the other half is the same. The bin at the edge is
 * chosen so that each board returns 99 % exactly.
 */
const halves: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly string[]>>>> = {
  8: {
    low: ['5.62', '2.10', '1.10', '1.00', '0.50'],
    medium: ['13.12', '3.00', '1.30', '0.70', '0.40'],
    high: ['28.92', '4.00', '1.50', '0.30', '0.20'],
  },
  12: {
    low: ['10.42', '3.00', '1.60', '1.40', '1.10', '1.00', '0.50'],
    medium: ['33.22', '11.00', '4.00', '2.00', '1.10', '0.60', '0.30'],
    high: ['167.62', '24.00', '8.10', '2.00', '0.70', '0.20', '0.20'],
  },
  16: {
    low: ['16.42', '9.00', '2.00', '1.40', '1.40', '1.20', '1.10', '1.00', '0.50'],
    medium: ['113.82', '41.00', '10.00', '5.00', '3.00', '1.50', '1.00', '0.50', '0.30'],
    high: ['1007.72', '130.00', '26.00', '9.00', '4.00', '2.00', '0.20', '0.20', '0.20'],
  },
};

/** Returns what each bin of a board pays, from the left, as a multiple of the stake. */
export function plinkoBins({ rows, risk }: PlinkoChoice): string[] {
  const half = halves[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** Returns in how many of the 2^rows paths a ball falls into each bin, from the left. */
export function plinkoWays(rows: PlinkoRows): number[] {
  let ways = [1];
  for (let row = 0; row < rows; row += 1)
    ways = Array.from({ length: ways.length + 1 }, (_, bin) => (ways[bin - 1] ?? 0) + (ways[bin] ?? 0));
  return ways;
}

/** Returns the board of a text such as `plinko-16-high`; null if there is none. */
export function parsePlinkoChoice(text: string): PlinkoChoice | null {
  for (const rows of plinkoRows)
    for (const risk of plinkoRisks) if (text === formatPlinkoChoice({ rows, risk })) return { rows, risk };
  return null;
}

/** Returns a board as its text; see {@link parsePlinkoChoice}. */
export function formatPlinkoChoice({ rows, risk }: PlinkoChoice): string {
  return `plinko-${rows}-${risk}`;
}

/** Draws the path of a ball: at each row 0 for the left, 1 for the right. */
export function drawPlinkoPath({ rows, ...seeds }: RoundSeeds & { rows: PlinkoRows }): number[] {
  const draw = fairDraw(seeds);
  return Array.from({ length: rows }, () => draw(2));
}

/** Returns the bin at the end of a path, from the left. */
export function getPlinkoBin(path: readonly number[]): number {
  return path.reduce((bin, step) => bin + step, 0);
}
