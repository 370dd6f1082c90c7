import { type BrandPictures } from '@casino-kit/api-contract';
import { parseHost, findMirrorDomain, type Settings } from '@casino-kit/settings';
import { type Theme } from '../app/initial-state.js';
import { type BrandFiles, brandFiles } from './brand-files.js';
import { escapeMarkup } from './escape-markup.js';

export interface BrandHeadParts {
  settings: Pick<Settings, 'brandName' | 'brandPictures' | 'casinoOrigin' | 'mirrorDomain'>;
  theme: Theme;
  /** The host of the request. */
  host: string;
  /** The path of the page. */
  path: string;
  title: string;
  description: string;
}

/**
 * Returns the origin that others know the site by: that of its mirror domain, else the setting `casinoOrigin`; `null`
 * without either, since a request can name any host.
 */
export function knownOrigin({ casinoOrigin, mirrorDomain }: BrandHeadParts['settings'], host: string) {
  const named = findMirrorDomain(mirrorDomain, host)?.url ?? casinoOrigin;
  const known = parseHost(named);
  return /^[a-z0-9.-]+(?::\d{1,5})?$/.test(known)
    ? `${named.trim().toLowerCase().startsWith('http://') ? 'http' : 'https'}://${known}`
    : null;
}

/** Returns the rule that puts the brand's own logo and banner art in the place of the theme's; empty without any. */
export function brandStyle({ mark, symbol, hero }: BrandPictures): string {
  const properties = Object.entries({ mark, symbol, hero }).flatMap(([name, path]) =>
    path === undefined ? [] : [`--art-${name}:url("${path}")`],
  );
  // Stronger than the theme's own rule, which comes later.
  return properties.length === 0 ? '' : `<style>html[data-theme]{${properties.join(';')}}</style>`;
}

/**
 * Returns what belongs to the brand in a page's head: the icons, the manifest, the colour of the window, and the card that
 * other sites show for a link. Addresses of a card are absolute, so without a known origin it has no picture.
 */
export function brandHead({ settings, theme, host, path, title, description }: BrandHeadParts): string {
  const files: BrandFiles = brandFiles(theme);
  const { icon, card = files.card } = settings.brandPictures;
  const origin = knownOrigin(settings, host);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', settings.brandName],
    ['og:title', title],
    ['og:description', description],
    ...(origin === null
      ? []
      : [
          ['og:url', `${origin}${path}`],
          ['og:image', `${origin}${card}`],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ]),
  ];
  return [
    icon === undefined
      ? `<link rel="icon" href="${files.icon}" type="image/svg+xml">`
      : `<link rel="icon" href="${escapeMarkup(icon)}">`,
    `<link rel="apple-touch-icon" href="${escapeMarkup(icon ?? files.touchIcon)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${files.colour}">`,
    ...properties.map(
      ([property = '', content = '']) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    ...(origin === null ? [] : ['<meta name="twitter:card" content="summary_large_image">']),
    brandStyle(settings.brandPictures),
  ].join('');
}
