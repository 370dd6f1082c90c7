import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { point, polar, tenth } from '../drawing/geometry.js';
import { WHITE, circle, ellipse, path, place, stroke } from '../drawing/shapes.js';

/** Polished gold, falling from light to dark; `h` is its hue in degrees. */
export const gold = (art: Art, h = 82) =>
  art.linear(
    [
      [0, oklch(0.96, 0.08, h + 12)],
      [0.35, oklch(0.85, 0.15, h)],
      [0.62, oklch(0.64, 0.14, h - 14)],
      [0.8, oklch(0.82, 0.15, h)],
      [1, oklch(0.5, 0.12, h - 22)],
    ],
    0,
    0,
    0.7,
    1,
  );

/** The shaded side of gold. */
export const darkGold = (art: Art, h = 70) =>
  art.linear(
    [
      [0, oklch(0.62, 0.13, h)],
      [1, oklch(0.34, 0.09, h - 16)],
    ],
    0,
    0,
    0.6,
    1,
  );

/** Polished steel, tinted by hue `h`. */
export const steel = (art: Art, h = 250) =>
  art.linear(
    [
      [0, oklch(0.97, 0.01, h)],
      [0.4, oklch(0.8, 0.03, h)],
      [0.6, oklch(0.52, 0.04, h)],
      [0.8, oklch(0.78, 0.03, h)],
      [1, oklch(0.4, 0.04, h)],
    ],
    0,
    0,
    0.6,
    1,
  );

/** Shading of a ball in hue `h` and chroma `c`, lighter by `l`. */
export const sphere = (art: Art, h: number, c = 0.18, l = 0) =>
  art.radial(
    [
      [0, oklch(0.9 + l * 0.3, c * 0.6, h)],
      [0.35, oklch(0.68 + l, c, h)],
      [0.75, oklch(0.46 + l, c, h - 6)],
      [1, oklch(0.26 + l, c * 0.7, h - 10)],
    ],
    0.5,
    0.5,
    0.62,
    false,
    0.33,
    0.28,
  );

/** A white highlight on a glossy thing. */
export const sheen = (x: number, y: number, rx: number, ry: number, rot = -28, o = 0.75) =>
  ellipse(x, y, rx, ry, WHITE, `opacity="${o}" transform="rotate(${rot} ${tenth(x)} ${tenth(y)})"`);

/** A glossy ball of radius `r`; equal ones share their drawing. */
export const ball = (art: Art, x: number, y: number, r: number, h: number, c: number, l = 0) =>
  art.symbol(
    `ball${h}/${c}/${l}`,
    () =>
      circle(0, 0, 40, sphere(art, h, c, l)) +
      sheen(-14.4, -17.6, 9.6, 5.2) +
      stroke(
        `M${point(polar(0, 0, 36, 10))}A36 36 0 0 1 ${point(polar(0, 0, 36, 95))}`,
        oklch(0.85, 0.1, h + 20),
        2.4,
        'opacity=".55" stroke-linecap="round"',
      ),
    `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(r * 25) / 1000})`,
  );

/** Light about x, y in hue `h`, fading out at radius `r`; `o` opacity, `l` lightness, `c` chroma. */
export const glow = (art: Art, x: number, y: number, r: number, h: number, o = 0.9, l = 0.82, c = 0.15) =>
  circle(
    x,
    y,
    r,
    art.radial([
      [0, oklch(l, c, h), o],
      [0.45, oklch(l - 0.12, c, h), o * 0.45],
      [1, oklch(l - 0.3, c, h), 0],
    ]),
  );

/** A four-pointed flash. */
export const flare = (x: number, y: number, s: number, colour = WHITE, o = 0.95) =>
  place(
    x,
    y,
    s,
    0,
    path('M0-10C.8-2 2-.8 10 0C2 .8 .8 2 0 10C-.8 2-2 .8-10 0C-2-.8-.8-2 0-10Z', colour, `opacity="${o}"`),
  );
