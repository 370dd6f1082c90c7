import { oklch } from '../drawing/colour.js';
import { textPath } from '../drawing/lettering.js';
import { WHITE, place, rect } from '../drawing/shapes.js';
import { glow, gold } from '../motifs/materials.js';
import { bell, brilliant, cutGem, seven } from '../motifs/treasure.js';
import { castShadow, lattice, rays, rings, scatteredCoins, sparks } from './grounds.js';
import { type Motif } from './motif.js';

/** Brilliants and cut stones. */
export const gems: Motif = {
  face: 'anton',
  warp: 'bulge',
  tint: 220,
  glow: 220,
  groundHues: [285, 250, 330, 200],
  compositions: [
    (art) =>
      rays(art, 150, 140, 14, 210, 0.16) +
      glow(art, 150, 140, 165, 215) +
      place(52, 84, 0.32, -14, brilliant(150)) +
      place(252, 74, 0.36, 16, brilliant(320)) +
      place(248, 206, 0.34, 20, cutGem(art, 70, 8)) +
      place(50, 208, 0.36, -10, cutGem(art, 345, 6)) +
      place(150, 146, 1.16, 0, brilliant(232)) +
      sparks(art, WHITE, 5),
    (art) =>
      lattice(art, 20, 0.16) +
      glow(art, 150, 146, 165, 20) +
      place(64, 200, 0.4, -16, brilliant(290)) +
      place(240, 200, 0.42, 12, brilliant(200)) +
      place(150, 140, 1.2, 0, cutGem(art, 20, 8, 0.23)) +
      sparks(art, WHITE, 6),
    (art) =>
      glow(art, 150, 150, 170, 160) +
      (
        [
          [150, 96, 0.78, 165, 6],
          [78, 152, 0.66, 285, 8],
          [222, 152, 0.66, 60, 8],
          [150, 212, 0.62, 350, 6],
        ] as const
      )
        .map(([x, y, s, h, n]) => place(x, y, s, 0, cutGem(art, h, n, 0.2)))
        .join('') +
      place(150, 152, 0.34, 0, brilliant(225)) +
      sparks(art, WHITE, 6),
  ],
};

/** Sevens, bells and bars. */
export const sevens: Motif = {
  face: 'anton',
  warp: 'bulge',
  tint: 50,
  glow: 60,
  groundHues: [25, 290, 250, 345],
  compositions: [
    (art) =>
      rays(art, 150, 150, 20, 70, 0.24) +
      glow(art, 150, 150, 170, 70) +
      place(66, 164, 0.74, -8, seven(art, 255)) +
      place(236, 164, 0.74, 8, seven(art, 150)) +
      place(150, 144, 1.12, 0, seven(art, 25)) +
      sparks(art, WHITE, 5),
    (art) =>
      rays(art, 150, 150, 24, 80, 0.2) +
      glow(art, 150, 150, 170, 75) +
      castShadow(art, 150, 252, 104) +
      place(150, 146, 1.16, 0, bell(art)) +
      scatteredCoins(art, 250) +
      sparks(art, WHITE, 6),
    (art) =>
      rings(150, 146, 60, [100, 130, 166, 208], 0.4) +
      glow(art, 150, 146, 170, 40) +
      (
        [
          [92, 25],
          [150, 285],
          [208, 150],
        ] as const
      )
        .map(([y, h]) =>
          place(
            150,
            y - 6,
            1,
            0,
            rect(-104, -27, 208, 54, 13, oklch(0.2, 0.07, h)) +
              rect(-101, -25, 202, 47, 11, gold(art)) +
              rect(
                -95,
                -20,
                190,
                37,
                8,
                art.linear([
                  [0, oklch(0.62, 0.2, h)],
                  [0.5, oklch(0.44, 0.19, h)],
                  [1, oklch(0.28, 0.13, h)],
                ]),
              ) +
              textPath('anton', 'BAR', 36, 0, 14, WHITE, {
                anchor: 'middle',
                track: 90,
              }) +
              rect(-92, -18, 184, 12, 6, WHITE, 'opacity=".22"'),
          ),
        )
        .join('') +
      sparks(art, WHITE, 4),
  ],
};
