/**
 * Returns the number of cards in a row of a grid by its width in pixels; must match the stylesheet of the plain grid.
 */
export function columnsAt(width: number): number {
  if (width >= 1_200) return 7;
  if (width >= 1_000) return 6;
  if (width >= 640) return 5;
  if (width >= 480) return 4;
  return 3;
}

/** Between cards, in pixels, by the width of the grid. */
export function gapAt(width: number): number {
  if (width >= 1_000) return 16;
  return width >= 640 ? 14 : 10;
}

/** The height of a caption below an image, in pixels. */
const captionHeight = 26;

/** Height of a card in pixels at its width: the picture is 3:4. */
export function cardHeight(width: number, caption: boolean): number {
  return (width * 4) / 3 + (caption ? captionHeight : 0);
}
