import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { textPath } from '../drawing/lettering.js';
import { WHITE, group, path, place, rect, stroke } from '../drawing/shapes.js';
import { ball, gold } from './materials.js';

/** The pips of the four suits as paths in a box of 100 × 100. */
export const SUIT_PIPS = {
  heart:
    'M0 44C-30 22-50 2-50-18C-50-36-37-48-22-48C-12-48-4-43 0-35C4-43 12-48 22-48C37-48 50-36 50-18C50 2 30 22 0 44Z',
  spade:
    'M0-50C28-24 50-8 50 13C50 30 38 38 26 38C17 38 9 34 5 28C7 40 11 46 18 50H-18C-11 46-7 40-5 28C-9 34-17 38-26 38C-38 38-50 30-50 13C-50-8-28-24 0-50Z',
  diamond: 'M0-52C12-30 24-14 40 0C24 14 12 30 0 52C-12 30-24 14-40 0C-24-14-12-30 0-52Z',
  club: 'M0-50A25 25 0 0 1 20-11A26 26 0 1 1 6 26C8 39 12 46 18 50H-18C-12 46-8 39-6 26A26 26 0 1 1-20-11A25 25 0 0 1 0-50Z',
};

/** A suit of French playing cards. */
export type Suit = keyof typeof SUIT_PIPS;

/** A playing card of 120 × 172, white or black. */
export const playingCard = (art: Art, rank: string, suit: Suit, dark = false) => {
  const red = suit === 'heart' || suit === 'diamond',
    col = dark ? oklch(0.84, 0.13, 84) : red ? oklch(0.54, 0.22, 24) : oklch(0.24, 0.05, 270);
  return (
    art.symbol(
      'cb' + dark,
      () =>
        rect(-60, -86, 120, 172, 12, '#000', 'opacity=".35" transform="translate(4 6)"') +
        rect(
          -60,
          -86,
          120,
          172,
          12,
          dark
            ? art.fade(oklch(0.34, 0.05, 275), oklch(0.16, 0.03, 275), 'diagonal')
            : art.fade(WHITE, oklch(0.86, 0.02, 270), 'diagonal'),
        ) +
        rect(
          -60,
          -86,
          120,
          172,
          12,
          'none',
          `stroke="${dark ? oklch(0.75, 0.12, 82) : WHITE}" stroke-width="1.6"`,
        ),
    ) +
    textPath('playfair', rank, 40, -41, -48, col, { anchor: 'middle' }) +
    place(-41, -30, 0.22, 0, path(SUIT_PIPS[suit], col)) +
    place(
      4,
      6,
      0.86,
      0,
      path(
        SUIT_PIPS[suit],
        dark
          ? gold(art)
          : red
            ? art.fade(oklch(0.66, 0.22, 24), oklch(0.42, 0.19, 20))
            : art.fade(oklch(0.42, 0.05, 270), oklch(0.16, 0.04, 270)),
      ),
    ) +
    place(41, 68, -0.22, 0, path(SUIT_PIPS[suit], col))
  );
};

/** A black spade with a golden A, about 100 units high. */
export const aceEmblem = (art: Art): string =>
  path(SUIT_PIPS.spade, oklch(0.85, 0.13, 84), 'transform="scale(1.06)"') +
  path(
    SUIT_PIPS.spade,
    art.linear([
      [0, oklch(0.38, 0.05, 275)],
      [0.5, oklch(0.2, 0.04, 275)],
      [1, oklch(0.1, 0.02, 275)],
    ]),
  ) +
  group(
    'transform="scale(.84)"',
    path(SUIT_PIPS.spade, 'none', `stroke="${oklch(0.85, 0.13, 84)}" stroke-width="1.1"`),
  ) +
  textPath('playfair', 'A', 42, 0, 20, gold(art), { anchor: 'middle' });

/** A jester’s cap with three bells. */
export const jesterCap = (art: Art): string =>
  path(
    'M-62 40C-72-10-112-18-108-62C-86-66-58-50-46-24C-40-64-24-92 0-104C24-92 40-64 46-24C58-50 86-66 108-62C112-18 72-10 62 40Z',
    art.fade(oklch(0.56, 0.2, 300), oklch(0.34, 0.16, 290)),
  ) +
  path(
    'M-46-24C-40-64-24-92 0-104C24-92 40-64 46-24L30 40H-30Z',
    art.fade(oklch(0.84, 0.16, 85), oklch(0.6, 0.16, 60)),
  ) +
  path(
    'M-62 40C-72-10-112-18-108-62C-86-66-58-50-46-24L-30 40Z',
    art.fade(oklch(0.66, 0.22, 22), oklch(0.4, 0.18, 15)),
  ) +
  path('M-70 34C-40 24 40 24 70 34L64 66C36 56-36 56-64 66Z', gold(art)) +
  (
    [
      [-108, -62],
      [108, -62],
      [0, -104],
    ] as const
  )
    .map(([x, y]) => ball(art, x, y, 14, 82, 0.15, 0.06))
    .join('') +
  stroke(
    'M-52 46C-20 38 20 38 52 46',
    oklch(0.5, 0.12, 60),
    3,
    'stroke-dasharray="3 8" stroke-linecap="round"',
  );
