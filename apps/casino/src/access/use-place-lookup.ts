import { useApiClient } from '@casino-kit/api-client';
import { reverseGeocode } from '@casino-kit/api-contract';
import { type BlockedCountryScreenProps } from '@casino-kit/compliance';
import { useCallback } from 'react';

/** Returns what looks up the place of a position at the backend, or at the service that the shell's server names. */
export function usePlaceLookup(): BlockedCountryScreenProps['lookUp'] {
  const client = useApiClient();
  return useCallback(
    async ({ latitude, longitude }) => {
      // About a hundred metres: a country needs no more.
      const query = { lat: latitude.toFixed(3), lon: longitude.toFixed(3) };
      return (await client.call(reverseGeocode, { query })).location;
    },
    [client],
  );
}
