'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { Card } from '@casino-kit/ui';
import { CalendarDays, Lock } from 'lucide-react';
import { offerKind } from '../../core/offer-kind.js';
import { offerState } from '../../core/offer-state.js';
import { bannerTitle } from '../../core/offer-sum.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { OfferAction } from '../offer-action/offer-action.js';
import { ShutOfferArt } from '../offer-art/offer-art.js';
import { OfferLink } from '../offer-card/offer-link.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './shut-offers.module.css';

function Row({ bonus, level }: { bonus: Bonus; level: 2 | 3 }) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const Title = `h${level}` as const;
  const title = bannerTitle(bonus);
  const { kind } = offerState(bonus, viewer);
  const Icon = kind === 'notToday' || kind === 'notYet' ? CalendarDays : Lock;
  const facts = [
    texts.gift(bonus),
    ...texts.short(bonus),
    bonus.needsCoupon ? t('bonuses.offer.couponNeeded') : null,
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.row}>
      <ShutOfferArt kind={offerKind(bonus)} />
      <div className={styles.what}>
        <Title className={styles.title}>
          <bdi>{title}</bdi>
        </Title>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.why}>
        <Icon size={14} aria-hidden className={styles.icon} />
        <OfferAction bonus={bonus} />
      </div>
      <OfferLink bonusId={bonus.id} title={title} iconOnly />
    </li>
  );
}

/** Offers that are closed to the player now, as a quiet list: each with its reason in words. */
export function ShutOffers({ offers, level }: { offers: readonly Bonus[]; level: 2 | 3 }) {
  const t = useTexts();
  return (
    <Card className={styles.shut}>
      <h2 className={styles.head}>{t('bonuses.shut.title')}</h2>
      <ul aria-label={t('bonuses.shut.title')}>
        {offers.map((bonus) => (
          <Row key={bonus.id} bonus={bonus} level={level} />
        ))}
      </ul>
    </Card>
  );
}
