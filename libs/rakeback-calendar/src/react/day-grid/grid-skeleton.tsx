'use client';

import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { calendarWindow } from '../../core/calendar-window.js';
import { useTexts } from '../texts.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-grid.module.css';

/** A placeholder with the final shape of the grid while the days load. */
export function GridSkeleton({ today, texts }: { today: CalendarDate; texts: DayTexts }) {
  const t = useTexts();
  const weeks = calendarWindow(today);
  return (
    <div className={styles.grid} aria-busy>
      <VisuallyHidden>
        <span role="status">{t('rakeback-calendar.loading')}</span>
      </VisuallyHidden>
      <div className={styles.row} aria-hidden>
        {weeks[0]?.map((date) => (
          <span key={date} className={styles.weekday} data-letter={texts.weekdayLetter(date)}>
            {texts.weekday(date)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={styles.row} aria-hidden>
          {week.map((date) => (
            <span key={date} className={styles.placeholder}>
              <Skeleton height="100%" radius="control" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
