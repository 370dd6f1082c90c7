import { oklch } from '../drawing/colour.js';
import { WHITE, circle, ellipse, group, path, place, rect, stroke } from '../drawing/shapes.js';
import { dragonEye, dragonFace, eyes, fire, wolfFace } from '../motifs/beasts.js';
import { glow } from '../motifs/materials.js';
import { bokeh, castShadow, lowTone, midTone, pines, ridge, rings, sparks, stars } from './grounds.js';
import { type Motif } from './motif.js';

/** Eyes, faces and eggs of dragons. */
export const dragon: Motif = {
  face: 'germania',
  warp: 'flare',
  tint: 60,
  glow: 40,
  groundHues: [15, 165, 345, 280],
  compositions: [
    (art) => {
      return (
        rect(
          0,
          0,
          300,
          400,
          0,
          art.pattern(
            34,
            30,
            path(
              'M0 15C0 30 17 32 17 32S34 30 34 15L17 0Z',
              art.fade(oklch(0.56, 0.13, 155), oklch(0.2, 0.07, 175)),
              `stroke="${oklch(0.16, 0.05, 180)}" stroke-width="1.5"`,
            ) +
              path(
                'M-17 0C-17 15 0 17 0 17S17 15 17 0L0-15ZM17 0C17 15 34 17 34 17S51 15 51 0L34-15Z',
                art.fade(oklch(0.5, 0.12, 155), oklch(0.22, 0.07, 175)),
                `stroke="${oklch(0.16, 0.05, 180)}" stroke-width="1.5"`,
              ),
            'rotate(-14)',
          ),
        ) +
        circle(
          150,
          150,
          230,
          art.radial([
            [0.2, '#000', 0],
            [1, '#000', 0.82],
          ]),
        ) +
        place(150, 150, 1.12, -8, dragonEye(art)) +
        bokeh(art, 50, 8)
      );
    },
    (art) =>
      glow(art, 150, 130, 190, 40) +
      fire(art, [
        [40, 220, 1.1],
        [262, 226, 1.2, 1],
        [88, 250, 0.8],
        [214, 254, 0.8, 1],
      ]) +
      place(
        150,
        150,
        1.12,
        0,
        dragonFace(art.chance() < 0.5 ? 22 : 150, 0.15),
        eyes(art, 34, -8, 13, oklch(0.93, 0.17, 98)),
      ) +
      bokeh(art, 60, 10, 30, 240) +
      sparks(art, oklch(0.92, 0.15, 90), 4),
    (art) => {
      const egg =
        'M150 34C206 34 232 120 232 168C232 226 196 258 150 258C104 258 68 226 68 168C68 120 94 34 150 34Z';
      return (
        rings(150, 150, 40, [120, 150, 186], 0.3) +
        glow(art, 150, 160, 180, 45) +
        fire(art, [
          [56, 200, 1],
          [246, 196, 1.05, 1],
          [30, 232, 0.8, 1],
          [274, 236, 0.8],
          [96, 214, 0.7, 1],
          [208, 216, 0.72],
        ]) +
        castShadow(art, 150, 256, 96, 0.7) +
        path(
          egg,
          art.radial(
            [
              [0, oklch(0.74, 0.15, 180)],
              [0.6, oklch(0.5, 0.14, 200)],
              [1, oklch(0.2, 0.08, 240)],
            ],
            0.5,
            0.5,
            0.62,
            false,
            0.34,
            0.26,
          ),
        ) +
        group(
          art.clip(`<path d="${egg}"/>`),
          rect(
            60,
            30,
            180,
            232,
            0,
            art.pattern(
              36,
              26,
              stroke('M0 13Q18 34 36 13M-18 0Q0 21 18 0M18 0Q36 21 54 0', oklch(0.9, 0.1, 175), 2),
              'translate(6 0)',
            ),
            'opacity=".55"',
          ),
        ) +
        stroke(
          'M112 76L138 112L120 138L160 164L146 192L176 214M138 112L178 104L190 130',
          oklch(0.66, 0.23, 36),
          9,
          'stroke-linejoin="round" stroke-linecap="round"',
        ) +
        stroke(
          'M112 76L138 112L120 138L160 164L146 192L176 214M138 112L178 104L190 130',
          oklch(0.97, 0.12, 98),
          3.6,
          'stroke-linejoin="round" stroke-linecap="round"',
        ) +
        ellipse(114, 104, 12, 28, WHITE, 'opacity=".4" transform="rotate(20 114 104)"') +
        sparks(art, oklch(0.95, 0.12, 95), 5)
      );
    },
  ],
};

/** Wolves under the moon and the northern lights. */
export const wolf: Motif = {
  face: 'germania',
  warp: 'flat',
  tint: 240,
  glow: 240,
  groundHues: [265, 235, 290, 220],
  compositions: [
    (art) =>
      stars(art, 50, 200) +
      circle(
        150,
        128,
        112,
        art.radial([
          [0, oklch(0.98, 0.02, 230)],
          [0.7, oklch(0.86, 0.06, 235)],
          [1, oklch(0.7, 0.09, 240)],
        ]),
      ) +
      glow(art, 150, 128, 200, 235, 0.6) +
      ridge(art, 246, 60, 9, midTone(art, 0.34, 0.08)) +
      pines(art, 268, 15, midTone(art, 0.22, 0.06)) +
      place(150, 146, 1.02, 0, wolfFace(255), eyes(art, 30, -14, 11, oklch(0.9, 0.16, 90))),
    (art) =>
      stars(art, 60, 230) +
      circle(
        176,
        118,
        88,
        art.radial([
          [0, oklch(0.99, 0.03, 90)],
          [0.7, oklch(0.92, 0.08, 85)],
          [1, oklch(0.8, 0.12, 75)],
        ]),
      ) +
      ellipse(150, 96, 18, 12, oklch(0.84, 0.08, 85)) +
      ellipse(206, 146, 14, 9, oklch(0.84, 0.08, 85)) +
      ellipse(196, 84, 9, 6, oklch(0.85, 0.08, 85)) +
      glow(art, 176, 118, 200, 75, 0.6) +
      ridge(art, 240, 70, 7, midTone(art, 0.36, 0.09)) +
      path('M-4 290L40 256L96 246L150 214L206 232L304 276V400H-4Z', midTone(art, 0.17, 0.05)) +
      path(
        'M212 62C202 68 190 76 184 86L170 96C164 90 156 88 148 88C152 94 156 100 158 108C148 122 138 136 132 156C124 178 122 204 126 222C116 226 104 224 94 214C96 232 116 244 140 238H200C200 232 196 228 189 227C187 212 188 198 191 186C197 170 199 152 197 136C198 124 201 112 206 104L216 86L203 90C205 82 208 72 212 62Z',
        oklch(0.13, 0.04, 270),
      ) +
      path(
        'M168 238C166 214 160 202 150 194C160 214 158 226 154 238Z',
        oklch(0.3, 0.07, 265),
        'opacity=".7"',
      ) +
      stroke(
        'M212 62C202 68 190 76 184 86L170 96M158 108C148 122 138 136 132 156',
        oklch(0.95, 0.08, 88),
        1.6,
        'opacity=".75" stroke-linecap="round"',
      ) +
      pines(art, 284, 12, lowTone(art)),
    (art) =>
      stars(art, 40, 200) +
      glow(art, 150, 110, 190, 165, 0.7) +
      (
        [
          [-10, 165],
          [26, 190],
          [60, 150],
        ] as const
      )
        .map(([d, h]) =>
          path(
            `M-10 ${70 + d}C60 ${20 + d} 120 ${120 + d} 190 ${60 + d}S300 ${70 + d} 310 ${40 + d}V${110 + d}C260 ${150 + d} 200 ${110 + d} 150 ${160 + d}S30 ${130 + d}-10 ${160 + d}Z`,
            art.linear([
              [0, oklch(0.84, 0.16, h), 0.55],
              [1, oklch(0.6, 0.14, h), 0],
            ]),
          ),
        )
        .join('') +
      ridge(art, 250, 84, 7, midTone(art, 0.3, 0.08)) +
      pines(art, 270, 13, midTone(art, 0.2, 0.06)) +
      place(150, 150, 1, 0, wolfFace(200), eyes(art, 30, -14, 11, oklch(0.88, 0.15, 190))),
  ],
};
