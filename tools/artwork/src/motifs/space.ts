import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { WHITE, circle, dots, ellipse, group, path, place, rect, stroke } from '../drawing/shapes.js';
import { glow, sheen, sphere, steel } from './materials.js';

/** A striped planet of radius `r`, with a ring or without. */
export const planet = (art: Art, h: number, r = 76, ring = true) => {
  const cl = art.clip(`<circle r="${r}"/>`);
  return (
    (ring
      ? place(
          0,
          0,
          1,
          -18,
          stroke(
            `M-${r * 1.72} 0A${r * 1.72} ${r * 0.42} 0 0 1 ${r * 1.72} 0`,
            oklch(0.7, 0.1, h + 40),
            12,
            'opacity=".75"',
          ),
        )
      : '') +
    circle(0, 0, r, sphere(art, h, 0.16, 0.05)) +
    group(
      cl,
      place(
        0,
        0,
        1,
        -18,
        ellipse(0, -r * 0.5, r * 1.1, r * 0.13, oklch(0.9, 0.09, h + 30), 'opacity=".5"') +
          ellipse(10, -r * 0.08, r * 1.1, r * 0.1, oklch(0.46, 0.14, h - 10), 'opacity=".5"') +
          ellipse(-8, r * 0.3, r * 1.1, r * 0.16, oklch(0.86, 0.1, h + 20), 'opacity=".35"') +
          ellipse(26, r * 0.05, 16, 8, oklch(0.85, 0.12, h + 40), 'opacity=".8"'),
      ) +
        circle(
          0,
          0,
          r,
          art.radial(
            [
              [0, '#000', 0],
              [0.6, '#000', 0.05],
              [1, '#050214', 0.72],
            ],
            0.5,
            0.5,
            0.66,
            false,
            0.28,
            0.24,
          ),
        ),
    ) +
    (ring
      ? place(
          0,
          0,
          1,
          -18,
          stroke(
            `M-${r * 1.72} 0A${r * 1.72} ${r * 0.42} 0 0 0 ${r * 1.72} 0`,
            art.linear(
              [
                [0, oklch(0.95, 0.06, h + 50)],
                [0.5, oklch(0.78, 0.12, h + 40)],
                [1, oklch(0.5, 0.1, h + 20)],
              ],
              0,
              0,
              1,
              0,
            ),
            12,
          ) +
            stroke(
              `M-${r * 1.94} 0A${r * 1.94} ${r * 0.5} 0 0 0 ${r * 1.94} 0`,
              oklch(0.9, 0.06, h + 40),
              2.5,
              'opacity=".6"',
            ),
        )
      : '')
  );
};

/** An astronaut's helmet, a landscape in its visor. */
export const spaceHelmet = (art: Art, h = 30) =>
  circle(
    0,
    -4,
    98,
    art.radial(
      [
        [0, WHITE],
        [0.6, oklch(0.86, 0.02, 250)],
        [1, oklch(0.46, 0.05, 265)],
      ],
      0.5,
      0.5,
      0.58,
      false,
      0.32,
      0.24,
    ),
  ) +
  rect(-112, -30, 26, 56, 10, steel(art)) +
  rect(86, -30, 26, 56, 10, art.fade(oklch(0.7, 0.03, 250), oklch(0.36, 0.05, 265))) +
  rect(-74, -52, 148, 104, 50, oklch(0.3, 0.05, 265)) +
  rect(
    -67,
    -46,
    134,
    92,
    45,
    art.linear(
      [
        [0, oklch(0.3, 0.13, h + 250)],
        [0.5, oklch(0.5, 0.19, h + 320)],
        [0.8, oklch(0.74, 0.18, h + 10)],
        [1, oklch(0.9, 0.14, h + 55)],
      ],
      0.2,
      0,
      0.6,
      1,
    ),
  ) +
  group(
    art.clip('<rect x="-67" y="-46" width="134" height="92" rx="45"/>'),
    circle(26, 34, 34, oklch(0.26, 0.1, h + 260)) +
      circle(26, 38, 34, oklch(0.4, 0.16, h + 330), 'opacity=".6"') +
      dots(
        [
          [-30, -20],
          [-8, -30],
          [30, -24],
          [44, -6],
          [-46, 4],
          [-20, 12],
        ],
        WHITE,
        3,
      ),
  ) +
  path('M-54-8C-54-28-38-38-18-39C-36-30-46-20-46 4C-50 4-54 0-54-8Z', WHITE, 'opacity=".7"') +
  path('M-60 84C-40 104 40 104 60 84L70 112C40 126-40 126-70 112Z', steel(art));

/** A rocket under thrust, its nose upwards. */
export const rocket = (art: Art, h = 20) =>
  path(
    'M-20 62C-34 96-16 128 0 158C16 128 34 96 20 62Z',
    art.linear([
      [0, oklch(0.97, 0.1, 100)],
      [0.4, oklch(0.82, 0.18, 70)],
      [1, oklch(0.6, 0.22, 30), 0],
    ]),
  ) +
  path('M-9 62C-14 86-6 104 0 120C6 104 14 86 9 62Z', WHITE) +
  path('M-28 20C-58 36-64 62-62 88C-48 74-38 68-22 66Z', art.fade(oklch(0.68, 0.2, h), oklch(0.4, 0.17, h))) +
  path('M28 20C58 36 64 62 62 88C48 74 38 68 22 66Z', art.fade(oklch(0.5, 0.19, h), oklch(0.3, 0.14, h))) +
  path(
    'M0-112C36-82 44-30 36 20C34 44 28 58 22 68H-22C-28 58-34 44-36 20C-44-30-36-82 0-112Z',
    art.linear(
      [
        [0, oklch(0.78, 0.03, 255)],
        [0.3, WHITE],
        [0.62, oklch(0.82, 0.03, 255)],
        [1, oklch(0.45, 0.06, 265)],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path(
    'M0-112C20-96 32-74 37-50H-37C-32-74-20-96 0-112Z',
    art.linear(
      [
        [0, oklch(0.56, 0.19, h)],
        [0.35, oklch(0.74, 0.19, h + 8)],
        [1, oklch(0.38, 0.16, h)],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  circle(0, -12, 21, oklch(0.4, 0.06, 262)) +
  circle(
    0,
    -12,
    16,
    art.radial(
      [
        [0, oklch(0.92, 0.08, 215)],
        [0.6, oklch(0.62, 0.15, 240)],
        [1, oklch(0.3, 0.1, 260)],
      ],
      0.35,
      0.3,
      0.8,
    ),
  ) +
  sheen(-6, -18, 6, 3.4) +
  path('M-7 40C-7 30 7 30 7 40V78H-7Z', art.fade(oklch(0.66, 0.2, h), oklch(0.38, 0.16, h)));

/** A black hole in its burning disc. */
export const blackHole = (art: Art): string =>
  glow(art, 0, 0, 170, 40, 0.9) +
  ellipse(
    0,
    0,
    150,
    44,
    art.radial([
      [0, WHITE],
      [0.4, oklch(0.9, 0.14, 80)],
      [0.75, oklch(0.66, 0.22, 35), 0.8],
      [1, oklch(0.5, 0.2, 350), 0],
    ]),
  ) +
  circle(
    0,
    0,
    74,
    art.radial([
      [0.78, oklch(0.95, 0.1, 85)],
      [0.9, oklch(0.74, 0.2, 50), 0.8],
      [1, oklch(0.6, 0.22, 20), 0],
    ]),
  ) +
  circle(0, 0, 58, '#05030d') +
  path(
    'M-150 0A150 44 0 0 0 150 0A150 26 0 0 1-150 0Z',
    art.linear(
      [
        [0, oklch(0.7, 0.22, 30)],
        [0.5, WHITE],
        [1, oklch(0.7, 0.22, 20)],
      ],
      0,
      0,
      1,
      0,
    ),
    'opacity=".9"',
  );

/** A folded paper plane, rising to the right. */
export const paperPlane = (art: Art): string =>
  path('M108-84L-104-8L-34 18Z', art.fade(WHITE, oklch(0.84, 0.04, 250), 'diagonal')) +
  path('M108-84L-34 18L-22 78Z', oklch(0.5, 0.1, 262)) +
  path('M108-84L-22 78L8 34Z', oklch(0.36, 0.09, 265)) +
  path('M108-84L8 34L62 56Z', art.fade(oklch(0.94, 0.03, 250), oklch(0.66, 0.08, 258)));
