'use client';

import { dateIn } from '@casino-kit/calendar-dates';
import { Button, ButtonLink, Card, SectionHead, Skeleton } from '@casino-kit/ui';
import { isShut } from '../../core/offer-state.js';
import { bannerTitle } from '../../core/offer-sum.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { FiguredText } from '../figured-text/figured-text.js';
import { GiftArt } from '../gift-art/gift-art.js';
import { OfferAction } from '../offer-action/offer-action.js';
import { OfferLink } from '../offer-card/offer-link.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './daily-bonus.module.css';
import { useDailyOffer } from './use-daily-offer.js';

/**
 * The daily bonus show (§2): today's bonus with what can be done with it and a link to its terms, and a link to the rewards
 * calendar.
 */
export function DailyBonus() {
  const t = useTexts();
  const { viewer, options } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const today = dateIn(viewer.now, viewer.timeZone);
  const { data: bonus, isError, refetch } = useDailyOffer();
  const date = viewer.formats.day(viewer.now.toISOString());
  const what = () => {
    if (bonus === undefined && isError)
      return (
        <>
          <p className={styles.text}>{t('bonuses.daily.failed')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {t('bonuses.retry')}
          </Button>
        </>
      );
    if (bonus === undefined)
      return (
        <>
          <div className={styles.words}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="40%" height={20} />
          </div>
          <span className={`${styles.end} ${styles.place}`}>
            <Skeleton width="100%" height={44} radius="control" />
          </span>
        </>
      );
    if (bonus === null)
      return (
        <div className={styles.words}>
          <p className={styles.title}>{t('bonuses.daily.none')}</p>
          <p className={styles.text}>{t('bonuses.daily.none.text')}</p>
        </div>
      );
    return (
      <>
        <div className={styles.words}>
          <p className={styles.title}>
            <bdi>
              <FiguredText text={bannerTitle(bonus)} figure={texts.figuredGift(bonus)?.figure ?? ''} />
            </bdi>
          </p>
          <p className={styles.text}>
            {[texts.gift(bonus), ...texts.short(bonus)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={styles.end}>
          {isShut(bonus, viewer) ? (
            <ButtonLink href={options.promotionHref(bonus.id)}>{t('bonuses.daily.more')}</ButtonLink>
          ) : (
            <>
              <OfferAction bonus={bonus} />
              <OfferLink bonusId={bonus.id} title={bannerTitle(bonus)} />
            </>
          )}
        </div>
      </>
    );
  };
  return (
    <section className={styles.daily}>
      <SectionHead
        title={t('bonuses.daily.title')}
        link={{ href: options.calendarHref, label: t('bonuses.promotions.calendar') }}
      />
      <Card className={styles.card}>
        <GiftArt size="sm" state={bonus ? 'closed' : 'locked'} />
        <p className={styles.date}>
          <b>{t('bonuses.daily.today')}</b>
          <time dateTime={today}>{date}</time>
        </p>
        {what()}
      </Card>
    </section>
  );
}
