'use client';

import { Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { useTexts } from '../texts.js';
import styles from './offer-card.module.css';

/** An unobtrusive link to all the terms of an offer. */
export function OfferLink({ bonusId, title }: { bonusId: string; title: string }) {
  const t = useTexts();
  const { options } = useBonusContext();
  const text = t('bonuses.offer.open');
  return (
    <Link href={options.promotionHref(bonusId)} className={styles.more} aria-label={`${text}: ${title}`}>
      {text}
      <ChevronRight size={16} aria-hidden data-icon="directional" />
    </Link>
  );
}
