import { oklch } from '../drawing/colour.js';
import { WHITE, path, place, stroke } from '../drawing/shapes.js';
import { aceEmblem, jesterCap, playingCard } from '../motifs/cards.js';
import { ball, glow, gold } from '../motifs/materials.js';
import { casinoChip, die, rouletteWheel } from '../motifs/table.js';
import { arch, castShadow, lattice, rays, rings, sparks } from './grounds.js';
import { type Motif } from './motif.js';

/** Playing cards and their signs. */
export const cards: Motif = {
  face: 'playfair',
  warp: 'flat',
  tint: 85,
  glow: 85,
  groundHues: [160, 265, 20, 300],
  compositions: [
    (art) =>
      lattice(art, 85, 0.12) +
      glow(art, 150, 150, 170, art.ground.hue, 0.75) +
      (
        [
          [-27, 'diamond', 'A'],
          [-9, 'club', 'A'],
          [9, 'heart', 'A'],
          [27, 'spade', 'A'],
        ] as const
      )
        .map(
          ([r, s, k]) =>
            `<g transform="translate(150 330) rotate(${r}) translate(0 -182) scale(1.02)">${playingCard(art, k, s)}</g>`,
        )
        .join('') +
      sparks(art, WHITE, 3),
    (art) =>
      arch(art.ground.hue) +
      glow(art, 150, 140, 150, 84, 0.7) +
      place(150, 146, 2.05, 0, aceEmblem(art)) +
      sparks(art, oklch(0.95, 0.1, 90), 5),
    (art) =>
      glow(art, 150, 140, 170, art.ground.hue, 0.8) +
      place(112, 134, 1.06, -14, playingCard(art, 'K', 'spade', true)) +
      place(184, 138, 1.06, 10, playingCard(art, 'Q', 'heart')) +
      (
        [
          [96, 236, 20],
          [96, 224, 20],
          [204, 240, 255],
          [204, 228, 255],
          [204, 216, 20],
        ] as const
      )
        .map(([x, y, h]) => place(x, y, 0.5, 0, casinoChip(art, h)))
        .join('') +
      sparks(art, WHITE, 3),
    (art) =>
      rays(art, 150, 140, 18, 320, 0.2) +
      glow(art, 150, 150, 165, 320) +
      place(150, 158, 1.18, 0, jesterCap(art)) +
      sparks(art, WHITE, 6),
  ],
};

/** Roulette wheels from above, askew and cut. */
export const roulette: Motif = {
  face: 'playfair',
  warp: 'flat',
  tint: 85,
  glow: 60,
  groundHues: [20, 160, 265, 320],
  compositions: [
    (art) =>
      arch(art.ground.hue, 150, 150) +
      glow(art, 150, 150, 170, 70, 0.7) +
      castShadow(art, 150, 176, 150, 0.6) +
      place(150, 140, 1.14, 8, rouletteWheel(art)) +
      ball(art, 214, 76, 8, 80, 0.01, 0.08) +
      sparks(art, WHITE, 4),
    (art) =>
      lattice(art, 80, 0.1) +
      glow(art, 150, 130, 180, art.ground.hue, 0.9) +
      castShadow(art, 150, 236, 150, 0.7) +
      `<g transform="translate(150 178) scale(1.28 .72) rotate(-20)">${rouletteWheel(art)}</g>` +
      path('M138 178C138 150 142 130 150 112C158 130 162 150 162 178Z', gold(art)) +
      ball(art, 150, 106, 13, 82, 0.15, 0.05) +
      stroke(
        'M262 186C270 120 214 72 150 62C112 56 80 64 58 80',
        WHITE,
        5,
        'stroke-linecap="round" opacity=".5"',
      ) +
      ball(art, 262, 186, 10, 80, 0.01, 0.08) +
      sparks(art, WHITE, 5),
    (art) =>
      rings(150, -20, 80, [150, 190, 230, 272, 316], 0.35) +
      glow(art, 150, 60, 220, 70, 0.8) +
      place(150, 44, 1.7, 3, rouletteWheel(art)) +
      ball(art, 96, 168, 11, 80, 0.01, 0.08) +
      (
        [
          [236, 240, 255],
          [236, 228, 255],
          [66, 244, 255],
        ] as const
      )
        .map(([x, y, h]) => place(x, y, 0.48, 0, casinoChip(art, h)))
        .join('') +
      sparks(art, WHITE, 4),
  ],
};

/** Dice. */
export const dice: Motif = {
  face: 'anton',
  warp: 'flat',
  tint: 40,
  glow: 30,
  groundHues: [265, 150, 345, 220],
  compositions: [
    (art) =>
      lattice(art, art.ground.hue, 0.14) +
      glow(art, 150, 150, 175, 30, 0.8) +
      castShadow(art, 150, 250, 120) +
      place(196, 110, 0.72, 20, die(art, 25, 0.2, [6, 2, 3])) +
      place(118, 164, 0.96, -12, die(art, 20, 0.22, [5, 3, 1])) +
      sparks(art, WHITE, 4),
    (art) =>
      arch(art.ground.hue) +
      glow(art, 150, 150, 160, 85, 0.8) +
      castShadow(art, 150, 246, 120) +
      place(150, 92, 0.62, 0, die(art, 90, 0.03, [4, 2, 6])) +
      place(92, 190, 0.66, -8, die(art, 90, 0.03, [6, 5, 3])) +
      place(210, 190, 0.66, 8, die(art, 90, 0.03, [1, 4, 2])) +
      sparks(art, WHITE, 4),
    (art) =>
      rings(150, 150, 190, [96, 128, 166, 210], 0.4) +
      glow(art, 150, 150, 175, 190, 0.9) +
      place(150, 152, 1.22, 0, die(art, 200, 0.15, [3, 5, 6])) +
      sparks(art, WHITE, 6),
  ],
};
