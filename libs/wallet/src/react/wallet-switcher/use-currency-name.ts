import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { useLocale } from '@casino-kit/i18n';
import { isCrypto } from '@casino-kit/money';
import { currenciesQuery } from '../../core/wallet-queries.js';

/** Writes the name of a currency in the locale in use, of crypto as the server calls it; the code where none is known. */
export function useCurrencyName(): (currencyCode: string) => string {
  const { formatTag } = useLocale();
  const { data } = useQuery(currenciesQuery(useApiClient()));
  return useMemo(() => {
    const names = new Intl.DisplayNames(formatTag, { type: 'currency' });
    const known = new Map(data?.map(({ code, name }) => [code.toUpperCase(), name]));
    return (currencyCode) => {
      const code = currencyCode.toUpperCase();
      const isOfStates = !isCrypto(code) && /^[A-Z]{3}$/.test(code);
      return (isOfStates ? names.of(code) : known.get(code)) ?? code;
    };
  }, [formatTag, data]);
}
