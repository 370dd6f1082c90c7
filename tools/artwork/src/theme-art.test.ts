import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_IDS, themeArt, themeArtFolder } from './theme-art.js';
import { svgErrors } from './well-formed.js';

describe.each(THEME_IDS)('the artwork of the theme %s', (theme) => {
  const art = themeArt(theme);

  it('is what lies in its package', () => {
    const folder = themeArtFolder(theme);
    expect(readdirSync(folder).sort()).toEqual(Object.keys(art).sort());
    for (const [name, svg] of Object.entries(art))
      expect(readFileSync(new URL(name, folder), 'utf8'), name).toBe(svg);
  });

  it('is well-formed', () => {
    for (const [name, svg] of Object.entries(art)) expect(svgErrors(svg), name).toEqual([]);
  });
});

describe('the themes', () => {
  it('have pictures of the same names', () => {
    const [one, other] = THEME_IDS.map((theme) => Object.keys(themeArt(theme)));
    expect(one).toEqual(other);
    expect(one).toEqual(
      expect.arrayContaining([
        'mark.svg',
        'symbol.svg',
        'hero.svg',
        'coin.svg',
        'gift-closed.svg',
        'gift-locked.svg',
        'gift-opened.svg',
        'offer-deposit.svg',
        'offer-spins.svg',
        'offer-cashback.svg',
        'offer-coupon.svg',
        'offer-medal.svg',
        'medal-1-bronze.svg',
        'medal-6-diamond.svg',
      ]),
    );
    expect(one).toHaveLength(18);
  });
});
