'use client';

import { useMemo } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { type Countries, useCountries } from '@casino-kit/player-fields';
import { useQuery } from '@tanstack/react-query';
import { type FieldMap } from '../core/registration-fields.js';
import { currenciesQuery, registrationFieldsQuery } from '../core/registration-options.js';

export interface RegistrationOptions {
  countries: Countries;
  currencies: readonly { value: string; label: string }[];
  /** The map of get-registration-fields. */
  fields: FieldMap;
}

/**
 * Loads the data that the registration form needs from the server: `options` once all is loaded, `failed` if
 * something is missing.
 */
export function useRegistrationOptions(): {
  options: RegistrationOptions | null;
  failed: boolean;
  retry: () => void;
} {
  const client = useApiClient();
  const { countries, failed, retry } = useCountries();
  const currencies = useQuery(currenciesQuery(client));
  const fields = useQuery(registrationFieldsQuery(client));
  const options = useMemo(() => {
    if (!countries || !currencies.data || !fields.data) return null;
    return {
      countries,
      currencies: currencies.data.map(({ code }) => ({ value: code, label: code })),
      fields: fields.data,
    };
  }, [countries, currencies.data, fields.data]);
  const queries = [currencies, fields];
  return {
    options,
    failed: options === null && (failed || queries.some(({ isError }) => isError)),
    retry: () => {
      if (failed) retry();
      queries.forEach((query) => query.isError && void query.refetch());
    },
  };
}
