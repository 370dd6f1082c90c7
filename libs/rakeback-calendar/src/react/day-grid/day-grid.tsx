'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { daysInWeek, gridIndexAfterKey } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';
import { type CalendarDay } from '../../core/calendar-days.js';
import { DayCell } from '../day-cell/day-cell.js';
import { useCellTexts } from '../day-cell/use-cell-texts.js';
import { useTexts } from '../texts.js';
import { type Calendar } from '../use-calendar.js';
import { type UseClaimResult } from '../use-claim.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-grid.module.css';

export interface DayGridProps {
  calendar: Calendar;
  days: readonly CalendarDay[];
  dayTexts: DayTexts;
  /** The day whose details are shown beside the grid; `null` when they open in a dialog. */
  open: CalendarDay | null;
  onOpen: (day: CalendarDay) => void;
  claims: UseClaimResult;
}

/**
 * Four weeks of seven days, Monday first, as an ARIA grid: one stop for the Tab key, arrows, Home, End, Page Up and Page Down
 * between days, Enter and Space open one.
 */
export function DayGrid({ calendar, days, dayTexts, open, onOpen, claims }: DayGridProps) {
  const t = useTexts();
  const cellTexts = useCellTexts();
  const { dir } = useLocale();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const todayPlace = Math.max(
    0,
    days.findIndex(({ today }) => today),
  );
  const [focused, setFocused] = useState<string | null>(null);
  const place = days.findIndex(({ dayDate }) => dayDate === focused);
  const stop = place < 0 ? todayPlace : place;
  const move = (event: KeyboardEvent, from: number) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = gridIndexAfterKey(
      from,
      { key: event.key, ctrl: event.ctrlKey },
      { count: days.length, rtl: dir === 'rtl' },
    );
    if (next !== null) buttons.current[next]?.focus();
    // The keys of the grid never scroll the page, not even at its ends.
    if (/^(Arrow|Page|Home$|End$)/.test(event.key)) event.preventDefault();
  };
  const weeks = Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
  return (
    <div role="grid" aria-label={t('rakeback-calendar.title')} className={styles.grid}>
      <div role="row" className={styles.row}>
        {weeks[0]?.map(({ dayDate }, column) => (
          <span
            key={dayDate}
            role="columnheader"
            aria-label={dayTexts.longWeekday(dayDate)}
            className={styles.weekday}
            data-letter={dayTexts.weekdayLetter(dayDate)}
            data-today={todayPlace % daysInWeek === column || undefined}
          >
            {dayTexts.weekday(dayDate)}
          </span>
        ))}
      </div>
      {weeks.map((week, row) => (
        <div key={week[0]?.dayDate} role="row" className={styles.row}>
          {week.map((day, column) => {
            const at = row * daysInWeek + column;
            return (
              <DayCell
                key={day.dayDate}
                day={day}
                calendar={calendar}
                dayTexts={dayTexts}
                texts={cellTexts}
                withMonth={at === 0 || day.date === 1}
                open={open?.dayDate === day.dayDate}
                opensDialog={open === null}
                claiming={claims.pending === day.dayDate}
                onOpen={onOpen}
                onClaim={claims.claim}
                tabIndex={at === stop ? 0 : -1}
                onKeyDown={(event) => move(event, at)}
                onFocus={() => setFocused(day.dayDate)}
                buttonRef={(button) => {
                  buttons.current[at] = button;
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
