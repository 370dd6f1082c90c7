import { createApiClient } from '@casino-kit/api-client';
import { getLocation } from '@casino-kit/api-contract';
import { type Configuration } from './configuration.js';

export interface VisitorCountryConfig {
  configuration: Pick<Configuration, 'coreUrl' | 'backendUrl'>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** How long the country of an address is remembered, in milliseconds. */
  maxAgeMs?: number;
  /** How long a page waits for it, in milliseconds. */
  limitMs?: number;
  maxEntries?: number;
}

/**
 * Returns what finds the country of a visitor by address; `undefined` when it is not known in time, which is asked again
 * with the next page.
 */
export function visitorCountries({
  configuration: { coreUrl, backendUrl },
  now,
  maxAgeMs = 5 * 60_000,
  limitMs = 1_500,
  maxEntries = 5_000,
}: VisitorCountryConfig): (address: string) => Promise<string | undefined> {
  const known = new Map<string, { country: string; until: number }>();
  return async (address) => {
    const kept = known.get(address);
    if (kept !== undefined && kept.until > now()) return kept.country;
    const client = createApiClient({
      ...{ coreUrl, backendUrl, language: () => 'en' },
      extraHeaders: { 'x-forwarded-for': address },
    });
    const late = AbortSignal.timeout(limitMs);
    const gaveUp = new Promise<undefined>((resolve) =>
      late.addEventListener('abort', () => resolve(undefined), { once: true }),
    );
    const asked = client.call(getLocation, {}, { signal: late }).then(
      ({ location }) => location.country.code,
      () => undefined,
    );
    const country = await Promise.race([asked, gaveUp]);
    if (country === undefined) return undefined;
    known.delete(address);
    known.set(address, { country, until: now() + maxAgeMs });
    const oldest = known.keys().next();
    if (known.size > maxEntries && !oldest.done) known.delete(oldest.value);
    return country;
  };
}
