/** One cell is 100 units wide and high; the drawing lies over the whole grid. */
export const cellUnits = 100;

/** SVG path through the middles of a line's cells, from reel to reel. `rows` holds the row of each reel. */
export function linePath(rows: readonly number[]): string {
  return rows
    .map((row, reel) => `${reel === 0 ? 'M' : 'L'}${(reel + 0.5) * cellUnits} ${(row + 0.5) * cellUnits}`)
    .join('');
}
