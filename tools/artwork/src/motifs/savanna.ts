import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { starPoints } from '../drawing/geometry.js';
import { WHITE, circle, dots, mirror, path, polygon, stroke } from '../drawing/shapes.js';
import { gold } from './materials.js';

/** A maned lion from the front. */
export const lion = (art: Art, h = 60): string =>
  polygon(starPoints(18, 118, 92, -90, 0, -6), art.disc(oklch(0.6, 0.15, h - 18), oklch(0.32, 0.1, h - 28))) +
  polygon(starPoints(18, 98, 76, -80, 0, -4), art.disc(oklch(0.72, 0.16, h - 8), oklch(0.48, 0.14, h - 18))) +
  mirror(art, circle(52, -58, 20, oklch(0.7, 0.13, h + 8)) + circle(53, -57, 11, oklch(0.46, 0.1, h - 15))) +
  path(
    'M0-72C44-72 66-40 62-6C60 20 52 30 46 48C40 70 20 80 0 80S-40 70-46 48C-52 30-60 20-62-6C-66-40-44-72 0-72Z',
    art.radial(
      [
        [0, oklch(0.92, 0.1, h + 24)],
        [0.6, oklch(0.78, 0.14, h + 12)],
        [1, oklch(0.58, 0.13, h)],
      ],
      0.5,
      0.5,
      0.6,
      false,
      0.4,
      0.26,
    ),
  ) +
  mirror(
    art,
    path('M14-20C22-32 40-32 50-22C42-12 24-12 14-20Z', '#fff') +
      circle(32, -21, 8, oklch(0.44, 0.12, 65)) +
      circle(32, -21, 4, '#0d0805') +
      stroke('M10-20C22-34 42-34 54-22', oklch(0.26, 0.06, 45), 4.5, 'stroke-linecap="round"') +
      path('M0 20C10 18 34 24 34 44C34 60 14 62 0 54Z', oklch(0.95, 0.05, 85)) +
      dots(
        [
          [16, 38],
          [24, 46],
          [14, 50],
        ],
        oklch(0.4, 0.07, 50),
        4,
      ),
  ) +
  path('M-20 12C-10 6 10 6 20 12C14 28 6 32 0 34C-6 32-14 28-20 12Z', oklch(0.36, 0.09, 25)) +
  stroke(
    'M0 34V50M0 54C-10 66-24 62-28 56M0 54C10 66 24 62 28 56',
    oklch(0.3, 0.07, 40),
    4,
    'stroke-linecap="round"',
  ) +
  stroke('M-14-58L-6-36M14-58L6-36', oklch(0.56, 0.13, h - 4), 5, 'opacity=".5" stroke-linecap="round"');

/** An elephant from the front. */
export const elephant = (art: Art, h = 260): string => {
  const skin = art.fade(oklch(0.76, 0.03, h), oklch(0.42, 0.05, h));
  return (
    mirror(
      art,
      path('M30-66C70-104 124-84 122-30C120 20 92 46 58 40C44 20 36-20 30-66Z', skin) +
        path(
          'M46-50C74-78 104-66 104-28C102 6 84 24 62 22C54 6 48-20 46-50Z',
          oklch(0.66, 0.08, 20),
          'opacity=".55"',
        ),
    ) +
    path(
      'M0-92C40-92 58-64 56-26C54 4 40 20 34 40L26 104C22 114-22 114-26 104L-34 40C-40 20-54 4-56-26C-58-64-40-92 0-92Z',
      art.linear(
        [
          [0, oklch(0.84, 0.03, h)],
          [0.5, oklch(0.66, 0.04, h)],
          [1, oklch(0.44, 0.05, h)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    mirror(
      art,
      path('M32 34C44 40 56 66 50 96C38 84 28 62 26 44Z', oklch(0.95, 0.04, 88)) +
        circle(30, -24, 7.5, '#0d0a12') +
        circle(28, -26.5, 2.6, WHITE) +
        stroke('M18-38C26-44 36-42 42-36', oklch(0.36, 0.05, h), 4, 'stroke-linecap="round"'),
    ) +
    stroke(
      'M-22 40C-8 46 8 46 22 40M-22 58C-8 64 8 64 22 58M-21 76C-8 82 8 82 21 76M-20 94C-8 100 8 100 20 94',
      oklch(0.36, 0.05, h),
      3,
      'opacity=".6" stroke-linecap="round"',
    ) +
    path('M0-84L-22-62L0-34L22-62Z', gold(art)) +
    path('M0-72L-11-61L0-47L11-61Z', oklch(0.58, 0.2, 15))
  );
};

/** A lion's paw, as the emblem of a coin. */
export const pawEmblem = (): string =>
  path('M0 0C22 0 40 20 36 38C32 50 14 44 0 44S-32 50-36 38C-40 20-22 0 0 0Z', oklch(0.45, 0.11, 62)) +
  dots(
    [
      [-38, -6],
      [-14, -26],
      [14, -26],
      [38, -6],
    ],
    oklch(0.45, 0.11, 62),
    22,
  );
