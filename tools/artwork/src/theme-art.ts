import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gift } from './brand-gift.js';
import { heroCuracao } from './brand-hero-curacao.js';
import { heroLulu } from './brand-hero-lulu.js';
import { brandMark, brandSymbol, coin } from './brand-mark.js';
import { MEDALS, medal } from './brand-medal.js';
import { OFFER_KINDS, offerArt } from './brand-offer.js';
import { type ThemeId } from './brand-theme.js';
import { slimSvg } from './drawing/document.js';

/** The theme packages that carry artwork. */
export const THEME_IDS: readonly ThemeId[] = ['curacao', 'lulu'];

/** The folder of a theme package in which its artwork is kept. */
export const themeArtFolder = (theme: ThemeId): URL =>
  new URL(`../../../libs/ui-theme-${theme}/art/`, import.meta.url);

/**
 * A theme's pictures by file name. The names are the same in every theme, so a component needs no theme knowledge:
 * mark, symbol, hero, coin, gift-closed, gift-locked, gift-opened, offer-deposit … offer-medal (a kind of
 * offer each) and medal-1-bronze … medal-6-diamond.
 */
export function themeArt(theme: ThemeId): Record<string, string> {
  const pictures: Record<string, string> = {
    mark: brandMark(theme),
    symbol: brandSymbol(theme),
    hero: theme === 'curacao' ? heroCuracao() : heroLulu(),
    coin: coin(theme),
    'gift-closed': gift(theme, 'closed'),
    'gift-locked': gift(theme, 'locked'),
    'gift-opened': gift(theme, 'opened'),
  };
  for (const kind of OFFER_KINDS) pictures[`offer-${kind}`] = offerArt(theme, kind);
  MEDALS.forEach(({ name }, level) => (pictures[`medal-${level + 1}-${name}`] = medal(level)));
  return Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, slimSvg(svg)]));
}

/** Writes the artwork of every theme into its package. */
export function writeThemeArt(): void {
  for (const theme of THEME_IDS) {
    const folder = themeArtFolder(theme);
    mkdirSync(folder, { recursive: true });
    for (const [name, svg] of Object.entries(themeArt(theme))) writeFileSync(new URL(name, folder), svg);
  }
}

const startedDirectly =
  process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (startedDirectly) {
  writeThemeArt();
  console.log(`Theme artwork written for ${THEME_IDS.join(' and ')}.`);
}
