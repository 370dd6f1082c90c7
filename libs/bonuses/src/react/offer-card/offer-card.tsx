'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { Card, Tag } from '@casino-kit/ui';
import { Check, Ticket } from 'lucide-react';
import { offerTitle, otherName } from '../../core/bonus-calendar-title.js';
import { bannerTitle } from '../../core/offer-sum.js';
import { offerState } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { GiftArt } from '../gift-art/gift-art.js';
import { OfferAction } from '../offer-action/offer-action.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './offer-card.module.css';
import { OfferLink } from './offer-link.js';

/** The kind and the state of an offer for this player, as tags. */
export function OfferTags({ bonus }: { bonus: Bonus }) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const state = offerState(bonus, viewer);
  return (
    <span className={styles.tags}>
      {bonus.type && <Tag>{t(`bonuses.type.${bonus.type}`)}</Tag>}
      {state.kind === 'active' && (
        <Tag tone="success" icon={<Check size={14} aria-hidden />}>
          {t('bonuses.offer.active')}
        </Tag>
      )}
      {bonus.needsCoupon && (
        <Tag tone="info" icon={<Ticket size={14} aria-hidden />}>
          {t('bonuses.offer.couponNeeded')}
        </Tag>
      )}
    </span>
  );
}

/** An icon that shows whether an offer is available now. */
export function OfferArt({ bonus, size }: { bonus: Bonus; size?: 'sm' | 'md' | 'lg' | undefined }) {
  const { viewer } = useBonusContext();
  const { kind } = offerState(bonus, viewer);
  const isShut = ['notToday', 'notYet', 'ended', 'excluded', 'rejected'].includes(kind);
  return <GiftArt size={size} state={kind === 'active' ? 'opened' : isShut ? 'locked' : 'closed'} />;
}

/** An offer in a list: what it grants, its main terms, and what to do. All its terms are one link away. */
export function OfferCard({ bonus, level = 2 }: { bonus: Bonus; level?: 2 | 3 | undefined }) {
  const { viewer } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const Title = `h${level}` as const;
  const title = bannerTitle(bonus);
  const name = otherName(offerTitle(bonus), bonus.name?.trim() ?? '');
  const gift = texts.gift(bonus);
  const short = texts.short(bonus);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <OfferArt bonus={bonus} />
        <div className={styles.what}>
          <OfferTags bonus={bonus} />
          <Title className={styles.title}>
            <bdi>{title}</bdi>
          </Title>
          {name !== null && (
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
      </div>
      {gift !== null && <p className={styles.gift}>{gift}</p>}
      {short.length > 0 && (
        <ul className={styles.short}>
          {short.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <OfferAction bonus={bonus} />
        <OfferLink bonusId={bonus.id} title={title} />
      </div>
    </Card>
  );
}
