import curacao from '@casino-kit/ui-theme-curacao/tokens.json' with { type: 'json' };
import lulu from '@casino-kit/ui-theme-lulu/tokens.json' with { type: 'json' };
import { type ManifestIcon } from '@casino-kit/settings';
import { type Theme } from '../app/initial-state.js';

/** What a theme gives to the window around a page, to home screens and to links in other places. */
export interface BrandFiles {
  /** The colour of the page, `#rrggbb`. */
  colour: string;
  icon: string;
  touchIcon: string;
  /** A picture of 1200 × 630 for links to the site. */
  card: string;
  /** The icons of an installed app. */
  icons: readonly ManifestIcon[];
}

const colours: Readonly<Record<Theme, string>> = {
  curacao: curacao.palette.ink['900'].$value,
  lulu: lulu.palette.plum['900'].$value,
};

/** Returns the files of a theme in `public/brand`. */
export function brandFiles(theme: Theme): BrandFiles {
  const file = (name: string) => `/brand/${theme}/${name}`;
  const png = (name: string, size: number, purpose: 'any' | 'maskable') =>
    ({ src: file(name), sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;
  return {
    colour: colours[theme],
    icon: file('icon.svg'),
    touchIcon: file('touch-180.png'),
    card: file('card.jpg'),
    icons: [
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('maskable-512.png', 512, 'maskable'),
      { src: file('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
