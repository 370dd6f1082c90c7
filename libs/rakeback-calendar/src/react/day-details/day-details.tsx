'use client';

import { Info } from 'lucide-react';
import { addDays } from '@casino-kit/calendar-dates';
import { Button, restoreFocusOnUnmount, VisuallyHidden } from '@casino-kit/ui';
import { Trans } from '@casino-kit/i18n';
import { type CalendarDay } from '../../core/calendar-days.js';
import { type DayState, dayState } from '../../core/day-state.js';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import { type UseClaimResult } from '../use-claim.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-details.module.css';
import { AmountBreakdown } from './amount-breakdown.js';

export interface DayDetailsProps {
  calendar: Calendar;
  day: CalendarDay;
  texts: DayTexts;
  claims: UseClaimResult;
  /** In a dialog, whose title is the date. */
  untitled?: boolean | undefined;
}

/** Explains what a day with or without an amount means for the player: until when, since when, or why not. */
function useDayNote({ today }: Calendar, day: CalendarDay, { label, canClaim }: DayState, texts: DayTexts) {
  const t = useTexts();
  const date = texts.day(day.dayDate);
  const playDate = texts.day(addDays(day.dayDate, -1));
  if (label === 'playToWin') {
    const isOpen = day.dayDate > today;
    return t(`rakeback-calendar.day.nothing.${isOpen ? 'future' : 'past'}`, { date, playDate });
  }
  if (label === 'claimed') return t('rakeback-calendar.day.claimed');
  // It can be claimed on its date and on the one after.
  if (canClaim) return t('rakeback-calendar.day.until', { date: texts.day(addDays(day.dayDate, 1)) });
  if (label === 'locked') {
    const isRunning = addDays(today, 1) === day.dayDate;
    return t(`rakeback-calendar.day.${isRunning ? 'running' : 'locked'}`, { date, playDate });
  }
  return t(`rakeback-calendar.day.${day.dayDate >= addDays(today, -1) ? 'notOffered' : 'missed'}`);
}

/** An open day: what it is worth, why, and how long it can be claimed. A guest sees what an example would mean. */
export function DayDetails({ calendar, day, texts, claims, untitled = false }: DayDetailsProps) {
  const t = useTexts();
  const { signedIn, today } = calendar;
  const state = dayState(day, { signedIn, today });
  const dayNote = useDayNote(calendar, day, state, texts);
  const note = signedIn ? (
    dayNote
  ) : (
    <>
      <b>{t('rakeback-calendar.example')}.</b> {t('rakeback-calendar.example.text')}
    </>
  );
  const near = day.today ? 'today' : day.dayDate === addDays(today, -1) ? 'yesterday' : null;
  const isWorth = day.bonus === 1;
  const next = (
    <>
      {state.canClaim && (
        <div className={styles.get} ref={restoreFocusOnUnmount}>
          <Button
            variant="accent"
            size="lg"
            block
            loading={claims.pending === day.dayDate}
            onClick={() => claims.claim(day)}
          >
            <span>
              <Trans
                t={t}
                i18nKey="rakeback-calendar.get.amount"
                values={{ amount: texts.money(day.amount) }}
                components={{ amount: <bdi className={styles.figure} /> }}
              />
            </span>
          </Button>
        </div>
      )}
      <p className={styles.note}>
        <Info size={16} aria-hidden />
        <span>{note}</span>
      </p>
    </>
  );
  return (
    // Receives the focus when the button of the claim is removed.
    <div className={styles.details} tabIndex={-1}>
      {!untitled && (
        <div className={styles.head} role="status">
          <small className={styles.near}>
            {near === null ? t(`rakeback-calendar.label.${state.label}`) : t(`rakeback-calendar.${near}`)}
          </small>
          <h3 className={styles.date}>{texts.title(day.dayDate)}</h3>
          {isWorth && <VisuallyHidden>{texts.money(day.amount)}</VisuallyHidden>}
        </div>
      )}
      {isWorth && signedIn && (
        <AmountBreakdown calendar={calendar} day={day} texts={texts} level={untitled ? 3 : 4}>
          {next}
        </AmountBreakdown>
      )}
      {isWorth && !signedIn && <bdi className={styles.worth}>{texts.money(day.amount)}</bdi>}
      {!(isWorth && signedIn) && next}
    </div>
  );
}
