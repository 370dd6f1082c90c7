import { PROVIDERS, type Provider, type ProviderId } from './catalogue/providers.js';
import { Art } from './drawing/art.js';
import { hashText } from './drawing/chance.js';
import { oklch } from './drawing/colour.js';
import { slimSvg, svgDocument } from './drawing/document.js';
import { tenth } from './drawing/geometry.js';
import { measure, textPath } from './drawing/lettering.js';
import { group, path, place, rect } from './drawing/shapes.js';
import { setTitle, titleBlock } from './drawing/title.js';
import { type Detail, type Look, createLook } from './scenes/look.js';
import { type MotifId } from './scenes/motifs.js';

/** What a card's picture is made from. */
export interface CardSubject {
  name: string;
  provider: ProviderId;
  motif: MotifId;
  seed: number;
}

/** No thumbnail is larger than this, in bytes before compression. */
export const THUMBNAIL_LIMIT = 12 * 1024;

const WIDTH = 300;
const HEIGHT = 400;
const TITLE_BOTTOM = 364;
const TITLE_HEIGHT = 100;

const subjectKey = ({ name, provider, motif, seed }: CardSubject): number =>
  hashText(`${name}|${provider}|${motif}|${seed}`);

/** The look a subject's card will have: its ground, lettering and composition. */
export const cardLook = (subject: CardSubject): Look =>
  createLook(subject.motif, subject.seed, PROVIDERS[subject.provider].hue, subjectKey(subject));

/** The provider's mark and name under the title. */
function providerLine({ name, mark, hue }: Provider): string {
  const capitals = name.toUpperCase();
  const width = (measure('inter', capitals, 140) * 10) / 1000;
  const colour = oklch(0.84, 0.07, hue);
  return (
    place(WIDTH / 2 - width / 2 - 4, 384.3, 0.46, 0, path(mark, colour)) +
    textPath('inter', capitals, 10, WIDTH / 2 + 5, 388, colour, { anchor: 'middle', track: 140, grid: 4 })
  );
}

/** The provider's colour along the lower edge, darker corners, and light from above. */
function frame(art: Art, hue: number): string {
  const edge = art.linear(
    [
      [0, oklch(0.62, 0.16, hue), 0],
      [0.5, oklch(0.76, 0.16, hue)],
      [1, oklch(0.62, 0.16, hue), 0],
    ],
    0,
    0,
    1,
    0,
  );
  const corners = art.radial(
    [
      [0.7, '#000', 0],
      [1, '#000', 0.34],
    ],
    150,
    150,
    290,
    true,
  );
  const light = art.linear([
    [0, '#fff', 0.1],
    [1, '#fff', 0],
  ]);
  return (
    rect(0, 396.5, WIDTH, 3.5, 0, edge) +
    rect(0, 0, WIDTH, HEIGHT, 0, corners) +
    rect(0, 0, WIDTH, 70, 0, light)
  );
}

function draw(subject: CardSubject, look: Look, detail: Detail): string {
  const { hue, hue2 } = look;
  const provider: Provider = PROVIDERS[subject.provider];
  const key = subjectKey(subject);
  const art = new Art('g' + (key % 46656).toString(36), key);
  const deep = oklch(0.19, 0.085, hue2);
  art.ground = { hue, hue2, deep };
  const block = titleBlock(look.face, subject.name, TITLE_HEIGHT);
  const blockTop = TITLE_BOTTOM - block.height;
  // a low title leaves more room, so the scene moves down with it
  const shift = Math.max(-8, Math.min(22, (blockTop - 270) * 0.28));
  const scene = look.draw(art, detail);
  const ground = art.linear(
    [
      [0, oklch(0.48, 0.17, hue)],
      [0.5, oklch(0.38, 0.15, hue2)],
      [1, oklch(0.17, 0.07, hue2)],
    ],
    0,
    0,
    0,
    HEIGHT,
    true,
  );
  const scrim = art.linear(
    [
      [0, deep, 0],
      [0.36, deep, 0.66],
      [0.6, deep, 0.92],
      [1, oklch(0.11, 0.05, hue2), 1],
    ],
    0,
    blockTop - 70,
    0,
    HEIGHT,
    true,
  );
  const low = oklch(0.86, 0.1, look.tint);
  const title = setTitle(art, block, {
    bottom: TITLE_BOTTOM,
    warp: look.warp,
    top: '#ffffff',
    low,
    edge: oklch(0.3, 0.1, hue2),
    deep: oklch(0.09, 0.035, hue2),
    rule: low,
  });
  const foot = providerLine(provider);
  const body =
    rect(0, 0, WIDTH, HEIGHT, 0, ground) +
    group(`transform="translate(0 ${tenth(shift)})"`, scene) +
    rect(0, 0, WIDTH, HEIGHT, 0, scrim) +
    frame(art, provider.hue) +
    title +
    foot;
  return slimSvg(svgDocument(art, WIDTH, HEIGHT, body, subject.name));
}

/**
 * A game's picture: an SVG of 300 × 400 units, self-contained (lettering is outlined), at most `THUMBNAIL_LIMIT`
 * bytes. The same subject gives the same bytes.
 * @throws Error when the name has a character the face lacks, or the picture cannot be made small enough
 */
export function thumbnail(subject: CardSubject): string {
  const look = cardLook(subject);
  for (const detail of ['full', 'plain', 'bare'] as const) {
    const svg = draw(subject, look, detail);
    if (svg.length <= THUMBNAIL_LIMIT) return svg;
  }
  throw new Error(`The picture of “${subject.name}” is larger than ${THUMBNAIL_LIMIT} bytes.`);
}
