import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { cyclic, hundredth, regularPolygon, tenth } from '../drawing/geometry.js';
import { WHITE, circle, path, rect, stroke } from '../drawing/shapes.js';
import { darkGold, gold } from '../motifs/materials.js';
import { castShadow } from './grounds.js';

/** A drawn object ready to be placed: drawn about 0,0 within a radius of about 100 units. */
export interface Part {
  /** stands for the drawing in definitions that are shared */
  key: string;
  draw: (art: Art) => string;
  /** leans or not: faces and buildings stay upright */
  upright: boolean;
}

/** The objects of a card: its subject, and smaller things beside it (none when the picture must stay light). */
export interface Parts {
  hero: Part;
  companions: readonly Part[];
  glowHue: number;
}

/** Arranges the objects of a card about the middle of its upper part, 150,148. */
export type Layout = (art: Art, parts: Parts) => string;

const put = (art: Art, part: Part, x: number, y: number, scale: number, lean = 0): string =>
  art.symbol(
    part.key,
    () => part.draw(art),
    `translate(${tenth(x)} ${tenth(y)})${lean && !part.upright ? ` rotate(${tenth(lean)})` : ''} scale(${hundredth(scale)})`,
  );

/** The i-th companion, running round the list; nothing where there is none. */
const beside = (
  art: Art,
  { companions }: Parts,
  i: number,
  x: number,
  y: number,
  scale: number,
  lean = 0,
): string => (companions.length ? put(art, cyclic(companions, i), x, y, scale, lean) : '');

const ring = (art: Art, radius: number, hue: number): string =>
  circle(150, 146, radius + 7, darkGold(art)) +
  circle(150, 146, radius + 4, gold(art)) +
  circle(
    150,
    146,
    radius - 2,
    art.radial([
      [0, oklch(0.54, 0.14, hue)],
      [0.7, oklch(0.38, 0.13, hue)],
      [1, oklch(0.22, 0.09, hue)],
    ]),
  );

/** The layouts, by name. */
export const LAYOUTS = {
  alone: (art, parts) =>
    castShadow(art, 150, 256, 96) + put(art, parts.hero, 150, 146, 1.14, art.range(-9, 9)),
  close: (art, parts) => put(art, parts.hero, 150, 160, 1.42, art.range(-14, 14)),
  medallion: (art, parts) => ring(art, 112, parts.glowHue) + put(art, parts.hero, 150, 146, 0.86),
  flanked: (art, parts) =>
    beside(art, parts, 0, 60, 172, 0.58, -14) +
    beside(art, parts, 1, 240, 172, 0.58, 14) +
    put(art, parts.hero, 150, 138, 1.08),
  topCorners: (art, parts) =>
    beside(art, parts, 0, 48, 70, 0.44, -16) +
    beside(art, parts, 1, 258, 108, 0.32, 16) +
    put(art, parts.hero, 150, 158, 1.06),
  atFeet: (art, parts) =>
    castShadow(art, 150, 254, 104) +
    put(art, parts.hero, 150, 134, 1.06) +
    beside(art, parts, 0, 58, 220, 0.46, -12) +
    beside(art, parts, 1, 242, 220, 0.46, 12),
  pair: (art, parts) => beside(art, parts, 0, 208, 112, 0.72, 16) + put(art, parts.hero, 120, 158, 0.98, -10),
  trio: (art, parts) =>
    put(art, parts.hero, 150, 88, 0.66) +
    put(art, parts.hero, 84, 194, 0.66, -10) +
    put(art, parts.hero, 216, 194, 0.66, 10) +
    beside(art, parts, 0, 150, 152, 0.34),
  receding: (art, parts) =>
    put(art, parts.hero, 62, 84, 0.44, -18) +
    put(art, parts.hero, 242, 96, 0.5, 16) +
    put(art, parts.hero, 148, 162, 1.02),
  orbit: (art, parts) =>
    regularPolygon(6, 112, -60, 150, 148)
      .map(([x, y], i) => beside(art, parts, i % 2, x, y, 0.3, i * 20 - 50))
      .join('') + put(art, parts.hero, 150, 148, 0.8),
  diagonal: (art, parts) =>
    beside(art, parts, 0, 240, 70, 0.44, 18) +
    beside(art, parts, 1, 58, 226, 0.4, -18) +
    put(art, parts.hero, 148, 150, 1.08, -8),
  row: (art, parts) => {
    const cell = (x: number): string =>
      rect(
        x - 44,
        74,
        88,
        148,
        12,
        art.linear([
          [0, oklch(0.96, 0.02, parts.glowHue)],
          [0.5, WHITE],
          [1, oklch(0.82, 0.04, parts.glowHue)],
        ]),
      ) + rect(x - 44, 74, 88, 30, 12, '#000', 'opacity=".14"');
    return (
      rect(6, 62, 288, 172, 20, gold(art)) +
      rect(12, 68, 276, 160, 15, oklch(0.18, 0.06, art.ground.hue2)) +
      [58, 150, 242].map(cell).join('') +
      put(art, parts.hero, 150, 148, 0.46) +
      (parts.companions.length
        ? beside(art, parts, 0, 58, 148, 0.42) + beside(art, parts, 1, 242, 148, 0.42)
        : put(art, parts.hero, 58, 148, 0.42) + put(art, parts.hero, 242, 148, 0.42))
    );
  },
  framed: (art, parts) =>
    path(
      'M52 420V150A98 98 0 0 1 248 150V420Z',
      art.fade(oklch(0.3, 0.11, art.ground.hue2), oklch(0.5, 0.14, art.ground.hue)),
      'opacity=".8"',
    ) +
    stroke('M52 420V150A98 98 0 0 1 248 150V420', oklch(0.86, 0.13, 84), 5) +
    stroke('M62 420V150A88 88 0 0 1 238 150V420', oklch(0.86, 0.13, 84), 1.5, 'opacity=".8"') +
    put(art, parts.hero, 150, 156, 0.92),
  fanned: (art, parts) =>
    [-30, 30, 0]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 150 330)">${put(art, parts.hero, 150, turn ? 144 : 136, turn ? 0.66 : 0.9)}</g>`,
      )
      .join(''),
} satisfies Record<string, Layout>;

/** The name of a layout. */
export type LayoutId = keyof typeof LAYOUTS;
