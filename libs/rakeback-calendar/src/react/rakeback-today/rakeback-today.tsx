'use client';

import { useId } from 'react';
import { Button, Link, restoreFocusOnUnmount, Skeleton, useHydrated } from '@casino-kit/ui';
import { dayToShow } from '../../core/claimable-day.js';
import { dayState } from '../../core/day-state.js';
import { ClaimResultDialog } from '../claim-result-dialog/claim-result-dialog.js';
import { useTexts } from '../texts.js';
import { type CalendarOptions, useCalendar } from '../use-calendar.js';
import { useClaim } from '../use-claim.js';
import { useDayTexts } from '../use-day-texts.js';
import styles from './rakeback-today.module.css';

export interface RakebackTodayProps extends Omit<CalendarOptions, 'exampleSeed'> {
  /** The whole calendar, such as `?modal=rakeback`. */
  showAllHref: string;
}

/**
 * A player's rakeback of today with its Get button (§2, §4), or that of yesterday while it can still be claimed. Renders
 * nothing for a guest. Narrower than 768 px it is only as high as its content and has no frame of its own.
 */
export function RakebackToday({ showAllHref, ...options }: RakebackTodayProps) {
  const t = useTexts();
  const titleId = useId();
  const calendar = useCalendar(options, 'middle');
  const texts = useDayTexts(calendar.currencyCode);
  const claims = useClaim(calendar);
  const { signedIn, today } = calendar;
  // A served page does not know the player's day; it is hydrated as it came, even where the days have arrived before that.
  const hydrated = useHydrated();
  const days = hydrated ? calendar.days : null;
  const failed = hydrated && calendar.failed;
  if (!signedIn) return null;
  const shown = days === null ? null : dayToShow(days, { signedIn, today });
  const label = shown === null ? null : dayState(shown.day, { signedIn, today }).label;
  const amount = shown === null ? null : texts.money(shown.day.amount);
  const note = () => {
    if (failed) return t('rakeback-calendar.now.failed');
    if (label === 'claimed') return t('rakeback-calendar.now.claimed');
    return label === 'playToWin' ? t('rakeback-calendar.now.nothing') : t('rakeback-calendar.now.cash');
  };
  return (
    <section className={styles.today} aria-labelledby={titleId}>
      <div className={styles.top}>
        <span aria-hidden className={styles.coin} />
        <div className={styles.what}>
          <h2 id={titleId} className={styles.title}>
            <span className={styles.long}>
              {shown?.day.ended ? t('rakeback-calendar.now.yesterday') : t('rakeback-calendar.now.today')}
            </span>
            <span className={styles.short}>{t('rakeback-calendar.block.title')}</span>
          </h2>
          <p className={styles.amount} data-worth={shown?.day.bonus === 1 || undefined}>
            {amount === null && !failed ? <Skeleton width={96} height={28} /> : <bdi>{amount ?? '–'}</bdi>}
          </p>
        </div>
        {shown?.canClaim && amount !== null && (
          <Button
            ref={restoreFocusOnUnmount}
            variant="accent"
            className={styles.get}
            loading={claims.pending === shown.day.dayDate}
            aria-label={t('rakeback-calendar.get.day', { amount, date: texts.day(shown.day.dayDate) })}
            onClick={() => claims.claim(shown.day)}
          >
            {t('rakeback-calendar.get')}
          </Button>
        )}
      </div>
      <div aria-hidden className={styles.week}>
        {(days ?? []).slice(0, 7).map((day) => (
          <i
            key={day.dayDate}
            data-state={
              dayState(day, { signedIn, today }).canClaim
                ? 'now'
                : day.paidAt !== null
                  ? 'claimed'
                  : undefined
            }
          />
        ))}
      </div>
      <p className={styles.foot}>
        <span>{note()}</span>
        <Link href={showAllHref} className={styles.all}>
          {t('rakeback-calendar.now.calendar')}
        </Link>
      </p>
      <ClaimResultDialog claims={claims} currencyCode={calendar.currencyCode} />
    </section>
  );
}
