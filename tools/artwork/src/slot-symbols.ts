import { type FaceSymbol, faceSymbols } from '@casino-kit/reference-games';
import { Art } from './drawing/art.js';
import { hashText } from './drawing/chance.js';
import { oklch } from './drawing/colour.js';
import { slimSvg, svgDocument } from './drawing/document.js';
import { type FaceId, capHeight, measure, textPath } from './drawing/lettering.js';
import { place, stroke } from './drawing/shapes.js';
import { ankh, eyeEmblem, flameEmblem, pharaohMask, scarab, tome, waveEmblem } from './motifs/ancient.js';
import { dragonEye, dragonFace, eyes } from './motifs/beasts.js';
import { bonbon, candyCane, doughnut, lollipop } from './motifs/candy.js';
import { cherries, grapes, lemon, melonSlice, orangeHalf, strawberry } from './motifs/fruit.js';
import { honeyJar } from './motifs/honey.js';
import { glow } from './motifs/materials.js';
import { anchor, treasureChest } from './motifs/pirate.js';
import { pearlShell, whaleTail } from './motifs/sea.js';
import { blackHole, planet, rocket, spaceHelmet } from './motifs/space.js';
import { bell, brilliant, cutGem, enamelCoin, goldCoin, seven } from './motifs/treasure.js';
import { type MotifId } from './scenes/motifs.js';

/** A symbol's drawing, within a radius of about 100 units about 0,0, and its name. */
export interface SlotSymbol {
  name: string;
  draw: (art: Art) => string;
}

/** A set of drawings for the reference slot. */
export interface SlotFace {
  title: string;
  /** hues of the reels and of what glows, degrees */
  reelHue: number;
  glowHue: number;
  symbols: Readonly<Record<FaceSymbol, SlotSymbol>>;
  /** motifs of the games that wear this face */
  motifs: readonly MotifId[];
}

/** A playing-card letter with a dark edge. */
const letter = (face: FaceId, text: string, hue: number): SlotSymbol => ({
  name: text,
  draw: (art) => {
    const size = Math.min(190, 156_000 / measure(face, text));
    const base = (capHeight(face) * size) / 2000;
    const style = { anchor: 'middle', grid: 2 } as const;
    return (
      textPath(face, text, size, 4, base + 7, oklch(0.22, 0.08, hue), style) +
      textPath(
        face,
        text,
        size,
        0,
        base,
        art.linear([
          [0, oklch(0.96, 0.05, hue)],
          [0.5, oklch(0.76, 0.16, hue)],
          [1, oklch(0.5, 0.16, hue)],
        ]),
        style,
      )
    );
  },
});

const letters = (face: FaceId, hues: readonly [number, number, number, number]) => ({
  'symbol-5': letter(face, 'A', hues[0]),
  'symbol-6': letter(face, 'K', hues[1]),
  'symbol-7': letter(face, 'Q', hues[2]),
  'symbol-8': letter(face, 'J', hues[3]),
});

const shiningTome = (art: Art, hue: number, emblem: string): string =>
  glow(art, 0, 0, 126, 85, 0.9) + place(0, 0, 0.92, 0, tome(art, hue, emblem));

const waveSign = (): string =>
  stroke(
    'M-30 20C-20 8-10 8 0 20S22 32 32 20M-24-10C-18-46 26-46 22-12C16 4-2 0 0-12',
    oklch(0.45, 0.11, 62),
    10,
    'stroke-linecap="round"',
  );

/** The faces of the reference slot. */
export const SLOT_FACES = {
  tides: {
    title: 'Tides',
    reelHue: 250,
    glowHue: 225,
    motifs: ['sea', 'book', 'pirate', 'frost', 'lantern'],
    symbols: {
      'symbol-1': { name: 'Whale', draw: (art) => place(0, -8, 0.92, 0, whaleTail(art, 232)) },
      'symbol-2': { name: 'Pearl shell', draw: (art) => place(0, 6, 0.95, 0, pearlShell(art, 350)) },
      'symbol-3': { name: 'Tide coin', draw: (art) => goldCoin(art, waveSign()) },
      'symbol-4': { name: 'Diamond', draw: () => place(0, -8, 0.95, 0, brilliant(225)) },
      ...letters('playfair', [25, 250, 320, 150]),
      scatter: { name: 'Book of Tides', draw: (art) => shiningTome(art, 245, waveEmblem(art)) },
    },
  },
  embers: {
    title: 'Embers',
    reelHue: 25,
    glowHue: 45,
    motifs: ['dragon', 'norse', 'wolf', 'harvest', 'western'],
    symbols: {
      'symbol-1': {
        name: 'Dragon',
        draw: (art) =>
          place(0, 0, 0.82, 0, dragonFace(22, 0.15) + eyes(art, 34, -8, 13, oklch(0.93, 0.17, 98))),
      },
      'symbol-2': { name: 'Wyrm’s eye', draw: (art) => place(0, 4, 0.7, 0, dragonEye(art)) },
      'symbol-3': { name: 'Flame seal', draw: (art) => enamelCoin(art, 15, flameEmblem(art)) },
      'symbol-4': { name: 'Ruby', draw: (art) => cutGem(art, 20, 8, 0.23) },
      ...letters('germania', [40, 85, 350, 300]),
      scatter: { name: 'Book of Embers', draw: (art) => shiningTome(art, 22, flameEmblem(art)) },
    },
  },
  harbour: {
    title: 'Harbour',
    reelHue: 262,
    glowHue: 75,
    motifs: ['fruit', 'sevens', 'cards', 'wheel'],
    symbols: {
      'symbol-1': { name: 'Seven', draw: (art) => seven(art, 25) },
      'symbol-2': { name: 'Bell', draw: (art) => place(0, -2, 0.98, 0, bell(art)) },
      'symbol-3': { name: 'Melon', draw: (art) => place(0, -18, 0.94, -10, melonSlice(art)) },
      'symbol-4': { name: 'Grapes', draw: (art) => place(0, 8, 1.05, 0, grapes(art)) },
      'symbol-5': { name: 'Strawberry', draw: (art) => place(0, 0, 0.98, 0, strawberry(art)) },
      'symbol-6': { name: 'Orange', draw: (art) => place(0, 0, 1.3, 0, orangeHalf(art)) },
      'symbol-7': { name: 'Lemon', draw: (art) => place(0, 0, 1.16, -14, lemon(art)) },
      'symbol-8': { name: 'Cherries', draw: (art) => place(-2, 0, 0.96, 0, cherries(art)) },
      scatter: {
        name: 'Anchor',
        draw: (art) => glow(art, 0, 0, 126, 85, 0.9) + place(0, -2, 0.88, 0, anchor(art)),
      },
    },
  },
  gems: {
    title: 'Gems',
    reelHue: 215,
    glowHue: 190,
    motifs: ['gems'],
    symbols: {
      'symbol-1': { name: 'Diamond', draw: () => place(0, -8, 0.95, 0, brilliant(225)) },
      'symbol-2': { name: 'Ruby', draw: (art) => cutGem(art, 20, 8, 0.23) },
      'symbol-3': { name: 'Emerald', draw: (art) => place(0, 0, 1.04, 0, cutGem(art, 155, 4, 0.19, 45)) },
      'symbol-4': { name: 'Sapphire', draw: (art) => cutGem(art, 262, 10, 0.2) },
      'symbol-5': { name: 'Amethyst', draw: (art) => cutGem(art, 308, 6, 0.2) },
      'symbol-6': { name: 'Topaz', draw: (art) => place(0, 6, 1, 0, cutGem(art, 75, 5, 0.17, -90)) },
      'symbol-7': { name: 'Aquamarine', draw: (art) => cutGem(art, 200, 4, 0.13, 0) },
      'symbol-8': { name: 'Rose quartz', draw: (art) => place(0, 14, 1, 0, cutGem(art, 0, 3, 0.12, -90)) },
      scatter: {
        name: 'Treasure chest',
        draw: (art) => glow(art, 0, 0, 126, 85, 0.9) + place(0, 0, 0.88, 0, treasureChest(art)),
      },
    },
  },
  sands: {
    title: 'Sands',
    reelHue: 275,
    glowHue: 78,
    motifs: ['egypt', 'olympus', 'savanna', 'jungle'],
    symbols: {
      'symbol-1': { name: 'Mask', draw: (art) => place(0, -2, 0.76, 0, pharaohMask(art)) },
      'symbol-2': { name: 'Scarab', draw: (art) => place(0, 0, 0.88, 0, scarab(art)) },
      'symbol-3': { name: 'Eye seal', draw: (art) => enamelCoin(art, 165, eyeEmblem(art)) },
      'symbol-4': { name: 'Lapis', draw: (art) => cutGem(art, 262, 6, 0.2) },
      ...letters('cinzel', [85, 25, 190, 320]),
      scatter: { name: 'Book of Anket', draw: (art) => shiningTome(art, 300, ankh(art)) },
    },
  },
  orbit: {
    title: 'Orbit',
    reelHue: 285,
    glowHue: 310,
    motifs: ['space', 'music', 'magic', 'crash'],
    symbols: {
      'symbol-1': { name: 'Astronaut', draw: (art) => place(0, -2, 0.92, 0, spaceHelmet(art)) },
      'symbol-2': { name: 'Rocket', draw: (art) => place(-4, -14, 0.78, 24, rocket(art, 22)) },
      'symbol-3': { name: 'Ringed planet', draw: (art) => planet(art, 30, 56) },
      'symbol-4': { name: 'Star crystal', draw: (art) => cutGem(art, 300, 6, 0.2) },
      ...letters('russo', [330, 200, 60, 150]),
      scatter: { name: 'Black hole', draw: (art) => place(0, 0, 0.66, 0, blackHole(art)) },
    },
  },
  sugar: {
    title: 'Sugar',
    reelHue: 320,
    glowHue: 350,
    motifs: ['candy', 'honey', 'clover'],
    symbols: {
      'symbol-1': { name: 'Lollipop', draw: (art) => place(0, -26, 0.8, 12, lollipop(art, 350)) },
      'symbol-2': { name: 'Doughnut', draw: (art) => place(0, 0, 1.2, 0, doughnut(art)) },
      'symbol-3': { name: 'Candy cane', draw: () => place(-10, 0, 0.92, 12, candyCane()) },
      'symbol-4': { name: 'Strawberry', draw: (art) => place(0, 0, 0.98, 0, strawberry(art)) },
      'symbol-5': { name: 'Blue bonbon', draw: (art) => place(0, 0, 0.92, -16, bonbon(art, 240)) },
      'symbol-6': { name: 'Green bonbon', draw: (art) => place(0, 0, 0.92, 16, bonbon(art, 145)) },
      'symbol-7': { name: 'Yellow bonbon', draw: (art) => place(0, 0, 0.92, -16, bonbon(art, 80)) },
      'symbol-8': { name: 'Violet bonbon', draw: (art) => place(0, 0, 0.92, 16, bonbon(art, 300)) },
      scatter: {
        name: 'Honey jar',
        draw: (art) => glow(art, 0, 0, 126, 85, 0.9) + place(0, -6, 0.88, 0, honeyJar(art)),
      },
    },
  },
} satisfies Record<string, SlotFace>;

/** The name of a slot face. */
export type SlotFaceId = keyof typeof SLOT_FACES;

/** The side of a symbol's square picture, in drawing units. */
export const SYMBOL_SIZE = 160;

/** A symbol as a square SVG of 160 units on a transparent ground, labelled with its name. */
export function slotSymbol(faceId: SlotFaceId, id: FaceSymbol): string {
  const face: SlotFace = SLOT_FACES[faceId];
  const { name, draw } = face.symbols[id];
  const art = new Art(`g${faceId}${faceSymbols.indexOf(id)}`, hashText(`${faceId}/${id}`));
  return slimSvg(
    svgDocument(
      art,
      SYMBOL_SIZE,
      SYMBOL_SIZE,
      place(SYMBOL_SIZE / 2, SYMBOL_SIZE / 2, 0.7, 0, draw(art)),
      name,
    ),
  );
}
