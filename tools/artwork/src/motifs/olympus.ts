import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { WHITE, circle, dots, group, mirror, path, polygon, rect, stroke } from '../drawing/shapes.js';
import { glow, gold } from './materials.js';

/** A marble temple front with five columns. */
export const temple = (art: Art, h = 85): string => {
  const marble = art.linear(
    [
      [0, oklch(0.97, 0.02, h)],
      [0.5, oklch(0.84, 0.05, h)],
      [1, oklch(0.6, 0.08, h - 30)],
    ],
    0,
    0,
    1,
    0,
  );
  const columns = [-80, -40, 0, 40, 80]
    .map((x) =>
      art.symbol(
        'column' + h,
        () =>
          rect(-12, -36, 24, 100, 2, marble) +
          rect(-16, -40, 32, 10, 3, marble) +
          rect(-16, 58, 32, 10, 3, marble) +
          stroke('M-5-28V56M5-28V56', oklch(0.56, 0.07, h - 30), 2, 'opacity=".5"'),
        `translate(${x} 0)`,
      ),
    )
    .join('');
  return (
    rect(-92, -40, 184, 104, 0, oklch(0.24, 0.07, 260)) +
    columns +
    polygon(
      [
        [-114, -52],
        [0, -112],
        [114, -52],
      ],
      art.fade(oklch(0.97, 0.03, h), oklch(0.72, 0.07, h - 20), 'diagonal'),
    ) +
    polygon(
      [
        [-84, -58],
        [0, -102],
        [84, -58],
      ],
      oklch(0.52, 0.09, 250),
      'opacity=".7"',
    ) +
    circle(0, -72, 13, gold(art)) +
    rect(-106, -54, 212, 16, 2, gold(art)) +
    rect(-104, 66, 208, 12, 2, marble) +
    rect(-114, 78, 228, 13, 2, marble) +
    rect(-122, 91, 244, 14, 2, art.fade(oklch(0.86, 0.05, h), oklch(0.5, 0.08, h - 30), 'across'))
  );
};

/** A golden thunderbolt. */
export const thunderbolt = (art: Art, h = 84): string => {
  const bolt = 'M20-114L-66 14H-10L-36 114L70-28H10L48-114Z';
  return (
    glow(art, 0, 0, 130, h + 10, 0.8) +
    path(
      bolt,
      oklch(0.3, 0.09, h - 30),
      `transform="translate(4 6)" stroke="${oklch(0.3, 0.09, h - 30)}" stroke-width="10" stroke-linejoin="round"`,
    ) +
    path(
      bolt,
      gold(art, h),
      `stroke="${oklch(0.95, 0.1, h + 10)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path('M20-114L-66 14H-46L34-112Z', WHITE, 'opacity=".4"')
  );
};

/** A painted amphora. */
export const amphora = (art: Art, h = 42): string => {
  const clay = art.linear(
    [
      [0, oklch(0.78, 0.14, h + 8)],
      [0.5, oklch(0.62, 0.15, h)],
      [1, oklch(0.36, 0.1, h - 12)],
    ],
    0,
    0,
    1,
    0,
  );
  const ink = oklch(0.22, 0.05, h - 10);
  const body = 'M-22-84C-20-58-72-44-66 10C-60 56-26 74-20 94H20C26 74 60 56 66 10C72-44 20-58 22-84Z';
  return (
    stroke('M-20-84C-70-96-84-40-58-20M20-84C70-96 84-40 58-20', ink, 14, 'stroke-linecap="round"') +
    stroke(
      'M-20-86C-68-96-82-42-58-22M20-86C68-96 82-42 58-22',
      oklch(0.66, 0.15, h),
      8,
      'stroke-linecap="round"',
    ) +
    path(body, clay) +
    group(
      art.clip(`<path d="${body}"/>`),
      rect(-80, -34, 160, 9, 0, ink),
      rect(-80, 30, 160, 9, 0, ink),
      stroke(
        'M-76 22V-14H-52V12H-62V-2M-44 22V-14H-20V12H-30V-2M-12 22V-14H12V12H2V-2M20 22V-14H44V12H34V-2M52 22V-14H76',
        ink,
        6,
      ),
      path('M-80 94V62H80V94Z', ink),
      path('M-50-20C-54 10-46 40-30 60L-40 64C-62 40-64 0-58-24Z', WHITE, 'opacity=".3"'),
    ) +
    rect(-34, -98, 68, 18, 8, clay) +
    rect(-32, 88, 64, 16, 6, clay)
  );
};

/** A crested bronze helmet from the front. */
export const crestedHelmet = (art: Art, h = 25): string =>
  path(
    'M0-126C42-126 58-92 52-54C20-70-20-70-52-54C-58-92-42-126 0-126Z',
    art.fade(oklch(0.68, 0.22, h), oklch(0.38, 0.16, h - 6)),
  ) +
  stroke('M-34-112L-30-70M-14-122L-12-72M14-122L12-72M34-112L30-70', oklch(0.3, 0.13, h), 3, 'opacity=".5"') +
  path('M-50-4H50V60H-50Z', '#070a14') +
  mirror(
    art,
    path('M0-74C56-74 80-36 78 12L68 96L36 106L32 46C46 36 50 20 46 4L16 8L12 58L0 66Z', gold(art)) +
      path('M10 2L48-4C52 16 48 32 34 42L36 60L26 64L20 12Z', '#070a14') +
      stroke('M4-66C46-62 68-34 68 8L60 90', oklch(0.96, 0.09, 95), 3, 'opacity=".7"') +
      dots(
        [
          [58, 30],
          [55, 52],
          [52, 74],
        ],
        oklch(0.4, 0.1, 60),
        6,
      ),
  ) +
  path('M-6-76H6V40L0 52L-6 40Z', art.fade(oklch(0.95, 0.1, 92), oklch(0.55, 0.12, 66)));
