'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { useTexts } from '../texts.js';

/** Up to which number an unread count is written out. */
const mostShown = 99;

/** Returns an unread count as it is shown: up to 99, then `99+`. */
export function useShownCount(): (unread: number) => string {
  const t = useTexts();
  const numbers = useNumberFormat();
  return (unread) =>
    unread > mostShown ? t('notices.many', { number: numbers.format(mostShown) }) : numbers.format(unread);
}
