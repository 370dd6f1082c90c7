import { type Art } from '../drawing/art.js';
import { oklch } from '../drawing/colour.js';
import { starPoints } from '../drawing/geometry.js';
import { WHITE, circle, dots, ellipse, path, place, polygon, rect, stroke } from '../drawing/shapes.js';
import { darkGold, glow, gold, steel } from './materials.js';

/** A treasure chest with gold bands, light falling out under its lid. */
export const treasureChest = (art: Art, h = 45): string => {
  const wood = art.fade(oklch(0.56, 0.12, h), oklch(0.28, 0.08, h - 15));
  const metal = gold(art);
  return (
    glow(art, 0, -14, 120, 90, 0.7) +
    path('M-86-16C-86-76-54-98 0-98S86-76 86-16Z', wood) +
    path(
      'M-64-16C-64-60-58-78-44-90L-30-95C-42-80-46-60-46-16ZM64-16C64-60 58-78 44-90L30-95C42-80 46-60 46-16Z',
      metal,
    ) +
    path('M-86-16C-86-76-54-98 0-98S86-76 86-16H76C76-66 48-88 0-88S-76-66-76-16Z', metal) +
    ellipse(0, -12, 82, 11, oklch(0.97, 0.1, 95)) +
    rect(-88, -6, 176, 92, 10, wood) +
    stroke('M-86 24H86M-86 54H86', oklch(0.22, 0.06, h - 15), 2.5, 'opacity=".6"') +
    rect(-66, -6, 20, 92, 0, metal) +
    rect(46, -6, 20, 92, 0, metal) +
    rect(-90, -10, 180, 16, 6, metal) +
    rect(-90, 74, 180, 14, 6, darkGold(art)) +
    rect(-18, -20, 36, 46, 8, darkGold(art)) +
    rect(-15, -18, 30, 41, 7, metal) +
    circle(0, -2, 6, oklch(0.25, 0.05, 50)) +
    path('M-2.500 0H2.500L4 14H-4Z', oklch(0.25, 0.05, 50))
  );
};

/** A gilded anchor. */
export const anchor = (art: Art): string => {
  const parts = (ink: string, w: number): string =>
    circle(0, -84, 17, 'none', `stroke="${ink}" stroke-width="${w * 0.6}"`) +
    stroke('M0-66V88M-42-44H42', ink, w, 'stroke-linecap="round"') +
    stroke('M-82 22C-76 70-40 90 0 90S76 70 82 22', ink, w, 'stroke-linecap="round"');
  const flukes = (fill: string): string => path('M-106 44L-86-6L-56 38ZM106 44L86-6L56 38Z', fill);
  return (
    place(3, 5, 1, 0, parts(oklch(0.24, 0.06, 40), 22), flukes(oklch(0.24, 0.06, 40))) +
    parts(oklch(0.78, 0.14, 80), 17) +
    flukes(gold(art)) +
    stroke('M-3-62V80M-38-47H38', oklch(0.95, 0.09, 95), 4, 'stroke-linecap="round" opacity=".8"')
  );
};

/** A skull with a headscarf over crossed cutlasses. */
export const pirateSkull = (art: Art, h = 20): string => {
  const cutlass =
    path('M-8 96C-18 20-14-50 10-116C24-60 22 20 8 96Z', steel(art)) +
    rect(-26, 92, 52, 10, 5, gold(art)) +
    rect(-7, 100, 14, 30, 6, oklch(0.34, 0.09, 40));
  return (
    place(0, 0, 1, 48, cutlass) +
    place(0, 0, 1, -48, cutlass) +
    path(
      'M0-84C54-84 78-50 74-8C72 12 62 22 56 34L52 64C48 74 40 78 30 78H-30C-40 78-48 74-52 64L-56 34C-62 22-72 12-74-8C-78-50-54-84 0-84Z',
      art.fade(oklch(0.98, 0.02, 90), oklch(0.72, 0.06, 70)),
    ) +
    ellipse(-29, 0, 20, 22, oklch(0.18, 0.03, 300)) +
    ellipse(29, 0, 20, 22, oklch(0.18, 0.03, 300)) +
    path('M0 20L-10 40H10Z', oklch(0.2, 0.03, 300)) +
    stroke('M-22 54V78M0 52V78M22 54V78', oklch(0.34, 0.04, 60), 4) +
    path(
      'M-80-24C-84-72-48-98 0-98S84-72 80-24C40-44-40-44-80-24Z',
      art.fade(oklch(0.64, 0.21, h), oklch(0.42, 0.17, h - 6)),
    ) +
    dots(
      [
        [-44, -62],
        [-12, -76],
        [22, -70],
        [52, -52],
        [-60, -40],
        [0, -50],
        [34, -44],
      ],
      WHITE,
      9,
      'opacity=".9"',
    ) +
    path('M74-34L112-44L96-22L116-6L80-14Z', oklch(0.5, 0.19, h))
  );
};

/** A ship's wheel of eight spokes. */
export const shipWheel = (art: Art, h = 45): string => {
  const wood = oklch(0.46, 0.1, h);
  const spoke = `<path d="M-6-20L-5-84H5L6-20ZM-8-84C-10-96-7-116 0-116S10-96 8-84Z" fill="${art.fade(oklch(0.7, 0.13, h + 10), oklch(0.4, 0.1, h), 'across')}"/>`;
  return (
    Array.from({ length: 8 }, (_, i) => art.symbol('spoke', () => spoke, `rotate(${i * 45})`)).join('') +
    circle(0, 0, 68, 'none', `stroke="${oklch(0.25, 0.06, h)}" stroke-width="26"`) +
    circle(0, 0, 68, 'none', `stroke="${wood}" stroke-width="21"`) +
    circle(0, 0, 74, 'none', `stroke="${oklch(0.85, 0.14, 84)}" stroke-width="2.5"`) +
    circle(0, 0, 62, 'none', `stroke="${oklch(0.85, 0.14, 84)}" stroke-width="2.5"`) +
    circle(0, 0, 26, darkGold(art)) +
    circle(0, 0, 22, gold(art)) +
    polygon(starPoints(8, 15, 6), oklch(0.4, 0.1, 55)) +
    stroke('M-54-44A70 70 0 0 1-14-68', WHITE, 4, 'opacity=".6" stroke-linecap="round"')
  );
};
