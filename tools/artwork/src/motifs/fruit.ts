import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { WHITE, circle, ellipse, path, place, stroke } from '../drawing/shapes.js';
import { ball, sheen } from './materials.js';

/** A leaf from its stem at x, y, scaled by `s` and turned by `rot` degrees. */
export const leaf = (art: Art, x: number, y: number, s: number, rot: number, h = 145) =>
  place(
    x,
    y,
    s,
    rot,
    path(
      'M0 0C18-26 52-32 76-20C62 4 30 16 0 0Z',
      art.fade(oklch(0.78, 0.17, h), oklch(0.4, 0.12, h + 10), 'diagonal'),
    ),
    stroke('M4-1C28-10 48-15 68-18', oklch(0.86, 0.12, h - 10), 2, 'opacity=".6"'),
  );

/** Two cherries on their stems. */
export const cherries = (art: Art) =>
  stroke(
    'M-34 26C-28-14-6-52 24-82M40 22C42-12 36-50 24-82',
    oklch(0.42, 0.11, 130),
    7,
    'stroke-linecap="round"',
  ) +
  stroke(
    'M-35 22C-29-16-7-54 23-82M38 20C40-12 34-50 23-82',
    oklch(0.74, 0.15, 128),
    2.5,
    'stroke-linecap="round"',
  ) +
  leaf(art, 24, -82, 1, 6) +
  leaf(art, 22, -80, 0.62, -150) +
  ball(art, -40, 52, 42, 22, 0.22) +
  ball(art, 44, 48, 40, 20, 0.22);

/** A lemon with a leaf; green hues make it a lime. */
export const lemon = (art: Art, h = 98) =>
  path(
    'M-74 6C-66 0-64-18-50-32C-30-54 30-56 52-32C64-20 66-2 76 4C80 10 74 16 66 16C58 40 30 54 0 54C-32 54-56 40-64 18C-74 18-80 12-74 6Z',
    art.radial(
      [
        [0, oklch(0.97, 0.1, h + 6)],
        [0.45, oklch(0.88, 0.17, h)],
        [1, oklch(0.6, 0.14, h - 28)],
      ],
      0.5,
      0.5,
      0.62,
      false,
      0.36,
      0.28,
    ),
  ) +
  sheen(-26, -26, 18, 8, -20) +
  leaf(art, 58, -18, 0.7, -34);

/** An orange cut in half. */
export const orangeHalf = (art: Art, h = 62) =>
  circle(0, 0, 62, art.disc(oklch(0.85, 0.16, h), oklch(0.58, 0.17, h - 16))) +
  circle(0, 0, 55, oklch(0.96, 0.05, h + 20)) +
  Array.from({ length: 9 }, (_, i) =>
    place(
      0,
      0,
      1,
      i * 40,
      path(
        'M0-5C13-22 17-38 14-49C6-53-6-53-14-49C-17-38-13-22 0-5Z',
        art.fade(oklch(0.86, 0.16, h + 6), oklch(0.7, 0.18, h - 6)),
      ),
    ),
  ).join('');

/** A slice of water melon. */
export const melonSlice = (art: Art) =>
  path('M-96-26A98 98 0 0 0 96-26Z', art.fade(oklch(0.62, 0.16, 148), oklch(0.36, 0.11, 155))) +
  path('M-86-26A87 87 0 0 0 86-26Z', oklch(0.95, 0.07, 125)) +
  path(
    'M-79-26A80 80 0 0 0 79-26Z',
    art.radial(
      [
        [0, oklch(0.76, 0.19, 18)],
        [1, oklch(0.56, 0.23, 22)],
      ],
      0.4,
      0.1,
      0.9,
    ),
  ) +
  (
    [
      [-44, -8],
      [-14, -6],
      [16, -6],
      [46, -8],
      [-28, 16],
      [2, 20],
      [32, 16],
      [-8, 40],
      [14, 40],
    ] as const
  )
    .map(([x, y]) => ellipse(x, y, 3.4, 6, oklch(0.2, 0.03, 20), `transform="rotate(${-x / 2.4} ${x} ${y})"`))
    .join('') +
  stroke('M-92-26H92', WHITE, 3, 'opacity=".45" stroke-linecap="round"');

/** A bunch of grapes. */
export const grapes = (art: Art, h = 305) =>
  leaf(art, -4, -66, 0.95, -12) +
  leaf(art, 0, -66, 0.7, -164) +
  stroke('M0-62C2-80 10-90 20-96', oklch(0.5, 0.1, 110), 7, 'stroke-linecap="round"') +
  (
    [
      [-45, -38],
      [-15, -46],
      [15, -46],
      [45, -38],
      [-31, -10],
      [0, -14],
      [31, -10],
      [-16, 18],
      [16, 18],
      [0, 46],
    ] as const
  )
    .map(([x, y], i) => ball(art, x, y, 21, h + (i % 3) * 7, 0.17))
    .join('');

/** A strawberry. */
export const strawberry = (art: Art) =>
  path(
    'M0 92C-52 66-92 8-72-34C-56-62-22-56 0-44C22-56 56-62 72-34C92 8 52 66 0 92Z',
    art.radial(
      [
        [0, oklch(0.78, 0.18, 20)],
        [0.5, oklch(0.6, 0.23, 22)],
        [1, oklch(0.36, 0.17, 14)],
      ],
      0.5,
      0.5,
      0.65,
      false,
      0.34,
      0.2,
    ),
  ) +
  (
    [
      [-44, -16],
      [-14, -22],
      [16, -22],
      [46, -14],
      [-54, 10],
      [-28, 8],
      [0, 6],
      [28, 8],
      [54, 10],
      [-38, 34],
      [-12, 32],
      [14, 32],
      [38, 34],
      [-20, 56],
      [6, 58],
      [24, 54],
    ] as const
  )
    .map(([x, y]) => ellipse(x, y, 3, 5.4, oklch(0.9, 0.14, 92)))
    .join('') +
  path(
    'M0-40L-22-62L-62-54L-40-38L-58-18L-26-28L0-8L26-28L58-18L40-38L62-54L22-62L8-84L-4-84Z',
    art.fade(oklch(0.76, 0.18, 140), oklch(0.42, 0.13, 150)),
  ) +
  sheen(-42, -6, 7, 18, 20, 0.35);
