'use client';

import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney } from '@casino-kit/money';
import { useCallback } from 'react';

/**
 * Returns a function that formats amounts of a currency in the current locale; `trimWhole` omits `.00`, as limits and
 * quick amounts do.
 */
export function useMoneyText(currency: string): (amount: Amount, trimWhole?: boolean) => string {
  const { formatTag: locale } = useLocale();
  return useCallback(
    (amount, trimWhole = false) => formatMoney(amount, { locale, currency, trimWhole }),
    [locale, currency],
  );
}
