'use client';

import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type Bonus, bonusName } from '@casino-kit/api-contract';
import { usePagePath } from '@casino-kit/settings';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  DescriptionList,
  Link,
  Skeleton,
  VisuallyHidden,
} from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { offerQuery } from '../../core/bonus-queries.js';
import { offerTitle, otherName } from '../../core/bonus-calendar-title.js';
import { howItWorks } from '../../core/how-it-works.js';
import { offerKind } from '../../core/offer-kind.js';
import { offerState } from '../../core/offer-state.js';
import { BonusProvider, useBonusContext } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { CouponEntry } from '../coupon-form/coupon-form.js';
import { OfferAction } from '../offer-action/offer-action.js';
import { FiguredText } from '../figured-text/figured-text.js';
import { OfferArt } from '../offer-art/offer-art.js';
import { OfferDescription } from '../offer-description/offer-description.js';
import { OfferTags } from '../offer-card/offer-card.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './promotion-page.module.css';
import { WorkedExampleCard } from './worked-example-card.js';

export interface PromotionPageProps extends BonusOptions {
  /** Of the offer, as in its address. */
  bonusId: string;
}

function Offer({ bonus }: { bonus: Bonus }) {
  const t = useTexts();
  const { viewer, options } = useBonusContext();
  const { formats } = viewer;
  const texts = useBonusTexts(viewer.currencyCode, formats);
  const name = bonusName(bonus);
  const title = otherName(name, offerTitle(bonus));
  const gift = texts.figuredGift(bonus);
  // A title that says what the offer grants is not followed by the same words.
  const isInTitle = title !== null && gift !== null && title.includes(gift.text);
  const note = texts.cashbackNote(bonus);
  const needsCode = offerState(bonus, viewer).kind === 'coupon';
  const lines = howItWorks(bonus).map((step) =>
    t(
      `bonuses.promotion.how.${step.kind}`,
      'amount' in step ? { amount: formats.money(step.amount, true) } : {},
    ),
  );
  return (
    <>
      <section className={styles.hero} aria-label={name}>
        <div className={styles.what}>
          <OfferTags bonus={bonus} />
          <h1 className={gift === null ? styles.gift : styles.title}>
            <bdi>{name}</bdi>
          </h1>
          {title !== null && !isInTitle && (
            <p className={styles.name}>
              <bdi>{title}</bdi>
            </p>
          )}
          {gift !== null && (
            <p className={styles.gift}>
              {isInTitle ? (
                <bdi>
                  <FiguredText text={title} figure={gift.figure} />
                </bdi>
              ) : (
                <FiguredText {...gift} />
              )}
            </p>
          )}
          <OfferDescription bonus={bonus} className={styles.text} />
          <div className={styles.action}>
            <OfferAction bonus={bonus} detailed block={false} />
          </div>
        </div>
        <OfferArt kind={offerKind(bonus)} className={styles.art} />
      </section>
      <div className={styles.split}>
        <div className={styles.main}>
          {needsCode && <CouponEntry />}
          {lines.length > 0 && (
            <Card className={styles.part}>
              <h2>{t('bonuses.promotion.how')}</h2>
              <ol className={styles.steps}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </Card>
          )}
          <WorkedExampleCard bonus={bonus} className={styles.part} />
        </div>
        <Card className={styles.part}>
          <h2>{t('bonuses.promotion.gives')}</h2>
          <DescriptionList facts={texts.facts(bonus)} />
          {note !== null && <p className={styles.text}>{note}</p>}
          <Link href={options.termsHref} className={styles.terms}>
            {t('bonuses.promotion.terms')}
          </Link>
        </Card>
      </div>
    </>
  );
}

function Content({ bonusId }: { bonusId: string }) {
  const t = useTexts();
  const client = useApiClient();
  const promotions = usePagePath('promotions');
  const { viewer } = useBonusContext();
  const { data: bonus, isError, refetch } = useQuery(offerQuery(client, viewer.place, bonusId));
  const all = (
    <Link href={promotions} className={styles.back}>
      {t('bonuses.promotion.all')}
    </Link>
  );
  const content = () => {
    if (bonus === undefined && isError)
      return (
        <Card>
          <ErrorState
            heading="h1"
            title={t('bonuses.promotion.failed')}
            action={<Button onClick={() => void refetch()}>{t('bonuses.retry')}</Button>}
          >
            {t('bonuses.promotions.failed.text')}
          </ErrorState>
        </Card>
      );
    if (bonus === undefined)
      return (
        <div role="status" aria-label={t('bonuses.loading')} className={styles.page}>
          <VisuallyHidden>
            <h1>{t('bonuses.loading')}</h1>
          </VisuallyHidden>
          <Skeleton height={336} radius="card" />
          <Skeleton height={420} radius="card" />
        </div>
      );
    if (bonus === null)
      return (
        <Card>
          <EmptyState
            heading="h1"
            icon={<Gift size={28} aria-hidden />}
            title={t('bonuses.promotion.gone')}
            action={
              <ButtonLink href={promotions} variant="primary">
                {t('bonuses.promotion.all')}
              </ButtonLink>
            }
          >
            {t('bonuses.promotion.gone.text')}
          </EmptyState>
        </Card>
      );
    return <Offer bonus={bonus} />;
  };
  return (
    <div className={styles.page}>
      {all}
      {content()}
    </div>
  );
}

/**
 * The page `/promotion` (§2): one whole offer, with all its terms in plain words, a worked example, and its activation.
 */
export function PromotionPage({ bonusId, ...options }: PromotionPageProps) {
  return (
    <BonusProvider options={options}>
      <Content key={bonusId} bonusId={bonusId} />
    </BonusProvider>
  );
}
