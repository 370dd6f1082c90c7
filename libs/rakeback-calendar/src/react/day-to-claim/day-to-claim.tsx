'use client';

import { Trans } from '@casino-kit/i18n';
import { Button, restoreFocusOnUnmount } from '@casino-kit/ui';
import { useId } from 'react';
import { dayToShow } from '../../core/claimable-day.js';
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

/**
 * A player's day that can be claimed, with its amount in a button where the cells have no room for one, and as text where
 * they have their own. On other days it says how today stands. Renders nothing for a guest.
 */
export function DayToClaim({
  calendar,
  texts,
  claims,
}: {
  calendar: Calendar;
  texts: DayTexts;
  claims: UseClaimResult;
}) {
  const t = useTexts();
  const nameId = useId();
  const { signedIn, today, days } = calendar;
  if (!signedIn) return null;
  const shown = days === null ? null : dayToShow(days, { signedIn, today });
  if (shown === null) return <DayToClaimPlace />;
  const { day, canClaim } = shown;
  const { label } = dayState(day, { signedIn, today });
  const amount = texts.money(day.amount);
  const name = t(day.ended ? 'rakeback-calendar.now.yesterday' : 'rakeback-calendar.now.today');
  if (label === 'playToWin') return <p className={styles.line}>{t('rakeback-calendar.now.nothing')}</p>;
  return (
    <div className={styles.line}>
      <span id={nameId}>{name}</span>
      {canClaim && (
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
              values={{ amount }}
              components={{ amount: <bdi /> }}
            />
          </span>
        </Button>
      )}
      <b className={canClaim ? styles.amount : undefined}>
        <bdi>{amount}</bdi> {label === 'claimed' && t('rakeback-calendar.label.claimed')}
      </b>
    </div>
  );
}
