import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { cyclic, regularPolygon, starPoints, tenth } from '../drawing/geometry.js';
import { WHITE, circle, dots, group, polygon, stroke } from '../drawing/shapes.js';
import { darkGold, gold, steel } from './materials.js';

/** A six-pointed badge. */
export const sheriffStar = (art: Art) =>
  polygon(starPoints(6, 104, 56), gold(art)) +
  regularPolygon(6, 104)
    .map(([x, y]) => circle(x, y, 12, gold(art)))
    .join('') +
  starPoints(6, 104, 56)
    .map((p, i, l) =>
      polygon([p, cyclic(l, i + 1), [0, 0]], i % 2 ? '#000' : WHITE, `opacity="${i % 2 ? 0.18 : 0.16}"`),
    )
    .join('') +
  circle(0, 0, 46, darkGold(art)) +
  circle(0, 0, 42, gold(art)) +
  circle(0, 0, 33, 'none', `stroke="${oklch(0.42, 0.1, 60)}" stroke-width="2.5" stroke-dasharray="2 4"`) +
  polygon(starPoints(5, 22, 9), oklch(0.4, 0.1, 56)) +
  polygon(starPoints(5, 22, 9, -90, -1.5, -1.5), oklch(0.94, 0.1, 92));

/** A revolver's cylinder from the front, five rounds in it. */
export const revolverCylinder = (art: Art) =>
  circle(0, 0, 100, oklch(0.2, 0.02, 260)) +
  circle(0, 0, 97, steel(art, 60)) +
  group(art.clip('<circle r="100"/>'), dots(regularPolygon(6, 104, -60), oklch(0.2, 0.03, 40), 38)) +
  circle(
    0,
    0,
    80,
    art.radial(
      [
        [0, oklch(0.72, 0.02, 60)],
        [1, oklch(0.44, 0.02, 60)],
      ],
      0.35,
      0.3,
      0.8,
    ),
  ) +
  regularPolygon(6, 54)
    .map(([x, y], i) =>
      i === 3
        ? circle(x, y, 22, oklch(0.24, 0.02, 60)) + circle(x, y, 19, oklch(0.1, 0.01, 60))
        : art.symbol(
            'round',
            () =>
              circle(0, 0, 22, oklch(0.24, 0.02, 60)) +
              circle(0, 0, 19, gold(art)) +
              circle(0, 0, 13, 'none', `stroke="${oklch(0.5, 0.1, 60)}" stroke-width="1.5"`) +
              circle(0, 0, 7, oklch(0.78, 0.06, 60)) +
              circle(1, 1, 4, oklch(0.5, 0.06, 50)),
            `translate(${tenth(x)} ${tenth(y)})`,
          ),
    )
    .join('') +
  circle(0, 0, 14, oklch(0.28, 0.02, 60)) +
  circle(-1, -1, 11, steel(art, 60));

/** A golden horseshoe. */
export const horseshoe = (art: Art) =>
  stroke('M-46 84C-92 30-78-78 0-78C78-78 92 30 46 84', oklch(0.34, 0.08, 50), 42) +
  stroke('M-46 82C-90 30-76-76 0-76C76-76 90 30 46 82', gold(art), 36) +
  stroke('M-40 70C-74 24-62-60 0-60C62-60 74 24 40 70', oklch(0.95, 0.08, 92), 2, 'opacity=".7"') +
  dots(
    [
      [-66, 18],
      [-62, -20],
      [-40, -54],
      [40, -54],
      [62, -20],
      [66, 18],
      [-56, 52],
      [56, 52],
    ],
    oklch(0.26, 0.06, 50),
    11,
  );
