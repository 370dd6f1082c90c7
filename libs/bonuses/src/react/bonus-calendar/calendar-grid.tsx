'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { type CalendarDate, daysInWeek, gridIndexAfterKey } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';
import { useTexts } from '../texts.js';
import { CalendarCell } from './calendar-cell.js';
import { type BonusCalendar } from './use-bonus-calendar.js';
import { type CalendarTexts } from './use-calendar-texts.js';
import styles from './calendar-grid.module.css';

export interface CalendarGridProps {
  calendar: BonusCalendar;
  texts: CalendarTexts;
  knowsOpened: boolean;
  /** The date whose details are shown. */
  open: CalendarDate;
  onOpen: (date: CalendarDate) => void;
}

/**
 * Four weeks of seven days, Monday first, as an ARIA grid: one stop for the Tab key, arrows, Home, End, Page Up and Page Down
 * between days, Enter and Space open one.
 */
export function CalendarGrid({
  calendar: { days, getOffer },
  texts,
  knowsOpened,
  open,
  onOpen,
}: CalendarGridProps) {
  const t = useTexts();
  const { dir } = useLocale();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const todayPlace = days.findIndex(({ state }) => state === 'today');
  const place = days.findIndex(({ date }) => date === focused);
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
    <div role="grid" aria-label={t('bonuses.calendar.title')} className={styles.grid}>
      <div role="row" className={styles.row}>
        {weeks[0]?.map(({ date, state }) => (
          <span
            key={date}
            role="columnheader"
            aria-label={texts.longWeekday(date)}
            className={styles.weekday}
            data-today={state === 'today' || undefined}
          >
            {texts.weekday(date)}
          </span>
        ))}
      </div>
      {weeks.map((week, row) => (
        <div key={week[0]?.date} role="row" className={styles.row}>
          {week.map((day, column) => {
            const at = row * daysInWeek + column;
            return (
              <div key={day.date} role="gridcell" aria-selected={open === day.date}>
                <CalendarCell
                  day={day}
                  offer={getOffer(day.date)}
                  texts={texts}
                  knowsOpened={knowsOpened}
                  withMonth={at === 0 || day.date.endsWith('-01')}
                  open={open === day.date}
                  onOpen={() => onOpen(day.date)}
                  tabIndex={at === stop ? 0 : -1}
                  onKeyDown={(event) => move(event, at)}
                  onFocus={() => setFocused(day.date)}
                  buttonRef={(button) => {
                    buttons.current[at] = button;
                  }}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
