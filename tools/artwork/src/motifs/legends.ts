import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { regularPolygon, wedge } from '../drawing/geometry.js';
import { WHITE, circle, dots, mirror, path, stroke } from '../drawing/shapes.js';
import { gold, steel } from './materials.js';

/** Runes of the elder row, as strokes in a box of 20 × 32. */
export const RUNES = [
  'M4 32V0M4 10L16 0M4 20L16 10',
  'M4 32V0L16 10V32',
  'M4 32V0M4 8L16 16L4 24',
  'M4 32V0M4 0L16 10M4 10L16 20',
  'M4 32V0L16 9L4 17L16 32',
  'M16 0L4 16L16 32',
  'M2 0L18 32M18 0L2 32',
  'M10 32V0M2 10L18 22',
  'M10 32V0M2 10L10 0L18 10',
  'M10 0L18 10L10 20L2 10ZM10 20L2 32M10 20L18 32',
] as const;

/** A carved idol of jade and gold with glowing eyes. */
export const stoneIdol = (art: Art): string =>
  mirror(
    art,
    path(
      'M0-108H56L86-84V-40L98-26V22L84 36V72L52 112H0Z',
      art.fade(oklch(0.78, 0.09, 160), oklch(0.42, 0.09, 175)),
    ) +
      path('M0-108H56L86-84H0Z', gold(art)) +
      path('M14-40L64-52L72-20L28-8Z', oklch(0.2, 0.06, 170)) +
      circle(
        46,
        -29,
        11,
        art.radial([
          [0, oklch(0.97, 0.1, 95)],
          [0.6, oklch(0.8, 0.18, 70)],
          [1, oklch(0.6, 0.2, 40)],
        ]),
      ) +
      path('M0-8L16-2L26 32L0 36Z', oklch(0.86, 0.08, 155)) +
      path('M0 58H50L58 50V84L42 98H0Z', oklch(0.18, 0.05, 170)) +
      path('M4 58H16V74H4ZM22 58H34V74H22ZM4 98H16V86H4ZM22 98H34V86H22Z', gold(art)) +
      path('M86-40L112-30V30L84 36Z', gold(art)) +
      circle(98, 0, 9, oklch(0.5, 0.17, 25)) +
      stroke('M8-72H60M20-92H50', oklch(0.4, 0.1, 60), 4) +
      path('M58 4L82-2V20L62 26Z', oklch(0.64, 0.1, 165)),
    0,
  ) + path('M-12-66L0-84L12-66L0-48Z', oklch(0.66, 0.22, 25));

/** A painted round shield with a steel boss. */
export const roundShield = (art: Art): string =>
  circle(0, 0, 92, steel(art)) +
  circle(0, 0, 84, oklch(0.3, 0.09, 25)) +
  Array.from({ length: 8 }, (_, i) =>
    path(
      wedge(0, 0, 83, i * 45, i * 45 + 45),
      i % 2
        ? art.radial(
            [
              [0, oklch(0.62, 0.19, 25)],
              [1, oklch(0.42, 0.17, 20)],
            ],
            0,
            0,
            84,
            true,
          )
        : art.radial(
            [
              [0, oklch(0.94, 0.05, 85)],
              [1, oklch(0.74, 0.07, 75)],
            ],
            0,
            0,
            84,
            true,
          ),
    ),
  ).join('') +
  dots(regularPolygon(16, 88), oklch(0.96, 0.02, 250), 5) +
  circle(0, 0, 30, steel(art)) +
  circle(
    0,
    0,
    22,
    art.radial(
      [
        [0, WHITE],
        [0.5, oklch(0.76, 0.03, 250)],
        [1, oklch(0.36, 0.04, 260)],
      ],
      0.36,
      0.3,
      0.75,
    ),
  ) +
  stroke('M-70-34A78 78 0 0 1-20-75', WHITE, 5, 'opacity=".5" stroke-linecap="round"');

/** A bearded chieftain in a horned helmet. */
export const hornedHelmet = (art: Art): string =>
  path('M-56 0H56L50 70H-50Z', '#0a0d18') +
  path(
    'M-50 56C-30 44-14 52 0 60C14 52 30 44 50 56C62 84 44 112 30 134C24 116 16 132 0 146C-16 132-24 116-30 134C-44 112-62 84-50 56Z',
    art.fade(oklch(0.72, 0.14, 58), oklch(0.36, 0.1, 38)),
  ) +
  stroke(
    'M-24 64C-22 88-20 104-24 120M0 66V134M24 64C22 88 20 104 24 120',
    oklch(0.3, 0.08, 40),
    2.4,
    'opacity=".5" stroke-linecap="round"',
  ) +
  mirror(
    art,
    path(
      'M56-20C96-30 116-64 108-112C88-86 66-74 44-70Z',
      art.fade(oklch(0.98, 0.03, 85), oklch(0.66, 0.08, 70)),
    ) +
      path('M0-96C46-96 76-62 78-14L74 6H0Z', steel(art)) +
      path('M-1-102H9V0H-1Z', gold(art)) +
      path('M0-8H80V12H52L58 70C50 82 40 86 34 82L30 36L12 22H0Z', gold(art)) +
      path('M16 10H46L42 24C34 30 24 28 16 20Z', '#050a14') +
      circle(31, 18, 4.5, oklch(0.9, 0.14, 195)) +
      path('M0 30L10 34L6 62H0Z', oklch(0.72, 0.12, 80)) +
      dots(
        [
          [62, -1],
          [44, -1],
          [26, -1],
        ],
        oklch(0.4, 0.09, 60),
        6,
      ),
  );
