import { type PlinkoRows } from '@casino-kit/reference-games';

/** How long a ball takes for a row, and for the way into its bin, in milliseconds. */
export const rowMs = 110;
export const dropMs = 140;

/** A place on the board, in per cent of its width and height. */
export interface BoardPlace {
  x: number;
  y: number;
}

/** The board is as wide as its bins; above the first row there is room for the ball, below the last for the bins. */
const topShare = 5;
const pinsShare = 86;

/** Returns where the pins of a board are, row by row: three in the first, one more in each next. */
export function pinPlaces(rows: PlinkoRows): BoardPlace[] {
  const bins = rows + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, pin) => ({
      x: 50 + ((pin - (row + 2) / 2) * 100) / (bins + 1),
      y: topShare + (row * pinsShare) / rows,
    })),
  ).flat();
}

/** Returns the places of a ball on its way: above the board, beside a pin of each row, and in its bin. */
export function ballPlaces(path: readonly number[]): BoardPlace[] {
  const rows = path.length;
  const width = 100 / (rows + 2);
  const places: BoardPlace[] = [{ x: 50, y: 0 }];
  let right = 0;
  for (const [row, step] of path.entries()) {
    right += step;
    places.push({
      x: 50 + (right - (row + 1) / 2) * width,
      y: topShare + ((row + 0.55) * pinsShare) / rows,
    });
  }
  const last = places.at(-1) ?? { x: 50, y: 0 };
  return [...places, { x: last.x, y: 97 }];
}
