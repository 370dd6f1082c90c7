import { oklch } from '../drawing/colour.js';
import { tenth } from '../drawing/geometry.js';
import { WHITE, circle, mirror, path, place, polygon, rect, stroke } from '../drawing/shapes.js';
import { RUNES, hornedHelmet, roundShield, stoneIdol } from '../motifs/legends.js';
import { glow, steel } from '../motifs/materials.js';
import { goldCoin } from '../motifs/treasure.js';
import { castShadow, hill, lowTone, midTone, palm, rays, ridge, rings, sparks, stars } from './grounds.js';
import { type Motif } from './motif.js';

/** Pyramids, idols and gold among leaves. */
export const jungle: Motif = {
  face: 'anton',
  warp: 'flare',
  tint: 95,
  glow: 110,
  groundHues: [160, 185, 140, 205],
  compositions: [
    (art) => {
      const st: string[] = [];
      for (let i = 0; i < 6; i++) {
        const w = 46 + i * 22,
          y = 104 + i * 26;
        st.push(
          polygon(
            [
              [150 - w, y],
              [150 + w, y],
              [150 + w + 9, y + 27],
              [150 - w - 9, y + 27],
            ],
            art.linear(
              [
                [0, oklch(0.82 - i * 0.05, 0.07, 95)],
                [0.55, oklch(0.56 - i * 0.04, 0.07, 110)],
                [1, oklch(0.34 - i * 0.03, 0.06, 150)],
              ],
              0,
              0,
              1,
              0,
            ),
          ),
          stroke(`M${150 - w} ${y}H${150 + w}`, oklch(0.95, 0.06, 95), 2, 'opacity=".6"'),
        );
      }
      return (
        rays(art, 150, 80, 18, 95, 0.26) +
        circle(150, 88, 56, art.disc(WHITE, oklch(0.9, 0.14, 92))) +
        glow(art, 150, 88, 180, 92, 0.8) +
        path('M120 104V70H180V104Z', art.fade(oklch(0.8, 0.07, 95), oklch(0.4, 0.06, 130), 'across')) +
        path('M112 70H188L178 58H122Z', oklch(0.72, 0.08, 95)) +
        path('M139 104V82H161V104Z', oklch(0.16, 0.05, 150)) +
        st.join('') +
        polygon(
          [
            [134, 104],
            [166, 104],
            [178, 262],
            [122, 262],
          ],
          art.fade(oklch(0.9, 0.06, 95), oklch(0.44, 0.07, 120)),
        ) +
        stroke(
          Array.from({ length: 11 }, (_, i) => `M${tenth(133 - i)} ${112 + i * 14}H${tenth(167 + i)}`).join(
            '',
          ),
          oklch(0.3, 0.06, 130),
          2,
          'opacity=".6"',
        ) +
        palm(art, -8, 258, 1.1, 42, 150) +
        palm(art, 308, 258, 1.1, -42, 150) +
        palm(art, 30, 300, 0.8, 20, 145) +
        palm(art, 272, 300, 0.8, -20, 145)
      );
    },
    (art) =>
      rays(art, 150, 140, 16, 100, 0.2) +
      glow(art, 150, 140, 175, 95) +
      palm(art, 36, 150, 1, -50, 150) +
      palm(art, 264, 150, 1, 50, 150) +
      place(150, 146, 1.08, 0, stoneIdol(art)) +
      palm(art, 0, 300, 0.9, 34, 145) +
      palm(art, 300, 300, 0.9, -34, 145),
    (art) =>
      glow(art, 150, 130, 190, 90, 0.8) +
      palm(art, 20, 110, 1.2, -60, 150) +
      palm(art, 280, 110, 1.2, 60, 150) +
      rings(150, 148, 92, [112, 132], 0.5) +
      place(
        150,
        148,
        1.1,
        0,
        goldCoin(
          art,
          mirror(
            art,
            path('M0-52C22-52 40-36 42-10L58-22C62-2 54 14 42 18C36 38 20 52 0 56Z', oklch(0.5, 0.11, 62)) +
              path('M10-14C18-24 30-22 34-14C28-8 16-6 10-14Z', oklch(0.96, 0.1, 95)) +
              path('M0 6L10 4L6 16L0 20Z', oklch(0.9, 0.13, 88)) +
              stroke('M0 22C4 32 16 32 22 26', oklch(0.9, 0.13, 88), 3) +
              path('M14-44L24-36L16-30ZM4-40L10-32L4-26Z', oklch(0.86, 0.14, 85)),
          ),
        ),
      ) +
      palm(art, -6, 290, 1, 40, 145) +
      palm(art, 306, 290, 1, -40, 145) +
      sparks(art, oklch(0.96, 0.1, 95), 5),
  ],
};

/** Rune stones, shields and helmets. */
export const norse: Motif = {
  face: 'germania',
  warp: 'flare',
  tint: 200,
  glow: 190,
  groundHues: [235, 260, 205, 30],
  compositions: [
    (art) =>
      stars(art, 40, 150) +
      path(
        'M-10 90C60 20 110 130 180 60S290 60 310 20V110C250 170 200 90 150 160S30 140-10 190Z',
        art.linear([
          [0, oklch(0.86, 0.15, 165), 0.7],
          [1, oklch(0.6, 0.14, 200), 0],
        ]),
      ) +
      ridge(art, 236, 96, 6, midTone(art, 0.4, 0.07)) +
      ridge(art, 256, 44, 9, midTone(art, 0.28, 0.07)) +
      glow(art, 150, 160, 130, 195, 0.8) +
      path(
        'M98 268L88 118L112 62L160 42L200 72L212 130L206 268Z',
        art.linear(
          [
            [0, oklch(0.74, 0.03, 240)],
            [0.5, oklch(0.5, 0.04, 250)],
            [1, oklch(0.24, 0.04, 260)],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ) +
      path('M98 268L88 118L112 62L122 70L108 122L114 268Z', WHITE, 'opacity=".2"') +
      (
        [
          [0, 116, 92, 1.1],
          [3, 166, 92, 1.1],
          [8, 140, 142, 1.5],
          [6, 110, 204, 1.1],
          [9, 166, 204, 1.1],
        ] as const
      )
        .map(([i, x, y, s]) =>
          place(
            x,
            y,
            s,
            0,
            stroke(
              RUNES[i],
              oklch(0.7, 0.16, 200),
              6,
              'stroke-linecap="round" stroke-linejoin="round" opacity=".55"',
            ) +
              stroke(RUNES[i], oklch(0.97, 0.07, 190), 2.4, 'stroke-linecap="round" stroke-linejoin="round"'),
          ),
        )
        .join('') +
      hill(266, 8, oklch(0.92, 0.03, 230), 'opacity=".5"'),
    (art) =>
      rays(art, 150, 140, 16, 60, 0.16) +
      glow(art, 150, 146, 170, 60) +
      [-40, 40]
        .map((r) =>
          place(
            150,
            158,
            1.02,
            r,
            r < 0 ? '<g transform="scale(-1 1)">' : '<g>',
            rect(-5, -132, 10, 262, 5, art.fade(oklch(0.56, 0.08, 60), oklch(0.3, 0.07, 50), 'across')) +
              path(
                'M-7-118L8-122C18-128 28-142 32-156C54-140 60-104 46-74C40-86 26-94 8-96L-7-98Z',
                steel(art),
              ) +
              stroke('M32-156C54-140 60-104 46-74', WHITE, 2.4, 'opacity=".85"') +
              rect(-8, -124, 16, 30, 4, oklch(0.3, 0.04, 260)),
            '</g>',
          ),
        )
        .join('') +
      castShadow(art, 152, 160, 100) +
      place(150, 158, 0.9, 0, roundShield(art)) +
      sparks(art, WHITE, 3),
    (art) =>
      ridge(art, 240, 120, 5, midTone(art, 0.36, 0.07)) +
      glow(art, 150, 130, 175, 195, 0.85) +
      place(150, 148, 1.12, 0, hornedHelmet(art)) +
      hill(272, 10, lowTone(art), 'opacity=".8"'),
  ],
};
