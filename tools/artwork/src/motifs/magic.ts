import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { starPoints } from '../drawing/geometry.js';
import { WHITE, circle, dots, ellipse, group, path, polygon, rect, stroke } from '../drawing/shapes.js';
import { flare, glow, gold } from './materials.js';

/** A corked flask of glowing potion. */
export const potion = (art: Art, h = 320): string =>
  glow(art, 0, 40, 110, h, 0.6) +
  path(
    'M-20-92H20V-46C56-30 80 2 80 36C80 78 42 100 0 100S-80 78-80 36C-80 2-56-30-20-46Z',
    oklch(0.94, 0.03, 230),
    'opacity=".32"',
  ) +
  path(
    'M-74 18C-44 4-20 34 8 22S56 8 74 18C86 70 44 92 0 92S-86 70-74 18Z',
    art.radial(
      [
        [0, oklch(0.9, 0.13, h + 20)],
        [0.55, oklch(0.66, 0.21, h)],
        [1, oklch(0.36, 0.16, h - 14)],
      ],
      0.45,
      0.4,
      0.7,
    ),
  ) +
  dots(
    [
      [-30, 44],
      [20, 50],
      [44, 40],
    ],
    WHITE,
    12,
    'opacity=".45"',
  ) +
  dots(
    [
      [-8, 66],
      [-46, 58],
      [6, 34],
      [30, 70],
    ],
    WHITE,
    7,
    'opacity=".6"',
  ) +
  stroke(
    'M-20-92V-46C-56-30-80 2-80 36C-80 78-42 100 0 100S80 78 80 36C80 2 56-30 20-46V-92',
    oklch(0.96, 0.03, 230),
    4,
    'opacity=".8"',
  ) +
  rect(-27, -98, 54, 14, 7, gold(art)) +
  path('M-19-98L-23-124H23L19-98Z', art.fade(oklch(0.72, 0.1, 65), oklch(0.46, 0.09, 50), 'across')) +
  stroke('M-62 20C-58 0-46-16-30-26', WHITE, 7, 'opacity=".75" stroke-linecap="round"');

/** A crystal ball on a gilded stand. */
export const crystalBall = (art: Art, h = 290): string =>
  path('M-62 58C-30 78 30 78 62 58L82 104C40 116-40 116-82 104Z', gold(art)) +
  stroke('M-74 96C-40 108 40 108 74 96', oklch(0.42, 0.1, 60), 4) +
  circle(
    0,
    -14,
    82,
    art.radial(
      [
        [0, oklch(0.95, 0.06, h + 30)],
        [0.4, oklch(0.7, 0.18, h)],
        [0.8, oklch(0.42, 0.17, h - 14)],
        [1, oklch(0.26, 0.12, h - 20)],
      ],
      0.5,
      0.5,
      0.6,
      false,
      0.36,
      0.3,
    ),
  ) +
  group(
    art.clip('<circle cy="-14" r="82"/>'),
    path('M-90 10C-50-26-10 34 30 6S80-30 100-10V90H-90Z', oklch(0.85, 0.12, h + 50), 'opacity=".3"'),
    path('M-90 34C-40 8 0 60 50 30S90 20 100 24V90H-90Z', oklch(0.9, 0.1, h + 80), 'opacity=".28"'),
  ) +
  flare(-10, -22, 2.6) +
  flare(30, 10, 1.3) +
  flare(-40, 14, 1) +
  stroke('M-66-38A72 72 0 0 1-22-80', WHITE, 7, 'opacity=".8" stroke-linecap="round"');

/** A wizard's hat with stars. */
export const wizardHat = (art: Art, h = 285): string =>
  ellipse(0, 66, 116, 28, oklch(0.22, 0.08, h)) +
  ellipse(0, 60, 114, 26, art.fade(oklch(0.6, 0.18, h), oklch(0.32, 0.13, h - 8))) +
  path(
    'M18-118C-2-96-34-72-44-30C-50-4-58 26-66 56C-34 72 36 72 66 56C52 20 40-10 30-44C26-60 34-76 54-84C44-100 34-112 18-118Z',
    art.linear(
      [
        [0, oklch(0.72, 0.17, h)],
        [0.5, oklch(0.52, 0.18, h)],
        [1, oklch(0.28, 0.12, h - 10)],
      ],
      0,
      0,
      1,
      0.2,
    ),
  ) +
  path('M-60 30C-30 46 34 46 58 30L66 56C36 72-34 72-66 56Z', gold(art)) +
  polygon(starPoints(5, 17, 7, -90, -12, -14), oklch(0.93, 0.13, 92)) +
  polygon(starPoints(5, 10, 4, -80, 22, 10), oklch(0.93, 0.13, 92)) +
  polygon(starPoints(5, 9, 4, -90, 2, -64), oklch(0.93, 0.13, 92)) +
  dots(
    [
      [-30, 10],
      [14, -34],
      [-20, -52],
      [34, -6],
    ],
    WHITE,
    4,
    'opacity=".8"',
  );
