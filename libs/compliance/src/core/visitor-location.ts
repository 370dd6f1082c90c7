import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { getLocation } from '@casino-kit/api-contract';

/** Query options for the visitor's probable location, by address; loaded once per visit. */
export function visitorLocationQuery(client: Pick<ApiClient, 'call'>) {
  return {
    queryKey: ['compliance', 'location'] as const,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'> = {}) => client.call(getLocation, {}, { signal }),
    staleTime: Infinity,
  };
}
