import { oklch } from '../drawing/colour.js';
import { type Point, taperedBand } from '../drawing/geometry.js';
import { WHITE, circle, dots, ellipse, mirror, path, place, stroke } from '../drawing/shapes.js';
import { glow } from '../motifs/materials.js';
import { pearlShell, whaleTail } from '../motifs/sea.js';
import { bokeh, castShadow, cloud, sparks, stars, wave } from './grounds.js';
import { type Motif } from './motif.js';

/** Pearls, tentacles and whales. */
export const sea: Motif = {
  face: 'anton',
  warp: 'arc',
  tint: 190,
  glow: 195,
  groundHues: [235, 210, 255, 190],
  compositions: [
    (art) =>
      path(
        'M90-10L20 300H110L130-10ZM180-10L150 300H250L230-10Z',
        art.linear([
          [0, WHITE, 0.28],
          [1, WHITE, 0],
        ]),
      ) +
      glow(art, 150, 150, 165, 190) +
      bokeh(art, 195, 9) +
      mirror(
        art,
        stroke(
          'M24 300C10 250 40 230 26 190M46 300C60 262 44 240 58 214',
          oklch(0.5, 0.13, 350),
          11,
          'stroke-linecap="round"',
        ) + stroke('M6 300C0 270 14 250 2 222', oklch(0.62, 0.15, 20), 9, 'stroke-linecap="round"'),
        150,
      ) +
      castShadow(art, 150, 240, 104) +
      place(150, 148, 1.1, 0, pearlShell(art, 350)) +
      sparks(art, WHITE, 5),
    (art) => {
      const T = (pts: readonly Point[], w: number, side: number) => {
        const t = taperedBand(pts, w, 3, 14);
        return (
          path(
            t.outline,
            art.linear([
              [0, oklch(0.66, 0.19, 330)],
              [0.5, oklch(0.46, 0.17, 320)],
              [1, oklch(0.24, 0.1, 300)],
            ]),
          ) +
          dots(
            t.sections
              .filter((_, i) => i > 1 && i < 12 && i % 2 === 0)
              .map(({ middle, normal, halfWidth }): Point => [
                middle[0] + normal[0] * halfWidth * 0.45 * side,
                middle[1] + normal[1] * halfWidth * 0.45 * side,
              ]),
            oklch(0.86, 0.11, 350),
            6.5,
            'opacity=".9"',
          )
        );
      };
      return (
        stars(art, 36, 150) +
        circle(
          150,
          112,
          82,
          art.radial([
            [0, oklch(0.98, 0.03, 200)],
            [0.7, oklch(0.88, 0.08, 195)],
            [1, oklch(0.74, 0.11, 200)],
          ]),
        ) +
        glow(art, 150, 112, 190, 200, 0.7) +
        ellipse(120, 92, 16, 10, oklch(0.8, 0.08, 200)) +
        ellipse(178, 138, 22, 13, oklch(0.8, 0.08, 200)) +
        wave(196, 12, 5, oklch(0.44, 0.11, 225), 10) +
        T(
          [
            [60, 300],
            [40, 220],
            [84, 160],
            [60, 96],
            [96, 66],
            [112, 96],
          ],
          46,
          1,
        ) +
        T(
          [
            [240, 300],
            [264, 216],
            [214, 156],
            [244, 92],
            [206, 58],
            [190, 88],
          ],
          46,
          -1,
        ) +
        T(
          [
            [22, 300],
            [4, 236],
            [30, 186],
            [10, 140],
            [34, 126],
          ],
          34,
          1,
        ) +
        T(
          [
            [284, 300],
            [298, 230],
            [268, 190],
            [290, 142],
            [266, 124],
          ],
          34,
          -1,
        ) +
        place(
          150,
          186,
          1,
          0,
          path('M-52 8C-40 40 40 40 56 4L44 10H-40Z', oklch(0.22, 0.05, 40)) +
            stroke('M-8 12V-62M22 12V-44', oklch(0.24, 0.05, 40), 4) +
            path(
              'M-8-60C-44-50-46-14-38-6C-28-12-18-10-8-6ZM-4-58C20-50 24-20 18-6C10-10 4-10-4-6ZM26-42C46-36 48-10 44-2C38-6 32-6 26-4Z',
              art.fade(oklch(0.97, 0.04, 80), oklch(0.76, 0.08, 60)),
            ),
        ) +
        wave(
          218,
          14,
          4,
          art.linear([
            [0, oklch(0.56, 0.12, 215)],
            [0.4, oklch(0.24, 0.08, 240)],
          ]),
          40,
        ) +
        T(
          [
            [128, 320],
            [112, 262],
            [136, 230],
            [122, 206],
          ],
          26,
          1,
        )
      );
    },
    (art) =>
      circle(150, 118, 74, art.disc(WHITE, oklch(0.88, 0.12, 60))) +
      glow(art, 150, 118, 190, 40, 0.85) +
      cloud(44, 76, 0.6, oklch(0.8, 0.08, 20), 0.4) +
      cloud(264, 104, 0.55, oklch(0.8, 0.08, 20), 0.4) +
      wave(196, 10, 6, oklch(0.5, 0.12, 220), 0) +
      place(150, 150, 1.02, 6, whaleTail(art, 232)) +
      mirror(
        art,
        path(
          'M140 230C120 190 96 206 84 192C92 220 84 236 70 240H150Z',
          oklch(0.95, 0.03, 210),
          'opacity=".85"',
        ),
        150,
      ) +
      wave(
        232,
        16,
        4,
        art.linear([
          [0, oklch(0.66, 0.11, 205)],
          [0.4, oklch(0.28, 0.09, 240)],
        ]),
        30,
      ) +
      dots(
        [
          [96, 188],
          [84, 176],
          [108, 178],
          [206, 186],
          [218, 172],
          [194, 174],
          [150, 216],
          [128, 206],
          [176, 208],
        ],
        WHITE,
        5,
        'opacity=".9"',
      ),
  ],
};
