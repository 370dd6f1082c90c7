import { useApiClient } from '@casino-kit/api-client';
import { getLocation } from '@casino-kit/api-contract';
import { useQuery } from '@tanstack/react-query';

/** Returns the visitor's likely country code, `undefined` when it is not known; `pending` while it is loading. */
export function useVisitorCountry(): { country: string | undefined; pending: boolean } {
  const client = useApiClient();
  const { data, isPending } = useQuery({
    queryKey: ['shell', 'location'],
    queryFn: ({ signal }) => client.call(getLocation, {}, { signal }),
    staleTime: Infinity,
  });
  return { country: data?.location.country.code, pending: isPending };
}
