import { oklch } from '../drawing/colour.js';
import { WHITE, place } from '../drawing/shapes.js';
import { bonbon, candyCane, doughnut, lollipop } from '../motifs/candy.js';
import { cherries, grapes, lemon, melonSlice, orangeHalf, strawberry } from '../motifs/fruit.js';
import { glow } from '../motifs/materials.js';
import { cloud, rays, rings, sparks } from './grounds.js';
import { type Motif } from './motif.js';

/** Fruit of the classic machine. */
export const fruit: Motif = {
  face: 'lilita',
  warp: 'arc',
  tint: 95,
  glow: 85,
  groundHues: [305, 275, 200, 345],
  compositions: [
    (art) =>
      rays(art, 150, 160, 18, 90, 0.2) +
      glow(art, 150, 150, 160, 85) +
      place(70, 96, 0.72, -20, lemon(art)) +
      place(236, 108, 0.74, 24, orangeHalf(art)) +
      place(154, 156, 1.28, 0, cherries(art)) +
      sparks(art, WHITE, 4),
    (art) =>
      rings(150, 150, 150, [84, 112, 146, 184, 226], 0.4) +
      glow(art, 150, 150, 150, 150) +
      place(62, 98, 0.62, -8, grapes(art)) +
      place(246, 90, 0.6, 10, strawberry(art)) +
      place(150, 172, 1.3, -12, melonSlice(art)) +
      sparks(art, WHITE, 5),
    (art) =>
      rays(art, 150, 150, 22, 60, 0.2, 6) +
      glow(art, 150, 150, 150, 55) +
      place(222, 170, 0.86, 12, lemon(art)) +
      place(74, 170, 0.9, 0, orangeHalf(art, 50)) +
      place(150, 136, 1.14, 0, strawberry(art)) +
      sparks(art, WHITE, 4),
    (art) =>
      glow(art, 150, 140, 160, 320) +
      place(236, 168, 0.66, 20, orangeHalf(art)) +
      place(66, 176, 0.62, 0, cherries(art)) +
      place(152, 148, 1.2, 6, grapes(art)) +
      sparks(art, WHITE, 4),
  ],
};

/** Sweets. */
export const candy: Motif = {
  face: 'lilita',
  warp: 'arc',
  tint: 350,
  glow: 340,
  groundHues: [325, 200, 285, 350],
  compositions: [
    (art) =>
      rays(art, 150, 140, 16, 350, 0.22) +
      glow(art, 150, 140, 160, 350) +
      cloud(52, 226, 0.9, oklch(0.86, 0.1, 340), 0.7) +
      cloud(256, 232, 0.9, oklch(0.84, 0.1, 300), 0.7) +
      place(62, 148, 0.66, -24, candyCane(20)) +
      place(236, 178, 0.62, 18, bonbon(art, 200)) +
      place(150, 124, 1.12, 8, lollipop(art, 350)) +
      sparks(art, WHITE, 6),
    (art) =>
      rings(150, 140, 200, [86, 116, 150, 190], 0.4) +
      glow(art, 150, 140, 160, 190) +
      place(244, 86, 0.52, 24, bonbon(art, 145)) +
      place(52, 96, 0.5, -20, bonbon(art, 60)) +
      place(226, 206, 0.5, -14, lollipop(art, 285)) +
      place(142, 154, 1.24, -10, doughnut(art, 350)) +
      sparks(art, WHITE, 5),
    (art) =>
      rays(art, 150, 150, 12, 300, 0.22, 8) +
      glow(art, 150, 150, 160, 300) +
      place(150, 84, 0.8, 0, bonbon(art, 20)) +
      place(86, 158, 0.8, -32, bonbon(art, 145)) +
      place(216, 158, 0.8, 32, bonbon(art, 265)) +
      place(150, 210, 0.78, 4, bonbon(art, 75)) +
      sparks(art, WHITE, 7),
  ],
};
