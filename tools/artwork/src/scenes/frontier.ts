import { oklch } from '../drawing/colour.js';
import { starPoints } from '../drawing/geometry.js';
import { WHITE, circle, path, place, polygon, stroke } from '../drawing/shapes.js';
import { SUIT_PIPS } from '../motifs/cards.js';
import { horseshoe, revolverCylinder, sheriffStar } from '../motifs/frontier.js';
import { glow, gold } from '../motifs/materials.js';
import { castShadow, hill, lattice, lowTone, rays, ridge, scatteredCoins, sparks } from './grounds.js';
import { type Motif } from './motif.js';

/** Mesas, badges and revolvers. */
export const western: Motif = {
  face: 'rye',
  warp: 'flare',
  tint: 75,
  glow: 60,
  groundHues: [30, 345, 265, 15],
  compositions: [
    (art) =>
      circle(
        150,
        150,
        96,
        art.radial([
          [0, oklch(0.98, 0.06, 95)],
          [0.6, oklch(0.88, 0.16, 78)],
          [1, oklch(0.74, 0.19, 50)],
        ]),
      ) +
      glow(art, 150, 150, 190, 50, 0.8) +
      path(
        'M-4 226V150H30L40 118H84L92 156L116 172L122 226Z',
        art.fade(oklch(0.56, 0.15, 40), oklch(0.34, 0.1, 20)),
      ) +
      path(
        'M186 236L194 160L208 150L214 96H268L276 140L304 152V236Z',
        art.fade(oklch(0.48, 0.14, 34), oklch(0.28, 0.09, 15)),
      ) +
      stroke(
        'M40 132H86M34 150H90M212 116H272M206 140H280M198 164H300',
        oklch(0.24, 0.08, 20),
        2,
        'opacity=".4"',
      ) +
      hill(
        226,
        12,
        art.linear([
          [0, oklch(0.4, 0.12, 30)],
          [0.4, lowTone(art)],
        ]),
      ) +
      stroke(
        'M146 270V112M146 214H110V168M146 190H184V146',
        oklch(0.17, 0.06, 150),
        24,
        'stroke-linecap="round" stroke-linejoin="round"',
      ) +
      stroke(
        'M142 266V114M106 210V170M180 188V148',
        oklch(0.5, 0.12, 140),
        5,
        'stroke-linecap="round" opacity=".75"',
      ) +
      stroke('M60 60q6-7 12 0q6-7 12 0M92 42q5-5 9 0q5-5 9 0', oklch(0.25, 0.05, 20), 2.4),
    (art) =>
      rays(art, 150, 150, 20, 70, 0.16) +
      lattice(art, 60, 0.1, 26) +
      glow(art, 150, 150, 165, 60) +
      castShadow(art, 154, 164, 118, 0.6) +
      place(150, 148, 1.14, -10, sheriffStar(art)) +
      sparks(art, WHITE, 5),
    (art) =>
      glow(art, 150, 150, 180, 50) +
      place(62, 80, 0.3, -20, path(SUIT_PIPS.spade, oklch(0.2, 0.04, 30), 'opacity=".5"')) +
      place(150, 152, 1.14, 14, revolverCylinder(art)) +
      stroke(
        'M206 40C196 20 216 8 206-12M228 52C216 30 238 16 228-6',
        WHITE,
        7,
        'opacity=".18" stroke-linecap="round"',
      ) +
      sparks(art, WHITE, 4),
    (art) =>
      rays(art, 150, 150, 20, 60, 0.18) +
      glow(art, 150, 150, 165, 60) +
      ridge(art, 262, 30, 8, lowTone(art), 'opacity=".6"') +
      place(150, 146, 1.16, 0, horseshoe(art)) +
      place(150, 150, 0.6, 0, polygon(starPoints(5, 40, 16), gold(art))) +
      scatteredCoins(art, 246) +
      sparks(art, WHITE, 5),
  ],
};
