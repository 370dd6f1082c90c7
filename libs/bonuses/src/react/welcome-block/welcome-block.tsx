'use client';

import { bonusName } from '@casino-kit/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { ButtonLink, Link, Skeleton } from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { offerQuery } from '../../core/bonus-queries.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './welcome-block.module.css';

/**
 * The welcome for guests (§9): what the welcome offer grants and requires, in its own figures, with links to the
 * registration, the offer and the terms. Renders nothing without such an offer, or when it cannot be loaded: nothing is
 * promised then. The picture does not wait for the offer: it is the largest that the page paints.
 */
export function WelcomeBlock({ bonusId }: { bonusId: string }) {
  const t = useTexts();
  const client = useApiClient();
  const { viewer, options } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const { data: bonus, isError } = useQuery(offerQuery(client, viewer.place, bonusId));
  if (bonus === undefined && !isError)
    return (
      <section className={`${styles.welcome} ${styles.loading}`} aria-busy>
        <div className={styles.text} aria-hidden>
          <Skeleton width={132} height={28} />
          <span className={styles.lines}>
            <Skeleton width="80%" height={48} />
            <Skeleton height={72} />
          </span>
          <Skeleton width={200} height={52} radius="control" />
        </div>
      </section>
    );
  if (!bonus) return null;
  const gives = texts.gifts(bonus);
  const asks = texts.short(bonus);
  return (
    <section className={styles.welcome}>
      <div className={styles.text}>
        <span className={styles.overline}>
          <Gift size={14} aria-hidden />
          {t('bonuses.welcome.overline')}
        </span>
        <h2>{gives.length === 0 ? bonusName(bonus) : viewer.formats.list(gives)}</h2>
        {asks.length > 0 && <p className={styles.lead}>{asks.join(' · ')}</p>}
        <p className={styles.lead}>{t('bonuses.welcome.text')}</p>
        <div className={styles.actions}>
          <ButtonLink href={options.registrationHref} variant="primary" size="lg">
            {t('bonuses.register')}
          </ButtonLink>
          <Link href={options.promotionHref(bonus.id)} className={styles.link}>
            {t('bonuses.offer.open')}
          </Link>
          <Link href={options.termsHref} className={styles.link}>
            {t('bonuses.welcome.terms')}
          </Link>
        </div>
        <p className={styles.fine}>{t('bonuses.welcome.fine')}</p>
      </div>
    </section>
  );
}
