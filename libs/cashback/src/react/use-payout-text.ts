'use client';

import { useLocale } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { type Cashback } from './use-cashback.js';

/** Returns the running award as formatted text, `€14.20`; `null` while it is unknown. */
export function usePayoutText({
  award,
  currencyCode,
}: Pick<Cashback, 'award' | 'currencyCode'>): string | null {
  const { formatTag } = useLocale();
  return award === null ? null : formatMoney(award.payout, { locale: formatTag, currency: currencyCode });
}
