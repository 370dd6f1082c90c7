import { type Art } from '../drawing/art.js';
import { type FaceId } from '../drawing/lettering.js';
import { type BackdropId } from './backdrops.js';

/** An object of a cast: a drawing within a radius of about 100 units about 0,0, and the hues it may take. */
export interface Sprite {
  draw: (art: Art, hue: number) => string;
  /** hues in degrees; the first is the usual one */
  hues: readonly number[];
  upright: boolean;
  /** a face or a wide view that looks odd when it stands on a card more than once */
  single: boolean;
}

/** What the composed cards of a motif are made of. */
export interface Cast {
  heroes: readonly Sprite[];
  companions: readonly Sprite[];
  backdrops: readonly BackdropId[];
  /** faces its titles may be set in, besides the motif's own */
  faces: readonly FaceId[];
}

/** An object that may lean. */
export const loose = (draw: Sprite['draw'], ...hues: number[]): Sprite => ({
  draw,
  hues,
  upright: false,
  single: false,
});

/** An object that stands upright: a building, a vessel. */
export const upright = (draw: Sprite['draw'], ...hues: number[]): Sprite => ({
  ...loose(draw, ...hues),
  upright: true,
});

/** An upright object that stands on a card once: a face. */
export const single = (draw: Sprite['draw'], ...hues: number[]): Sprite => ({
  ...upright(draw, ...hues),
  single: true,
});
