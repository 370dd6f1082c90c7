'use client';

import { type KeyboardEvent, type Ref } from 'react';
import { isClaimable } from '@casino-kit/calendar-dates';
import { restoreFocusOnUnmount } from '@casino-kit/ui';
import { type CalendarDay } from '../../core/calendar-days.js';
import { dayState } from '../../core/day-state.js';
import { type Calendar } from '../use-calendar.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-cell.module.css';
import { StatePicture } from './state-picture.js';
import { type CellTexts } from './use-cell-texts.js';

/** An amount whose currency a narrow cell leaves out if it is long: it is that of the whole calendar, and the open day has it. */
function LongAmount({ text, symbol }: { text: string; symbol: string }) {
  const at = text.indexOf(symbol);
  if (at < 0) return text;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + symbol.length).trimStart();
  return (
    <>
      {before}
      <span className={styles.symbol}>{text.slice(before.length, text.length - after.length)}</span>
      {after}
    </>
  );
}

/** How much of a cell an amount takes: `long` ones are smaller on phones, `longest` ones leave out their currency. */
function amountLength(amount: string): 'long' | 'longest' | undefined {
  // Spaces and marks of direction take next to no room.
  const { length } = amount.replace(/[\s\u061c\u200e\u200f]/g, '');
  if (length > 7) return 'longest';
  return length > 5 ? 'long' : undefined;
}

export interface DayCellProps {
  day: CalendarDay;
  calendar: Pick<Calendar, 'signedIn' | 'today'>;
  dayTexts: DayTexts;
  texts: CellTexts;
  /** Shows the month beside the number of the day. */
  withMonth: boolean;
  /** `strip`: wider, and it shows its weekday because there is no heading for it. */
  look?: 'grid' | 'strip' | undefined;
  /** Its details are shown beside the calendar. */
  open?: boolean | undefined;
  /** Opening it shows a dialog. */
  opensDialog?: boolean | undefined;
  claiming: boolean;
  onOpen: (day: CalendarDay) => void;
  onClaim: (day: CalendarDay) => void;
  tabIndex?: 0 | -1 | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onFocus?: (() => void) | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * One day: its date, amount and state, as text and picture (§2, §4). The whole cell opens the day. The Get button lies
 * on top and is for the pointer; keyboard users claim from the open day.
 */
export function DayCell({
  day,
  calendar: { signedIn, today },
  dayTexts,
  texts,
  withMonth,
  look = 'grid',
  open = false,
  opensDialog = false,
  claiming,
  onOpen,
  onClaim,
  tabIndex = 0,
  onKeyDown,
  onFocus,
  buttonRef,
}: DayCellProps) {
  const { label, canClaim } = dayState(day, { signedIn, today });
  const amount = day.bonus === 1 ? dayTexts.money(day.amount) : null;
  const near = day.today ? 'today' : day.ended && isClaimable(day.dayDate, today) ? 'yesterday' : null;
  const short = dayTexts.short(day.dayDate, withMonth);
  const date = look === 'strip' ? `${dayTexts.weekday(day.dayDate)} ${short}` : short;
  const nearText = near !== null && texts[near];
  // The name repeats the visible text in its order (WCAG 2.5.3): a strip does not show "Today".
  const parts =
    look === 'strip'
      ? [date, amount, texts.label[label], nearText, canClaim && texts.canClaim]
      : [
          withMonth
            ? `${dayTexts.longWeekday(day.dayDate)}${texts.comma} ${short}`
            : dayTexts.title(day.dayDate),
          nearText,
          amount,
          texts.label[label],
          canClaim && texts.canClaim,
        ];
  return (
    <div
      role={look === 'grid' ? 'gridcell' : undefined}
      aria-selected={look === 'grid' && !opensDialog ? open : undefined}
      className={styles.day}
    >
      <button
        ref={buttonRef}
        type="button"
        className={`${styles.cell} ${styles[look]}`}
        data-label={label}
        data-near={near ?? undefined}
        data-ended={day.ended || undefined}
        data-can-claim={canClaim || undefined}
        data-open={open || undefined}
        aria-label={parts.filter(Boolean).join(`${texts.comma} `)}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-current={day.today ? 'date' : undefined}
        tabIndex={tabIndex}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={() => onOpen(day)}
      >
        <span className={styles.date}>
          {look === 'grid' && withMonth ? (
            <>
              <span className={styles.withMonth}>{date}</span>
              <span className={styles.number}>{dayTexts.short(day.dayDate, false)}</span>
            </>
          ) : (
            date
          )}
          {day.today && look === 'grid' && <span className={styles.today}>{texts.today}</span>}
        </span>
        {amount !== null && (
          <bdi className={styles.amount} data-length={amountLength(amount)}>
            {look === 'grid' && amount.length > 5 ? (
              <LongAmount text={amount} symbol={dayTexts.symbol} />
            ) : (
              amount
            )}
          </bdi>
        )}
        {!canClaim && (
          <span className={styles.state}>
            <StatePicture shown={label} />
            <span>{texts.label[label]}</span>
          </span>
        )}
      </button>
      {canClaim && (
        <button
          ref={restoreFocusOnUnmount}
          type="button"
          className={styles.get}
          tabIndex={-1}
          aria-label={texts.formatGetLabel(amount ?? '', dayTexts.day(day.dayDate))}
          aria-disabled={claiming || undefined}
          aria-busy={claiming || undefined}
          onClick={() => !claiming && onClaim(day)}
        >
          <StatePicture shown="canClaim" />
          <span>{texts.get}</span>
        </button>
      )}
    </div>
  );
}
