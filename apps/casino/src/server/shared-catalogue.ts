import { type ApiClient, type ApiClientConfig, CallError, createApiClient } from '@casino-kit/api-client';
import { CancelledError, type FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** How long pages share what was read of the catalogue; a guest's page is cached longer. */
const staleTime = 15_000;

/** The catalogue of one locale, read once for all pages. */
export interface SharedCatalogue {
  /** The client to create queries with: it sends no token, and its calls are the server's own. */
  readonly client: ApiClient;
  /** Reads a query that was created with {@link SharedCatalogue.client}, or returns what another page has just read. */
  readonly read: (query: FetchQueryOptions) => Promise<unknown>;
}

/** Returns the catalogue of a locale (wire code). */
export type SharedCatalogues = (localeCode: string) => SharedCatalogue;

function createSharedCatalogue(client: ApiClient): SharedCatalogue {
  const cache = new QueryClient();
  // A call that was answered with 403 never settles; without this every page would wait for it.
  client.onForbidden(() => void cache.cancelQueries());
  return {
    client,
    async read(query) {
      try {
        return await cache.fetchQuery({ ...query, staleTime, gcTime: Infinity, retry: false });
      } catch (error) {
        throw error instanceof CancelledError ? new CallError('status', 'catalogue', { status: 403 }) : error;
      }
    },
  };
}

/**
 * Creates the cache for what the lobby shows to everyone: calls without a token, so no player's data goes through it.
 * One read at a time is shared by all pages of a locale. An error is not cached.
 */
export function createSharedCatalogues(
  config: Omit<ApiClientConfig, 'language' | 'tokens'>,
): SharedCatalogues {
  const catalogues = new Map<string, SharedCatalogue>();
  return (localeCode) => {
    const known = catalogues.get(localeCode);
    if (known !== undefined) return known;
    const catalogue = createSharedCatalogue(createApiClient({ ...config, language: () => localeCode }));
    catalogues.set(localeCode, catalogue);
    return catalogue;
  };
}
