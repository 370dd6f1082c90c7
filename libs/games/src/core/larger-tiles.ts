/** How many of the first tiles are larger, so that no row has a hole. */
export interface LargerTiles {
  /** In rows of four and of two: tiles of two places. */
  doubles: number;
  /** In rows of three: tiles of half a row. */
  halves: number;
}

/** Returns how many of this many tiles are larger. */
export function countLargerTiles(tiles: number): LargerTiles {
  return { doubles: 4 - (tiles % 4), halves: [0, 4, 2][tiles % 3] ?? 0 };
}
