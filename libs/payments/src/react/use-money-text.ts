import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney } from '@casino-kit/money';
import { useCallback } from 'react';

/** Writes amounts of a currency in the locale in use; `trimWhole` leaves `.00` away, as limits and quick amounts do. */
export function useMoneyText(currency: string): (amount: Amount, trimWhole?: boolean) => string {
  const { formatTag: locale } = useLocale();
  return useCallback(
    (amount, trimWhole = false) => formatMoney(amount, { locale, currency, trimWhole }),
    [locale, currency],
  );
}
