import { useApiClient } from '@casino-kit/api-client';
import { getLocation } from '@casino-kit/api-contract';
import { useQuery } from '@tanstack/react-query';

/** Where the visitor seems to be, as a country code; `undefined` where no one knows. `pending` while it is asked for. */
export function useVisitorCountry(): { country: string | undefined; pending: boolean } {
  const client = useApiClient();
  const { data, isPending } = useQuery({
    queryKey: ['shell', 'location'],
    queryFn: ({ signal }) => client.call(getLocation, {}, { signal }),
    staleTime: Infinity,
  });
  return { country: data?.location.country.code, pending: isPending };
}
