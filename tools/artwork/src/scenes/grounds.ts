import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { type Point, point, polar, tenth } from '../drawing/geometry.js';
import { WHITE, circle, dots, ellipse, path, place, rect, stroke } from '../drawing/shapes.js';
import { gold } from '../motifs/materials.js';

/** `n` rays from x, y in hue `h`, fading out; `o` opacity, `off` turns them by degrees. */
export const rays = (art: Art, x: number, y: number, n: number, h: number, o = 0.2, off = 0) =>
  path(
    Array.from(
      { length: n },
      (_, i) =>
        `M${point([x, y])}L${point(polar(x, y, 340, off + (i * 360) / n))}L${point(polar(x, y, 340, off + ((i + 0.5) * 360) / n))}Z`,
    ).join(''),
    art.radial(
      [
        [0, oklch(0.92, 0.1, h), o * 1.6],
        [0.8, oklch(0.8, 0.12, h), o * 0.35],
        [1, oklch(0.8, 0.12, h), 0],
      ],
      x,
      y,
      300,
      true,
    ),
  );

/** Thin rings about x, y in hue `h`, fainter outwards; `list` holds their radii. */
export const rings = (x: number, y: number, h: number, list = [70, 100, 134, 172, 214], o = 0.3) =>
  list
    .map((r, i) =>
      circle(
        x,
        y,
        r,
        'none',
        `stroke="${oklch(0.86, 0.12, h)}" stroke-width="${1.4 + i * 0.3}" opacity="${tenth(o * 10 - i * 0.5) / 10}"`,
      ),
    )
    .join('');

/** Small and larger stars down to `y1`. */
export const stars = (art: Art, n: number, y1 = 250, o = 0.9) => {
  const p = () => Array.from({ length: n }, (): Point => [art.range(6, 294), art.range(6, y1)]);
  return (
    dots(p(), WHITE, 1.3, `opacity="${o * 0.6}"`) + dots(p().slice(0, n / 3), WHITE, 2.4, `opacity="${o}"`)
  );
};

/** `n` soft discs of light in hue `h`. */
export const bokeh = (art: Art, h: number, n = 7, y0 = 20, y1 = 300) =>
  Array.from({ length: n }, () =>
    circle(
      art.range(10, 290),
      art.range(y0, y1),
      art.range(3, 13),
      oklch(0.85, 0.12, h),
      `opacity="${tenth(art.range(0.1, 0.35) * 10) / 10}"`,
    ),
  ).join('');

/** `n` four-pointed sparks at the sides, left and right in turn. */
export const sparks = (art: Art, colour: string, n = 5, y0 = 30, y1 = 220) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = i % 2 ? art.range(214, 282) : art.range(18, 86),
      y = art.range(y0, y1),
      s = art.range(5, 12),
      q = s * 0.14;
    d += `M${tenth(x)} ${tenth(y - s)}q${tenth(q)} ${tenth(s - q)} ${tenth(s)} ${tenth(s)}q${tenth(q - s)} ${tenth(q)} ${tenth(-s)} ${tenth(s)}q${tenth(-q)} ${tenth(q - s)} ${tenth(-s)} ${tenth(-s)}q${tenth(s - q)} ${tenth(-q)} ${tenth(s)} ${tenth(-s)}Z`;
  }
  return path(d, colour, 'opacity=".92"');
};

/** A jagged ridge of `n` points from `y`, `amp` high. */
export const ridge = (art: Art, y: number, amp: number, n: number, fill: string, e?: string) => {
  let d = `M-4 400V${tenth(y)}`;
  for (let i = 0; i <= n; i++) {
    const x = -4 + (308 * i) / n;
    d += `L${tenth(x)} ${tenth(y - (i % 2 ? amp : amp * 0.15) * art.range(0.55, 1))}`;
  }
  return path(d + 'L304 400Z', fill, e);
};

/** A soft hill about `y`, swelling by `k`. */
export const hill = (y: number, k: number, fill: string, e?: string) =>
  path(
    `M-4 400V${y + k}C60 ${y - k} 120 ${y - k} 176 ${y + k * 0.4}S270 ${y + k} 304 ${y - k * 0.6}V400Z`,
    fill,
    e,
  );

/** Water of `n` waves from `y` downwards, `amp` high, shifted by `off`. */
export const wave = (y: number, amp: number, n: number, fill: string, off = 0, e?: string) => {
  const w = 320 / n;
  let d = `M${-20 - off} 420V${y}`;
  for (let i = 0; i < n + 2; i++) d += `q${tenth(w / 2)} ${-amp} ${tenth(w)} 0`;
  return path(d + 'V420Z', fill, e);
};

/** A row of `n` firs standing on `y`. */
export const pines = (art: Art, y: number, n: number, fill: string) =>
  path(
    Array.from({ length: n }, (_, i) => {
      const x = -6 + (312 * (i + art.range(0.1, 0.9))) / n,
        h = art.range(26, 62),
        w = h * 0.3;
      return `M${tenth(x)} ${tenth(y - h)}l${tenth(w)} ${tenth(h)}h${tenth(-2 * w)}Z`;
    }).join('') + `M-4 ${y - 4}H304V400H-4Z`,
    fill,
  );

/** A palm crown in hue `h`, scaled by `s` and turned by `rot` degrees. */
export const palm = (art: Art, x: number, y: number, s: number, rot: number, h: number) =>
  art.symbol(
    'palm' + h,
    () =>
      [-70, -42, -14, 14, 42, 70]
        .map(
          (r) =>
            `<path transform="rotate(${r})" d="M0 0C-12-40-10-86 0-120C10-86 12-40 0 0Z" fill="${art.fade(oklch(0.62, 0.15, h), oklch(0.24, 0.08, h + 15), 'diagonal')}"/>`,
        )
        .join(''),
    `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
  );

/** A cloud about 140 units wide at scale 1. */
export const cloud = (x: number, y: number, s: number, fill: string, o = 1) =>
  place(
    x,
    y,
    s,
    0,
    path(
      'M-70 20C-92 20-92-10-66-10C-62-38-24-44-12-22C4-40 40-34 40-8C66-14 78 20 54 20Z',
      fill,
      `opacity="${o}"`,
    ),
  );

/** A diamond lattice over the whole card, `s` units a tile. */
export const lattice = (art: Art, h: number, o = 0.12, s = 34) =>
  rect(
    0,
    0,
    300,
    400,
    0,
    art.pattern(
      s,
      s,
      stroke(`M0 ${s / 2}L${s / 2} 0L${s} ${s / 2}L${s / 2} ${s}Z`, oklch(0.88, 0.1, h), 1),
      '',
    ),
    `opacity="${o}"`,
  );

/** Three arches inside one another, open below. */
export const arch = (h: number, x = 150, y = 172) =>
  [150, 124, 100]
    .map(
      (r, i) =>
        path(
          `M${x - r} 420V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V420Z`,
          oklch(0.4 + i * 0.08, 0.11, h),
          `opacity=".34"`,
        ) +
        stroke(
          `M${x - r} 420V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V420`,
          oklch(0.85, 0.12, 84),
          1.4,
          'opacity=".5"',
        ),
    )
    .join('');

/** Light in hue `h` lying on the ground about x, y. */
export const lightPool = (art: Art, x: number, y: number, rx: number, h: number) =>
  ellipse(
    x,
    y,
    rx,
    rx * 0.24,
    art.radial([
      [0, oklch(0.9, 0.12, h), 0.8],
      [0.5, oklch(0.7, 0.15, h), 0.35],
      [1, oklch(0.6, 0.15, h), 0],
    ]),
  );

/** A soft shadow on the ground about x, y, `o` its opacity. */
export const castShadow = (art: Art, x: number, y: number, rx: number, o = 0.5) =>
  ellipse(
    x,
    y,
    rx,
    rx * 0.22,
    art.radial([
      [0, '#000', o],
      [1, '#000', 0],
    ]),
  );

/** Coins lying about a ground line. */
export const scatteredCoins = (art: Art, y: number) =>
  (
    [
      [60, 0, 1],
      [98, 10, 0.8],
      [204, 10, 0.86],
      [240, -2, 1],
      [150, 14, 0.7],
    ] as const
  )
    .map(([x, d, s]) =>
      art.symbol(
        'cn',
        () =>
          ellipse(0, 7, 24, 9, oklch(0.4, 0.1, 55)) +
          ellipse(0, 0, 24, 9, gold(art)) +
          ellipse(0, 0, 16, 5.5, 'none', `stroke="${oklch(0.52, 0.11, 62)}" stroke-width="1.6"`),
        `translate(${x} ${y + d}) scale(${s})`,
      ),
    )
    .join('');

/** The dark of the ground: silhouettes in it melt into the title's scrim. */
export const lowTone = (art: Art) => art.ground.deep;

/** A tone of the ground's lower hue, lightness `l` and chroma `c`. */
export const midTone = (art: Art, l = 0.3, c = 0.1) => oklch(l, c, art.ground.hue2);
