import { type Art } from '../drawing/art.js';
import { type FaceId } from '../drawing/lettering.js';
import { type Warp } from '../drawing/title.js';

/** Draws what stands on a card of 300 × 400 units; the lower quarter is covered by the title. */
export type Composition = (art: Art) => string;

/** A theme of games: how its titles are set, the hues its ground may take, and its drawn compositions. */
export interface Motif {
  face: FaceId;
  warp: Warp;
  /** hue of the title's lower edge, degrees */
  tint: number;
  /** hue of the light behind the subject, degrees */
  glow: number;
  /** hues that suit the ground, degrees */
  groundHues: readonly number[];
  compositions: readonly Composition[];
}
