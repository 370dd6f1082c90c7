import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { point, polar, regularPolygon, starPoints, tenth, wedge } from '../drawing/geometry.js';
import {
  WHITE,
  circle,
  dots,
  ellipse,
  group,
  mirror,
  path,
  polygon,
  rect,
  stroke,
} from '../drawing/shapes.js';
import { SUIT_PIPS } from './cards.js';
import { darkGold, gold, sheen } from './materials.js';

/** A chip lying flat. */
export const casinoChip = (art: Art, h: number) =>
  art.symbol(
    'chip' + h,
    () =>
      ellipse(0, 10, 84, 46, oklch(0.3, 0.12, h)) +
      ellipse(0, 0, 84, 46, art.fade(oklch(0.66, 0.19, h), oklch(0.46, 0.18, h))) +
      ellipse(
        0,
        0,
        73,
        39,
        'none',
        `stroke="${WHITE}" stroke-width="15" stroke-dasharray="24 35" opacity=".92"`,
      ) +
      ellipse(0, 0, 56, 29, oklch(0.34, 0.13, h)) +
      ellipse(0, 0, 52, 27, art.fade(oklch(0.58, 0.17, h), oklch(0.42, 0.16, h))) +
      group('transform="scale(.5 .26)"', path(SUIT_PIPS.spade, oklch(0.95, 0.06, 90))),
  );

/** A roulette wheel from above: red and black with a green zero, or of the pockets and wood of a hue `h`. */
export const rouletteWheel = (art: Art, h?: number) => {
  const k = (2 * Math.PI * 82) / 36;
  const pocket = h === undefined ? oklch(0.52, 0.21, 25) : oklch(0.54, 0.17, h);
  const wood = h ?? 40;
  return (
    circle(
      0,
      0,
      118,
      art.linear(
        [
          [0, oklch(0.5, 0.09, wood + 10)],
          [0.5, oklch(0.3, 0.07, wood)],
          [1, oklch(0.18, 0.05, wood - 10)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(0, 0, 106, gold(art)) +
    circle(0, 0, 100, oklch(0.14, 0.02, 20)) +
    `<circle r="82" fill="none" stroke="${pocket}" stroke-width="34" stroke-dasharray="${tenth(k)} ${tenth(k)}"/>` +
    `<circle r="82" fill="none" stroke="${oklch(0.56, 0.15, 150)}" stroke-width="34" stroke-dasharray="${tenth(k)} 600" transform="rotate(170)"/>` +
    `<circle r="99" fill="none" stroke="${oklch(0.9, 0.12, 86)}" stroke-width="1.5"/><circle r="82" fill="none" stroke="#fff" stroke-width="7" stroke-opacity=".55" stroke-dasharray="3 ${tenth(k - 3)}" transform="rotate(3.4)"/>` +
    circle(0, 0, 65, gold(art)) +
    circle(
      0,
      0,
      62,
      art.radial(
        [
          [0, oklch(0.46, 0.1, wood + 6)],
          [0.7, oklch(0.3, 0.08, wood)],
          [1, oklch(0.2, 0.06, wood - 6)],
        ],
        0.4,
        0.35,
        0.75,
      ),
    ) +
    path(
      Array.from(
        { length: 8 },
        (_, i) =>
          `M${point(polar(0, 0, 12, i * 45 - 12))}L${point(polar(0, 0, 56, i * 45))}L${point(polar(0, 0, 12, i * 45 + 12))}Z`,
      ).join(''),
      oklch(0.86, 0.13, 86),
    ) +
    mirror(art, group('', rect(0, -5, 44, 10, 5, gold(art)) + circle(44, 0, 9, gold(art)))) +
    group(
      'transform="rotate(90)"',
      mirror(art, rect(0, -5, 44, 10, 5, gold(art)) + circle(44, 0, 9, gold(art))),
    ) +
    circle(0, 0, 22, darkGold(art)) +
    circle(0, 0, 19, gold(art)) +
    sheen(-6, -8, 7, 4)
  );
};

/** Pips on a face of a die. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** A die seen from above a corner, with the pips of its top, left and right side. */
export const die = (art: Art, h: number, c = 0.2, pips: readonly [Pips, Pips, Pips] = [5, 3, 1]) => {
  const top = [
      [0, -92],
      [82, -48],
      [0, -4],
      [-82, -48],
    ] as const,
    L = [
      [-82, -48],
      [0, -4],
      [0, 92],
      [-82, 46],
    ] as const,
    Rr = [
      [82, -48],
      [0, -4],
      [0, 92],
      [82, 46],
    ] as const;
  const face = (n: Pips) =>
    (
      {
        1: [[0.5, 0.5]],
        2: [
          [0.25, 0.25],
          [0.75, 0.75],
        ],
        3: [
          [0.24, 0.24],
          [0.5, 0.5],
          [0.76, 0.76],
        ],
        4: [
          [0.27, 0.27],
          [0.73, 0.27],
          [0.27, 0.73],
          [0.73, 0.73],
        ],
        5: [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.5, 0.5],
          [0.25, 0.75],
          [0.75, 0.75],
        ],
        6: [
          [0.28, 0.22],
          [0.72, 0.22],
          [0.28, 0.5],
          [0.72, 0.5],
          [0.28, 0.78],
          [0.72, 0.78],
        ],
      } as const
    )[n];
  const jj = 'stroke-linejoin="round" stroke-width="14"';
  const [topFill, leftFill, rightFill] = [
    art.fade(oklch(0.92, c * 0.5, h), oklch(0.76, c, h), 'diagonal'),
    art.fade(oklch(0.68, c, h), oklch(0.48, c, h)),
    art.fade(oklch(0.5, c, h), oklch(0.3, c * 0.8, h)),
  ];
  const sk = (m: string, n: Pips) =>
    `<g transform="matrix(${m})">` +
    face(n)
      .map(([u, v]) => circle(u * 100, v * 100, 10.5, c < 0.05 ? oklch(0.24, 0.05, 270) : WHITE))
      .join('') +
    '</g>';
  const [topEdge, leftEdge, rightEdge] = [oklch(0.86, c * 0.7, h), oklch(0.6, c, h), oklch(0.4, c * 0.9, h)];
  return (
    polygon(L, leftFill, `stroke="${leftEdge}" ${jj}`) +
    polygon(Rr, rightFill, `stroke="${rightEdge}" ${jj}`) +
    polygon(top, topFill, `stroke="${topEdge}" ${jj}`) +
    stroke('M-80-46L0-3L80-46M0-3V88', WHITE, 2.5, 'opacity=".45" stroke-linecap="round"') +
    sk('.82 .44 -.82 .44 0 -92', pips[0]) +
    sk('.82 .44 0 .94 -82 -48', pips[1]) +
    sk('.82 -.44 0 .96 0 -4', pips[2])
  );
};

/** A wheel of fortune of twelve fields, 122 units in radius. */
export const prizeWheel = (art: Art, cx: number, cy: number): string => {
  const hues = [25, 75, 150, 250, 320, 60, 190, 290, 25, 75, 150, 250];
  return (
    circle(cx, cy, 122, darkGold(art)) +
    circle(cx, cy, 119, gold(art)) +
    circle(cx, cy, 106, oklch(0.2, 0.07, 300)) +
    hues
      .map((h, i) =>
        path(
          wedge(cx, cy, 103, i * 30 - 105, i * 30 - 75),
          art.radial(
            [
              [0, oklch(0.82, 0.14, h)],
              [1, oklch(0.54, 0.2, h)],
            ],
            cx,
            cy,
            104,
            true,
          ),
        ),
      )
      .join('') +
    stroke(
      hues.map((_, i) => `M${point([cx, cy])}L${point(polar(cx, cy, 103, i * 30 - 105))}`).join(''),
      WHITE,
      1.6,
      'opacity=".7"',
    ) +
    dots(regularPolygon(24, 112.5, -90, cx, cy), WHITE, 6) +
    circle(cx, cy, 30, darkGold(art)) +
    circle(cx, cy, 27, gold(art)) +
    polygon(starPoints(5, 16, 7, -90, cx, cy), oklch(0.42, 0.1, 56))
  );
};
