import { oklch } from '../drawing/colour.js';
import { type Point, cyclic, regularPolygon, tenth, wedge } from '../drawing/geometry.js';
import { textPath } from '../drawing/lettering.js';
import { WHITE, circle, dots, path, place, rect, stroke } from '../drawing/shapes.js';
import { playingCard } from '../motifs/cards.js';
import { ball, darkGold, flare, glow, gold } from '../motifs/materials.js';
import { prizeWheel } from '../motifs/table.js';
import { brilliant } from '../motifs/treasure.js';
import { rays, rings, sparks, stars } from './grounds.js';
import { type Motif } from './motif.js';

/** Mines, plinko, hi-lo and keno as they are played. */
export const originals: Motif = {
  face: 'russo',
  warp: 'flat',
  tint: 170,
  glow: 190,
  groundHues: [255, 275, 225, 165],
  compositions: [
    (art) => {
      const s: string[] = [];
      for (let i = 0; i < 9; i++) {
        const x = 74 + (i % 3) * 76,
          y = 74 + Math.floor(i / 3) * 76,
          open = {
            1: 'g',
            3: 'g',
            4: 'b',
            8: 'g',
          }[i];
        s.push(
          rect(x - 34, y - 31, 68, 68, 14, oklch(0.16, 0.06, art.ground.hue)),
          rect(
            x - 34,
            y - 36,
            68,
            68,
            14,
            open
              ? oklch(0.22, 0.07, art.ground.hue)
              : art.fade(oklch(0.56, 0.13, art.ground.hue), oklch(0.38, 0.12, art.ground.hue)),
            open ? `stroke="${oklch(0.6, 0.1, art.ground.hue)}" stroke-width="1.5"` : '',
          ),
          open === 'g' ? place(x, y - 2, 0.27, 0, brilliant(165)) : '',
          open === 'b'
            ? glow(art, x, y - 2, 60, 30, 0.8) +
                ball(art, x - 2, y + 2, 21, 270, 0.03, -0.14) +
                stroke(`M${x + 12} ${y - 14}q8-10 14-4`, oklch(0.8, 0.1, 70), 3.5) +
                flare(x + 26, y - 20, 1.1, oklch(0.9, 0.16, 80))
            : open
              ? ''
              : rect(x - 28, y - 31, 56, 8, 4, WHITE, 'opacity=".2"'),
        );
      }
      return glow(art, 150, 150, 180, art.ground.hue, 0.8) + place(0, 0, 1, 0, ...s);
    },
    (art) => {
      const p: Point[] = [];
      for (let r = 0; r < 7; r++)
        for (let c = 0; c <= r + 2; c++) p.push([150 + (c - (r + 2) / 2) * 29, 44 + r * 28]);
      return (
        glow(art, 150, 120, 180, art.ground.hue, 0.8) +
        stroke(
          'M150 8L164 58L150 86L136 114L150 142L164 170L178 198',
          oklch(0.8, 0.16, 60),
          3,
          'opacity=".5" stroke-dasharray="1 8" stroke-linecap="round"',
        ) +
        dots(p, oklch(0.3, 0.1, art.ground.hue), 13) +
        dots(
          p.map(([x, y]): Point => [x, y - 1.5]),
          oklch(0.9, 0.05, art.ground.hue),
          9,
        ) +
        [25, 45, 80, 150, 80, 45, 25]
          .map((h, i) => rect(20 + i * 37.6, 232, 34, 24, 7, oklch(0.74, 0.17, h)))
          .join('') +
        ball(art, 176, 196, 15, 55, 0.19, 0.03)
      );
    },
    (art) =>
      glow(art, 150, 150, 180, art.ground.hue, 0.8) +
      place(102, 152, 1, -10, playingCard(art, '9', 'heart')) +
      place(200, 148, 1, 8, playingCard(art, 'J', 'spade')) +
      place(
        150,
        92,
        1,
        0,
        circle(0, 0, 36, oklch(0.2, 0.07, art.ground.hue)),
        circle(0, 0, 33, art.fade(oklch(0.86, 0.17, 160), oklch(0.6, 0.15, 165))),
        path('M0-18L18 4H7V18H-7V4H-18Z', WHITE),
      ) +
      place(
        150,
        206,
        1,
        0,
        circle(0, 0, 36, oklch(0.2, 0.07, art.ground.hue)),
        circle(0, 0, 33, art.fade(oklch(0.72, 0.2, 22), oklch(0.5, 0.2, 20))),
        path('M0 18L18-4H7V-18H-7V-4H-18Z', WHITE),
      ),
    (art) => {
      const B = [
        [150, 150, 62, 25, '8'],
        [64, 96, 38, 250, '21'],
        [240, 92, 40, 150, '40'],
        [60, 208, 36, 310, '3'],
        [242, 206, 38, 75, '17'],
        [150, 52, 30, 190, '5'],
      ] as const;
      return (
        rings(150, 150, art.ground.hue, [90, 124, 160, 200], 0.4) +
        glow(art, 150, 150, 175, art.ground.hue, 0.85) +
        B.map(
          ([x, y, r, h, n]) =>
            ball(art, x, y, r, h, 0.2, 0.04) +
            circle(x + r * 0.08, y + r * 0.1, r * 0.5, '#fdfdff') +
            textPath('sora', n, r * 0.58, x + r * 0.08, y + r * 0.31, oklch(0.26, 0.06, h), {
              anchor: 'middle',
            }),
        ).join('')
      );
    },
  ],
};

/** Wheels of fortune. */
export const wheel: Motif = {
  face: 'lilita',
  warp: 'arc',
  tint: 85,
  glow: 320,
  groundHues: [295, 330, 260, 20],
  compositions: [
    (art) => {
      return (
        rays(art, 150, 140, 20, 330, 0.2) +
        glow(art, 150, 140, 175, 320, 0.8) +
        prizeWheel(art, 150, 144) +
        path(
          'M150 44L132 8H168Z',
          art.fade(oklch(0.72, 0.2, 25), oklch(0.46, 0.2, 20)),
          `stroke="${WHITE}" stroke-width="3" stroke-linejoin="round"`,
        ) +
        sparks(art, WHITE, 4)
      );
    },
    (art) => {
      const H = [150, 250, 320, 60, 190, 290, 25, 75];
      return (
        stars(art, 30, 200) +
        glow(art, 150, 260, 230, 60, 0.9) +
        circle(150, 250, 190, darkGold(art)) +
        circle(150, 250, 186, gold(art)) +
        Array.from(
          { length: 9 },
          (_, i) =>
            `<path d="${wedge(150, 250, 170, -101.25, -78.75)}" fill="${oklch(0.66, 0.19, cyclic(H, i))}" transform="rotate(${tenth((i - 4) * 22.5)} 150 250)"/>`,
        ).join('') +
        circle(
          150,
          250,
          170,
          art.radial([
            [0, '#fff', 0.4],
            [0.5, '#fff', 0.1],
            [1, '#000', 0.2],
          ]),
        ) +
        (
          [
            ['X2', -90],
            ['X5', -67.5],
            ['X8', -112.5],
            ['X3', -45],
            ['X10', -135],
          ] as const
        )
          .map(
            ([t, r]) =>
              `<g transform="rotate(${r + 90} 150 250)">${textPath('lilita', t, 30, 150, 116, WHITE, {
                anchor: 'middle',
              })}</g>`,
          )
          .join('') +
        dots(regularPolygon(32, 178, -90, 150, 250), WHITE, 6) +
        path(
          'M150 104L130 44H170Z',
          art.fade(oklch(0.8, 0.18, 30), oklch(0.5, 0.21, 20)),
          `stroke="${WHITE}" stroke-width="3.5" stroke-linejoin="round"`,
        ) +
        ball(art, 150, 42, 17, 82, 0.15, 0.05) +
        sparks(art, WHITE, 4, 10, 100)
      );
    },
  ],
};
