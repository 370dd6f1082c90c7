import { type Art } from '../drawing/art.js';
import { hashText, seededRandom } from '../drawing/chance.js';
import { hueDistance, oklch } from '../drawing/colour.js';
import { cyclic } from '../drawing/geometry.js';
import { type FaceId } from '../drawing/lettering.js';
import { WHITE } from '../drawing/shapes.js';
import { type Warp } from '../drawing/title.js';
import { glow } from '../motifs/materials.js';
import { BACKDROPS } from './backdrops.js';
import { type Sprite } from './cast.js';
import { CASTS } from './casts.js';
import { bokeh, sparks } from './grounds.js';
import { LAYOUTS, type LayoutId, type Part } from './layouts.js';
import { type Motif } from './motif.js';
import { MOTIFS, type MotifId } from './motifs.js';

/** How much of a composed card is drawn: everything, without companions, or the subject before a bare ground. */
export type Detail = 'full' | 'plain' | 'bare';

/** What makes one card look unlike the next: ground, lettering and composition. */
export interface Look {
  /** hues of the ground at the top and below, degrees */
  hue: number;
  hue2: number;
  face: FaceId;
  warp: Warp;
  /** hue of the title's lower edge, degrees */
  tint: number;
  /** names the arrangement: cards with equal names differ in colour only */
  composition: string;
  /** the subject of a composed card: its index in the cast, and its hue in degrees */
  hero?: { index: number; hue: number };
  draw: (art: Art, detail: Detail) => string;
}

const LAYOUT_IDS = Object.keys(LAYOUTS) as LayoutId[];
/** Layouts that show the subject once. */
const LAYOUTS_FOR_ONE = LAYOUT_IDS.filter((id) => !['trio', 'receding', 'row', 'fanned'].includes(id));

const pick = <T>(random: () => number, list: readonly T[]): T =>
  cyclic(list, Math.floor(random() * list.length));

/** Of the hues that suit the motif, one of the two nearest to the provider's own. */
function providerHue(motif: Motif, provider: number, seed: number, key: number): number {
  const nearest = [...motif.groundHues].sort(
    (one, other) => hueDistance(one, provider) - hueDistance(other, provider),
  );
  return cyclic(nearest, (seed + (key & 1)) % 2);
}

/** The hues that stand out from the ground; all of them where none does. */
function standingOut(hues: readonly number[], ground: number): readonly number[] {
  const clear = hues.filter((hue) => hueDistance(hue, ground) > 36);
  return clear.length ? clear : hues.length ? hues : [0];
}

const toPart = (sprite: Sprite, key: string, hue: number): Part => ({
  key,
  upright: sprite.upright,
  draw: (art) => sprite.draw(art, hue),
});

/**
 * A composed look: subject, companions, backdrop, layout, hues and face are chosen by the seed alone.
 * @param seed any integer that is not one of the motif's drawn compositions
 */
function composedLook(id: MotifId, seed: number): Look {
  const motif: Motif = MOTIFS[id];
  const cast = CASTS[id];
  const random = seededRandom(hashText(`${id}/${seed}`));
  const hue = (pick(random, motif.groundHues) + Math.round((random() - 0.5) * 28) + 360) % 360;
  const hue2 = hue + (random() < 0.5 ? 22 : -22);
  const heroIndex = Math.floor(random() * cast.heroes.length);
  const heroSprite = cyclic(cast.heroes, heroIndex);
  const heroHue = pick(random, standingOut(heroSprite.hues, hue));
  const others = cast.companions.filter((sprite) => sprite !== heroSprite);
  const layoutId = pick(random, heroSprite.single ? LAYOUTS_FOR_ONE : LAYOUT_IDS);
  const backdropId = pick(random, cast.backdrops);
  const companions = [pick(random, others), pick(random, others)].map((sprite, i) =>
    toPart(sprite, `companion${i}`, pick(random, standingOut(sprite.hues, hue))),
  );
  const glowHue = random() < 0.5 || !heroSprite.hues.length ? motif.glow : heroHue;
  const face = random() < 0.6 ? motif.face : pick(random, cast.faces);
  const finish = random();
  const hero = toPart(heroSprite, 'hero', heroHue);
  return {
    hue,
    hue2,
    face,
    warp: motif.warp,
    tint: random() < 0.7 ? motif.tint : glowHue,
    composition: `${layoutId}/${heroIndex}/${backdropId}`,
    hero: { index: heroIndex, hue: heroHue },
    draw: (art, detail) =>
      (detail === 'bare' ? '' : BACKDROPS[backdropId](art, glowHue)) +
      glow(art, 150, 148, 172, glowHue, 0.75) +
      LAYOUTS[detail === 'bare' ? 'alone' : layoutId](art, {
        hero,
        glowHue,
        companions: detail === 'full' ? companions : [],
      }) +
      (finish < 0.45
        ? sparks(art, WHITE, 4)
        : finish < 0.65
          ? sparks(art, oklch(0.95, 0.1, motif.tint), 5)
          : finish < 0.85
            ? bokeh(art, glowHue, 6)
            : ''),
  };
}

/**
 * The look of a card. Seeds below the number of the motif's drawn compositions stand for those, on a ground near the
 * provider's hue; every other seed stands for a composed look.
 * @param provider the provider's hue in degrees @param key hash of the whole subject
 */
export function createLook(id: MotifId, seed: number, provider: number, key: number): Look {
  const motif: Motif = MOTIFS[id];
  const drawn = motif.compositions[seed];
  if (!drawn) return composedLook(id, seed);
  const hue = providerHue(motif, provider, seed, key);
  return {
    hue,
    hue2: hue + (key % 2 ? 22 : -22),
    face: motif.face,
    warp: motif.warp,
    tint: motif.tint,
    composition: `drawn/${seed}`,
    draw: drawn,
  };
}
