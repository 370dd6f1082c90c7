'use client';

import { Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { useTexts } from '../texts.js';
import styles from './offer-card.module.css';

/** An unobtrusive link to all the terms of an offer. */
export function OfferLink({
  bonusId,
  title,
  iconOnly = false,
}: {
  bonusId: string;
  title: string;
  /** Shows only an arrow; its name says the same. */
  iconOnly?: boolean | undefined;
}) {
  const t = useTexts();
  const { options } = useBonusContext();
  const text = t('bonuses.offer.open');
  return (
    <Link
      href={options.promotionHref(bonusId)}
      className={iconOnly ? styles.arrow : styles.more}
      aria-label={`${text}: ${title}`}
    >
      {!iconOnly && text}
      <ChevronRight size={iconOnly ? 20 : 16} aria-hidden data-icon="directional" />
    </Link>
  );
}
