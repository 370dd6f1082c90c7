import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { type Point, tenth } from '../drawing/geometry.js';
import { WHITE, circle, dots, path, rect, stroke } from '../drawing/shapes.js';
import { fire } from '../motifs/beasts.js';
import { glow, gold } from '../motifs/materials.js';
import {
  arch,
  bokeh,
  cloud,
  hill,
  lattice,
  midTone,
  palm,
  pines,
  rays,
  ridge,
  rings,
  sparks,
  stars,
  wave,
} from './grounds.js';

/** What lies behind the subject of a composed card; `hue` tints it. All reach past the title block. */
export type Backdrop = (art: Art, hue: number) => string;

const tiled = (art: Art, width: number, height: number, tile: string, opacity: number, turn = ''): string =>
  rect(0, 0, 300, 400, 0, art.pattern(width, height, tile, turn), `opacity="${opacity}"`);

const pale = (hue: number): string => oklch(0.88, 0.1, hue);

/** A bright disc with a halo: sun or moon. */
const disc = (art: Art, x: number, y: number, radius: number, hue: number, chroma: number): string =>
  circle(
    x,
    y,
    radius,
    art.radial([
      [0, oklch(0.99, chroma * 0.3, hue)],
      [0.7, oklch(0.91, chroma * 0.8, hue)],
      [1, oklch(0.79, chroma, hue - 10)],
    ]),
  ) + glow(art, x, y, radius * 1.9, hue, 0.6);

/** Bands of light across a night sky. */
const auroraBands = (art: Art, hue: number): string =>
  (
    [
      [-20, 0],
      [16, 28],
      [52, -22],
    ] as const
  )
    .map(([d, turn]) =>
      path(
        `M-10 ${70 + d}C60 ${20 + d} 120 ${120 + d} 190 ${60 + d}S300 ${70 + d} 310 ${40 + d}V${110 + d}C260 ${150 + d} 200 ${110 + d} 150 ${160 + d}S30 ${130 + d}-10 ${160 + d}Z`,
        art.linear([
          [0, oklch(0.84, 0.16, hue + turn), 0.5],
          [1, oklch(0.6, 0.14, hue + turn), 0],
        ]),
      ),
    )
    .join('');

/** A row of lit houses along the horizon. */
function skyline(art: Art): string {
  let houses = '';
  const windows: Point[] = [];
  for (let x = -6; x < 300;) {
    const width = art.range(22, 44);
    const top = art.range(120, 214);
    houses += `M${tenth(x)} 400V${tenth(top)}h${tenth(width)}V400Z`;
    for (let row = top + 12; row < 240; row += 18)
      if (art.chance() < 0.75) windows.push([x + width * (art.chance() < 0.5 ? 0.32 : 0.68), row]);
    x += width + 2;
  }
  return path(houses, midTone(art, 0.25, 0.08)) + dots(windows, oklch(0.9, 0.13, 85), 5, 'opacity=".8"');
}

/** The backdrops, by name. */
export const BACKDROPS = {
  burst: (art, hue) => rays(art, 150, 146, 20, hue, 0.19, art.range(0, 18)),
  fewRays: (art, hue) => rays(art, 150, 150, 9, hue, 0.18, art.range(0, 40)),
  horizon: (art, hue) =>
    rays(art, 150, 270, 30, hue, 0.18) + hill(258, 8, midTone(art, 0.26, 0.08), 'opacity=".8"'),
  rings: (_art, hue) => rings(150, 150, hue, [92, 120, 152, 190, 232], 0.4),
  ripples: (_art, hue) => rings(150, 300, hue, [90, 132, 176, 222, 270], 0.38),
  lattice: (art, hue) => lattice(art, hue, 0.15),
  arch: (art) => arch(art.ground.hue),
  stars: (art) => stars(art, 54, 270),
  moon: (art, hue) =>
    stars(art, 40, 200) +
    disc(art, 168, 122, 92, hue, 0.06) +
    ridge(art, 246, 58, 9, midTone(art, 0.3, 0.08)),
  sun: (art) =>
    disc(art, 150, 132, 100, 72, 0.15) +
    hill(238, 14, midTone(art, 0.28, 0.09)) +
    hill(262, -12, midTone(art, 0.2, 0.07)),
  dunes: (art, hue) =>
    disc(art, 226, 84, 46, 78, 0.14) +
    hill(206, 22, oklch(0.56, 0.1, hue)) +
    hill(236, -18, oklch(0.44, 0.1, hue - 12)) +
    hill(264, 14, oklch(0.3, 0.08, hue - 22)),
  forest: (art) =>
    stars(art, 26, 150) +
    ridge(art, 230, 84, 7, midTone(art, 0.34, 0.08)) +
    pines(art, 262, 14, midTone(art, 0.21, 0.06)),
  peaks: (art, hue) =>
    ridge(art, 232, 118, 6, midTone(art, 0.42, 0.07)) +
    ridge(art, 252, 66, 8, midTone(art, 0.3, 0.07)) +
    bokeh(art, hue, 4),
  aurora: (art, hue) =>
    stars(art, 30, 200) + auroraBands(art, hue) + ridge(art, 250, 70, 7, midTone(art, 0.26, 0.07)),
  waves: (art, hue) =>
    disc(art, 150, 124, 84, hue, 0.08) +
    wave(206, 12, 5, oklch(0.5, 0.12, hue + 20), 10) +
    wave(234, 14, 4, oklch(0.36, 0.11, hue + 30), 40),
  depths: (art, hue) =>
    path(
      'M90-10L20 300H110L130-10ZM180-10L150 300H250L230-10Z',
      art.linear([
        [0, WHITE, 0.26],
        [1, WHITE, 0],
      ]),
    ) + bokeh(art, hue, 10),
  beams: (art) =>
    path(
      'M60-10L-60 320H60L96-10ZM132-10L96 320H204L168-10ZM204-10L240 320H360L240-10Z',
      art.linear([
        [0, WHITE, 0.2],
        [1, WHITE, 0],
      ]),
    ),
  stripes: (art, hue) => tiled(art, 44, 44, rect(0, 0, 22, 44, 0, pale(hue)), 0.09, 'rotate(32)'),
  scallops: (art, hue) =>
    tiled(
      art,
      44,
      22,
      stroke('M0 22A22 22 0 0 1 44 22M-22 11A22 22 0 0 1 22 11M22 11A22 22 0 0 1 66 11', pale(hue), 2),
      0.22,
    ),
  chevrons: (art, hue) => tiled(art, 40, 26, stroke('M-2 24L20 6L42 24', pale(hue), 4), 0.13),
  halftone: (art, hue) =>
    tiled(art, 20, 20, circle(5, 5, 3.4, pale(hue)) + circle(15, 15, 3.4, pale(hue)), 0.16),
  hexes: (art, hue) =>
    tiled(art, 52, 90, stroke('M26 0L52 15V45L26 60L0 45V15ZM26 60V90M0 15L0 0M52 45V45', pale(hue), 2), 0.2),
  checks: (art, hue) =>
    tiled(
      art,
      60,
      60,
      rect(0, 0, 30, 30, 0, pale(hue)) + rect(30, 30, 30, 30, 0, pale(hue)),
      0.08,
      'rotate(45)',
    ),
  curtains: (art, hue) => {
    const cloth = art.linear(
      [
        [0, oklch(0.34, 0.13, hue)],
        [0.5, oklch(0.5, 0.17, hue)],
        [1, oklch(0.24, 0.1, hue)],
      ],
      0,
      0,
      1,
      0,
    );
    return (
      path('M-4-4H78C84 90 70 190 20 262L26 410H-4Z', cloth) +
      path('M304-4H222C216 90 230 190 280 262L274 410H304Z', cloth) +
      path('M-4-4H304V26C250 62 200 52 150 34C100 52 50 62-4 26Z', cloth) +
      stroke(
        'M-4 26C50 62 100 52 150 34C200 52 250 62 304 26',
        oklch(0.86, 0.13, 84),
        3.5,
        'stroke-dasharray="2 5"',
      )
    );
  },
  pillars: (art, hue) =>
    [12, 244]
      .map(
        (x) =>
          rect(
            x,
            -4,
            44,
            404,
            0,
            art.linear(
              [
                [0, oklch(0.66, 0.08, hue)],
                [0.5, oklch(0.46, 0.09, hue)],
                [1, oklch(0.22, 0.07, hue)],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          stroke(
            `M${x + 12} 22V400M${x + 22} 22V400M${x + 32} 22V400`,
            oklch(0.2, 0.06, hue),
            2.5,
            'opacity=".45"',
          ) +
          rect(x - 8, 4, 60, 18, 4, gold(art)),
      )
      .join(''),
  leaves: (art) =>
    palm(art, 14, 120, 1.15, -58, 150) +
    palm(art, 286, 120, 1.15, 58, 150) +
    palm(art, -6, 296, 1, 38, 145) +
    palm(art, 306, 296, 1, -38, 145),
  embers: (art) =>
    fire(art, [
      [34, 226, 1.1],
      [266, 230, 1.15, 1],
      [84, 256, 0.8, 1],
      [216, 258, 0.82],
    ]) + bokeh(art, 55, 10, 30, 240),
  clouds: (art, hue) =>
    cloud(48, 84, 0.75, WHITE, 0.25) +
    cloud(256, 112, 0.8, WHITE, 0.22) +
    cloud(60, 244, 1, oklch(0.84, 0.07, hue), 0.55) +
    cloud(246, 250, 1.05, oklch(0.78, 0.08, hue), 0.55) +
    sparks(art, WHITE, 2),
  skyline: (art) => stars(art, 30, 120) + skyline(art),
  neonGrid: (art, hue) =>
    stars(art, 30, 140) +
    disc(art, 150, 150, 92, hue, 0.17) +
    rect(-4, 214, 308, 190, 0, oklch(0.17, 0.07, art.ground.hue2)) +
    stroke(
      'M150 214L-120 330M150 214L-20 330M150 214L60 330M150 214L120 330M150 214L180 330M150 214L240 330M150 214L320 330M150 214L420 330M0 214H300M0 226H300M0 244H300M0 270H300',
      oklch(0.76, 0.18, hue),
      1.6,
      'opacity=".8"',
    ),
  rainbow: () =>
    [25, 60, 95, 150, 230, 300]
      .map((hue, i) =>
        circle(
          150,
          236,
          176 - i * 13,
          'none',
          `stroke="${oklch(0.74, 0.16, hue)}" stroke-width="13" opacity=".75"`,
        ),
      )
      .join(''),
  snow: (art) =>
    hill(238, 12, oklch(0.9, 0.03, 225), 'opacity=".75"') +
    hill(266, -10, oklch(0.8, 0.05, 230), 'opacity=".8"') +
    stars(art, 60, 260),
} satisfies Record<string, Backdrop>;

/** The name of a backdrop. */
export type BackdropId = keyof typeof BACKDROPS;
