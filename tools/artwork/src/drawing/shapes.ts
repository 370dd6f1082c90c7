import { type Art } from './art.js';
import { type Point, hundredth, point, tenth } from './geometry.js';

/**
 * SVG markup of single shapes. Fills and strokes are colours or gradient references; `extra` holds further
 * attributes as markup, e.g. `opacity=".5"`.
 */
export const WHITE = '#fff';

const more = (extra?: string): string => (extra ? ' ' + extra : '');

/** A filled path. */
export const path = (data: string, fill: string, extra?: string): string =>
  `<path d="${data}" fill="${fill}"${more(extra)}/>`;

/** A stroked path without a filling. */
export const stroke = (data: string, colour: string, width: number, extra?: string): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${hundredth(width)}"${more(extra)}/>`;

/** A disc, or a ring with `fill` "none" and a stroke in `extra`. */
export const circle = (x: number, y: number, radius: number, fill: string, extra?: string): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${more(extra)}/>`;

/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra?: string): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${more(extra)}/>`;

/** A rectangle with corners rounded by `radius`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra?: string,
): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"${radius ? ` rx="${tenth(radius)}"` : ''} fill="${fill}"${more(extra)}/>`;

/** A closed polygon. */
export const polygon = (points: readonly Point[], fill: string, extra?: string): string =>
  path('M' + points.map(point).join('L') + 'Z', fill, extra);

/** Drawings moved to a place, scaled, and turned by degrees. */
export const place = (x: number, y: number, scale: number, rotation: number, ...inner: string[]): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})${rotation ? ` rotate(${tenth(rotation)})` : ''}${scale !== 1 ? ` scale(${hundredth(scale)})` : ''}">${inner.join('')}</g>`;

/** Drawings in a group with the given attributes. */
export const group = (attributes: string, ...inner: string[]): string =>
  `<g ${attributes}>${inner.join('')}</g>`;

/** A drawing and its mirror image about the vertical line at `x`. */
export const mirror = (art: Art, drawing: string, x = 0): string => {
  const id = art.nextId();
  return `<g id="${id}">${drawing}</g><use href="#${id}" transform="${x ? `translate(${2 * x}) ` : ''}scale(-1 1)"/>`;
};

/** Round dots of one width. */
export const dots = (points: readonly Point[], colour: string, width: number, extra?: string): string =>
  stroke(
    points.map((p) => 'M' + point(p) + 'h0').join(''),
    colour,
    width,
    'stroke-linecap="round"' + more(extra),
  );
