'use client';

import { addDays } from '@casino-kit/calendar-dates';
import { Dialog } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { DayDetails, type DayDetailsProps } from './day-details.js';
import styles from './day-details.module.css';

/** An open day over the page, for the components that have no room beside the calendar. */
export function DayDialog({ onClose, ...props }: DayDetailsProps & { onClose: () => void }) {
  const t = useTexts();
  const { day, texts, calendar } = props;
  const isYesterday = day.dayDate === addDays(calendar.today, -1);
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirmation"
      title={texts.title(day.dayDate)}
      titleAside={
        (day.today || isYesterday) && (
          <span className={styles.near}>{t(`rakeback-calendar.${day.today ? 'today' : 'yesterday'}`)}</span>
        )
      }
    >
      <DayDetails {...props} untitled />
    </Dialog>
  );
}
