import { type ApiClient, type CallOptions, isUnsupported } from '@casino-kit/api-client';
import {
  type EndpointData,
  type EndpointInput,
  type Game,
  listGameProviders,
  listGames,
} from '@casino-kit/api-contract';
import { limitRows } from './catalogue-queries.js';

/** The catalogue changes with a release, not with a visit. */
const staleMs = 5 * 60_000;
/** The longest page that a server returns. */
const pageLimit = 100;
/** How many of its games represent a provider. */
export const providerPreview = 4;

/** A provider with the number of its games, and its most popular ones. */
export interface ProviderSummary {
  id: string;
  name: string;
  /** Its name as a picture; empty without one. */
  logoUrl: string;
  count: number;
  games: readonly Game[];
}

type ListGames = (
  query: NonNullable<EndpointInput<typeof listGames>['query']>,
) => Promise<EndpointData<typeof listGames>>;

/**
 * Collects the providers of a catalogue, those with the most games first, for a server without a list of them: their
 * names are read from the games, page by page in order of popularity, until the games of the known providers are all
 * there are.
 */
export async function collectProviders(list: ListGames): Promise<ProviderSummary[]> {
  const providers = new Map<string, ProviderSummary>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { count, rows } = await list({ sort: 'sort', pageNo, limit: pageLimit });
    const names = new Map(rows.map(({ provider: { id, name } }) => [id, name]));
    const unknown = [...names].filter(([id]) => id !== '' && !providers.has(id));
    const summaries = await Promise.all(
      unknown.map(async ([id, name]) => {
        const own = limitRows(
          await list({ provider: id, sort: 'sort', limit: providerPreview }),
          providerPreview,
        );
        return { id, name, logoUrl: '', count: own.count, games: own.rows };
      }),
    );
    for (const summary of summaries) providers.set(summary.id, summary);
    const all = [...providers.values()];
    const known = all.reduce((sum, provider) => sum + provider.count, 0);
    if (known >= count || pageNo * pageLimit >= count)
      return all.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  }
}

/** Query options for all providers of the catalogue with {@link providerPreview} of their games. */
export function providersQuery(client: ApiClient) {
  return {
    queryKey: ['games', 'providers'] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'>): Promise<ProviderSummary[]> => {
      try {
        const { rows } = await client.call(
          listGameProviders,
          { query: { games: providerPreview } },
          { signal },
        );
        return rows.map((provider) => ({ ...provider, games: provider.games.slice(0, providerPreview) }));
      } catch (error) {
        if (!isUnsupported(error)) throw error;
        return collectProviders((query) => client.call(listGames, { query }, { signal }));
      }
    },
    staleTime: staleMs,
  };
}

/** Query options for the names of all providers with their logos and numbers of games, for a row. */
export function providerNamesQuery(client: ApiClient) {
  return {
    queryKey: ['games', 'provider names'] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'>) =>
      (await client.call(listGameProviders, {}, { signal })).rows.map((provider) => ({
        ...provider,
        games: [],
      })),
    staleTime: staleMs,
  };
}
