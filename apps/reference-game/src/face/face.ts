import { type FaceSymbol } from '@casino-kit/reference-games';
import { type TextKey } from '../texts.js';

/** How one symbol looks: its picture's file name in the artwork, and the key of its name. */
export interface SymbolLook {
  picture: string;
  name: TextKey;
}

/** One look of the slot. Hues are degrees of OKLCH: of the reels, and of what glows on them. */
export interface Face {
  id: FaceId;
  reelHue: number;
  glowHue: number;
  typeface: Typeface;
  symbols: Readonly<Record<FaceSymbol, SymbolLook>>;
}

export const faceIds = ['tides', 'embers', 'harbour', 'gems', 'sands', 'orbit', 'sugar'] as const;
export type FaceId = (typeof faceIds)[number];
/** Typefaces of the artwork a game's name is lettered in. */
export type Typeface = 'cinzel' | 'germania' | 'lilita' | 'russo';

/** The names of eight paying symbols, from the best, and of the scatter. */
type Names = readonly [TextKey, TextKey, TextKey, TextKey, TextKey, TextKey, TextKey, TextKey, TextKey];

const letters = ['symbol.a', 'symbol.k', 'symbol.q', 'symbol.j'] as const;

function looks(names: Names): Face['symbols'] {
  return {
    'symbol-1': { picture: 'symbol-1', name: names[0] },
    'symbol-2': { picture: 'symbol-2', name: names[1] },
    'symbol-3': { picture: 'symbol-3', name: names[2] },
    'symbol-4': { picture: 'symbol-4', name: names[3] },
    'symbol-5': { picture: 'symbol-5', name: names[4] },
    'symbol-6': { picture: 'symbol-6', name: names[5] },
    'symbol-7': { picture: 'symbol-7', name: names[6] },
    'symbol-8': { picture: 'symbol-8', name: names[7] },
    scatter: { picture: 'scatter', name: names[8] },
  };
}

/** The faces of the artwork and their picture for each symbol of the wire. */
export const faces: Readonly<Record<FaceId, Face>> = {
  tides: {
    id: 'tides',
    reelHue: 250,
    glowHue: 235,
    typeface: 'cinzel',
    symbols: looks([
      ...(['symbol.whale', 'symbol.shell', 'symbol.tideCoin', 'symbol.diamond'] as const),
      ...letters,
      'symbol.bookOfTides',
    ]),
  },
  embers: {
    id: 'embers',
    reelHue: 25,
    glowHue: 45,
    typeface: 'germania',
    symbols: looks([
      ...(['symbol.dragon', 'symbol.wyrmEye', 'symbol.flameSeal', 'symbol.ruby'] as const),
      ...letters,
      'symbol.bookOfEmbers',
    ]),
  },
  harbour: {
    id: 'harbour',
    reelHue: 262,
    glowHue: 75,
    typeface: 'lilita',
    symbols: looks([
      ...(['symbol.seven', 'symbol.bell', 'symbol.melon', 'symbol.grapes'] as const),
      ...(['symbol.strawberry', 'symbol.orange', 'symbol.lemon', 'symbol.cherries'] as const),
      'symbol.anchor',
    ]),
  },
  gems: {
    id: 'gems',
    reelHue: 215,
    glowHue: 190,
    typeface: 'cinzel',
    symbols: looks([
      ...(['symbol.diamond', 'symbol.ruby', 'symbol.emerald', 'symbol.sapphire'] as const),
      ...(['symbol.amethyst', 'symbol.topaz', 'symbol.aquamarine', 'symbol.roseQuartz'] as const),
      'symbol.treasureChest',
    ]),
  },
  sands: {
    id: 'sands',
    reelHue: 275,
    glowHue: 78,
    typeface: 'cinzel',
    symbols: looks([
      ...(['symbol.mask', 'symbol.scarab', 'symbol.eyeSeal', 'symbol.lapis'] as const),
      ...letters,
      'symbol.bookOfAnket',
    ]),
  },
  orbit: {
    id: 'orbit',
    reelHue: 285,
    glowHue: 310,
    typeface: 'russo',
    symbols: looks([
      ...(['symbol.astronaut', 'symbol.rocket', 'symbol.planet', 'symbol.starCrystal'] as const),
      ...letters,
      'symbol.blackHole',
    ]),
  },
  sugar: {
    id: 'sugar',
    reelHue: 320,
    glowHue: 350,
    typeface: 'lilita',
    symbols: looks([
      ...(['symbol.lollipop', 'symbol.doughnut', 'symbol.candyCane', 'symbol.strawberry'] as const),
      ...(['symbol.blueBonbon', 'symbol.greenBonbon', 'symbol.yellowBonbon', 'symbol.violetBonbon'] as const),
      'symbol.honeyJar',
    ]),
  },
};

/** Returns the face of a table; an unknown name uses Tides. */
export function getFace(name: string): Face {
  const known = faceIds.find((id) => id === name);
  return faces[known ?? 'tides'];
}
