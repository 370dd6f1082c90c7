import { oklch } from '../drawing/colour.js';
import { WHITE, path, place, rect } from '../drawing/shapes.js';
import { koi, lotus, paperLantern } from '../motifs/east.js';
import { glow, gold } from '../motifs/materials.js';
import { goldCoin } from '../motifs/treasure.js';
import { bokeh, lightPool, rays, rings, sparks, wave } from './grounds.js';
import { type Motif } from './motif.js';

/** Lanterns, lotus, carp and fans of an evening festival. */
export const lantern: Motif = {
  face: 'playfair',
  warp: 'arc',
  tint: 75,
  glow: 50,
  groundHues: [15, 350, 265, 215],
  compositions: [
    (art) =>
      rings(150, 320, 60, [110, 160, 210, 262, 316], 0.35) +
      glow(art, 150, 140, 185, 55) +
      art.symbol('ln', () => paperLantern(art, 25), 'translate(54 84) scale(.5)') +
      art.symbol('ln', () => '', 'translate(250 96) scale(.56)') +
      art.symbol('ln', () => '', 'translate(150 142) scale(1.06)') +
      bokeh(art, 70, 10) +
      sparks(art, oklch(0.96, 0.1, 90), 4),
    (art) =>
      rings(150, 240, 190, [70, 110, 152, 196, 242], 0.35) +
      glow(art, 150, 130, 175, 345) +
      place(150, 130, 1.08, 0, lotus(art, 350)) +
      wave(232, 5, 7, oklch(0.44, 0.1, 200), 0, 'opacity=".6"') +
      lightPool(art, 150, 244, 130, 345) +
      sparks(art, WHITE, 6),
    (art) =>
      rings(150, 150, 190, [60, 96, 134, 174, 216], 0.4) +
      glow(art, 150, 150, 175, 60, 0.7) +
      art.symbol('lt', () => lotus(art, 350), 'translate(238 220) scale(.32)') +
      place(148, 134, 1.04, 8, koi(art, 38)) +
      art.symbol('lt', () => '', 'translate(54 78) scale(.28)') +
      bokeh(art, 190, 7),
    (art) =>
      rays(art, 150, 250, 30, 70, 0.16) +
      glow(art, 150, 150, 170, 70) +
      [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75]
        .map((r, i) =>
          art.symbol(
            'fan' + (i % 2),
            () =>
              path(
                'M-4-60L-22-196C-8-206 8-206 22-196L4-60Z',
                art.fade(oklch(i % 2 ? 0.62 : 0.54, 0.2, 26), oklch(0.32, 0.14, 20)),
              ) + path('M-20-180C-8-188 8-188 20-180L22-196C8-206-8-206-22-196Z', gold(art)),
            `translate(150 262) rotate(${r})`,
          ),
        )
        .join('') +
      place(
        150,
        168,
        0.62,
        0,
        goldCoin(
          art,
          rect(-22, -22, 44, 44, 3, oklch(0.34, 0.1, 40)) +
            rect(-26, -26, 52, 52, 4, 'none', `stroke="${oklch(0.96, 0.09, 92)}" stroke-width="5"`),
        ),
      ) +
      sparks(art, oklch(0.96, 0.1, 92), 5),
  ],
};
