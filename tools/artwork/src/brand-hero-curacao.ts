import { Art } from './drawing/art.js';
import { seededRandom } from './drawing/chance.js';
import { oklch } from './drawing/colour.js';
import { svgDocument } from './drawing/document.js';
import { type Point, tenth } from './drawing/geometry.js';
import { circle, dots, group, path, rect, stroke } from './drawing/shapes.js';
import { facades } from './scenes/facades.js';

/** The harbour of Willemstad at night, 1360 × 440; the left third is calm for text. */
export function heroCuracao(): string {
  const art = new Art('hc', 9),
    r = seededRandom(73),
    W = 1360,
    H = 440,
    Y = 316;
  let lamps = '';
  const houses = facades(art, r, 520, 1400, Y);
  for (let lx = 556; lx < 1360; lx += 92)
    lamps +=
      rect(lx - 1, Y - 26, 2, 30, 0, oklch(0.18, 0.04, 262)) +
      circle(lx, Y - 28, 4, oklch(0.98, 0.07, 92)) +
      circle(
        lx,
        Y - 28,
        22,
        art.radial([
          [0, oklch(0.92, 0.13, 82), 0.75],
          [1, oklch(0.8, 0.15, 75), 0],
        ]),
      ) +
      rect(
        lx - 3,
        Y + 8,
        6,
        84,
        3,
        art.linear([
          [0, oklch(0.9, 0.13, 82), 0.75],
          [1, oklch(0.8, 0.14, 75), 0],
        ]),
      );
  const st = Array.from(
    {
      length: 70,
    },
    (): Point => [r() * W, r() * 190],
  );
  const rip = Array.from(
    {
      length: 74,
    },
    () => {
      const y = Y + 10 + r() ** 0.8 * 112,
        l = 18 + r() * 70;
      return `M${tenth(440 + r() * 920)} ${tenth(y)}h${tenth(l)}`;
    },
  ).join('');
  const bridge = Array.from(
    {
      length: 6,
    },
    (_, i) => `M${-40 + i * 92} ${Y}Q${6 + i * 92} ${Y - 54} ${52 + i * 92} ${Y}`,
  ).join('');
  const id = 'hc-m';
  return svgDocument(
    art,
    W,
    H,
    rect(
      0,
      0,
      W,
      H,
      0,
      art.linear([
        [0, '#070B18'],
        [0.45, oklch(0.26, 0.08, 265)],
        [0.72, oklch(0.44, 0.12, 262)],
        [1, oklch(0.3, 0.08, 262)],
      ]),
    ) +
      circle(
        1010,
        320,
        420,
        art.radial([
          [0, oklch(0.72, 0.13, 50), 0.5],
          [0.5, oklch(0.55, 0.13, 20), 0.16],
          [1, oklch(0.5, 0.1, 300), 0],
        ]),
      ) +
      dots(st, '#fff', 1.3, 'opacity=".5"') +
      dots(st.slice(0, 16), '#fff', 2.2, 'opacity=".8"') +
      circle(
        660,
        88,
        30,
        art.radial([
          [0, '#fff'],
          [1, oklch(0.9, 0.05, 90)],
        ]),
      ) +
      circle(
        660,
        88,
        110,
        art.radial([
          [0, '#fff', 0.28],
          [1, '#fff', 0],
        ]),
      ) +
      circle(672, 80, 25, oklch(0.28, 0.08, 265)) +
      path(`M0 ${Y}V270C140 236 240 262 360 250S560 230 640 262V${Y}Z`, oklch(0.2, 0.06, 265)) +
      stroke(bridge, oklch(0.5, 0.09, 255), 3, 'opacity=".6"') +
      dots(
        Array.from(
          {
            length: 34,
          },
          (_, i): Point => [i * 16, Y - 2 - Math.abs(Math.sin(((i * 16 + 40) / 92) * Math.PI)) * 27],
        ),
        oklch(0.93, 0.1, 86),
        3,
        'opacity=".85"',
      ) +
      group('id="hc-h"', houses) +
      rect(
        0,
        Y,
        W,
        H - Y,
        0,
        art.linear([
          [0, oklch(0.32, 0.1, 258)],
          [1, oklch(0.15, 0.05, 265)],
        ]),
      ) +
      `<mask id="${id}"><rect y="${Y}" width="${W}" height="130" fill="${art.linear([
        [0, '#fff', 0.62],
        [0.8, '#fff', 0.06],
        [1, '#fff', 0],
      ])}"/></mask><g mask="url(#${id})"><use href="#hc-h" transform="matrix(1 0 0 -.72 0 ${tenth(Y + Y * 0.72 + 6)})"/></g>` +
      rect(500, Y - 3, 860, 9, 0, oklch(0.22, 0.05, 262)) +
      rect(500, Y - 3, 860, 1.5, 0, oklch(0.7, 0.08, 70)) +
      lamps +
      stroke(rip, oklch(0.16, 0.05, 262), 3, 'opacity=".5" stroke-linecap="round"') +
      stroke(
        rip,
        oklch(0.8, 0.1, 240),
        1,
        'opacity=".22" stroke-linecap="round" transform="translate(-14 5)"',
      ),
  );
}
