import { oklch } from '../drawing/colour.js';
import { WHITE, circle, path, place, stroke } from '../drawing/shapes.js';
import { flare, glow } from '../motifs/materials.js';
import { blackHole, paperPlane, planet, rocket, spaceHelmet } from '../motifs/space.js';
import { cloud, lowTone, ridge, sparks, stars } from './grounds.js';
import { type Motif } from './motif.js';

/** Planets, astronauts and a black hole. */
export const space: Motif = {
  face: 'russo',
  warp: 'rise',
  tint: 290,
  glow: 310,
  groundHues: [285, 265, 310, 240],
  compositions: [
    (art) =>
      stars(art, 60, 300) +
      glow(art, 90, 90, 190, 330, 0.6, 0.7, 0.2) +
      glow(art, 240, 220, 170, 230, 0.6, 0.7, 0.16) +
      place(146, 150, 1.06, 0, planet(art, 30, 80)) +
      place(252, 62, 0.24, 0, planet(art, 200, 76, false)) +
      flare(58, 60, 1.8) +
      sparks(art, WHITE, 4),
    (art) =>
      stars(art, 60, 300) +
      place(232, 250, 1.9, 0, planet(art, 265, 76, false)) +
      glow(art, 130, 130, 180, 30, 0.7) +
      place(144, 150, 1.08, -8, spaceHelmet(art, 30)) +
      flare(248, 54, 1.6) +
      sparks(art, WHITE, 3),
    (art) => stars(art, 60, 300) + place(150, 148, 1, -16, blackHole(art)) + sparks(art, WHITE, 5),
  ],
};

/** Things that rise until they crash. */
export const crash: Motif = {
  face: 'russo',
  warp: 'rise',
  tint: 30,
  glow: 40,
  groundHues: [265, 240, 345, 285],
  compositions: [
    (art) =>
      stars(art, 40, 220) +
      stroke(
        'M0 260H300M0 210H300M0 160H300M0 110H300M0 60H300M60 0V300M120 0V300M180 0V300M240 0V300',
        oklch(0.8, 0.08, 260),
        1,
        'opacity=".14"',
      ) +
      glow(art, 196, 96, 170, 40, 0.7) +
      path(
        'M-4 290C80 286 150 240 190 130L206 138C170 250 90 300-4 304Z',
        art.linear(
          [
            [0, oklch(0.6, 0.22, 20), 0.1],
            [1, oklch(0.86, 0.17, 75), 0.9],
          ],
          0,
          1,
          1,
          0,
        ),
      ) +
      place(206, 100, 0.9, 30, rocket(art, 22)) +
      sparks(art, WHITE, 4),
    (art) =>
      stars(art, 30, 160) +
      place(60, 60, 0.5, 0, planet(art, 290, 76, false)) +
      glow(art, 150, 160, 180, 60, 0.8) +
      cloud(56, 252, 1, oklch(0.8, 0.05, 270), 0.8) +
      cloud(246, 256, 1.05, oklch(0.72, 0.06, 270), 0.8) +
      cloud(150, 268, 1.2, oklch(0.9, 0.04, 60), 0.9) +
      place(150, 128, 1.06, 0, rocket(art, 260)) +
      sparks(art, WHITE, 3),
    (art) =>
      circle(216, 92, 60, art.disc(WHITE, oklch(0.86, 0.14, 70))) +
      glow(art, 216, 92, 180, 50, 0.8) +
      cloud(60, 84, 0.7, WHITE, 0.22) +
      cloud(250, 190, 0.8, WHITE, 0.25) +
      path(
        'M-4 296C90 286 150 226 184 168',
        'none',
        `stroke="${oklch(0.9, 0.14, 80)}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"`,
      ) +
      place(168, 140, 1.16, 0, paperPlane(art)) +
      ridge(art, 270, 20, 10, lowTone(art), 'opacity=".7"'),
  ],
};
