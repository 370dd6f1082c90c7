'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { Card, Tag } from '@casino-kit/ui';
import { Check, Ticket } from 'lucide-react';
import { offerKind } from '../../core/offer-kind.js';
import { bannerTitle, namesFigure } from '../../core/offer-sum.js';
import { offerState } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { FiguredText } from '../figured-text/figured-text.js';
import { OfferAction } from '../offer-action/offer-action.js';
import { OfferArt } from '../offer-art/offer-art.js';
import { OfferDescription } from '../offer-description/offer-description.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './offer-card.module.css';
import { OfferLink } from './offer-link.js';

function ActiveTag({ bonus }: { bonus: Bonus }) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  return (
    offerState(bonus, viewer).kind === 'active' && (
      <Tag tone="success" icon={<Check size={14} aria-hidden />}>
        {t('bonuses.offer.active')}
      </Tag>
    )
  );
}

/** The kind and the state of an offer for this player, as tags. */
export function OfferTags({ bonus }: { bonus: Bonus }) {
  const t = useTexts();
  return (
    <span className={styles.tags}>
      {bonus.type && <Tag>{t(`bonuses.type.${bonus.type}`)}</Tag>}
      <ActiveTag bonus={bonus} />
      {bonus.needsCoupon && (
        <Tag tone="info" icon={<Ticket size={14} aria-hidden />}>
          {t('bonuses.offer.couponNeeded')}
        </Tag>
      )}
    </span>
  );
}

/**
 * An offer in a list: its picture, one line on what it is, what it grants, its main terms, and what to do: the button says
 * whether it needs a code. All its terms are one link away. It lays itself out by the width of its place, which is a
 * container named `offer`.
 */
export function OfferCard({
  bonus,
  level = 2,
  isMain = false,
}: {
  bonus: Bonus;
  level?: 2 | 3 | undefined;
  /** The first offer: larger, with the main button. */
  isMain?: boolean | undefined;
}) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const Title = `h${level}` as const;
  const title = bannerTitle(bonus);
  const gift = texts.figuredGift(bonus);
  const terms = texts.figuredTerms(bonus);
  // A title that says what the offer grants is not followed by the same words.
  const isInTitle = gift !== null && title.includes(gift.text);
  const isRepeated = gift !== null && !isInTitle && namesFigure(title, gift.figure);
  const isAlone = gift === null || isInTitle || isRepeated;
  const words = isInTitle ? <FiguredText text={title} figure={gift.figure} /> : title;
  const heading = (
    <Title className={isAlone ? styles.gift : styles.title}>
      {isRepeated ? <FiguredText {...gift} /> : <bdi>{words}</bdi>}
    </Title>
  );
  return (
    <Card className={`${styles.card} ${isMain ? styles.main : ''}`}>
      <OfferArt kind={offerKind(bonus)} className={styles.art} />
      <div className={styles.body}>
        <div className={styles.tags}>
          {isAlone
            ? bonus.type && <span className={styles.title}>{t(`bonuses.type.${bonus.type}`)}</span>
            : heading}
          <ActiveTag bonus={bonus} />
        </div>
        {isAlone ? (
          heading
        ) : (
          <p className={styles.gift}>
            <FiguredText {...gift} />
          </p>
        )}
        <OfferDescription bonus={bonus} className={styles.text} />
        {terms.length > 0 && (
          <ul className={styles.short}>
            {terms.map((term) => (
              <li key={term.text}>
                <FiguredText {...term} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <OfferAction bonus={bonus} primary={isMain} />
          <OfferLink bonusId={bonus.id} title={title} />
        </div>
      </div>
    </Card>
  );
}
