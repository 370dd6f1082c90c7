/** One cell is 100 units wide and high; the drawing covers the whole grid. */
export const cellUnits = 100;

/** Returns the SVG path through the centers of a line's cells, from reel to reel. `rows` holds the row of each reel. */
export function linePath(rows: readonly number[]): string {
  return rows
    .map((row, reel) => `${reel === 0 ? 'M' : 'L'}${(reel + 0.5) * cellUnits} ${(row + 0.5) * cellUnits}`)
    .join('');
}
