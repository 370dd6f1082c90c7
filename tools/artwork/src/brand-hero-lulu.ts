import { Art } from './drawing/art.js';
import { seededRandom } from './drawing/chance.js';
import { oklch } from './drawing/colour.js';
import { svgDocument } from './drawing/document.js';
import { tenth } from './drawing/geometry.js';
import { circle, path, rect, stroke } from './drawing/shapes.js';
import { candle, cup, rose } from './motifs/candlelight.js';
import { gold } from './motifs/materials.js';

/** A velvet alcove by candlelight, 1360 × 440; the left half is calm for text. */
export function heroLulu(): string {
  const art = new Art('hl', 9),
    W = 1360,
    H = 440;
  const folds = (h: number, w: number, l = 0) =>
    `url(#${art.define(
      'f' + h + w + l,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${w}" y2="${w * 0.06}" spreadMethod="reflect">${art.stops(
          [
            [0, oklch(0.2 + l, 0.09, h)],
            [0.4, oklch(0.33 + l, 0.14, h)],
            [0.58, oklch(0.47 + l, 0.17, h)],
            [0.74, oklch(0.32 + l, 0.13, h)],
            [1, oklch(0.16 + l, 0.07, h)],
          ],
        )}</linearGradient>`,
    )})`;
  const boke = (() => {
    const r = seededRandom(5);
    return Array.from(
      {
        length: 26,
      },
      () =>
        circle(
          560 + r() * 760,
          20 + r() * 330,
          4 + r() * 22,
          oklch(0.8, 0.14, r() < 0.5 ? 85 : 345),
          `opacity="${tenth((0.05 + r() * 0.16) * 10) / 10 || 0.1}"`,
        ),
    ).join('');
  })();
  return svgDocument(
    art,
    W,
    H,
    rect(
      0,
      0,
      W,
      H,
      0,
      art.linear(
        [
          [0, '#140B1F'],
          [0.5, oklch(0.24, 0.1, 325)],
          [1, oklch(0.3, 0.13, 345)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      circle(
        980,
        210,
        420,
        art.radial([
          [0, oklch(0.7, 0.19, 20), 0.55],
          [0.5, oklch(0.5, 0.18, 340), 0.25],
          [1, oklch(0.4, 0.15, 320), 0],
        ]),
      ) +
      [196, 180, 172]
        .map((r, i) =>
          stroke(
            `M${985 - r} 440V236A${r} ${r} 0 0 1 ${985 + r} 236V440`,
            oklch(0.86, 0.12, 86),
            i ? 1 : 3,
            'opacity=".7"',
          ),
        )
        .join('') +
      path(
        'M813 440V236A172 172 0 0 1 1157 236V440Z',
        art.linear([
          [0, oklch(0.3, 0.12, 335)],
          [1, oklch(0.5, 0.17, 10)],
        ]),
        'opacity=".55"',
      ) +
      boke +
      path(
        'M1360-10H1120C1150 90 1230 190 1224 262C1222 300 1196 318 1190 330C1218 340 1236 400 1230 450H1370Z',
        folds(350, 22),
      ) +
      path(
        'M700-10H560C580 80 640 130 636 214C634 262 606 282 600 296C622 306 640 360 634 450H480V-10Z',
        folds(345, 20, -0.07),
      ) +
      path(
        'M480-10H1360V34C1290 92 1200 84 1150 30C1080 100 960 104 900 30C840 96 730 92 690 30C640 74 540 72 480 40Z',
        folds(352, 26, 0.02),
      ) +
      stroke(
        'M1360 34C1290 92 1200 84 1150 30C1080 100 960 104 900 30C840 96 730 92 690 30C640 74 540 72 480 40',
        oklch(0.86, 0.13, 86),
        5,
        'stroke-dasharray="2 6"',
      ) +
      stroke(
        'M1184 332C1230 318 1300 318 1372 340M606 298C570 284 520 284 476 302',
        oklch(0.86, 0.13, 86),
        8,
        'stroke-linecap="round"',
      ) +
      circle(1186, 334, 9, gold(art, 86)) +
      path('M1180 340L1174 376H1198L1192 340Z', gold(art, 86)) +
      stroke(
        'M985 440V250M985 330C900 340 880 300 880 262M985 330C1070 340 1090 300 1090 262M985 374C960 378 940 366 930 340M985 374C1010 378 1030 366 1040 340',
        art.linear(
          [
            [0, oklch(0.9, 0.13, 88)],
            [1, oklch(0.52, 0.12, 60)],
          ],
          880,
          250,
          1000,
          440,
          true,
        ),
        9,
        'stroke-linecap="round"',
      ) +
      circle(985, 300, 15, gold(art, 86)) +
      circle(985, 372, 18, gold(art, 86)) +
      (
        [
          [880, 176, 74],
          [1090, 176, 74],
          [985, 142, 96],
        ] as const
      )
        .map(([x, y, h]) => candle(art, x, y, h) + cup(art, x, y + h - 2))
        .join('') +
      rose(art, 1168, 404, 0.92, 8) +
      rose(art, 1246, 418, 0.74, 355) +
      rose(art, 1108, 426, 0.62, 0) +
      rose(art, 820, 420, 0.8, 2) +
      rose(art, 752, 432, 0.6, 350) +
      rect(
        0,
        0,
        760,
        H,
        0,
        art.linear(
          [
            [0, '#140B1F', 1],
            [0.62, '#140B1F', 1],
            [0.8, '#140B1F', 0.55],
            [1, '#140B1F', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      rect(
        0,
        330,
        W,
        110,
        0,
        art.linear([
          [0, '#140B1F', 0],
          [1, '#140B1F', 0.72],
        ]),
      ),
  );
}
