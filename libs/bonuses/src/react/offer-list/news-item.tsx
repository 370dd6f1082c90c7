'use client';

import { type Bonus, bonusName } from '@casino-kit/api-contract';
import { Card } from '@casino-kit/ui';
import { offerKind } from '../../core/offer-kind.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { OfferAction } from '../offer-action/offer-action.js';
import { OfferArt } from '../offer-art/offer-art.js';
import { OfferDescription } from '../offer-description/offer-description.js';
import { OfferTags } from '../offer-card/offer-card.js';
import { OfferLink } from '../offer-card/offer-link.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './news-item.module.css';

/** An offer as a news item: its date, its full title, its description, and what to do. */
export function NewsItem({ bonus, level = 2 }: { bonus: Bonus; level?: 2 | 3 | undefined }) {
  const { viewer } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const Title = `h${level}` as const;
  const gift = texts.gift(bonus);
  const title = bonus.banner?.bannerTitle.trim() || bonusName(bonus);
  return (
    <Card className={styles.item}>
      <OfferArt kind={offerKind(bonus)} className={styles.art} />
      <article className={styles.body}>
        <p className={styles.line}>
          {bonus.start && <time dateTime={bonus.start}>{viewer.formats.day(bonus.start)}</time>}
          <OfferTags bonus={bonus} />
        </p>
        <Title className={styles.title}>
          <bdi>{title}</bdi>
        </Title>
        {gift !== null && <p className={styles.gift}>{gift}</p>}
        <OfferDescription bonus={bonus} className={styles.text} />
        <p className={styles.text}>{texts.short(bonus).join(' · ')}</p>
      </article>
      <div className={styles.foot}>
        <OfferAction bonus={bonus} />
        <OfferLink bonusId={bonus.id} title={title} />
      </div>
    </Card>
  );
}
