import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { WHITE, circle, ellipse, path, rect, stroke } from '../drawing/shapes.js';
import { gold, sheen } from './materials.js';

/** A four-leaf clover. */
export const fourLeafClover = (art: Art, h = 145): string =>
  stroke('M2 10C8 44 18 72 46 104', oklch(0.34, 0.1, h + 8), 11, 'stroke-linecap="round"') +
  stroke('M0 10C6 44 16 72 44 102', oklch(0.66, 0.16, h), 5, 'stroke-linecap="round"') +
  [0, 90, 180, 270]
    .map((turn) =>
      art.symbol(
        'clover' + h,
        () =>
          path(
            'M0 2C-14-18-62-28-62-64C-62-86-44-98-27-96C-11-94-2-82 0-70C2-82 11-94 27-96C44-98 62-86 62-64C62-28 14-18 0 2Z',
            art.radial(
              [
                [0, oklch(0.86, 0.19, h - 12)],
                [0.6, oklch(0.66, 0.19, h)],
                [1, oklch(0.4, 0.13, h + 8)],
              ],
              0.5,
              0.5,
              0.6,
              false,
              0.36,
              0.3,
            ),
            `stroke="${oklch(0.34, 0.1, h + 10)}" stroke-width="2"`,
          ) +
          stroke(
            'M0-4V-62M0-30L-26-58M0-30L26-58',
            oklch(0.9, 0.14, h - 10),
            3,
            'opacity=".5" stroke-linecap="round"',
          ),
        `rotate(${turn})`,
      ),
    )
    .join('') +
  sheen(-44, -58, 8, 14, 30, 0.4);

/** A black pot heaped with gold. */
export const potOfGold = (art: Art): string => {
  const piece = (x: number, y: number): string =>
    art.symbol(
      'piece',
      () =>
        circle(0, 3, 25, oklch(0.42, 0.1, 55)) +
        circle(0, 0, 25, gold(art)) +
        circle(0, 0, 16, 'none', `stroke="${oklch(0.52, 0.11, 62)}" stroke-width="3"`),
      `translate(${x} ${y})`,
    );
  const heap = (
    [
      [0, -84],
      [-34, -66],
      [34, -66],
      [-60, -44],
      [60, -44],
      [-18, -50],
      [20, -48],
      [0, -30],
    ] as const
  )
    .map(([x, y]) => piece(x, y))
    .join('');
  return (
    heap +
    path(
      'M-84-26C-108 36-72 96 0 96S108 36 84-26Z',
      art.radial(
        [
          [0, oklch(0.5, 0.05, 260)],
          [0.5, oklch(0.28, 0.04, 265)],
          [1, oklch(0.12, 0.02, 270)],
        ],
        0.5,
        0.5,
        0.65,
        false,
        0.32,
        0.25,
      ),
    ) +
    rect(-94, -40, 188, 24, 12, art.fade(oklch(0.5, 0.04, 260), oklch(0.18, 0.03, 265))) +
    rect(-84, -38, 150, 5, 2.5, WHITE, 'opacity=".35"') +
    path('M-58 92L-66 108H-46L-40 96ZM58 92L66 108H46L40 96Z', oklch(0.16, 0.02, 270)) +
    stroke('M-66-2C-74 30-62 60-40 74', WHITE, 7, 'opacity=".25" stroke-linecap="round"')
  );
};

/** A green top hat with a gold buckle. */
export const buckledHat = (art: Art, h = 150): string =>
  ellipse(0, 60, 112, 26, oklch(0.26, 0.08, h)) +
  ellipse(0, 54, 110, 24, art.fade(oklch(0.66, 0.15, h), oklch(0.36, 0.11, h + 6))) +
  path(
    'M-60 50C-62 0-68-50-74-88C-40-102 40-102 74-88C68-50 62 0 60 50C30 62-30 62-60 50Z',
    art.linear(
      [
        [0, oklch(0.7, 0.16, h)],
        [0.5, oklch(0.52, 0.15, h)],
        [1, oklch(0.3, 0.09, h + 6)],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  ellipse(0, -89, 73, 12, oklch(0.64, 0.14, h)) +
  path('M-63 8C-30 20 30 20 63 8L60 46C30 58-30 58-60 46Z', oklch(0.2, 0.04, h + 60)) +
  rect(-24, 4, 48, 54, 6, gold(art)) +
  rect(-13, 16, 26, 30, 3, oklch(0.2, 0.04, h + 60)) +
  stroke('M-58-76C-54-50-52-30-51-8', WHITE, 6, 'opacity=".35" stroke-linecap="round"');
