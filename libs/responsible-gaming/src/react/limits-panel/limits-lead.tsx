'use client';

import { Info } from 'lucide-react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { looseningDelay } from '../../core/loosening-delay.js';
import { useTexts } from '../texts.js';
import styles from './limits-panel.module.css';

/** The sentence about when changes take effect; without limits it says what they are. */
export function useLimitsLead(limits: PlayLimits | null): string {
  const t = useTexts();
  if (limits === null) return t('responsible-gaming.limits.lead');
  const { unit, count } = looseningDelay(limits.looseningDelayHours);
  if (count <= 0) return t('responsible-gaming.limits.leadNow');
  return unit === 'days'
    ? t('responsible-gaming.limits.leadDays', { count })
    : t('responsible-gaming.limits.leadDelay', { count });
}

/** When changes take effect, under the title of a frame around the page. */
export function LimitsLead({ limits }: { limits: PlayLimits | null }) {
  return (
    <p className={styles.lead}>
      <Info size={16} aria-hidden />
      {useLimitsLead(limits)}
    </p>
  );
}
