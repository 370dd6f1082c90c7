import { type MirrorDomain } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';

/** Returns the host of an address in any notation: `https://One.example/a` and `one.example` are the same. */
export const parseHost = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '');

/**
 * Returns the mirror domain that the page is shown on, by host (`casino.example` or `casino.example:8080`), or `null`
 * (§3).
 */
export function findMirrorDomain(domains: readonly MirrorDomain[], host: string): MirrorDomain | null {
  const wanted = parseHost(host);
  if (wanted === '') return null;
  return domains.find(({ url }) => parseHost(url) === wanted) ?? null;
}

/** Settings are read for every page, and whoever compares them expects the same object for the same domain. */
const byDomain = new WeakMap<Settings, Map<MirrorDomain, Settings>>();

/**
 * Returns the settings in force on a host: those of the site, with the brand of a mirror domain in its place. The same
 * object for the same settings and domain. A host that is no mirror domain has the site's settings, whatever its name.
 */
export function settingsOfHost(settings: Settings, host: string): Settings {
  const domain = findMirrorDomain(settings.mirrorDomain, host);
  if (domain?.settings === undefined) return settings;
  const known = byDomain.get(settings) ?? new Map<MirrorDomain, Settings>();
  byDomain.set(settings, known);
  const remembered = known.get(domain);
  if (remembered !== undefined) return remembered;
  const {
    theme = '',
    brandName = '',
    operator,
    heroTexts,
    brandPictures,
    footer,
    manifest,
  } = domain.settings;
  const own: Settings = {
    ...settings,
    ...(theme.trim() !== '' && { theme }),
    ...(brandName.trim() !== '' && { brandName }),
    ...(operator !== undefined && { operator }),
    ...(heroTexts !== undefined && { heroTexts }),
    ...(brandPictures !== undefined && { brandPictures }),
    ...(footer !== undefined && { footer }),
    ...(manifest !== undefined && { manifest }),
  };
  known.set(domain, own);
  return own;
}
