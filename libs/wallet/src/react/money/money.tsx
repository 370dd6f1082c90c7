'use client';

import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney, type MoneyFormat } from '@casino-kit/money';

export interface MoneyProps extends Pick<MoneyFormat, 'sign'> {
  /** In major units. */
  amount: Amount;
  /** ISO 4217 or a crypto code. */
  currency: string;
  className?: string | undefined;
  /** The kind of amount, for its style. */
  tone?: string | undefined;
}

/** Returns a function that formats an amount as separate text, such as a label: the locale's format, §9. */
export function useMoneyText(): (amount: Amount, currency: string) => string {
  const { formatTag: locale } = useLocale();
  return (amount, currency) => formatMoney(amount, { locale, currency });
}

/**
 * An amount as the player reads it: the locale's format, two decimals or up to eight for crypto (§9). It is set in the
 * direction of the locale and not in that of its first letter, so that the currency is on the same side of every
 * amount: `BTC` of crypto where the euro sign is.
 */
export function Money({ amount, currency, sign = 'auto', className, tone }: MoneyProps) {
  const { formatTag: locale, dir } = useLocale();
  return (
    <bdi dir={dir} className={className} data-tone={tone}>
      {formatMoney(amount, { locale, currency, sign })}
    </bdi>
  );
}
