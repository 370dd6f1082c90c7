import { book, egypt } from './ancient.js';
import { dragon, wolf } from './beasts.js';
import { lantern } from './east.js';
import { western } from './frontier.js';
import { candy, fruit } from './fruit.js';
import { jungle, norse } from './legends.js';
import { type Motif } from './motif.js';
import { originals, wheel } from './originals.js';
import { sea } from './sea.js';
import { crash, space } from './sky.js';
import { cards, dice, roulette } from './tables.js';
import { gems, sevens } from './treasure.js';

/** Every theme a game of the catalogue can have. */
export const MOTIFS = {
  fruit,
  gems,
  egypt,
  sea,
  space,
  dragon,
  western,
  candy,
  cards,
  roulette,
  dice,
  crash,
  book,
  wolf,
  jungle,
  norse,
  sevens,
  lantern,
  originals,
  wheel,
  pirate: {
    face: 'rye',
    warp: 'flare',
    tint: 75,
    glow: 60,
    groundHues: [250, 200, 25, 285],
    compositions: [],
  },
  clover: {
    face: 'lilita',
    warp: 'arc',
    tint: 105,
    glow: 100,
    groundHues: [150, 175, 265, 300],
    compositions: [],
  },
  magic: {
    face: 'cinzel',
    warp: 'arc',
    tint: 310,
    glow: 300,
    groundHues: [290, 265, 325, 200],
    compositions: [],
  },
  olympus: {
    face: 'cinzel',
    warp: 'flare',
    tint: 85,
    glow: 80,
    groundHues: [245, 215, 285, 35],
    compositions: [],
  },
  music: {
    face: 'russo',
    warp: 'rise',
    tint: 320,
    glow: 320,
    groundHues: [310, 270, 345, 235],
    compositions: [],
  },
  frost: {
    face: 'lilita',
    warp: 'arc',
    tint: 215,
    glow: 215,
    groundHues: [230, 205, 260, 290],
    compositions: [],
  },
  harvest: {
    face: 'germania',
    warp: 'flare',
    tint: 60,
    glow: 55,
    groundHues: [285, 310, 250, 35],
    compositions: [],
  },
  honey: {
    face: 'lilita',
    warp: 'arc',
    tint: 90,
    glow: 85,
    groundHues: [55, 150, 205, 25],
    compositions: [],
  },
  savanna: {
    face: 'anton',
    warp: 'bulge',
    tint: 75,
    glow: 65,
    groundHues: [35, 155, 10, 265],
    compositions: [],
  },
} satisfies Record<string, Motif>;

/** The key of a motif. */
export type MotifId = keyof typeof MOTIFS;
