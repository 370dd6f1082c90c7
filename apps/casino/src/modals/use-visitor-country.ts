import { useApiClient } from '@casino-kit/api-client';
import { visitorLocationQuery } from '@casino-kit/compliance';
import { useQuery } from '@tanstack/react-query';

/** Returns the visitor's likely country code, `undefined` when it is not known; `pending` while it is loading. */
export function useVisitorCountry(): { country: string | undefined; pending: boolean } {
  const { data, isPending } = useQuery(visitorLocationQuery(useApiClient()));
  return { country: data?.location.country.code, pending: isPending };
}
