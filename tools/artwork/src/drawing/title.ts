import { type Art } from './art.js';
import { type Point } from './geometry.js';
import { type FaceId, capHeight, lineOutline, measure } from './lettering.js';
import { rect } from './shapes.js';

/** One line of a title block: text, type size, width and cap height in drawing units. */
export interface TitleLine {
  text: string;
  /** a link word such as OF, set small between rules */
  small: boolean;
  size: number;
  width: number;
  height: number;
}

/** A title broken into lines that fill one measure. */
export interface TitleBlock {
  face: FaceId;
  lines: readonly TitleLine[];
  height: number;
  gap: number;
}

/** How a title block is bent. */
export type Warp = 'flat' | 'arc' | 'bulge' | 'flare' | 'rise';

/** The longest title of the catalogue, in characters: longer ones would be set too small. */
export const LONGEST_TITLE = 20;

const LINK_WORDS = new Set(['OF', 'THE', '&', 'AND', 'IN', 'TO', 'FOR']);
const LINK_SIZE = 19;
const CENTRE = 150;
const HALF_MEASURE = 120;

/** Every way of breaking words into at most four lines. */
function breakings(words: readonly string[]): string[][] {
  const ways: string[][] = [];
  const extend = (from: number, lines: string[]): void => {
    if (from === words.length) {
      ways.push(lines);
      return;
    }
    if (lines.length === 4) return;
    for (let to = from + 1; to <= words.length; to++) extend(to, [...lines, words.slice(from, to).join(' ')]);
  };
  extend(0, []);
  return ways;
}

/** Line sizes of one breaking and how well it fills the measure; undefined where a link word stands badly. */
function arrange(
  face: FaceId,
  texts: readonly string[],
  width: number,
  maxHeight: number,
  maxSize: number,
  gap: number,
) {
  const lines = texts.map((text): TitleLine => {
    const small = text.split(' ').every((word) => LINK_WORDS.has(word));
    const unit = measure(face, text);
    const size = small ? LINK_SIZE : Math.min(maxSize, (width / unit) * 1000);
    return { text, small, size, width: (unit * size) / 1000, height: (capHeight(face) * size) / 1000 };
  });
  const large = lines.filter((line) => !line.small);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!large.length || !first || !last || last.small) return undefined;
  if (first.small && lines.length > 1 && first.text !== 'THE') return undefined;
  const height = lines.reduce((sum, line) => sum + line.height, 0) + gap * (lines.length - 1);
  const shrink = height > maxHeight ? maxHeight / height : 1;
  const sizes = large.map((line) => line.size * shrink);
  const smallest = Math.min(...sizes);
  const ratio = Math.max(...sizes) / smallest;
  const filled = large.reduce((sum, line) => sum + (line.width * shrink * line.height * shrink) / 100, 0);
  const score =
    filled -
    (ratio > 1.7 ? (ratio - 1.7) * 90 : 0) -
    (smallest < 30 ? (30 - smallest) * 14 : 0) -
    (large.length > 2 ? 25 : 0) -
    (shrink < 0.8 ? 40 : 0);
  const fitted = lines.map((line) =>
    line.small
      ? line
      : { ...line, size: line.size * shrink, width: line.width * shrink, height: line.height * shrink },
  );
  return { score, lines: fitted };
}

/**
 * Breaks a title into lines that each fill the measure, choosing the arrangement with the most even, largest type.
 * @param maxHeight height to which large lines shrink; gaps and link words keep their size, so a block may be up to
 * an eighth higher
 * @throws Error when the face lacks a glyph or no arrangement is possible
 */
export function titleBlock(face: FaceId, name: string, maxHeight: number): TitleBlock {
  const gap = 7;
  const words = name.toUpperCase().replace(/’/g, "'").split(' ');
  let best: { score: number; lines: readonly TitleLine[] } | undefined;
  for (const texts of breakings(words)) {
    const tried = arrange(face, texts, 2 * HALF_MEASURE, maxHeight, 74, gap);
    if (tried && (!best || tried.score > best.score)) best = tried;
  }
  if (!best) throw new Error(`No arrangement of “${name}” in ${face}.`);
  const height = best.lines.reduce((sum, line) => sum + line.height, 0) + gap * (best.lines.length - 1);
  return { face, lines: best.lines, height, gap };
}

/** Position and colours of a set title. */
export interface TitleStyle {
  bottom: number;
  warp: Warp;
  /** gradient of the face from top to bottom */
  top: string;
  low: string;
  /** the raised edge, the dark halo, and the rules beside a link word */
  edge: string;
  deep: string;
  rule: string;
}

function bend(warp: Warp, bottom: number, height: number): (x: number, y: number) => Point {
  const across = (x: number): number => (x - CENTRE) / HALF_MEASURE;
  const middle = bottom - height / 2;
  switch (warp) {
    case 'flat':
      return (x, y) => [x, y];
    case 'arc':
      return (x, y) => [x, y - 9 * (1 - across(x) * across(x))];
    case 'bulge':
      return (x, y) => [x, middle + (y - middle) * (0.94 + 0.2 * (1 - across(x) * across(x)))];
    case 'flare':
      return (x, y) => [x, bottom + (y - bottom) * (0.9 + 0.16 * across(x) * across(x))];
    case 'rise':
      return (x, y) => [x + (middle - y) * 0.1, y - across(x) * 8];
  }
}

/** Ornate faces have many short steps; those below what a card can show are dropped. */
const TOLERANCE: Partial<Record<FaceId, number>> = { rye: 5, playfair: 4, lilita: 2, cinzel: 2 };
const COARSE = new Set<FaceId>(['rye', 'playfair', 'lilita']);

/** Draws a title block with its halo, edge and gradient face, its bottom line on `style.bottom`. */
export function setTitle(art: Art, block: TitleBlock, style: TitleStyle): string {
  const { bottom, edge, deep } = style;
  const top = bottom - block.height;
  const warp = bend(style.warp, bottom, block.height);
  const grid = COARSE.has(block.face) ? 2 : 2.5;
  const tolerance = TOLERANCE[block.face] ?? 1;
  let y = top;
  let data = '';
  let rules = '';
  for (const line of block.lines) {
    const base = y + line.height;
    const left = CENTRE - line.width / 2;
    // every outline starts relative to the origin, so each line begins with an absolute move
    data += lineOutline(block.face, line.text, line.size, {
      x: left,
      y: base,
      warp,
      grid,
      tolerance,
    }).replace(/^m/, 'M');
    if (line.small) {
      const middle = warp(CENTRE, base - line.height / 2)[1];
      const length = 46;
      const away = line.width / 2 + 9;
      rules +=
        rect(CENTRE - away - length, middle - 0.75, length, 1.5, 0.75, style.rule) +
        rect(CENTRE + away, middle - 0.75, length, 1.5, 0.75, style.rule);
    }
    y = base + block.gap;
  }
  const id = art.define('title', (name) => `<path id="${name}" d="${data}"/>`);
  const fill = art.linear(
    [
      [0, style.top],
      [0.5, style.top],
      [1, style.low],
    ],
    0,
    top * grid,
    0,
    bottom * grid,
    true,
  );
  return (
    `<g transform="scale(${1 / grid})" stroke-linejoin="round">` +
    `<use href="#${id}" fill="${deep}" stroke="${deep}" stroke-width="${7 * grid}" stroke-opacity=".55" y="${2 * grid}"/>` +
    `<use href="#${id}" fill="${edge}" stroke="${edge}" stroke-width="${3.2 * grid}" y="${2.2 * grid}"/>` +
    `<use href="#${id}" fill="${fill}"/></g>${rules}`
  );
}
