'use client';

import { useLocale } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { type ExceededLimit } from '../core/exceeded-limit.js';
import { useTexts } from './texts.js';

const moment = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns the message about a limit that a deposit would exceed: which one, what is left of it, and until when. */
export function useLimitText(): (limit: ExceededLimit) => string {
  const t = useTexts();
  const { formatTag: locale, calendarTag } = useLocale();
  return ({ period, limit, left, currencyCode: currency, until }) =>
    t(`payments.limit.${period ?? 'balance'}`, {
      limit: formatMoney(limit, { locale, currency, trimWhole: true }),
      left: formatMoney(left, { locale, currency }),
      until: until === null ? '' : new Intl.DateTimeFormat(calendarTag, moment).format(until),
    });
}
