import { gift } from './brand-gift.js';
import { coin } from './brand-mark.js';
import { medal } from './brand-medal.js';
import { THEMES, type ThemeId } from './brand-theme.js';
import { Art } from './drawing/art.js';
import { oklch } from './drawing/colour.js';
import { svgDocument } from './drawing/document.js';
import { hundredth, tenth } from './drawing/geometry.js';
import { circle, ellipse, path, place, rect, stroke, WHITE } from './drawing/shapes.js';
import { gold } from './motifs/materials.js';

/** The kinds of offer that have a picture, in the order of the files. */
export const OFFER_KINDS = ['deposit', 'spins', 'cashback', 'coupon', 'medal'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** A finished picture within another one: a square at a place, turned by degrees about its middle. */
function embedded(art: Art, svg: string, x: number, y: number, size: number, rotation = 0): string {
  const id = art.define('e' + svg, (name) =>
    svg
      .replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, `<symbol id="${name}" viewBox="$1">`)
      .replace(/<\/svg>$/, '</symbol>'),
  );
  const turn =
    rotation === 0 ? '' : ` transform="rotate(${rotation} ${tenth(x + size / 2)} ${tenth(y + size / 2)})"`;
  return `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"${turn}/>`;
}

/** A four-pointed glint of radius `r`. */
function glint(x: number, y: number, r: number): string {
  const [near, far] = [hundredth(r * 0.16), hundredth(r * 0.84)];
  return path(
    `M${x} ${y - r}q${near} ${far} ${r} ${r}q-${far} ${near}-${r} ${r}q-${near}-${far}-${r}-${r}q${far}-${near} ${r}-${r}z`,
    WHITE,
    'opacity=".9"',
  );
}

/** The gift of the brand among its coins. */
function deposit(art: Art, theme: ThemeId): string {
  const money = coin(theme);
  return (
    embedded(art, money, 6, 92, 72, -14) +
    embedded(art, money, 170, 104, 60, 12) +
    embedded(art, gift(theme, 'closed'), 44, 12, 156) +
    embedded(art, money, 132, 126, 46, -6) +
    glint(36, 60, 10) +
    glint(208, 58, 13) +
    glint(190, 26, 7)
  );
}

/** Three reels with a row of sevens. */
function spins(art: Art, theme: ThemeId): string {
  const { box, coinHue } = THEMES[theme];
  const frame = gold(art, coinHue);
  const body = art.fade(oklch(0.5, 0.2, 300), oklch(0.3, 0.16, 296));
  const reel = art.linear([
    [0, oklch(0.62, 0.02, 300)],
    [0.26, oklch(0.95, 0.015, 300)],
    [0.5, WHITE],
    [0.74, oklch(0.95, 0.015, 300)],
    [1, oklch(0.6, 0.02, 300)],
  ]);
  const seven = (x: number, y: number, scale: number) =>
    place(
      x,
      y,
      scale,
      0,
      art.symbol('seven', () =>
        path(
          'M-15-20h31v9L1 21h-13L3-9h-9v5h-9z',
          oklch(0.62, 0.22, 20),
          `stroke="${oklch(0.3, 0.12, 15)}" stroke-width="2.4" stroke-linejoin="round"`,
        ),
      ),
    );
  const cherries = (x: number, y: number) =>
    place(
      x,
      y,
      0.72,
      0,
      art.symbol(
        'cherries',
        () =>
          stroke('M-9 6Q-4-12 9-19Q11-4 9 8', oklch(0.5, 0.12, 148), 3) +
          path('M9-19q11-6 17 2q-10 6-17-2z', oklch(0.7, 0.16, 148)) +
          circle(-10, 11, 11, oklch(0.58, 0.22, 20)) +
          circle(10, 13, 11, oklch(0.52, 0.2, 20)) +
          circle(-13, 7, 3, oklch(0.82, 0.1, 12)) +
          circle(7, 9, 3, oklch(0.8, 0.1, 12)),
      ),
    );
  const gem = (x: number, y: number) =>
    place(
      x,
      y,
      0.76,
      0,
      art.symbol(
        'gem',
        () =>
          path('M-20-6-11-18h22L20-6 0 20z', oklch(0.74, 0.14, box.hue)) +
          path('M-20-6h40L0 20z', oklch(0.58, box.chroma, box.hue)) +
          path('M-9-6 0 20 9-6 0-18z', oklch(0.86, 0.09, box.hue)),
      ),
    );
  const drums = [37, 89, 141];
  return (
    rect(206, 62, 9, 66, 4.5, frame) +
    circle(210, 54, 14, oklch(0.6, 0.21, 18)) +
    circle(206, 49, 4.5, oklch(0.84, 0.09, 12)) +
    rect(198, 116, 22, 20, 6, frame) +
    rect(18, 20, 190, 142, 26, frame) +
    rect(25, 27, 176, 128, 20, body) +
    rect(32, 37, 162, 108, 11, frame) +
    `<g ${art.clip(rect(37, 42, 152, 98, 7, WHITE))}>` +
    drums.map((x) => rect(x, 42, 48, 98, 0, reel)).join('') +
    drums.map((x) => seven(x + 24, 91, 0.98)).join('') +
    cherries(61, 42) +
    gem(61, 141) +
    gem(113, 42) +
    cherries(113, 141) +
    seven(165, 40, 0.7) +
    gem(165, 142) +
    '</g>' +
    stroke('M37 91h-9m170 0h-9', oklch(0.96, 0.06, 95), 5, 'stroke-linecap="round"') +
    glint(28, 22, 12) +
    glint(196, 158, 10) +
    glint(180, 16, 7)
  );
}

/** A coin that returns: an arrow around it, other coins in two stacks. */
function cashback(art: Art, theme: ThemeId): string {
  const { coinHue: h } = THEMES[theme];
  const edge = oklch(0.56, 0.12, h - 14);
  const face = art.linear(
    [
      [0, oklch(0.95, 0.08, h + 10)],
      [0.5, oklch(0.84, 0.15, h)],
      [1, oklch(0.66, 0.14, h - 10)],
    ],
    0,
    0,
    1,
    1,
  );
  const green = oklch(0.8, 0.15, 165);
  const flat = (x: number, y: number) =>
    path(`M${x - 34} ${y}v9a34 11 0 0 0 68 0v-9z`, edge) +
    ellipse(x, y, 34, 11, face) +
    ellipse(x, y, 25, 7.4, 'none', `stroke="${edge}" stroke-opacity=".55" stroke-width="1.6"`);
  const arrow = art.linear(
    [
      [0, green, 0.25],
      [0.5, green],
    ],
    0,
    1,
    1,
    0,
  );
  return (
    stroke('M62 146A76 76 0 1 1 190 116', arrow, 11, 'stroke-linecap="round"') +
    path('M206 104l-13 27-20-22z', green, `stroke="${green}" stroke-width="4" stroke-linejoin="round"`) +
    flat(58, 156) +
    flat(61, 146) +
    flat(57, 136) +
    flat(60, 126) +
    flat(182, 158) +
    flat(180, 148) +
    embedded(art, coin(theme), 70, 34, 104) +
    glint(30, 66, 10) +
    glint(206, 60, 9) +
    glint(120, 18, 6)
  );
}

/** A ticket in an open envelope. */
function coupon(art: Art, theme: ThemeId): string {
  const { gradient, coinHue: h } = THEMES[theme];
  const ink = oklch(0.45, 0.1, h - 20);
  const paper = art.fade(oklch(0.98, 0.01, 250), oklch(0.85, 0.03, 255));
  const inside = art.fade(oklch(0.82, 0.04, 255), oklch(0.7, 0.05, 255));
  const ticket = art.linear(
    [
      [0, oklch(0.94, 0.09, h + 8)],
      [0.5, oklch(0.84, 0.15, h)],
      [1, oklch(0.7, 0.15, h - 12)],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    path('M36 84 120 22l84 62z', inside) +
    path('M36 84h168v78a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10z', oklch(0.65, 0.05, 255)) +
    '<g transform="rotate(-7 120 84)">' +
    path('M62 20h116a8 8 0 0 1 8 8v26a11 11 0 0 0 0 22v62H54V76a11 11 0 0 0 0-22V28a8 8 0 0 1 8-8z', ticket) +
    stroke('M148 26v102', ink, 2.4, 'stroke-dasharray="5 6"') +
    stroke('M78 40h44M78 52h28', ink, 5, 'stroke-linecap="round" opacity=".7"') +
    path('M166 50l4 9 10 1-7.5 6.5 2 10-8.5-5-8.5 5 2-10-7.5-6.5 10-1z', ink, 'opacity=".8"') +
    '</g>' +
    path('M36 88l70 52a24 24 0 0 0 28 0l70-52v74a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10z', paper) +
    stroke('M40 169l62-46m98 46-62-46', oklch(0.75, 0.05, 255), 2.5) +
    circle(120, 141, 17, gradient[0]) +
    circle(120, 141, 12, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="1.6"') +
    path(
      'M120 132l2.6 6 6.4.6-4.8 4.2 1.4 6.4-5.6-3.3-5.6 3.3 1.4-6.4-4.8-4.2 6.4-.6z',
      WHITE,
      'opacity=".9"',
    ) +
    glint(34, 50, 10) +
    glint(210, 44, 8) +
    glint(220, 120, 6)
  );
}

/** The gold medal on a ribbon in the colours of the brand. */
function award(art: Art, theme: ThemeId): string {
  const [start, end] = THEMES[theme].gradient;
  return (
    path('M84 6h26l18 52-20 18z', end) +
    path('M156 6h-26l-18 52 20 18z', start) +
    embedded(art, medal(2), 42, 22, 156) +
    glint(40, 56, 10) +
    glint(204, 50, 12) +
    glint(196, 150, 7)
  );
}

const drawings: Readonly<Record<OfferKind, (art: Art, theme: ThemeId) => string>> = {
  deposit,
  spins,
  cashback,
  coupon,
  medal: award,
};

/** The picture of a kind of offer in a theme, 240 × 180, without a ground. */
export function offerArt(theme: ThemeId, kind: OfferKind): string {
  const art = new Art('of' + theme[0] + kind[0] + kind[1], 5);
  const body = drawings[kind](art, theme);
  return svgDocument(art, 240, 180, body);
}
