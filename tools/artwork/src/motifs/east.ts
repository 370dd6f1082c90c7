import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { taperedBand } from '../drawing/geometry.js';
import { WHITE, circle, ellipse, group, path, place, rect, stroke } from '../drawing/shapes.js';
import { gold } from './materials.js';

/** A lit lantern with a tassel. */
export const paperLantern = (art: Art, h = 25) =>
  stroke('M0-120V-82', oklch(0.8, 0.13, 84), 3) +
  rect(-34, -84, 68, 14, 5, gold(art)) +
  ellipse(
    0,
    0,
    84,
    72,
    art.radial(
      [
        [0, oklch(0.95, 0.13, 95)],
        [0.35, oklch(0.76, 0.2, 50)],
        [0.75, oklch(0.56, 0.23, h)],
        [1, oklch(0.34, 0.16, h - 8)],
      ],
      0.5,
      0.52,
      0.56,
    ),
  ) +
  ellipse(0, 0, 56, 72, 'none', `stroke="${oklch(0.84, 0.15, 75)}" stroke-width="2" opacity=".7"`) +
  ellipse(0, 0, 26, 72, 'none', `stroke="${oklch(0.84, 0.15, 75)}" stroke-width="2" opacity=".7"`) +
  rect(-34, 66, 68, 14, 5, gold(art)) +
  rect(-7, 80, 14, 14, 3, gold(art)) +
  stroke('M-6 94V142M0 94V152M6 94V142', oklch(0.66, 0.2, 32), 4, 'stroke-linecap="round"');

/** An open lotus flower. */
export const lotus = (art: Art, h = 350) =>
  (
    [
      [-72, 0.86, 0],
      [72, 0.86, 0],
      [-46, 0.98, 0.05],
      [46, 0.98, 0.05],
      [-22, 1.06, 0.1],
      [22, 1.06, 0.1],
      [0, 1.1, 0.15],
    ] as const
  )
    .map(([r, s, l]) =>
      place(
        0,
        60,
        s,
        r,
        path(
          'M0 0C-40-36-38-92 0-128C38-92 40-36 0 0Z',
          art.linear([
            [0, oklch(0.9 + l * 0.4, 0.09, h)],
            [0.5, oklch(0.7 + l, 0.18, h - 6)],
            [1, oklch(0.42 + l, 0.17, h - 20)],
          ]),
        ) + stroke('M0-8V-112', WHITE, 1.5, 'opacity=".3"'),
      ),
    )
    .join('') + ellipse(0, 56, 78, 14, art.fade(oklch(0.66, 0.15, 160), oklch(0.32, 0.1, 170)));

/** A spotted carp, seen from above. */
export const koi = (art: Art, h = 35) => {
  const t = taperedBand(
    [
      [70, -78],
      [20, -40],
      [-14, 4],
      [-6, 56],
      [44, 96],
    ],
    62,
    6,
    12,
    1.2,
  );
  return (
    path(
      'M38 84C60 84 92 96 108 124C84 124 66 120 52 112C58 130 54 148 42 160C30 140 28 112 38 84Z',
      art.linear([
        [0, oklch(0.8, 0.17, h)],
        [1, WHITE, 0.5],
      ]),
    ) +
    path(
      'M-10-14C-50-30-82-16-98 10C-68 16-34 16-12 14Z',
      art.linear(
        [
          [0, oklch(0.82, 0.16, h)],
          [1, WHITE, 0.45],
        ],
        1,
        0,
        0,
        0,
      ),
    ) +
    path(
      'M16-2C50 2 66 22 68 48C46 44 20 34 4 20Z',
      art.linear(
        [
          [0, oklch(0.8, 0.17, h)],
          [1, WHITE, 0.45],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    path(
      t.outline,
      art.linear([
        [0, WHITE],
        [0.5, oklch(0.94, 0.03, 80)],
        [1, oklch(0.74, 0.1, h)],
      ]),
    ) +
    ellipse(70, -78, 31, 30, '#fff') +
    group(
      art.clip(`<path d="${t.outline}"/>`),
      ellipse(44, -66, 34, 22, oklch(0.66, 0.21, h), 'transform="rotate(-40 44 -66)"') +
        ellipse(-4, 0, 30, 34, oklch(0.66, 0.21, h)) +
        ellipse(6, 66, 24, 18, oklch(0.64, 0.21, h)),
    ) +
    circle(89, -68, 4.5, oklch(0.2, 0.03, 270)) +
    circle(63, -101, 4.5, oklch(0.2, 0.03, 270)) +
    stroke(
      'M98-84C106-80 112-82 116-88M84-104C84-112 88-118 96-120',
      oklch(0.9, 0.1, 60),
      2.5,
      'stroke-linecap="round"',
    )
  );
};
