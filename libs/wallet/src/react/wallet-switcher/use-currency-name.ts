'use client';

import { useMemo } from 'react';
import { type Currency } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { isCrypto } from '@casino-kit/money';

/** Returns the name of a currency in the current locale, for crypto the server's name; the code if none is known. */
export function useCurrencyName(currencies: readonly Currency[]): (currencyCode: string) => string {
  const { formatTag } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(formatTag, { type: 'currency' });
    const known = new Map(currencies.map(({ code, name }) => [code.toUpperCase(), name]));
    return (currencyCode) => {
      const code = currencyCode.toUpperCase();
      const isOfStates = !isCrypto(code) && /^[A-Z]{3}$/.test(code);
      return (isOfStates ? names.of(code) : known.get(code)) ?? code;
    };
  }, [formatTag, currencies]);
}
