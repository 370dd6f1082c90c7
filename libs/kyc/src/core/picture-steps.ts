/** How a picture is written: its size in pixels, and the quality of the JPEG from 0 to 1. */
export interface PictureStep {
  width: number;
  height: number;
  quality: number;
}

/** The longest side in pixels: enough to read small print on a page. */
const longestSide = 2_560;
/** The shortest that a reviewer can still read. */
const readableSide = 640;
const qualities = [0.92, 0.8, 0.65] as const;

/**
 * Returns the ways to write a picture of the camera, the best first: each quality, then half the size. Never larger than
 * the camera's own picture, and never too small to read.
 */
export function pictureSteps({ width, height }: { width: number; height: number }): PictureStep[] {
  const steps: PictureStep[] = [];
  let scale = Math.min(1, longestSide / Math.max(width, height, 1));
  do {
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    steps.push(...qualities.map((quality) => ({ ...size, quality })));
    scale /= 2;
  } while (Math.max(width, height) * scale >= readableSide);
  return steps;
}
