/** How many of the first tiles are larger, so that no row has a hole. */
export interface LargerTiles {
  /** In rows of four: tiles of half a row, and after them tiles of a third. */
  fours: { halves: number; thirds: number };
  /** In rows of three: tiles of half a row. */
  threes: { halves: number };
  /** In rows of two: tiles of a whole row. */
  twos: { wholes: number };
}

/** Returns how many of this many tiles are larger. */
export function countLargerTiles(tiles: number): LargerTiles {
  const inFours = tiles % 4;
  return {
    fours: {
      halves: [4, 2, 2, 0][inFours] ?? 0,
      thirds: inFours === 1 || inFours === 3 ? 3 : 0,
    },
    threes: { halves: [0, 4, 2][tiles % 3] ?? 0 },
    twos: { wholes: 2 - (tiles % 2) },
  };
}
