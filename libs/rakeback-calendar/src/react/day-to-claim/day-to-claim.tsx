'use client';

import { Trans } from '@casino-kit/i18n';
import { Button, restoreFocusOnUnmount } from '@casino-kit/ui';
import { useId } from 'react';
import { type CalendarDay } from '../../core/calendar-days.js';
import { dayState } from '../../core/day-state.js';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import { type UseClaimResult } from '../use-claim.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-to-claim.module.css';

/** Holds the place of {@link DayToClaim} while the days are unknown. */
export function DayToClaimPlace() {
  return <div className={styles.line} />;
}

/** One day with its name, until when it can be claimed, and its amount in a button. */
function Claimable({ day, texts, claims }: { day: CalendarDay; texts: DayTexts; claims: UseClaimResult }) {
  const t = useTexts();
  const nameId = useId();
  return (
    <div className={styles.day}>
      <span id={nameId} className={styles.name}>
        <b>{t(day.ended ? 'rakeback-calendar.yesterday' : 'rakeback-calendar.today')}</b>{' '}
        <span>{t(day.ended ? 'rakeback-calendar.now.yesterday' : 'rakeback-calendar.now.tomorrow')}</span>
      </span>
      <Button
        ref={restoreFocusOnUnmount}
        variant="accent"
        className={styles.get}
        aria-describedby={nameId}
        loading={claims.pending === day.dayDate}
        onClick={() => claims.claim(day)}
      >
        <span>
          <Trans
            t={t}
            i18nKey="rakeback-calendar.get.amount"
            values={{ amount: texts.money(day.amount) }}
            components={{ amount: <bdi /> }}
          />
        </span>
      </Button>
    </div>
  );
}

/**
 * A player's days that can be claimed, yesterday first since it ends first, each with a button where the cells have no room
 * for one. Where there is none it says how today stands. Renders nothing for a guest.
 */
export function DayToClaim({
  calendar: { signedIn, today, days },
  texts,
  claims,
}: {
  calendar: Calendar;
  texts: DayTexts;
  claims: UseClaimResult;
}) {
  const t = useTexts();
  if (!signedIn) return null;
  const viewer = { signedIn, today };
  const claimable = days?.filter((day) => dayState(day, viewer).canClaim) ?? [];
  const current = days?.find(({ dayDate }) => dayDate === today);
  if (claimable.length > 0)
    return (
      <div className={styles.line}>
        {claimable.map((day) => (
          <Claimable key={day.dayDate} day={day} texts={texts} claims={claims} />
        ))}
      </div>
    );
  if (current === undefined) return <DayToClaimPlace />;
  const { label } = dayState(current, viewer);
  return (
    <div className={styles.line}>
      {label === 'playToWin' ? (
        <p>{t('rakeback-calendar.now.nothing')}</p>
      ) : (
        <p>
          <span>{t('rakeback-calendar.now.today')}</span>
          <b>
            <bdi>{texts.money(current.amount)}</bdi>{' '}
            {label === 'claimed' && t('rakeback-calendar.label.claimed')}
          </b>
        </p>
      )}
    </div>
  );
}
