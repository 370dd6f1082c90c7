import { THEMES, type ThemeId } from './brand-theme.js';
import { Art } from './drawing/art.js';
import { oklch } from './drawing/colour.js';
import { svgDocument } from './drawing/document.js';
import { circle, ellipse, mirror, path, place, rect, stroke } from './drawing/shapes.js';
import { goldCoin } from './motifs/treasure.js';

/** What a gift box can be. */
export type GiftState = 'closed' | 'locked' | 'opened';

/** A gift box of a theme, 120 × 120: closed, locked (muted, with a padlock) or opened (light and a coin). */
export function gift(theme: ThemeId, state: GiftState): string {
  const art = new Art('gi' + theme[0] + state[0], 3),
    t = THEMES[theme],
    lock = state === 'locked',
    k = lock ? 0.32 : 1,
    L = lock ? -0.14 : 0;
  const { hue: bh, chroma: bc } = t.box,
    rib = art.linear(
      [
        [0, oklch(0.93 + L, 0.11 * k, t.ribbonHue + 8)],
        [0.5, oklch(0.8 + L, 0.15 * k, t.ribbonHue)],
        [1, oklch(0.6 + L, 0.13 * k, t.ribbonHue - 14)],
      ],
      0,
      0,
      1,
      1,
    );
  const box =
    rect(
      22,
      58,
      76,
      48,
      7,
      art.linear(
        [
          [0, oklch(0.66 + L, bc * k, bh)],
          [1, oklch(0.4 + L, bc * 0.85 * k, bh + 10)],
        ],
        0,
        0,
        0.5,
        1,
      ),
    ) +
    rect(74, 58, 24, 48, 7, '#000', 'opacity=".14"') +
    rect(52, 58, 16, 48, 0, rib);
  const lid =
    rect(
      16,
      42,
      88,
      20,
      7,
      art.linear([
        [0, oklch(0.76 + L, t.lid.chroma * k, t.lid.hue)],
        [1, oklch(0.5 + L, t.lid.chroma * k, t.lid.hue + 8)],
      ]),
    ) +
    rect(51, 42, 18, 20, 0, rib) +
    rect(19, 44, 82, 4, 2, '#fff', 'opacity=".3"');
  const bow =
    mirror(
      art,
      path('M60 42C52 26 30 10 24 20C18 30 40 42 60 42Z', rib) +
        path('M56 40C48 32 36 24 32 27C30 31 42 38 56 40Z', oklch(0.45 + L, 0.11 * k, t.ribbonHue - 16)) +
        path('M58 42C50 46 44 52 42 58L52 54L54 62C56 54 58 48 60 44Z', rib),
      60,
    ) +
    ellipse(60, 41, 8, 7, rib) +
    ellipse(58, 39, 3, 2, '#fff', 'opacity=".7"');
  const sh = ellipse(60, 107, 44, 6, '#000', 'opacity=".35"');
  if (state === 'opened')
    return svgDocument(
      art,
      120,
      120,
      sh +
        circle(
          60,
          48,
          44,
          art.radial([
            [0, oklch(0.95, 0.1, 92), 0.8],
            [0.5, oklch(0.88, 0.14, 85), 0.22],
            [1, oklch(0.85, 0.14, 80), 0],
          ]),
        ) +
        ellipse(60, 60, 38, 9, oklch(0.24, bc * 0.6, bh)) +
        ellipse(
          60,
          60,
          33,
          7,
          art.radial([
            [0, oklch(0.98, 0.07, 95)],
            [1, oklch(0.78, 0.16, 75)],
          ]),
        ) +
        place(54, 36, 0.25, -8, goldCoin(art)) +
        box +
        place(92, 33, 0.54, 32, place(-60, -46, 1, 0, lid, bow)),
      'opened gift',
    );
  return svgDocument(
    art,
    120,
    120,
    sh +
      box +
      lid +
      bow +
      (lock
        ? place(
            60,
            82,
            1,
            0,
            stroke('M-9-6V-12A9 9 0 0 1 9-12V-6', '#E9EDFA', 4.5),
            rect(
              -15,
              -7,
              30,
              24,
              6,
              art.linear([
                [0, '#fff'],
                [1, '#B9C3DE'],
              ]),
            ),
            circle(0, 3, 3.4, '#2A3556'),
            rect(-1.5, 4, 3, 7, 1.5, '#2A3556'),
          )
        : ''),
    state + ' gift',
  );
}
