'use client';

import { type ProtectionErrorInfo } from '../core/protection-error.js';
import { useTexts } from './texts.js';
import { type ProtectionFormats } from './use-protection-formats.js';

/**
 * Returns a function that explains an error (§8): what it is, the limit, what is left and when it is possible again, as
 * far as the server names them.
 */
export function useProtectionErrorText({
  money,
  moment,
}: Pick<ProtectionFormats, 'money' | 'moment'>): (error: ProtectionErrorInfo) => string {
  const t = useTexts();
  return ({ code, limit, left, until }) =>
    [
      t(`responsible-gaming.error.${code}`),
      limit !== null && t('responsible-gaming.error.limit', { limit: money(limit, true) }),
      left !== null && t('responsible-gaming.error.left', { left: money(left) }),
      until !== null && t('responsible-gaming.error.until', { until: moment(until) }),
    ]
      .filter((sentence) => sentence !== false)
      .join(' ');
}
