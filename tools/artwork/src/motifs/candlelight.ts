import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { circle, ellipse, path, place, rect, stroke } from '../drawing/shapes.js';
import { gold } from './materials.js';

/** A burning candle of height `h`, its wick at x, y. */
export const candle = (art: Art, x: number, y: number, h: number, w = 22) =>
  circle(
    x,
    y - 20,
    120,
    art.radial([
      [0, oklch(0.9, 0.13, 80), 0.55],
      [0.4, oklch(0.75, 0.15, 50), 0.16],
      [1, oklch(0.6, 0.15, 20), 0],
    ]),
  ) +
  rect(
    x - w / 2,
    y,
    w,
    h,
    4,
    art.linear([
      [0, oklch(0.97, 0.05, 80)],
      [0.3, oklch(0.9, 0.06, 60)],
      [1, oklch(0.5, 0.1, 350)],
    ]),
  ) +
  ellipse(x, y + 1, w / 2, 4, oklch(0.95, 0.09, 85)) +
  path(
    `M${x} ${y - 46}C${x + 13} ${y - 26} ${x + 12} ${y - 4} ${x} ${y - 3}C${x - 12} ${y - 4} ${x - 13} ${y - 22} ${x} ${y - 46}Z`,
    art.linear([
      [0, oklch(0.98, 0.06, 98)],
      [0.6, oklch(0.9, 0.15, 85)],
      [1, oklch(0.7, 0.18, 45)],
    ]),
  ) +
  path(
    `M${x} ${y - 28}C${x + 6} ${y - 16} ${x + 6} ${y - 4} ${x} ${y - 4}C${x - 6} ${y - 4} ${x - 6} ${y - 16} ${x} ${y - 28}Z`,
    '#fff',
    'opacity=".85"',
  );
/** The golden cup a candle stands in. */
export const cup = (art: Art, x: number, y: number) =>
  path(
    `M${x - 20} ${y}H${x + 20}C${x + 18} ${y + 16} ${x + 8} ${y + 20} ${x} ${y + 20}C${x - 8} ${y + 20} ${x - 18} ${y + 16} ${x - 20} ${y}Z`,
    gold(art, 86),
  );
/** A rose in full bloom. */
export const rose = (art: Art, x: number, y: number, s: number, h = 12) =>
  place(
    x,
    y,
    s,
    0,
    circle(0, 0, 50, oklch(0.3, 0.13, h)),
    ...Array.from(
      {
        length: 5,
      },
      (_, i) =>
        place(
          0,
          0,
          1,
          i * 72 + 10,
          path(
            'M-6-14C-40-30-40-62-4-62C34-62 42-30 10-10Z',
            art.linear([
              [0, oklch(0.7, 0.21, h)],
              [1, oklch(0.34, 0.15, h)],
            ]),
          ),
        ),
    ),
    ...Array.from(
      {
        length: 4,
      },
      (_, i) =>
        place(
          0,
          0,
          0.68,
          i * 90 + 40,
          path(
            'M-6-10C-38-26-36-56-2-58C34-56 40-26 8-8Z',
            art.linear([
              [0, oklch(0.74, 0.2, h + 4)],
              [1, oklch(0.4, 0.17, h)],
            ]),
          ),
        ),
    ),
    circle(0, 0, 17, oklch(0.46, 0.19, h)),
    stroke(
      'M-9 2C-9-10 10-11 9 2C8 10-4 9-3 2C-2-3 4-2 4 2',
      oklch(0.78, 0.16, h + 4),
      3.4,
      'stroke-linecap="round"',
    ),
  );
