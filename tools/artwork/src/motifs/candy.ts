import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { WHITE, circle, group, mirror, path, place, rect, stroke } from '../drawing/shapes.js';
import { sheen, sphere } from './materials.js';

/** A striped cane. */
export const candyCane = (h = 20) =>
  stroke('M-22 96V-30C-22-84 50-84 50-30', '#fff', 28, 'stroke-linecap="round"') +
  stroke('M-22 96V-30C-22-84 50-84 50-30', oklch(0.58, 0.22, h), 28, 'stroke-dasharray="15 17"') +
  stroke('M-30 96V-30C-30-66 -6-82 14-82', WHITE, 5, 'opacity=".6" stroke-linecap="round"');

/** A swirled lollipop on a stick. */
export const lollipop = (art: Art, h = 350) =>
  rect(-5, 60, 10, 110, 5, art.fade(WHITE, oklch(0.75, 0.03, 300), 'across')) +
  circle(0, 0, 80, oklch(0.97, 0.02, h)) +
  Array.from({ length: 6 }, (_, i) =>
    place(
      0,
      0,
      1,
      i * 60,
      path(
        'M0 0C26-14 36-44 22-77A80 80 0 0 1 69-40C56-22 26-2 0 0Z',
        art.radial(
          [
            [0, oklch(0.8, 0.16, h)],
            [1, oklch(0.58, 0.23, h)],
          ],
          0,
          0,
          80,
          true,
        ),
      ),
    ),
  ).join('') +
  circle(
    0,
    0,
    80,
    art.radial(
      [
        [0, WHITE, 0.35],
        [0.5, WHITE, 0],
        [0.8, '#000', 0],
        [1, '#200014', 0.4],
      ],
      0.5,
      0.5,
      0.55,
      false,
      0.34,
      0.28,
    ),
  ) +
  stroke('M-62-22A66 66 0 0 1-18-63', WHITE, 8, 'stroke-linecap="round" opacity=".85"');

/** A wrapped sweet. */
export const bonbon = (art: Art, h = 200) =>
  mirror(
    art,
    path(
      'M46-8C66-34 86-44 104-40C98-26 100-14 110-2C100 12 100 24 104 38C86 40 64 28 46 8Z',
      art.fade(oklch(0.84, 0.14, h), oklch(0.5, 0.16, h + 20)),
    ),
  ) +
  circle(0, 0, 56, sphere(art, h, 0.17, 0.06)) +
  group(
    art.clip('<circle r="56"/>'),
    stroke(
      'M-70-30C-20-50 20 50 70 30M-70 6C-20-14 20 86 70 66M-70-66C-20-86 20 14 70-6',
      WHITE,
      11,
      'opacity=".55"',
    ),
  ) +
  sheen(-20, -26, 15, 8);

/** A glazed ring with sprinkles. */
export const doughnut = (art: Art, h = 350) =>
  circle(
    0,
    4,
    76,
    art.radial(
      [
        [0, oklch(0.72, 0.11, 68)],
        [1, oklch(0.5, 0.11, 55)],
      ],
      0.4,
      0.35,
      0.7,
    ),
  ) +
  path(
    'M-72-2C-74-46-40-74 0-74C42-74 74-44 72 0C72 20 60 26 52 42C42 58 26 48 12 58C-4 70-18 58-32 56C-52 52-50 32-62 24C-70 18-72 8-72-2Z',
    art.radial(
      [
        [0, oklch(0.86, 0.12, h)],
        [0.7, oklch(0.7, 0.2, h)],
        [1, oklch(0.5, 0.2, h)],
      ],
      0.38,
      0.3,
      0.75,
    ),
  ) +
  circle(0, -4, 25, oklch(0.36, 0.09, 50)) +
  circle(0, -1, 23, oklch(0.2, 0.06, 340)) +
  (
    [
      [-46, -20, 30, 95],
      [-30, -48, -40, 200],
      [4, -54, 15, 95],
      [36, -42, 60, 145],
      [52, -8, -20, 200],
      [40, 24, 35, 95],
      [-14, 40, 70, 200],
      [-42, 16, -60, 145],
      [14, 34, 10, 145],
      [-58, 2, 0, 60],
    ] as const
  )
    .map(([x, y, r, c]) => place(x, y, 1, r, rect(-7, -2.5, 14, 5, 2.5, oklch(0.88, 0.15, c))))
    .join('') +
  stroke('M-56-24A60 60 0 0 1-16-62', WHITE, 6, 'stroke-linecap="round" opacity=".7"');
