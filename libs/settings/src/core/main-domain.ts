import { type Settings } from './defaults.js';
import { parseHost, findMirrorDomain } from './mirror-domain.js';
import { isSafePath } from './safe-redirect.js';

export interface MainDomainVisit {
  /** The host of the request. */
  host: string;
  /** The visitor's country, ISO 3166-1 alpha-2; `undefined` while unknown, which redirects no one. */
  country: string | undefined;
  /** Path and query of the page. */
  url: string;
}

type DomainSettings = Pick<Settings, 'mainDomainConfigs' | 'mirrorDomain' | 'redirectToTDS'>;

const secureAddress = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(\/[^\s\\]*)?$/i;

/** Returns the address that a target of the settings stands for, `null` if it stands for none. */
function toAddress(target: string, { mirrorDomain }: DomainSettings, { host, url }: MainDomainVisit) {
  const named = mirrorDomain.find(({ domainId }) => domainId !== undefined && String(domainId) === target);
  const [, targetHost, path = '/'] =
    secureAddress.exec(named ? `https://${parseHost(named.url)}` : target) ?? [];
  if (targetHost === undefined || parseHost(targetHost) === parseHost(host)) return null;
  // The page stays the same, unless the target names one.
  return `https://${targetHost}${path === '/' && isSafePath(url) ? url : path}`;
}

/**
 * Returns where a visitor of the main domain is redirected, `null` for nowhere (§3, `mainDomainConfigs`): from its
 * `countries` to `redirectToTDS`, from any other country to `defaultRedirect`. A target is an `https` address or the
 * `domainId` of a mirror domain; any other, and the host itself, redirects no one. Mirror domains are left alone.
 */
export function mainDomainRedirect(settings: DomainSettings, visit: MainDomainVisit): string | null {
  const { isEnabled, countries, redirectToTDS, defaultRedirect } = settings.mainDomainConfigs;
  const country = visit.country?.trim().toUpperCase() ?? '';
  if (!isEnabled || country === '' || findMirrorDomain(settings.mirrorDomain, visit.host) !== null)
    return null;
  const isListed = countries.some((code) => code.trim().toUpperCase() === country);
  const target = isListed ? (redirectToTDS ?? settings.redirectToTDS) : defaultRedirect;
  return target === undefined ? null : toAddress(target.trim(), settings, visit);
}
