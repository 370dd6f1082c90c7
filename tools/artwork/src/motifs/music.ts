import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { wedge } from '../drawing/geometry.js';
import { circle, path, place, rect, stroke } from '../drawing/shapes.js';
import { flare, gold, steel } from './materials.js';

/** A vinyl record with a coloured label. */
export const vinylRecord = (art: Art, h = 330): string =>
  circle(3, 5, 100, '#05060d', 'opacity=".5"') +
  circle(
    0,
    0,
    100,
    art.radial([
      [0, oklch(0.34, 0.03, 280)],
      [0.7, oklch(0.18, 0.03, 280)],
      [1, oklch(0.26, 0.04, 280)],
    ]),
  ) +
  [90, 81, 72, 63, 54, 46]
    .map((r) => circle(0, 0, r, 'none', 'stroke="#fff" stroke-width="1" opacity=".16"'))
    .join('') +
  path(
    wedge(0, 0, 98, 200, 236) + wedge(0, 0, 98, 20, 56),
    art.disc('#fff', oklch(0.8, 0.14, h)),
    'opacity=".28"',
  ) +
  circle(0, 0, 38, art.fade(oklch(0.82, 0.17, h + 20), oklch(0.52, 0.22, h), 'diagonal')) +
  circle(0, 0, 27, 'none', 'stroke="#fff" stroke-width="2" opacity=".7"') +
  circle(0, 0, 6, '#0a0a14');

/** A stage microphone, leaning. */
export const microphone = (art: Art, h = 300): string => {
  const tile = art.pattern(11, 11, stroke('M0 0L11 11M11 0L0 11', oklch(0.3, 0.03, h), 1.6));
  return place(
    0,
    0,
    1,
    28,
    path(
      'M-24-16H24L13 116C12 122-12 122-13 116Z',
      art.linear(
        [
          [0, oklch(0.5, 0.05, h)],
          [0.35, oklch(0.3, 0.05, h)],
          [1, oklch(0.13, 0.03, h)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    rect(-9, 24, 18, 30, 8, oklch(0.75, 0.19, h + 30)),
    circle(0, -62, 52, steel(art, h)),
    circle(0, -62, 52, tile),
    circle(
      0,
      -62,
      52,
      art.radial(
        [
          [0, '#fff', 0.5],
          [0.6, '#000', 0],
          [1, '#000', 0.6],
        ],
        0.5,
        0.5,
        0.55,
        false,
        0.32,
        0.28,
      ),
    ),
    rect(-36, -24, 72, 18, 8, gold(art)),
  );
};

/** A mirror ball. */
export const mirrorBall = (art: Art, h = 300): string => {
  const tiles = art.pattern(
    18,
    18,
    rect(1, 1, 16, 16, 1, oklch(0.86, 0.07, h)) +
      rect(1, 1, 8, 8, 1, oklch(0.96, 0.04, h + 60)) +
      rect(9, 9, 8, 8, 1, oklch(0.58, 0.15, h)),
    'rotate(8)',
  );
  return (
    stroke('M0-130V-94', oklch(0.8, 0.03, 260), 4) +
    circle(0, 0, 96, oklch(0.3, 0.08, h)) +
    circle(0, 0, 96, tiles) +
    circle(
      0,
      0,
      96,
      art.radial(
        [
          [0, '#fff', 0.75],
          [0.3, oklch(0.9, 0.1, h + 40), 0.2],
          [0.7, oklch(0.3, 0.14, h), 0.35],
          [1, '#0a0214', 0.85],
        ],
        0.5,
        0.5,
        0.56,
        false,
        0.34,
        0.28,
      ),
    ) +
    rect(-12, -104, 24, 12, 4, steel(art)) +
    flare(-34, -38, 3) +
    flare(38, 20, 1.8) +
    flare(-10, 52, 1.4)
  );
};
