import { useMemo } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { useLocale } from '@casino-kit/i18n';
import { useQuery } from '@tanstack/react-query';
import {
  countriesQuery,
  countryOptions,
  currenciesQuery,
  registrationFieldsQuery,
} from '../core/registration-options.js';
import { type HideableField, hiddenFields } from '../core/registration-schema.js';

export interface RegistrationOptions {
  /** Named and sorted in the language in use. */
  countries: readonly { value: string; label: string }[];
  currencies: readonly { value: string; label: string }[];
  hidden: ReadonlySet<HideableField>;
}

/** What the registration form needs from the server: `options` once all is there, `failed` when something is missing. */
export function useRegistrationOptions(): {
  options: RegistrationOptions | null;
  failed: boolean;
  retry: () => void;
} {
  const client = useApiClient();
  const { formatTag } = useLocale();
  const countries = useQuery(countriesQuery(client));
  const currencies = useQuery(currenciesQuery(client));
  const fields = useQuery(registrationFieldsQuery(client));
  const options = useMemo(() => {
    if (!countries.data || !currencies.data || !fields.data) return null;
    const names = new Intl.DisplayNames([formatTag], { type: 'region', fallback: 'none' });
    return {
      countries: countryOptions(countries.data, names, new Intl.Collator(formatTag).compare),
      currencies: currencies.data.map(({ code }) => ({ value: code, label: code })),
      hidden: hiddenFields(fields.data),
    };
  }, [countries.data, currencies.data, fields.data, formatTag]);
  const queries = [countries, currencies, fields];
  return {
    options,
    failed: options === null && queries.some(({ isError }) => isError),
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
  };
}
