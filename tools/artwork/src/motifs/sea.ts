import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { point, polar } from '../drawing/geometry.js';
import { WHITE, circle, ellipse, path, stroke } from '../drawing/shapes.js';
import { sheen } from './materials.js';

/** An open shell with its pearl. */
export const pearlShell = (art: Art, h = 350) => {
  const first = -80;
  const rib = 18;
  let s = '';
  for (let i = 0; i < 9; i++) {
    const from = first + i * rib,
      to = from + rib,
      b = (from + to) / 2,
      e = polar(0, 34, 118, b - 90),
      l = polar(0, 34, 104, from - 90),
      r = polar(0, 34, 104, to - 90);
    s +=
      path(
        `M0 34L${point(l)}Q${point(e)} ${point(r)}Z`,
        art.linear(
          [
            [0, oklch(0.94, 0.07, h + 20)],
            [0.55, oklch(0.76, 0.13, h)],
            [1, oklch(0.46, 0.13, h - 20)],
          ],
          i / 9,
          0,
          0.5,
          1,
        ),
      ) + stroke(`M0 34L${point(l)}`, oklch(0.5, 0.13, h - 10), 2, 'opacity=".6"');
  }
  return (
    s +
    path(
      'M-76 34C-66 84 66 84 76 34C50 50-50 50-76 34Z',
      art.fade(oklch(0.86, 0.1, h + 10), oklch(0.42, 0.12, h - 20)),
    ) +
    ellipse(0, 38, 70, 15, art.disc(oklch(0.95, 0.05, h + 30), oklch(0.6, 0.12, h))) +
    circle(
      0,
      16,
      33,
      art.radial(
        [
          [0, WHITE],
          [0.5, oklch(0.93, 0.03, 300)],
          [0.85, oklch(0.76, 0.06, 260)],
          [1, oklch(0.6, 0.07, 320)],
        ],
        0.5,
        0.5,
        0.6,
        false,
        0.34,
        0.28,
      ),
    ) +
    sheen(-11, 2, 8, 5)
  );
};

/** A whale's flukes above the water line. */
export const whaleTail = (art: Art, h = 225) =>
  path(
    'M-14 130C-22 60-10 20-4-6C-28-10-84-18-112-66C-70-74-24-62 0-30C24-62 70-74 112-66C84-18 28-10 4-6C12 20 26 60 22 130Z',
    art.linear(
      [
        [0, oklch(0.8, 0.09, h)],
        [0.35, oklch(0.52, 0.11, h)],
        [1, oklch(0.26, 0.08, h + 10)],
      ],
      0,
      0,
      0.5,
      1,
    ),
  ) +
  stroke(
    'M-104-64C-70-66-28-56 0-24C28-56 70-66 104-64',
    oklch(0.95, 0.05, h),
    3,
    'opacity=".8" stroke-linecap="round"',
  ) +
  stroke('M-2 0C-8 40-10 80-8 124M6 6C10 50 12 90 12 124', oklch(0.75, 0.08, h), 2, 'opacity=".35"');
