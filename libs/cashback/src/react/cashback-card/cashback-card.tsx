'use client';

import { Card, Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { AddedAt } from '../award-summary/added-at.js';
import { AwardSummary } from '../award-summary/award-summary.js';
import { useTexts } from '../texts.js';
import { type CashbackOptions, useCashback } from '../use-cashback.js';
import styles from './cashback-card.module.css';

export interface CashbackCardProps extends CashbackOptions {
  /** The cashback page. */
  href: string;
  /** Where a guest logs in; without it the card leads to the cashback page. */
  loginHref?: string | undefined;
  /** The player's zone (IANA), for the time of day; the machine's by default. */
  timeZone?: string | undefined;
}

/**
 * The large cashback card (§2): the running award, why it is that much and when it is added to the calendar. Explains
 * cashback to guests. Renders nothing for brands without cashback.
 */
export function CashbackCard({ href, loginHref, timeZone, ...options }: CashbackCardProps) {
  const t = useTexts();
  const cashback = useCashback(options);
  const { isOffered, audience, at } = cashback;
  if (!isOffered) return null;
  const asksIn = audience === 'guest' && loginHref !== undefined;
  return (
    <Card>
      <section className={styles.card} aria-label={t('cashback.title')}>
        <AwardSummary cashback={cashback} />
        <p className={styles.foot}>
          {audience !== 'guest' && <AddedAt text="cashback.addedAt" at={at} timeZone={timeZone} />}
          <Link href={asksIn ? loginHref : href} className={styles.link}>
            {t(asksIn ? 'cashback.guest.logIn' : 'cashback.see')}
            <ChevronRight size={16} aria-hidden data-icon="directional" />
          </Link>
        </p>
      </section>
    </Card>
  );
}
