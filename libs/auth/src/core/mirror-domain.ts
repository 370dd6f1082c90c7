import { type MirrorDomain } from '@casino-kit/api-contract';

const hostOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '');

/**
 * Returns the mirror domain that the page is shown on, by host (`casino.example` or `casino.example:8080`), or `null`
 * (§3).
 */
export function mirrorDomainOf(domains: readonly MirrorDomain[], host: string): MirrorDomain | null {
  return domains.find(({ url }) => hostOf(url) === hostOf(host)) ?? null;
}
