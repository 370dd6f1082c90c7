import { readFileSync } from 'node:fs';
import { type Point } from './geometry.js';
import { path } from './shapes.js';

/** The faces whose outlines are kept; all are under the Open Font Licence. */
export type FaceId =
  | 'anton'
  | 'cinzel'
  | 'lilita'
  | 'rye'
  | 'russo'
  | 'playfair'
  | 'germania'
  | 'sora'
  | 'outfit'
  | 'inter';

/** Outlines in 1/1000 of the type size: cap height, glyphs as [advance, path data], kerning by pair. */
interface Face {
  cap: number;
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  kern: Readonly<Record<string, number>>;
}

const FACES: Readonly<Record<FaceId, Face>> = JSON.parse(
  readFileSync(new URL('../title-faces.json', import.meta.url), 'utf8'),
);
const SPACE = 240;

/** A step of a glyph's outline: M, L, Q, C or Z and its coordinates. */
type OutlineStep = readonly [command: string, numbers: readonly number[]];
const parsed = new Map<string, readonly OutlineStep[]>();

function outlineSteps(outline: string): readonly OutlineStep[] {
  const before = parsed.get(outline);
  if (before) return before;
  const steps = [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, command = '', numbers = '']): OutlineStep => [
      command,
      numbers.trim() ? numbers.trim().split(' ').map(Number) : [],
    ],
  );
  parsed.set(outline, steps);
  return steps;
}

function getGlyph(face: FaceId, character: string): readonly [advance: number, outline: string] {
  const glyph = FACES[face].glyphs[character];
  if (!glyph) throw new Error(`The face ${face} has no glyph for “${character}”.`);
  return glyph;
}

/** Cap height of a face in 1/1000 of the type size. */
export const capHeight = (face: FaceId): number => FACES[face].cap;

/**
 * Width of a line in 1/1000 of the type size, kerned, with `track` added between characters.
 * @throws Error when the face lacks a glyph
 */
export function measure(face: FaceId, text: string, track = 0): number {
  const characters = [...text];
  let width = 0;
  characters.forEach((character, i) => {
    if (character === ' ') {
      width += SPACE;
      return;
    }
    const kern = FACES[face].kern[character + characters[i + 1]] ?? 0;
    width += getGlyph(face, character)[0] + kern + (i < characters.length - 1 ? track : 0);
  });
  return width;
}

/** How a line is laid: its start on the base line, a mapping of every point, and how finely it is written. */
export interface LineLayout {
  x: number;
  y: number;
  warp?: (x: number, y: number) => Point;
  /** extra space between characters, 1/1000 of the size */
  track?: number;
  /** written on a grid of 1/grid unit */
  grid: number;
  /** steps no longer than this many grid cells are left out */
  tolerance: number;
}

/** Outlines of a line as path data relative on the layout's grid; scale by 1/grid to draw it. */
export function lineOutline(face: FaceId, text: string, size: number, layout: LineLayout): string {
  const { x, y, warp = (px, py) => [px, py], track = 0, grid, tolerance } = layout;
  const scale = size / 1000;
  const characters = [...text];
  const number = (value: number, first: boolean): string => (value < 0 || first ? '' + value : ' ' + value);
  let out = '';
  let pen = 0;
  let penX = 0;
  let penY = 0;
  characters.forEach((character, i) => {
    if (character === ' ') {
      pen += SPACE;
      return;
    }
    const [advance, outline] = getGlyph(face, character);
    let startX = 0;
    let startY = 0;
    for (const [command, numbers] of outlineSteps(outline)) {
      if (command === 'Z') {
        out += 'z';
        penX = startX;
        penY = startY;
        continue;
      }
      const relative: number[] = [];
      let endX = penX;
      let endY = penY;
      for (let j = 0; j < numbers.length; j += 2) {
        const mapped = warp(x + (pen + (numbers[j] ?? 0)) * scale, y + (numbers[j + 1] ?? 0) * scale);
        endX = Math.round(mapped[0] * grid);
        endY = Math.round(mapped[1] * grid);
        relative.push(endX - penX, endY - penY);
      }
      if (command !== 'M' && Math.max(Math.abs(endX - penX), Math.abs(endY - penY)) <= tolerance) continue;
      if (command === 'L' && relative[1] === 0) {
        if (relative[0]) out += 'h' + relative[0];
      } else if (command === 'L' && relative[0] === 0) out += 'v' + relative[1];
      else out += command.toLowerCase() + relative.map((value, j) => number(value, j === 0)).join('');
      penX = endX;
      penY = endY;
      if (command === 'M') {
        startX = penX;
        startY = penY;
      }
    }
    pen += advance + (FACES[face].kern[character + characters[i + 1]] ?? 0) + track;
  });
  return out;
}

/** Where a text stands against its x, its letter spacing, further attributes and fineness. */
export interface TextStyle {
  anchor?: 'start' | 'middle' | 'end';
  track?: number;
  extra?: string;
  grid?: number;
}

/** A single line of outlined text on the base line `y`. */
export function textPath(
  face: FaceId,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
  { anchor = 'start', track = 0, extra = '', grid = size < 24 ? 4 : 2.5 }: TextStyle = {},
): string {
  const width = (measure(face, text, track) * size) / 1000;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const tolerance = grid >= 10 ? 0 : size < 24 ? 1 : 3;
  const outline = lineOutline(face, text, size, { x: left, y, track, grid, tolerance });
  return path(outline, fill, extra).replace('<path ', `<path transform="scale(${1 / grid})" `);
}
