import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { WHITE, circle, dots, ellipse, mirror, path, stroke } from '../drawing/shapes.js';
import { glow, sheen } from './materials.js';

/** A carved pumpkin, lit from within. */
export const pumpkin = (art: Art, h = 55): string => {
  const segment = (x: number, w: number, l: number): string =>
    ellipse(
      x,
      14,
      w,
      76,
      art.radial(
        [
          [0, oklch(0.82 + l, 0.16, h + 10)],
          [0.6, oklch(0.66 + l, 0.18, h)],
          [1, oklch(0.4 + l, 0.14, h - 16)],
        ],
        0.42,
        0.3,
        0.75,
      ),
    );
  const face =
    'M-58-14L-22 8L-52 18ZM58-14L22 8L52 18ZM-8 30L0 16L8 30ZM-62 42C-40 48-36 44-28 52L-20 44L-8 56L2 46L14 56L24 44L32 52C40 44 44 48 62 42C52 78 24 84 0 84S-52 78-62 42Z';
  return (
    path(
      'M-8-56C-10-80-24-90-34-96L-6-108C6-96 12-80 10-56Z',
      art.fade(oklch(0.6, 0.13, 135), oklch(0.32, 0.09, 140), 'across'),
    ) +
    segment(-66, 42, -0.06) +
    segment(66, 42, -0.1) +
    segment(-36, 44, 0) +
    segment(36, 44, -0.04) +
    segment(0, 46, 0.03) +
    path(face, oklch(0.3, 0.1, 40), 'transform="translate(-2 -2)"') +
    path(
      face,
      art.radial([
        [0, oklch(0.97, 0.1, 100)],
        [0.6, oklch(0.86, 0.17, 85)],
        [1, oklch(0.68, 0.19, 50)],
      ]),
    ) +
    sheen(-60, -20, 9, 24, 14, 0.3)
  );
};

/** A cauldron of bubbling brew. */
export const cauldron = (art: Art, h = 140): string =>
  glow(art, 0, -40, 110, h, 0.7) +
  circle(-34, -58, 22, oklch(0.82, 0.18, h), 'opacity=".9"') +
  circle(14, -70, 28, oklch(0.86, 0.17, h - 8), 'opacity=".9"') +
  circle(48, -48, 18, oklch(0.76, 0.18, h), 'opacity=".9"') +
  sheen(4, -80, 8, 5) +
  sheen(-42, -66, 6, 4) +
  path(
    'M-82-34C-112 30-74 94 0 94S112 30 82-34Z',
    art.radial(
      [
        [0, oklch(0.46, 0.05, 285)],
        [0.5, oklch(0.27, 0.05, 285)],
        [1, oklch(0.12, 0.03, 285)],
      ],
      0.5,
      0.5,
      0.65,
      false,
      0.32,
      0.25,
    ),
  ) +
  ellipse(0, -36, 94, 20, oklch(0.36, 0.05, 285)) +
  ellipse(0, -36, 82, 14, art.disc(oklch(0.9, 0.17, h - 10), oklch(0.58, 0.17, h))) +
  path(
    'M-70-34C-70-16-62-10-58 4C-52 4-54-20-46-28ZM30-26C32-4 40 2 42 20C50 16 46-10 52-28Z',
    oklch(0.76, 0.19, h),
  ) +
  path('M-56 86L-66 108H-44L-36 92ZM56 86L66 108H44L36 92Z', oklch(0.15, 0.03, 285)) +
  stroke('M-74-2C-82 30-66 60-46 74', WHITE, 7, 'opacity=".2" stroke-linecap="round"');

/** A tawny owl. */
export const owl = (art: Art, h = 60): string =>
  mirror(
    art,
    path(
      'M0-84C26-84 44-92 66-112C70-84 72-70 70-50C92 0 84 76 0 104Z',
      art.fade(oklch(0.6, 0.1, h), oklch(0.3, 0.07, h - 15)),
    ) +
      path('M70-40C96 0 88 60 44 88C60 50 60 10 52-14Z', oklch(0.34, 0.07, h - 20)) +
      circle(34, -38, 36, oklch(0.9, 0.06, h + 25)) +
      circle(
        32,
        -38,
        25,
        art.radial([
          [0, oklch(0.95, 0.13, 95)],
          [0.7, oklch(0.82, 0.18, 75)],
          [1, oklch(0.6, 0.17, 50)],
        ]),
      ) +
      circle(30, -38, 13, '#0d0805') +
      circle(25, -44, 4.5, WHITE),
  ) +
  path('M0-36L-13-14L0 10L13-14Z', art.fade(oklch(0.86, 0.15, 80), oklch(0.58, 0.14, 55))) +
  stroke(
    'M-34 30q8 12 16 0M-8 30q8 12 16 0M18 30q8 12 16 0M-22 52q8 12 16 0M6 52q8 12 16 0M-8 74q8 12 16 0',
    oklch(0.86, 0.07, h + 20),
    5,
    'stroke-linecap="round" opacity=".85"',
  ) +
  path(
    'M-30 98q6 12 12 2q6 12 12 2M8 100q6 12 12 2q6 12 12-4',
    'none',
    `stroke="${oklch(0.8, 0.15, 70)}" stroke-width="6" stroke-linecap="round"`,
  );

/** A bat, wings spread. */
export const bat = (h = 290): string =>
  path(
    'M0-14L-10-34L-14-16C-40-44-84-44-116-24C-92-14-88 4-84 24C-66 6-52 12-42 30C-30 14-14 20 0 44C14 20 30 14 42 30C52 12 66 6 84 24C88 4 92-14 116-24C84-44 40-44 14-16L10-34Z',
    oklch(0.2, 0.06, h),
  ) +
  dots(
    [
      [-7, -4],
      [7, -4],
    ],
    oklch(0.88, 0.17, 90),
    6,
  );
