import { type FaceId } from '../drawing/lettering.js';

/** A maker of games: its identity is a hue, a face and a small mark. */
export interface Provider {
  name: string;
  /** degrees */
  hue: number;
  face: FaceId;
  /** set in capitals */
  upper?: boolean;
  /** letter spacing, 1/1000 of the size */
  track?: number;
  /** path of the mark in a box of 24 × 24, centred on 0,0 */
  mark: string;
}

/** The fictional providers of the reference catalogue, by id. */
export const PROVIDERS = {
  northlight: {
    name: 'Northlight',
    hue: 215,
    face: 'sora',
    mark: 'M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z',
  },
  emberforge: {
    name: 'Ember Forge',
    hue: 35,
    face: 'russo',
    upper: true,
    mark: 'M0 11C-9 10-10 1-5-4C-4 0-1 0 0-3C1-6 0-9-2-11C6-8 12 6 0 11Z',
  },
  tidewater: {
    name: 'Tidewater',
    hue: 190,
    face: 'outfit',
    mark: 'M-11 2C-8-3-4-3-1 1S6 5 11-1V4C6 9 2 8-1 5S-8 2-11 7ZM-11-6C-8-11-4-11-1-7S6-3 11-9V-5C6 0 2-1-1-3S-8-6-11-2Z',
  },
  pixelgrove: {
    name: 'Pixelgrove',
    hue: 150,
    face: 'sora',
    mark: 'M-10-10H-1V-1H-10ZM2-7H8V-1H2ZM-7 2H-1V10H-7ZM2 2H10V7H2Z',
  },
  goldleaf: {
    name: 'Goldleaf',
    hue: 80,
    face: 'playfair',
    mark: 'M0-11C8-7 10 3 0 11C-10 3-8-7 0-11ZM-1-5V7H1V-5Z',
  },
  kitekey: { name: 'Kite & Key', hue: 300, face: 'outfit', mark: 'M0-11L8-2L0 8L-8-2ZM-1 8H1V12H-1Z' },
  monolith: {
    name: 'Monolith',
    hue: 265,
    face: 'anton',
    upper: true,
    track: 60,
    mark: 'M-9 10V-10H-3V10ZM-1 10V-4H4V10ZM6 10V-8H10V10Z',
  },
  velvetroom: {
    name: 'Velvet Room',
    hue: 350,
    face: 'playfair',
    mark: 'M-10-10H10C10-2 6 4 2 6V11H-2V6C-6 4-10-2-10-10Z',
  },
  parallax: {
    name: 'Parallax',
    hue: 285,
    face: 'russo',
    upper: true,
    mark: 'M-11 8L-3-9H2L-6 8ZM-1 8L7-9H11L4 8Z',
  },
  sundial: {
    name: 'Sundial',
    hue: 60,
    face: 'cinzel',
    upper: true,
    mark: 'M-11 6A11 11 0 0 1 11 6H7L1-4L0 6ZM-11 8H11V10H-11Z',
  },
  copperkettle: {
    name: 'Copper Kettle',
    hue: 47,
    face: 'rye',
    upper: true,
    mark: 'M-8 0H8C8 7 5 11 0 11S-8 7-8 0ZM-5-2C-5-7-3-9 0-9S5-7 5-2ZM-1.5-11H1.5V-9.5H-1.5ZM8 2L12-4H10L7 0Z',
  },
  lowtide: {
    name: 'Low Tide',
    hue: 203,
    face: 'lilita',
    upper: true,
    mark: 'M-11 0A11 11 0 0 1 11 0H7A7 7 0 0 0-7 0ZM-5 0A5 5 0 0 1 5 0ZM-11 3H11V5.5H-11ZM-7 8H7V10.5H-7Z',
  },
  nightjar: {
    name: 'Nightjar',
    hue: 250,
    face: 'outfit',
    mark: 'M6-10A11 11 0 1 0 10 6A9 9 0 0 1 6-10ZM2-2L11-5L6 1Z',
  },
  ferrous: {
    name: 'Ferrous',
    hue: 22,
    face: 'anton',
    upper: true,
    track: 40,
    mark: 'M-10-9H-4V1A4 4 0 0 0 4 1V-9H10V1A10 10 0 0 1-10 1ZM-10-5H-4V-3H-10ZM4-5H10V-3H4Z',
  },
  clovermoor: {
    name: 'Clovermoor',
    hue: 135,
    face: 'playfair',
    mark: 'M0 0C-2-4-7-4-7-8S-1-12 0-7C1-12 7-12 7-8S2-4 0 0ZM0 0C4-2 4 5 8 6S12 0 7 0C12-1 10-6 6-5S3-1 0 0ZM0 0C-4-2-4 5-8 6S-12 0-7 0C-12-1-10-6-6-5S-3-1 0 0ZM-1 2H1L3 11H0Z',
  },
  papercrane: {
    name: 'Paper Crane',
    hue: 5,
    face: 'sora',
    mark: 'M-11 5L0-11L1 1ZM2 1L11-6L4 8ZM-8 7L3 4L0 11Z',
  },
  quarry: {
    name: 'Quarry',
    hue: 95,
    face: 'germania',
    upper: true,
    track: 60,
    mark: 'M-11 10V2H-5V-3H1V-8H7V10ZM8 10V-2H11V10Z',
  },
  glasswork: {
    name: 'Glasswork',
    hue: 175,
    face: 'outfit',
    mark: 'M0-11L10-5V5L0 11L-10 5V-5ZM0-8L-7-4L0 0L7-4ZM-8-2V4L-1 8V2Z',
  },
  brasslion: {
    name: 'Brass Lion',
    hue: 72,
    face: 'cinzel',
    upper: true,
    mark: 'M-10-3L-6-10L-2-6L0-11L2-6L6-10L10-3L7 1L8 6L3 5L0 11L-3 5L-8 6L-7 1ZM-4-1L-1 0L-2 3ZM4-1L1 0L2 3Z',
  },
  halfmoon: {
    name: 'Half Moon',
    hue: 325,
    face: 'lilita',
    upper: true,
    mark: 'M0-11A11 11 0 0 1 0 11ZM-2-11V11A11 11 0 0 1-2-11ZM-4-7A8 8 0 0 0-4 7Z',
  },
  redthread: {
    name: 'Red Thread',
    hue: 12,
    face: 'playfair',
    mark: 'M-8-11H8V-8H-8ZM-8 8H8V11H-8ZM-6-7H6L4 7H-4ZM-5-4V-2L5-4V-5.5ZM-4 1V3L4.500 1V-.5Z',
  },
  oakandiron: {
    name: 'Oak & Iron',
    hue: 110,
    face: 'rye',
    upper: true,
    mark: 'M0-11C5-11 7-8 6-5C10-5 11 0 8 2C9 6 4 7 2 5V11H-2V5C-4 7-9 6-8 2C-11 0-10-5-6-5C-7-8-5-11 0-11Z',
  },
  skylark: {
    name: 'Skylark',
    hue: 230,
    face: 'sora',
    mark: 'M-11-7C-4-6-1-3 0 1C1-3 4-6 11-7C9 0 5 3 1 4L0 10L-1 4C-5 3-9 0-11-7Z',
  },
  octavo: {
    name: 'Octavo',
    hue: 272,
    face: 'cinzel',
    upper: true,
    track: 30,
    mark: 'M-11-8C-7-10-3-9-1-7V10C-3 8-7 7-11 9ZM11-8C7-10 3-9 1-7V10C3 8 7 7 11 9ZM-8-4L-4-3V-1L-8-2ZM8-4L4-3V-1L8-2Z',
  },
  firefly: {
    name: 'Firefly Row',
    hue: 120,
    face: 'russo',
    upper: true,
    mark: 'M-2-3H2L4 4C4 8 2 11 0 11S-4 8-4 4ZM-3-5L-11-10C-12-3-9 1-5 1ZM3-5L11-10C12-3 9 1 5 1ZM-2-8A2 2 0 0 1 2-8V-5H-2Z',
  },
} satisfies Record<string, Provider>;

/** The id of a provider. */
export type ProviderId = keyof typeof PROVIDERS;
