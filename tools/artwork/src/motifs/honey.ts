import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { polar, regularPolygon } from '../drawing/geometry.js';
import { WHITE, circle, dots, ellipse, group, path, polygon, rect, stroke } from '../drawing/shapes.js';
import { gold, sheen } from './materials.js';

/** A round bee. */
export const bee = (art: Art, h = 88): string => {
  const body = '<ellipse rx="72" ry="56"/>';
  return (
    ellipse(-34, -66, 34, 46, oklch(0.95, 0.03, 220), `opacity=".75" transform="rotate(-24 -34 -66)"`) +
    ellipse(26, -70, 36, 48, oklch(0.9, 0.05, 220), `opacity=".75" transform="rotate(16 26 -70)"`) +
    path('M68-6L104 4L70 16Z', oklch(0.24, 0.04, 50)) +
    ellipse(
      0,
      0,
      72,
      56,
      art.radial(
        [
          [0, oklch(0.95, 0.12, h + 10)],
          [0.6, oklch(0.84, 0.17, h)],
          [1, oklch(0.6, 0.14, h - 25)],
        ],
        0.5,
        0.5,
        0.6,
        false,
        0.36,
        0.28,
      ),
    ) +
    group(
      art.clip(body),
      path(
        'M-8-60C6-20 6 20-8 60H18C32 20 32-20 18-60ZM38-60C50-20 50 20 38 60H62C74 20 74-20 62-60Z',
        oklch(0.26, 0.05, 50),
      ),
    ) +
    circle(
      -58,
      -6,
      40,
      art.radial(
        [
          [0, oklch(0.5, 0.07, 55)],
          [1, oklch(0.22, 0.04, 50)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
    circle(-70, -12, 13, WHITE) +
    circle(-73, -11, 7.5, '#0d0805') +
    circle(-76, -14, 2.8, WHITE) +
    stroke(
      'M-72-40C-78-58-88-66-98-68M-52-42C-52-60-58-72-66-78',
      oklch(0.24, 0.04, 50),
      5,
      'stroke-linecap="round"',
    ) +
    dots(
      [
        [-98, -68],
        [-66, -78],
      ],
      oklch(0.24, 0.04, 50),
      12,
    ) +
    stroke('M-76 8q8 8 16 2', WHITE, 3, 'opacity=".7" stroke-linecap="round"')
  );
};

/** A honey jar running over. */
export const honeyJar = (art: Art, h = 75): string =>
  path(
    'M-60-60H60C84-44 92-10 88 30C84 80 52 98 0 98S-84 80-88 30C-92-10-84-44-60-60Z',
    art.radial(
      [
        [0, oklch(0.8, 0.1, 55)],
        [0.6, oklch(0.6, 0.11, 48)],
        [1, oklch(0.34, 0.08, 40)],
      ],
      0.5,
      0.5,
      0.65,
      false,
      0.34,
      0.28,
    ),
  ) +
  rect(-70, -84, 140, 28, 12, art.fade(oklch(0.76, 0.1, 58), oklch(0.46, 0.09, 45))) +
  ellipse(0, -84, 62, 13, art.disc(oklch(0.94, 0.13, 90), oklch(0.74, 0.17, h))) +
  path(
    'M-60-86C-64-40-58-26-50-26S-40-40-38-56C-30-50-26-14-16-14S-4-40-2-60C10-60 12-36 22-36S32-50 36-62C44-58 46-30 54-30S66-54 60-86Z',
    art.fade(oklch(0.9, 0.15, 88), oklch(0.7, 0.17, h - 8)),
  ) +
  stroke('M-54-74V-44M-18-66V-30', WHITE, 6, 'opacity=".7" stroke-linecap="round"') +
  polygon(regularPolygon(6, 34, -90, 0, 40), gold(art)) +
  polygon(regularPolygon(6, 24, -90, 0, 40), oklch(0.45, 0.1, 50)) +
  sheen(-62, 14, 7, 26, 6, 0.4);

/** A sunflower. */
export const sunflower = (art: Art, h = 90): string =>
  Array.from({ length: 16 }, (_, i) =>
    art.symbol(
      'petal' + h + (i % 2),
      () =>
        path(
          'M0-30C-24-56-18-96 0-112C18-96 24-56 0-30Z',
          art.fade(oklch(i % 2 ? 0.94 : 0.84, 0.15, h), oklch(0.66, 0.17, h - 30)),
        ),
      `rotate(${i * 22.5})`,
    ),
  ).join('') +
  circle(0, 0, 48, art.disc(oklch(0.46, 0.08, 55), oklch(0.24, 0.06, 45))) +
  Array.from({ length: 26 }, (_, i) => polar(0, 0, 7.5 * Math.sqrt(i + 1), i * 137.5))
    .map(([x, y]) => circle(x, y, 3.4, oklch(0.66, 0.12, 65)))
    .join('') +
  circle(
    0,
    0,
    48,
    art.radial([
      [0.5, '#000', 0],
      [1, '#000', 0.45],
    ]),
  );

/** Three cells of a honeycomb. */
export const honeycomb = (art: Art, h = 80): string =>
  (
    [
      [0, -52],
      [-46, 27],
      [46, 27],
    ] as const
  )
    .map(([x, y]) =>
      art.symbol(
        'cell' + h,
        () =>
          polygon(regularPolygon(6, 50), gold(art, h)) +
          polygon(regularPolygon(6, 40), oklch(0.46, 0.11, h - 18)) +
          polygon(
            regularPolygon(6, 37),
            art.fade(oklch(0.92, 0.14, h + 10), oklch(0.66, 0.17, h - 12), 'diagonal'),
          ) +
          sheen(-12, -14, 10, 5),
        `translate(${x} ${y})`,
      ),
    )
    .join('') + path('M-46 76C-56 96-56 112-46 114S-36 96-46 76Z', oklch(0.84, 0.16, h));
