import { useEffect, useRef } from 'react';
import { Info } from 'lucide-react';
import { Button, VisuallyHidden } from '@casino-kit/ui';
import { richText } from '@casino-kit/i18n';
import { addDays } from '../../core/calendar-date.js';
import { type CalendarDay } from '../../core/calendar-days.js';
import { type DayState, dayState } from '../../core/day-state.js';
import { stayWhenGone } from '../stay-when-gone.js';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import { type ClaimInUse } from '../use-claim.js';
import { type DayWords } from '../use-day-words.js';
import styles from './day-details.module.css';
import { WhyAmount } from './why-amount.js';

export interface DayDetailsProps {
  calendar: Calendar;
  day: CalendarDay;
  words: DayWords;
  claims: ClaimInUse;
  /** In a dialog, which has the date for its title. */
  untitled?: boolean;
}

/** What a day that is worth something, or nothing, means for the player: until when, since when, or why not. */
function useDayNote({ today }: Calendar, day: CalendarDay, { label, canClaim }: DayState, words: DayWords) {
  const t = useTexts();
  const date = words.day(day.dayDate);
  const playDate = words.day(addDays(day.dayDate, -1));
  if (label === 'playToWin') {
    const isOpen = day.dayDate > today;
    return t(`rakeback-calendar.day.nothing.${isOpen ? 'future' : 'past'}`, { date, playDate });
  }
  if (label === 'claimed') return t('rakeback-calendar.day.claimed');
  // It can be claimed on its date and on the one after.
  if (canClaim) return t('rakeback-calendar.day.until', { date: words.day(addDays(day.dayDate, 1)) });
  if (label === 'locked') {
    const isRunning = addDays(today, 1) === day.dayDate;
    return t(`rakeback-calendar.day.${isRunning ? 'running' : 'locked'}`, { date, playDate });
  }
  return t(`rakeback-calendar.day.${day.dayDate >= addDays(today, -1) ? 'notOffered' : 'missed'}`);
}

/** An open day: what it is worth, why, and for how long it can be claimed. A guest sees what an example would mean. */
export function DayDetails({ calendar, day, words, claims, untitled = false }: DayDetailsProps) {
  const t = useTexts();
  const { signedIn, today } = calendar;
  const state = dayState(day, { signedIn, today });
  const dayNote = useDayNote(calendar, day, state, words);
  const note = signedIn ? (
    dayNote
  ) : (
    <>
      <b>{t('rakeback-calendar.example')}.</b> {t('rakeback-calendar.example.text')}
    </>
  );
  const details = useRef<HTMLDivElement>(null);
  const isAnswered = claims.result !== null;
  const wasAnswered = useRef(false);
  // The answer to a claim has closed, and what began the claim may be gone: the keyboard goes on in the day, which takes no
  // focus before the answer has left.
  useEffect(() => {
    const hasClosed = wasAnswered.current && !isAnswered;
    wasAnswered.current = isAnswered;
    if (!hasClosed || document.activeElement !== document.body) return;
    const whole = details.current;
    (whole?.querySelector<HTMLElement>('[data-claims] button') ?? whole)?.focus();
  }, [isAnswered]);
  const near = day.today ? 'today' : day.dayDate === addDays(today, -1) ? 'yesterday' : null;
  const isWorth = day.bonus === 1;
  const next = (
    <>
      {state.canClaim && (
        <div className={styles.get} ref={stayWhenGone} data-claims>
          <Button
            variant="accent"
            size="lg"
            block
            loading={claims.pending === day.dayDate}
            onClick={() => claims.claim(day)}
          >
            <span>
              {richText(t('rakeback-calendar.get.amount', { amount: words.money(day.amount) }), {
                amount: (amount) => <bdi className={styles.figure}>{amount}</bdi>,
              })}
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
    <div ref={details} className={styles.details} tabIndex={-1}>
      {!untitled && (
        <div className={styles.head} role="status">
          <small className={styles.near}>
            {near === null ? t(`rakeback-calendar.label.${state.label}`) : t(`rakeback-calendar.${near}`)}
          </small>
          <h3 className={styles.date}>{words.title(day.dayDate)}</h3>
          {isWorth && <VisuallyHidden>{words.money(day.amount)}</VisuallyHidden>}
        </div>
      )}
      {isWorth && signedIn && (
        <WhyAmount calendar={calendar} day={day} words={words} level={untitled ? 3 : 4}>
          {next}
        </WhyAmount>
      )}
      {isWorth && !signedIn && <bdi className={styles.worth}>{words.money(day.amount)}</bdi>}
      {!(isWorth && signedIn) && next}
    </div>
  );
}
