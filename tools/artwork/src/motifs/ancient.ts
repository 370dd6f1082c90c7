import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { circle, ellipse, group, mirror, path, place, rect, stroke } from '../drawing/shapes.js';
import { ball, darkGold, gold } from './materials.js';

/** A striped golden mask; `lapis` is the hue of its stripes. */
export const pharaohMask = (art: Art, lapis = 262) => {
  const N = 'M0-112C58-112 92-78 96-26L118 78C104 88 84 92 66 90L62 132L24 132L30 60L0 60Z',
    g = gold(art);
  const half =
    path(N, g) +
    group(
      art.clip(`<path d="${N}"/>`),
      stroke(
        'M0-98C46-98 78-70 82-26L100 92M0-70C34-70 56-52 60-20L78 96M26 74H70M26 90H70M26 106H70M26 122H70M0-126H0',
        oklch(0.42, 0.15, lapis),
        9,
      ),
    ) +
    path(
      'M0-66C38-66 54-46 54-10C54 34 32 66 0 78Z',
      art.linear([
        [0, oklch(0.93, 0.1, 88)],
        [0.6, oklch(0.8, 0.15, 80)],
        [1, oklch(0.6, 0.13, 66)],
      ]),
    ) +
    path('M0-70C40-70 60-48 60-24L54-28C50-48 36-58 0-58Z', oklch(0.42, 0.15, lapis)) +
    path('M9-8C18-20 36-20 48-8C38-2 20 0 9-8Z', '#fff') +
    circle(28, -9.5, 6.5, oklch(0.24, 0.06, lapis)) +
    stroke(
      'M8-8C18-20 36-20 48-8L62-2M9-7C20 0 38-2 48-8',
      oklch(0.22, 0.06, lapis),
      3.4,
      'stroke-linecap="round"',
    ) +
    stroke('M9-26C20-35 38-35 50-24', oklch(0.34, 0.12, lapis), 5, 'stroke-linecap="round"') +
    path('M0-14L5 22C10 24 12 29 8 32L0 33Z', oklch(0.66, 0.13, 68)) +
    path('M0 44C8 40 14 42 20 46C12 54 6 54 0 54Z', oklch(0.54, 0.14, 40)) +
    path('M0 76L13 72L9 126L0 130Z', art.fade(oklch(0.5, 0.16, lapis), oklch(0.32, 0.12, lapis)));
  return (
    mirror(art, half) +
    path('M-10-66C-14-92-12-116 0-124C12-116 14-92 10-66Z', g) +
    path('M-5-76C-8-92-6-106 0-110C6-106 8-92 5-76Z', oklch(0.6, 0.2, 25))
  );
};

/** A winged scarab, its shell in hue `h`. */
export const scarab = (art: Art, h = 190) =>
  mirror(
    art,
    Array.from({ length: 8 }, (_, i) =>
      place(
        24,
        6,
        1,
        -58 + i * 13,
        rect(
          14,
          -8,
          104 - Math.abs(i - 2) * 7,
          15,
          7.5,
          i % 2 ? gold(art) : art.fade(oklch(0.78, 0.14, h), oklch(0.48, 0.13, h + 30), 'across'),
        ),
      ),
    ).join('') +
      stroke(
        'M16 40C40 60 38 88 22 96M20 52C54 58 62 84 54 98',
        oklch(0.66, 0.14, 74),
        7,
        'stroke-linecap="round"',
      ),
  ) +
  ellipse(0, 34, 40, 54, gold(art)) +
  ellipse(
    0,
    36,
    33,
    46,
    art.radial(
      [
        [0, oklch(0.78, 0.15, h)],
        [0.6, oklch(0.52, 0.14, h + 20)],
        [1, oklch(0.3, 0.1, h + 50)],
      ],
      0.38,
      0.3,
      0.7,
    ),
  ) +
  stroke('M0-8V82M-32 16C-14 2 14 2 32 16', oklch(0.88, 0.13, 84), 4) +
  path('M-26-14C-24-36 24-36 26-14C14-6-14-6-26-14Z', gold(art)) +
  ball(art, 0, -62, 30, 38, 0.2, 0.04);

/** A closed, gold-cornered book in hue `h` with an emblem on its medallion. */
export const tome = (art: Art, h: number, emblem: string) =>
  place(
    0,
    0,
    1,
    -7,
    path(
      'M-74-96H84C92-96 96-92 96-84V104C96 112 92 116 84 116H-74Z',
      oklch(0.24, 0.08, h),
      'transform="translate(3 4)"',
    ) +
      rect(-70, 86, 158, 26, 6, oklch(0.95, 0.04, 85)) +
      stroke('M-66 94H84M-66 100H84M-66 106H84', oklch(0.7, 0.06, 70), 1.5) +
      path(
        'M-86-108H78C86-108 90-104 90-96V92H-72C-82 92-90 100-90 108V-104C-90-106-88-108-86-108Z',
        art.linear(
          [
            [0, oklch(0.56, 0.17, h)],
            [0.5, oklch(0.42, 0.15, h)],
            [1, oklch(0.25, 0.1, h)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path('M-90-104V108C-90 98-82 92-70 92V-108H-86C-89-108-90-106-90-104Z', '#000', 'opacity=".32"') +
      rect(-58, -96, 138, 176, 8, 'none', `stroke="${oklch(0.84, 0.13, 84)}" stroke-width="3"`) +
      rect(-51, -89, 124, 162, 5, 'none', `stroke="${oklch(0.84, 0.13, 84)}" stroke-width="1" opacity=".7"`) +
      (
        [
          [-70, -108, 0],
          [90, -108, 90],
          [90, 92, 180],
          [-70, 92, 270],
        ] as const
      )
        .map(([x, y, r]) => place(x, y, 1, r, path('M0 0H38L26 12H12V26L0 38Z', gold(art))))
        .join('') +
      circle(11, -8, 52, darkGold(art)) +
      circle(11, -8, 48, 'none', `stroke="${oklch(0.9, 0.13, 88)}" stroke-width="3"`) +
      circle(11, -8, 43, art.disc(oklch(0.4, 0.13, h), oklch(0.18, 0.07, h))) +
      place(11, -8, 1, 0, emblem),
  );

/** A golden ankh. */
export const ankh = (art: Art) =>
  stroke('M0 36V-2M-22 6H22', gold(art), 9, 'stroke-linecap="round"') +
  ellipse(0, -20, 12, 16, 'none', `stroke="${oklch(0.85, 0.14, 84)}" stroke-width="8"`);

/** A golden wave over a blue one. */
export const waveEmblem = (art: Art) =>
  stroke(
    'M-34 14C-26 4-18 4-10 14S6 24 14 14S30 4 36 14M-28-4C-22-34 22-36 18-8C14 4-2 0 0-10C2-16 8-16 10-12',
    gold(art),
    6,
    'stroke-linecap="round"',
  ) +
  stroke(
    'M-30 28C-22 20-14 20-6 28S10 36 18 28S28 22 32 26',
    oklch(0.8, 0.12, 200),
    4,
    'stroke-linecap="round"',
  );

/** A golden eye with a blue iris. */
export const eyeEmblem = (art: Art) =>
  stroke(
    'M-36-2C-18-24 18-24 36-2C18 14-18 14-36-2ZM-8 12L-14 34M14 10C18 26 32 26 32 16',
    gold(art),
    5.5,
    'stroke-linecap="round" stroke-linejoin="round"',
  ) +
  circle(0, -4, 10, oklch(0.78, 0.14, 190)) +
  circle(0, -4, 4.5, '#06121f') +
  stroke('M-36-24C-14-40 16-40 38-22', gold(art), 5, 'stroke-linecap="round"');

/** A small flame. */
export const flameEmblem = (art: Art) =>
  path(
    'M0 36C-30 30-30-2-10-18C-10-6-2-4 2-10C6-18 2-30-4-36C24-28 40 24 0 36Z',
    art.fade(oklch(0.72, 0.2, 40), oklch(0.92, 0.15, 92)),
  ) + path('M2 32C-12 28-10 10 2 0C10 10 16 26 2 32Z', oklch(0.98, 0.06, 100));
