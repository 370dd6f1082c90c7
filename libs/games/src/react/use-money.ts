'use client';

import { defaultCurrencyCode } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { formatMoney, formatMoneyRange, type MoneyFormat } from '@casino-kit/money';
import { usePlayerCurrency } from '@casino-kit/session';

/** Returns functions that format amounts of major units (decimal strings) in the player's currency and locale. */
export function useMoney() {
  const { formatTag } = useLocale();
  const currency = usePlayerCurrency() ?? defaultCurrencyCode;
  const format = { locale: formatTag, currency };
  return {
    money: (amount: string, options: Partial<MoneyFormat> = {}) =>
      formatMoney(amount, { ...format, ...options }),
    range: (min: string, max: string) => formatMoneyRange(min, max, format),
  };
}
