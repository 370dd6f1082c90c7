import { Art } from './drawing/art.js';
import { hashText } from './drawing/chance.js';
import { oklch } from './drawing/colour.js';
import { slimSvg, svgDocument } from './drawing/document.js';
import { type Point, tenth } from './drawing/geometry.js';
import { WHITE, circle, dots, path, place, polygon, rect, stroke } from './drawing/shapes.js';
import { lollipop } from './motifs/candy.js';
import { iceCrystals } from './motifs/frost.js';
import { planet } from './motifs/space.js';
import { facades } from './scenes/facades.js';
import { cloud } from './scenes/grounds.js';
import { type SlotFaceId } from './slot-symbols.js';

/** A picture behind the reels: calm in the middle, where they stand. */
type Background = (art: Art, width: number, height: number) => string;

const sky = (art: Art, width: number, height: number, top: string, middle: string, bottom: string): string =>
  rect(
    0,
    0,
    width,
    height,
    0,
    art.linear([
      [0, top],
      [0.55, middle],
      [1, bottom],
    ]),
  );

const scattered = (art: Art, n: number, width: number, height: number): Point[] =>
  Array.from({ length: n }, (): Point => [art.range(0, width), art.range(0, height)]);

const bubbles = (art: Art, n: number, width: number, height: number, hue: number): string =>
  scattered(art, n, width, height)
    .map(([x, y]) =>
      circle(x, y, art.range(4, 18), oklch(0.85, 0.1, hue), `opacity="${tenth(art.range(0.1, 0.35))}"`),
    )
    .join('');

/** A rolling line of hills from the left to the right edge, down to the lower edge. */
function hills(
  width: number,
  height: number,
  y: number,
  swell: number,
  waves: number,
  fill: string,
  extra?: string,
): string {
  const step = width / waves;
  let data = `M0 ${height}V${tenth(y)}`;
  for (let i = 0; i < waves; i++)
    data += `q${tenth(step / 2)} ${tenth(i % 2 ? swell : -swell)} ${tenth(step)} 0`;
  return path(data + `V${height}Z`, fill, extra);
}

/** Jagged rock from the lower edge, or from the upper one. */
function rocks(
  art: Art,
  width: number,
  height: number,
  depth: number,
  fill: string,
  hanging = false,
): string {
  const edge = hanging ? -10 : height + 10;
  const count = Math.ceil(width / 90);
  let data = `M-10 ${edge}`;
  for (let i = 0; i <= count; i++) {
    const x = -10 + ((width + 20) * i) / count;
    // the rock rises towards the sides and leaves the middle open
    const open = Math.abs(x / width - 0.5) * 2;
    const reach = depth * (0.25 + 0.75 * open) * art.range(0.7, 1.1) * (i % 2 ? 1 : 0.55);
    data += `L${tenth(x)} ${tenth(hanging ? reach : height - reach)}`;
  }
  return path(`${data}L${width + 10} ${edge}Z`, fill);
}

const tides: Background = (art, width, height) => {
  const beams = [0.22, 0.48, 0.74]
    .map(
      (x) =>
        `M${tenth(width * x)}-10L${tenth(width * (x - 0.16))} ${height + 10}H${tenth(width * (x + 0.1))}L${tenth(width * (x + 0.13))}-10Z`,
    )
    .join('');
  return (
    sky(art, width, height, oklch(0.5, 0.13, 225), oklch(0.34, 0.12, 250), oklch(0.14, 0.06, 265)) +
    path(
      beams,
      art.linear([
        [0, WHITE, 0.13],
        [1, WHITE, 0],
      ]),
    ) +
    bubbles(art, 30, width, height, 210) +
    hills(width, height, height * 0.86, height * 0.07, 3, oklch(0.24, 0.08, 240), 'opacity=".8"') +
    hills(width, height, height * 0.93, height * 0.05, 4, oklch(0.15, 0.06, 255))
  );
};

const embers: Background = (art, width, height) =>
  sky(art, width, height, oklch(0.16, 0.05, 20), oklch(0.28, 0.1, 25), oklch(0.46, 0.16, 38)) +
  circle(
    width / 2,
    height * 1.02,
    Math.max(width, height) * 0.55,
    art.radial([
      [0, oklch(0.86, 0.16, 70), 0.75],
      [0.5, oklch(0.6, 0.2, 35), 0.35],
      [1, oklch(0.4, 0.16, 20), 0],
    ]),
  ) +
  rocks(art, width, height, height * 0.34, oklch(0.2, 0.06, 22)) +
  rocks(art, width, height, height * 0.2, oklch(0.12, 0.04, 18)) +
  rocks(art, width, height, height * 0.24, oklch(0.1, 0.03, 18), true) +
  dots(scattered(art, 60, width, height), oklch(0.86, 0.17, 70), 3.5, 'opacity=".75"') +
  dots(scattered(art, 30, width, height), oklch(0.78, 0.19, 45), 6, 'opacity=".5"');

const harbour: Background = (art, width, height) => {
  const quay = height * 0.8;
  const scale = Math.max(1.3, width / 900);
  const houses = facades(art, () => art.chance(), -20, width / scale + 10, 0);
  const ripples = scattered(art, 70, width, height - quay - 20)
    .map(([x, y]) => `M${tenth(x)} ${tenth(quay + 16 + y)}h${tenth(art.range(24, 110))}`)
    .join('');
  return (
    sky(art, width, height, '#070B18', oklch(0.3, 0.09, 265), oklch(0.5, 0.13, 262)) +
    dots(scattered(art, 90, width, height * 0.55), WHITE, 2, 'opacity=".6"') +
    circle(
      width * 0.5,
      quay,
      width * 0.5,
      art.radial([
        [0, oklch(0.74, 0.13, 55), 0.5],
        [0.6, oklch(0.55, 0.13, 20), 0.14],
        [1, oklch(0.5, 0.1, 300), 0],
      ]),
    ) +
    place(0, quay, scale, 0, houses) +
    rect(0, quay, width, height - quay, 0, art.fade(oklch(0.32, 0.1, 258), oklch(0.14, 0.05, 265))) +
    rect(0, quay - 5, width, 14, 0, oklch(0.2, 0.05, 262)) +
    rect(0, quay - 5, width, 2, 0, oklch(0.72, 0.09, 72)) +
    stroke(ripples, oklch(0.84, 0.11, 80), 2.5, 'opacity=".3" stroke-linecap="round"')
  );
};

const gems: Background = (art, width, height) => {
  const crystals = (x: number, scale: number, hue: number): string =>
    place(width * x, height * 0.94, scale, 0, iceCrystals(art, hue));
  return (
    sky(art, width, height, oklch(0.13, 0.04, 245), oklch(0.26, 0.08, 225), oklch(0.44, 0.11, 200)) +
    circle(
      width / 2,
      height * 0.9,
      Math.max(width, height) * 0.5,
      art.radial([
        [0, oklch(0.84, 0.12, 190), 0.55],
        [0.5, oklch(0.6, 0.14, 230), 0.25],
        [1, oklch(0.4, 0.12, 260), 0],
      ]),
    ) +
    rocks(art, width, height, height * 0.3, oklch(0.2, 0.05, 235)) +
    rocks(art, width, height, height * 0.22, oklch(0.11, 0.03, 245), true) +
    crystals(0.07, 2.1, 305) +
    crystals(0.93, 2.3, 195) +
    crystals(0.2, 1.2, 20) +
    crystals(0.8, 1.3, 155) +
    rocks(art, width, height, height * 0.08, oklch(0.1, 0.03, 245)) +
    dots(scattered(art, 70, width, height), oklch(0.93, 0.06, 200), 2.6, 'opacity=".6"')
  );
};

const sands: Background = (art, width, height) => {
  const base = height * 0.84;
  const pyramid = (x: number, half: number): string => {
    const top = base - half * 1.2;
    return (
      polygon(
        [
          [x - half, base],
          [x, top],
          [x + half * 0.3, base],
        ],
        art.fade(oklch(0.72, 0.13, 74), oklch(0.48, 0.12, 55)),
      ) +
      polygon(
        [
          [x, top],
          [x + half * 0.3, base],
          [x + half, base],
        ],
        oklch(0.3, 0.09, 40),
      )
    );
  };
  return (
    sky(art, width, height, oklch(0.2, 0.08, 285), oklch(0.38, 0.12, 310), oklch(0.62, 0.14, 50)) +
    dots(scattered(art, 90, width, height * 0.5), WHITE, 2.2, 'opacity=".7"') +
    circle(
      width * 0.5,
      base,
      width * 0.42,
      art.radial([
        [0, oklch(0.93, 0.12, 85), 0.8],
        [0.4, oklch(0.76, 0.16, 60), 0.4],
        [1, oklch(0.6, 0.15, 30), 0],
      ]),
    ) +
    pyramid(width * 0.12, width * 0.17) +
    pyramid(width * 0.88, width * 0.2) +
    pyramid(width * 0.7, width * 0.1) +
    hills(width, height, base, height * 0.06, 3, oklch(0.46, 0.11, 55)) +
    hills(width, height, height * 0.92, height * 0.05, 2, oklch(0.28, 0.08, 42))
  );
};

const orbit: Background = (art, width, height) =>
  sky(art, width, height, oklch(0.15, 0.06, 280), oklch(0.26, 0.11, 290), oklch(0.2, 0.09, 265)) +
  circle(
    width * 0.2,
    height * 0.25,
    height * 0.5,
    art.radial([
      [0, oklch(0.62, 0.2, 330), 0.5],
      [1, oklch(0.4, 0.16, 300), 0],
    ]),
  ) +
  circle(
    width * 0.85,
    height * 0.7,
    height * 0.5,
    art.radial([
      [0, oklch(0.6, 0.15, 230), 0.45],
      [1, oklch(0.4, 0.12, 250), 0],
    ]),
  ) +
  dots(scattered(art, 160, width, height), WHITE, 1.8, 'opacity=".6"') +
  dots(scattered(art, 50, width, height), WHITE, 3.6, 'opacity=".9"') +
  place(width * 0.92, height * 0.2, 1.3, 0, planet(art, 30, 80)) +
  place(width * 0.06, height * 0.84, 2.2, 0, planet(art, 210, 76, false));

const sugar: Background = (art, width, height) => {
  const cloudAt = (x: number, y: number, scale: number): string =>
    cloud(width * x, height * y, scale, oklch(0.95, 0.04, 340), 0.7);
  return (
    sky(art, width, height, oklch(0.56, 0.16, 300), oklch(0.68, 0.16, 330), oklch(0.8, 0.12, 350)) +
    cloudAt(0.1, 0.2, 1.6) +
    cloudAt(0.9, 0.14, 1.9) +
    cloudAt(0.78, 0.44, 1.2) +
    cloudAt(0.2, 0.52, 1.1) +
    place(width * 0.06, height * 0.66, 1.5, -10, lollipop(art, 350)) +
    place(width * 0.94, height * 0.62, 1.7, 10, lollipop(art, 200)) +
    hills(width, height, height * 0.84, height * 0.08, 3, oklch(0.62, 0.17, 345)) +
    hills(width, height, height * 0.91, height * 0.06, 4, oklch(0.46, 0.16, 320)) +
    dots(
      scattered(art, 60, width, height * 0.12).map(([x, y]): Point => [x, height * 0.88 + y]),
      oklch(0.93, 0.09, 90),
      7,
      'opacity=".7"',
    )
  );
};

const BACKGROUNDS: Readonly<Record<SlotFaceId, Background>> = {
  tides,
  embers,
  harbour,
  gems,
  sands,
  orbit,
  sugar,
};

/** Paints a face's background into a picture under way, from its upper left corner. */
export const paintBackground = (art: Art, face: SlotFaceId, width: number, height: number): string =>
  BACKGROUNDS[face](art, width, height);

/** The background of a slot face in drawing units of its own size; usual sizes are 1600 × 900 and 900 × 1600. */
export function slotBackground(face: SlotFaceId, width: number, height: number): string {
  const art = new Art(`b${face[0]}${width > height ? 'w' : 't'}`, hashText(`background/${face}`));
  return slimSvg(svgDocument(art, width, height, paintBackground(art, face, width, height)));
}
