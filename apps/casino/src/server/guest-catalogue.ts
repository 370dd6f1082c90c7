import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** How long guests share what was read of the catalogue; a page of theirs is cached longer. */
const staleTime = 15_000;

/** Reads a query of the lobby in a locale (wire code), or returns what another guest's page has just read. */
export type ReadForGuests = (localeCode: string, query: FetchQueryOptions) => Promise<unknown>;

/**
 * Creates the cache for the lobby as every guest sees it: one read at a time, shared by all pages of a locale. A
 * player's data never goes through it. An error is not cached.
 */
export function createGuestCatalogue(): ReadForGuests {
  const caches = new Map<string, QueryClient>();
  return (localeCode, query) => {
    const cache = caches.get(localeCode) ?? new QueryClient();
    caches.set(localeCode, cache);
    return cache.fetchQuery({ ...query, staleTime, gcTime: Infinity, retry: false });
  };
}
