'use client';

import { useMemo } from 'react';
import { useApiClient } from '@casino-kit/api-client';
import { phoneCodes } from '@casino-kit/api-contract/field-rules';
import { useLocale } from '@casino-kit/i18n';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery, countryOptions, phoneCountries } from '../core/countries.js';

export interface Countries {
  /** Named and sorted in the current language. */
  options: readonly { value: string; label: string }[];
  /** Calling codes, each once, sorted by number (§5). */
  phoneCodes: readonly string[];
  /** The countries of a calling code, named in the current language, the one it is known by first. */
  phoneCountries: Readonly<Record<string, readonly string[]>>;
  /** Returns the calling code of a country, `''` if there is none. */
  getPhoneCode: (countryCode: string) => string;
}

/** Loads the countries a player may live in and their calling codes: `null` until they are there. */
export function useCountries(): { countries: Countries | null; failed: boolean; retry: () => void } {
  const client = useApiClient();
  const { formatTag } = useLocale();
  const { data, isError, refetch } = useQuery(countriesQuery(client));
  const countries = useMemo(() => {
    if (!data) return null;
    const names = new Intl.DisplayNames([formatTag], { type: 'region', fallback: 'none' });
    const { compare } = new Intl.Collator(formatTag);
    return {
      options: countryOptions(data, names, compare),
      phoneCodes: phoneCodes(data),
      phoneCountries: phoneCountries(data, names, compare),
      getPhoneCode: (code: string) =>
        data.find((country) => country.code === code)?.phoneCode?.replace(/^\+/, '') ?? '',
    };
  }, [data, formatTag]);
  return { countries, failed: countries === null && isError, retry: () => void refetch() };
}
