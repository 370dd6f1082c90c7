import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { type Point, cyclic, regularPolygon } from '../drawing/geometry.js';
import { WHITE, circle, path, place, polygon, stroke } from '../drawing/shapes.js';
import { darkGold, gold, sheen } from './materials.js';

/** A brilliant from the side. */
export const brilliant = (h: number, c = 0.2) => {
  const T = [
      [-58, -62],
      [-20, -66],
      [20, -66],
      [58, -62],
    ] as const,
    g = [
      [-102, -18],
      [-52, -10],
      [0, -6],
      [52, -10],
      [102, -18],
    ] as const,
    B = [0, 98] as const;
  const F = (p: readonly Point[], l: number, k = 1) => polygon(p, oklch(l, c * k, h + (l - 0.6) * 30));
  return (
    F([T[0], g[0], g[1]], 0.74) +
    F([T[0], T[1], g[1]], 0.93, 0.5) +
    F([T[1], g[1], g[2]], 0.8) +
    F([T[1], T[2], g[2]], 0.97, 0.3) +
    F([T[2], g[2], g[3]], 0.7) +
    F([T[2], T[3], g[3]], 0.84, 0.7) +
    F([T[3], g[3], g[4]], 0.52) +
    F([g[0], g[1], B], 0.6) +
    F([g[1], g[2], B], 0.8, 0.8) +
    F([g[2], g[3], B], 0.48) +
    F([g[3], g[4], B], 0.34) +
    polygon([g[1], [-26, -8], B], oklch(0.9, c * 0.5, h), 'opacity=".55"') +
    stroke('M-102-18L-52-10L0-6L52-10L102-18', WHITE, 1.5, 'opacity=".6"') +
    stroke('M-58-62L-20-66L20-66L58-62', WHITE, 2, 'opacity=".8"')
  );
};

/** A stone of `n` corners from above. */
export const cutGem = (art: Art, h: number, n = 8, c = 0.19, rot = -90 + 180 / n) => {
  const o = regularPolygon(n, 92, rot),
    m = regularPolygon(n, 70, rot),
    t = regularPolygon(n, 46, rot);
  let s = '';
  for (let i = 0; i < n; i++) {
    const j = i + 1,
      ang = rot + ((i + 0.5) * 360) / n,
      l = 0.58 + 0.3 * Math.cos(((ang + 125) * Math.PI) / 180);
    s +=
      polygon([cyclic(o, i), cyclic(o, j), cyclic(m, j), cyclic(m, i)], oklch(l, c, h)) +
      polygon(
        [cyclic(m, i), cyclic(m, j), cyclic(t, j), cyclic(t, i)],
        oklch(Math.min(0.95, l + (i % 2 ? 0.12 : -0.06)), c * 0.85, h + 8),
      );
  }
  return (
    s +
    polygon(
      t,
      art.linear(
        [
          [0, oklch(0.96, c * 0.35, h)],
          [0.5, oklch(0.74, c, h)],
          [1, oklch(0.52, c, h - 8)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    polygon([cyclic(t, 0), cyclic(t, 1), [0, 0]], WHITE, 'opacity=".28"') +
    polygon(o, 'none', `stroke="${WHITE}" stroke-opacity=".45" stroke-width="1.5"`)
  );
};

/** A gold coin with a milled edge and a drawing on its face. */
export const goldCoin = (art: Art, glyph = '') =>
  circle(3, 6, 92, oklch(0.3, 0.08, 50)) +
  circle(0, 0, 92, gold(art)) +
  circle(0, 0, 80, darkGold(art)) +
  circle(0, 0, 77, gold(art)) +
  `<circle r="86" fill="none" stroke="${oklch(0.5, 0.1, 60)}" stroke-width="9" stroke-dasharray="2 5" opacity=".6"/>` +
  glyph +
  stroke('M-62-32A70 70 0 0 1-14-68', WHITE, 5, 'stroke-linecap="round" opacity=".8"');

/** A gold coin with a gilded emblem on enamel of hue `h`. */
export const enamelCoin = (art: Art, h: number, emblem: string): string =>
  goldCoin(
    art,
    circle(0, 0, 62, oklch(0.44, 0.11, 60)) +
      circle(0, 0, 58, art.disc(oklch(0.5, 0.15, h), oklch(0.25, 0.1, h))) +
      place(0, 0, 1.4, 0, emblem),
  );

/** A gold-rimmed seven. */
export const seven = (art: Art, h = 25) => {
  const d = 'M-62-86H70V-54C30-8 8 34 2 92H-46C-40 40-18-6 18-44H-34V-28H-62Z';
  return (
    path(
      d,
      oklch(0.2, 0.08, h),
      `stroke="${oklch(0.2, 0.08, h)}" stroke-width="16" stroke-linejoin="round"`,
    ) +
    path(d, gold(art), `stroke="${oklch(0.86, 0.15, 84)}" stroke-width="11" stroke-linejoin="round"`) +
    path(
      d,
      art.linear([
        [0, oklch(0.78, 0.18, h + 8)],
        [0.45, oklch(0.58, 0.23, h)],
        [1, oklch(0.36, 0.17, h - 6)],
      ]),
      `stroke="${oklch(0.36, 0.15, h)}" stroke-width="2" stroke-linejoin="round"`,
    ) +
    path('M-56-80H64V-62H-56Z', WHITE, 'opacity=".4"')
  );
};

/** A golden bell. */
export const bell = (art: Art) =>
  circle(0, 78, 18, darkGold(art)) +
  path(
    'M-84 62C-62 44-62 6-58-22C-52-62-28-80-10-84C-10-100 10-100 10-84C28-80 52-62 58-22C62 6 62 44 84 62C84 74 76 78 66 78H-66C-76 78-84 74-84 62Z',
    gold(art),
  ) +
  path(
    'M-84 62C-62 44-62 6-58-22C-52-62-28-80-10-84L-6-84C-26-66-34-40-36-8C-38 30-44 50-62 66Z',
    WHITE,
    'opacity=".35"',
  ) +
  stroke('M-66 46C-30 56 30 56 66 46', oklch(0.5, 0.12, 60), 4) +
  stroke('M-62 40C-30 49 30 49 62 40', oklch(0.97, 0.08, 95), 2, 'opacity=".8"') +
  sheen(-24, -30, 8, 26, 12, 0.55);
