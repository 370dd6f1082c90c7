import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { type Point, point, polar } from '../drawing/geometry.js';
import { WHITE, circle, ellipse, group, mirror, path, polygon, stroke } from '../drawing/shapes.js';

/** A flat facet of a low-poly face: corners of its right half, lightness, and another colour where it has one. */
type Facet = readonly [
  corners: string,
  lightness: number,
  colour?: { hue?: number; turn?: number; chroma?: number },
];

const parseCorners = (corners: string, flip: 1 | -1): Point[] =>
  corners.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x * flip, y];
  });

/** A face from its right half: mirrored, the left side lighter because light falls from the upper left. */
function lowPoly(facets: readonly Facet[], hue: number, chroma: number): string {
  const side = (flip: 1 | -1, shade: number): string =>
    facets
      .map(([corners, lightness, colour]) => {
        const facetHue = colour?.hue ?? hue + (colour?.turn ?? 0);
        return polygon(
          parseCorners(corners, flip),
          oklch(Math.max(0.08, lightness + shade), colour?.chroma ?? chroma, facetHue),
        );
      })
      .join('');
  return group(
    `stroke="${oklch(0.5, chroma, hue)}" stroke-width=".8" stroke-linejoin="round"`,
    side(-1, 0.06),
    side(1, -0.09),
  );
}

const WOLF: readonly Facet[] = [
  ['0,-62 30,-66 22,-30 0,-38', 0.62],
  ['30,-66 46,-60 40,-28 22,-30', 0.5],
  ['30,-66 58,-118 66,-52 46,-60', 0.42],
  ['58,-118 80,-46 66,-52', 0.3],
  ['38,-66 56,-100 58,-58', 0.72, { turn: 40 }],
  ['0,-38 22,-30 12,6 0,2', 0.74],
  ['22,-30 40,-28 50,-8 26,-6', 0.4],
  ['22,-30 26,-6 12,6', 0.55],
  ['46,-60 66,-52 84,-8 50,-8 40,-28', 0.46],
  ['66,-52 80,-46 104,20 84,-8', 0.34],
  ['50,-8 84,-8 72,26 40,18', 0.66],
  ['84,-8 104,20 86,34 72,26', 0.5],
  ['72,26 86,34 74,62 54,40', 0.58],
  ['86,34 98,52 74,62', 0.38],
  ['40,18 72,26 54,40 34,44', 0.78],
  ['26,-6 50,-8 40,18 20,20', 0.6],
  ['12,6 26,-6 20,20 14,46', 0.82],
  ['0,2 12,6 14,46 0,50', 0.92],
  ['20,20 40,18 34,44 14,46', 0.7],
  ['34,44 54,40 40,74 22,70', 0.54],
  ['54,40 74,62 58,88 40,74', 0.42],
  ['0,50 14,46 17,58 8,70 0,72', 0.12, { chroma: 0.03 }],
  ['17,58 34,44 22,70 8,70', 0.66],
  ['8,70 22,70 14,88 0,92 0,72', 0.48],
  ['22,70 40,74 26,106 14,88', 0.44],
  ['14,88 26,106 0,128 0,92', 0.34],
  ['40,74 58,88 44,112 26,106', 0.3],
];

const DRAGON: readonly Facet[] = [
  ['0,-50 20,-60 18,-22 0,-30', 0.6],
  ['20,-60 44,-54 40,-22 18,-22', 0.44],
  ['18,-62 30,-66 52,-96 96,-132 74,-84 50,-52', 0.8, { hue: 80, chroma: 0.08 }],
  ['50,-52 74,-84 96,-132 88,-74 60,-42', 0.5, { hue: 70, chroma: 0.08 }],
  ['0,-30 18,-22 14,14 0,6', 0.7],
  ['18,-22 40,-22 48,0 24,2', 0.32],
  ['18,-22 24,2 14,14', 0.5],
  ['44,-54 60,-42 72,-6 48,0 40,-22', 0.4],
  ['60,-42 112,-36 76,-14', 0.56],
  ['72,-8 118,6 76,22', 0.48],
  ['48,0 72,-6 74,24 46,28', 0.56],
  ['74,20 106,46 64,54', 0.4],
  ['46,28 74,24 62,58 40,56', 0.46],
  ['14,14 24,2 48,0 46,28 26,36', 0.62],
  ['0,6 14,14 26,36 22,66 0,60', 0.76],
  ['26,36 46,28 40,56 34,78 22,66', 0.5],
  ['22,66 34,78 30,92 12,84', 0.1, { chroma: 0.03 }],
  ['0,60 22,66 12,84 0,82', 0.6],
  ['34,78 40,56 62,58 50,96 30,92', 0.36],
  ['0,82 12,84 30,92 26,104 0,100', 0.68],
  ['26,104 30,92 50,96 30,124 14,118', 0.3],
  ['0,100 26,104 14,118 0,132', 0.22],
  ['16,102 22,103 18,118', 0.96, { hue: 90, chroma: 0.03 }],
];

/** A wolf's face from the front, about 230 units high. */
export const wolfFace = (hue: number): string => lowPoly(WOLF, hue, 0.05);

/** A horned dragon's face from the front, about 260 units high. */
export const dragonFace = (hue: number, chroma = 0.14): string => lowPoly(DRAGON, hue, chroma);

/** A pair of slanted eyes, `x` off the middle, `w` half as wide as one eye. */
export const eyes = (art: Art, x: number, y: number, w: number, colour: string): string =>
  mirror(
    art,
    path(
      `M${x - w} ${y + w * 0.1}C${x - w * 0.4} ${y - w * 0.7} ${x + w * 0.5} ${y - w * 0.8} ${x + w} ${y - w * 0.55}C${x + w * 0.6} ${y + w * 0.3} ${x - w * 0.3} ${y + w * 0.55} ${x - w} ${y + w * 0.1}Z`,
      colour,
    ) + circle(x, y - w * 0.14, w * 0.3, '#140a06'),
  );

/** A flame: foot at x, y; scale; flipped or not. */
export type Flame = readonly [x: number, y: number, scale: number, flipped?: 1];

/** Flames that share one drawing. */
export const fire = (art: Art, flames: readonly Flame[]): string =>
  flames
    .map(([x, y, scale, flipped]) =>
      art.symbol(
        'fire',
        () =>
          path(
            'M0 60C-50 40-44-14-16-52C-20-22-4-20 2-34C10-56 2-82-8-98C44-76 62 40 0 60Z',
            art.linear([
              [0, oklch(0.8, 0.18, 66)],
              [1, oklch(0.56, 0.22, 30), 0.3],
            ]),
          ) +
          path(
            'M2 56C-26 40-20 8-4-10C-4 6 4 6 8-4C12-20 10-36 6-46C34-20 36 40 2 56Z',
            art.linear([
              [0, oklch(0.95, 0.12, 95)],
              [1, oklch(0.8, 0.18, 70), 0.5],
            ]),
          ),
        `translate(${x} ${y}) scale(${flipped ? -scale : scale} ${scale})`,
      ),
    )
    .join('');

/** A slit eye under a scaly lid, 300 units wide. */
export const dragonEye = (art: Art): string =>
  path('M-140 26C-90-60 50-96 140-36C120 40 20 96-60 66C-92 54-116 40-140 26Z', oklch(0.13, 0.05, 165)) +
  path(
    'M-120 20C-76-44 46-72 118-28C98 34 16 72-54 50C-82 42-100 32-120 20Z',
    art.radial([
      [0, oklch(0.93, 0.15, 95)],
      [0.5, oklch(0.78, 0.18, 65)],
      [1, oklch(0.46, 0.19, 30)],
    ]),
  ) +
  group(
    art.clip('<path d="M-120 20C-76-44 46-72 118-28C98 34 16 72-54 50C-82 42-100 32-120 20Z"/>'),
    circle(
      0,
      0,
      56,
      art.radial([
        [0, oklch(0.97, 0.12, 100)],
        [0.6, oklch(0.76, 0.19, 60)],
        [1, oklch(0.4, 0.17, 30)],
      ]),
    ),
    stroke(
      Array.from(
        { length: 28 },
        (_, i) => `M${point(polar(0, 0, 18, i * 12.86))}L${point(polar(0, 0, 52, i * 12.86 + 3))}`,
      ).join(''),
      oklch(0.5, 0.18, 35),
      2,
      'opacity=".6"',
    ),
    path('M4-62C24-24 22 26-2 62C-22 26-20-26 4-62Z', '#120503'),
    path('M-130 10C-76-60 46-90 128-40V-20C46-62-70-34-130 30Z', '#000', 'opacity=".45"'),
  ) +
  ellipse(-22, -22, 13, 9, WHITE, 'opacity=".9" transform="rotate(-30 -22 -22)"') +
  path(
    'M-150 10C-100-84 50-118 150-62C60-84-70-60-150 10Z',
    art.fade(oklch(0.68, 0.14, 150), oklch(0.26, 0.08, 170)),
  );
