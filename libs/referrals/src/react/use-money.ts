'use client';

import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney } from '@casino-kit/money';

/** Returns a function that formats an amount in major units of a currency, in the player's locale. */
export function useMoney(): (amount: Amount, currency: string) => string {
  const { formatTag: locale } = useLocale();
  return (amount, currency) => formatMoney(amount, { locale, currency });
}
