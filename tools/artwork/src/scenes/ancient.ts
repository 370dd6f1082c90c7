import { oklch } from '../drawing/colour.js';
import { WHITE, circle, path, place, polygon, stroke } from '../drawing/shapes.js';
import { ankh, eyeEmblem, flameEmblem, pharaohMask, scarab, tome, waveEmblem } from '../motifs/ancient.js';
import { glow } from '../motifs/materials.js';
import { bokeh, castShadow, hill, rays, sparks, stars } from './grounds.js';
import { type Motif } from './motif.js';

/** Masks, pyramids and scarabs. */
export const egypt: Motif = {
  face: 'cinzel',
  warp: 'flare',
  tint: 85,
  glow: 75,
  groundHues: [255, 200, 285, 30],
  compositions: [
    (art) =>
      rays(art, 150, 130, 24, 78, 0.16) +
      circle(
        150,
        128,
        112,
        art.radial([
          [0, oklch(0.88, 0.15, 78), 0.9],
          [0.7, oklch(0.66, 0.17, 50), 0.75],
          [1, oklch(0.6, 0.17, 40), 0.5],
        ]),
      ) +
      circle(150, 128, 112, 'none', `stroke="${oklch(0.9, 0.13, 86)}" stroke-width="1.5"`) +
      castShadow(art, 150, 262, 110) +
      place(150, 140, 1.02, 0, pharaohMask(art)) +
      sparks(art, oklch(0.96, 0.08, 92), 3),
    (art) =>
      stars(art, 40, 150) +
      circle(
        150,
        112,
        66,
        art.radial([
          [0, WHITE],
          [0.6, oklch(0.92, 0.12, 90)],
          [1, oklch(0.8, 0.17, 68)],
        ]),
      ) +
      glow(art, 150, 112, 190, 70, 0.8) +
      polygon(
        [
          [62, 130],
          [-10, 262],
          [130, 262],
        ],
        oklch(0.42, 0.1, 50),
      ) +
      polygon(
        [
          [62, 130],
          [130, 262],
          [86, 270],
        ],
        oklch(0.28, 0.08, 40),
      ) +
      polygon(
        [
          [166, 66],
          [40, 274],
          [196, 284],
        ],
        art.fade(oklch(0.92, 0.1, 86), oklch(0.62, 0.14, 62)),
      ) +
      polygon(
        [
          [166, 66],
          [196, 284],
          [286, 268],
        ],
        art.fade(oklch(0.56, 0.12, 52), oklch(0.3, 0.09, 36)),
      ) +
      stroke(
        'M152 90L174 92L190 86M139 112L177 116L204 106M125 136L180 141L218 128M110 160L183 167L232 150M96 184L186 193L246 172M80 208L190 219L260 196M64 234L193 246L274 222',
        oklch(0.36, 0.09, 50),
        1.3,
        'opacity=".55"',
      ) +
      path('M166 66L154 86L168 90L177 84Z', oklch(0.98, 0.08, 95)) +
      hill(
        262,
        14,
        art.linear([
          [0, oklch(0.58, 0.12, 58)],
          [0.5, oklch(0.26, 0.08, 30)],
        ]),
      ),
    (art) =>
      rays(art, 150, 120, 16, 190, 0.16) +
      glow(art, 150, 140, 165, 78) +
      castShadow(art, 150, 258, 100) +
      place(150, 150, 1.12, 0, scarab(art, 190)) +
      sparks(art, oklch(0.96, 0.08, 92), 4),
  ],
};

/** Old books with an emblem each. */
export const book: Motif = {
  face: 'cinzel',
  warp: 'flare',
  tint: 80,
  glow: 75,
  groundHues: [230, 25, 195, 290],
  compositions: [
    (art) =>
      rays(art, 150, 150, 20, 200, 0.18) +
      glow(art, 150, 150, 175, 195) +
      castShadow(art, 154, 262, 108, 0.7) +
      place(150, 150, 1.02, 0, tome(art, 262, waveEmblem(art))) +
      bokeh(art, 85, 6) +
      sparks(art, oklch(0.97, 0.08, 95), 6),
    (art) =>
      rays(art, 150, 150, 20, 50, 0.18) +
      glow(art, 150, 150, 175, 45) +
      castShadow(art, 154, 262, 108, 0.7) +
      place(150, 150, 1.02, 6, tome(art, 22, flameEmblem(art))) +
      bokeh(art, 55, 8) +
      sparks(art, oklch(0.97, 0.08, 95), 4),
    (art) =>
      rays(art, 150, 150, 20, 120, 0.16) +
      glow(art, 150, 150, 175, 130) +
      castShadow(art, 154, 262, 108, 0.7) +
      place(150, 150, 1.02, 3, tome(art, 165, eyeEmblem(art))) +
      sparks(art, oklch(0.97, 0.08, 95), 6),
    (art) =>
      rays(art, 150, 150, 20, 300, 0.16) +
      glow(art, 150, 150, 175, 310) +
      castShadow(art, 154, 262, 108, 0.7) +
      place(150, 150, 1.02, 10, tome(art, 300, ankh(art))) +
      sparks(art, oklch(0.97, 0.08, 95), 6),
  ],
};
