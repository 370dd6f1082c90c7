'use client';

import { type KeyboardEvent, type Ref } from 'react';
import { Skeleton } from '@casino-kit/ui';
import { type BonusCalendarDay } from '../../core/bonus-calendar-days.js';
import { cutTitle, offerTitle } from '../../core/bonus-calendar-title.js';
import { useTexts } from '../texts.js';
import { type DayOffer } from './use-bonus-calendar.js';
import { type CalendarTexts } from './use-calendar-texts.js';
import styles from './calendar-cell.module.css';

export interface CalendarCellProps {
  day: BonusCalendarDay;
  offer: DayOffer | null;
  texts: CalendarTexts;
  /** Whether it is known on which past days a bonus was activated. */
  knowsOpened: boolean;
  withMonth: boolean;
  open: boolean;
  onOpen: () => void;
  tabIndex: 0 | -1;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** Returns the name of a day's offer in the calendar. */
export function useOfferTitle(offer: DayOffer | null): string | null {
  const t = useTexts();
  switch (offer?.state) {
    case 'offer':
      return cutTitle(offerTitle(offer.bonus)) || t('bonuses.calendar.unnamed');
    case 'none':
      return t('bonuses.calendar.none');
    case 'failed':
      return t('bonuses.calendar.failed');
    default:
      return null;
  }
}

/** One day: its date, its gift box and, up to the seventh day, its offer (§2, §4). */
export function CalendarCell({
  day,
  offer,
  texts,
  knowsOpened,
  withMonth,
  open,
  onOpen,
  ...button
}: CalendarCellProps) {
  const t = useTexts();
  const title = useOfferTitle(offer);
  const { state, gift, streak } = day;
  const { buttonRef, ...rest } = button;
  const past = knowsOpened
    ? t(`bonuses.calendar.${gift === 'opened' ? 'taken' : 'noneTaken'}`)
    : t('bonuses.calendar.over');
  const label =
    state === 'ended'
      ? past
      : state === 'today'
        ? t('bonuses.calendar.today')
        : gift === 'locked'
          ? t('bonuses.calendar.locked')
          : t('bonuses.calendar.day', { day: String(streak) });
  const isOpenedToday = state === 'today' && gift === 'opened' && t('bonuses.calendar.opened');
  const parts = [texts.title(day.date), label, isOpenedToday, title];
  return (
    <button
      {...rest}
      ref={buttonRef}
      type="button"
      className={styles.cell}
      data-state={state}
      data-gift={gift}
      data-without={offer?.state === 'none' || offer?.state === 'failed' || undefined}
      data-open={open || undefined}
      aria-label={parts.filter(Boolean).join(`${t('bonuses.calendar.comma')} `)}
      aria-current={state === 'today' ? 'date' : undefined}
      onClick={onOpen}
    >
      <span className={styles.date}>{texts.short(day.date, withMonth)}</span>
      <span className={styles.gift} />
      {gift !== 'locked' && (
        <span className={styles.lines}>
          <span>{label}</span>
          {state === 'future' &&
            (offer?.state === 'loading' ? <Skeleton height={12} /> : <b dir="auto">{title}</b>)}
        </span>
      )}
    </button>
  );
}
