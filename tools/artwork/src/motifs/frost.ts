import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { regularPolygon } from '../drawing/geometry.js';
import { WHITE, circle, dots, ellipse, path, place, polygon, stroke } from '../drawing/shapes.js';
import { glow } from './materials.js';

/** A six-armed snowflake. */
export const snowflake = (art: Art, h = 220): string => {
  const arm = 'M0 0V-104M0-40L-24-62M0-40L24-62M0-66L-30-92M0-66L30-92M0-90L-12-104M0-90L12-104';
  return (
    glow(art, 0, 0, 120, h, 0.5) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        art.symbol(
          'arm' + h,
          () =>
            stroke(arm, oklch(0.5, 0.14, h + 20), 15, 'stroke-linecap="round"') +
            stroke(arm, oklch(0.93, 0.05, h), 8, 'stroke-linecap="round"'),
          `rotate(${turn})`,
        ),
      )
      .join('') +
    polygon(regularPolygon(6, 26), art.fade(WHITE, oklch(0.76, 0.1, h), 'diagonal')) +
    polygon(regularPolygon(6, 12), oklch(0.6, 0.14, h + 10))
  );
};

/** A cluster of ice crystals. */
export const iceCrystals = (art: Art, h = 220): string => {
  const shard = (x: number, y: number, w: number, high: number, lean: number): string =>
    place(
      x,
      y,
      1,
      lean,
      polygon(
        [
          [-w, 0],
          [-w * 0.8, -high * 0.72],
          [0, -high],
          [0, 0],
        ],
        art.fade(oklch(0.97, 0.03, h), oklch(0.7, 0.12, h)),
      ),
      polygon(
        [
          [0, 0],
          [0, -high],
          [w * 0.9, -high * 0.66],
          [w, 0],
        ],
        art.fade(oklch(0.8, 0.1, h + 10), oklch(0.42, 0.14, h + 20)),
      ),
      stroke(`M0 0V${-high}`, WHITE, 1.5, 'opacity=".7"'),
    );
  return (
    ellipse(0, 92, 104, 18, oklch(0.4, 0.1, h), 'opacity=".5"') +
    shard(-52, 84, 22, 110, -26) +
    shard(56, 84, 24, 120, 24) +
    shard(-22, 90, 26, 156, -9) +
    shard(26, 92, 24, 138, 10) +
    shard(2, 96, 30, 190, 1) +
    shard(-66, 94, 16, 60, -30) +
    shard(72, 94, 15, 56, 30)
  );
};

/** A penguin with a scarf. */
export const penguin = (art: Art, h = 20): string =>
  ellipse(-28, 100, 26, 11, oklch(0.78, 0.17, 65)) +
  ellipse(28, 100, 26, 11, oklch(0.78, 0.17, 65)) +
  path(
    'M-70-10C-104 20-104 62-88 78C-80 60-70 44-62 30ZM70-10C104 20 104 62 88 78C80 60 70 44 62 30Z',
    oklch(0.24, 0.05, 265),
  ) +
  path(
    'M0-104C48-104 64-70 66-40C84 0 88 100 0 100S-84 0-66-40C-64-70-48-104 0-104Z',
    art.fade(oklch(0.42, 0.07, 262), oklch(0.2, 0.05, 268), 'diagonal'),
  ) +
  path(
    'M0-62C14-84 48-78 48-48C62 0 66 88 0 88S-62 0-48-48C-48-78-14-84 0-62Z',
    art.fade(WHITE, oklch(0.86, 0.04, 240)),
  ) +
  circle(-20, -50, 9, oklch(0.16, 0.03, 270)) +
  circle(20, -50, 9, oklch(0.16, 0.03, 270)) +
  dots(
    [
      [-23, -53],
      [17, -53],
    ],
    WHITE,
    6,
  ) +
  path('M-15-36C-6-44 6-44 15-36C8-22 4-18 0-16C-4-18-8-22-15-36Z', oklch(0.8, 0.17, 70)) +
  path(
    'M-62-16C-30 4 30 4 62-16L66 6C30 24-30 24-66 6Z',
    art.fade(oklch(0.66, 0.21, h), oklch(0.46, 0.19, h)),
  ) +
  path('M26 8L52 2L60 62L34 66Z', oklch(0.56, 0.21, h)) +
  stroke('M34 56L58 52M36 44L57 40', WHITE, 4, 'opacity=".7"');
