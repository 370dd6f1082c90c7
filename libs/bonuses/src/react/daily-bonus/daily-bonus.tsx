'use client';

import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { dateIn } from '@casino-kit/calendar-dates';
import { Button, ButtonLink, Card, SectionHead, Skeleton } from '@casino-kit/ui';
import { calendarOfferQuery } from '../../core/bonus-calendar-queries.js';
import { bannerTitle } from '../../core/offer-sum.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { GiftArt } from '../gift-art/gift-art.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './daily-bonus.module.css';

/** The daily bonus show (§2): today's bonus with a link to the offer, and a link to the rewards calendar. */
export function DailyBonus() {
  const t = useTexts();
  const client = useApiClient();
  const { viewer, options } = useBonusContext();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const today = dateIn(viewer.now, viewer.timeZone);
  const {
    data: bonus,
    isError,
    refetch,
  } = useQuery(calendarOfferQuery(client, viewer.place, today, viewer.userId));
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
          <span className={styles.end}>
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
            <bdi>{bannerTitle(bonus)}</bdi>
          </p>
          <p className={styles.text}>
            {[texts.gift(bonus), ...texts.short(bonus)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ButtonLink href={options.promotionHref(bonus.id)} className={styles.end}>
          {t('bonuses.daily.more')}
        </ButtonLink>
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
