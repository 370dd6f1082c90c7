'use client';

import { useState } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Dialog } from '@casino-kit/ui';
import { ClaimResultDialog } from '../claim-result-dialog/claim-result-dialog.js';
import { DayDetails } from '../day-details/day-details.js';
import { DetailsSkeleton } from '../day-details/details-skeleton.js';
import { DaysInView } from '../day-grid/days-in-view.js';
import { useTexts } from '../texts.js';
import { type Calendar, type CalendarOptions, useCalendar } from '../use-calendar.js';
import { useClaim } from '../use-claim.js';
import { type DayTexts, useDayTexts } from '../use-day-texts.js';
import styles from './rakeback-calendar-dialog.module.css';

export interface RakebackCalendarDialogProps extends CalendarOptions {
  open: boolean;
  onClose: () => void;
  /** Where a guest logs in; without it the example is shown alone. */
  loginHref?: string | undefined;
}

/** The days with one of them open beside the grid: today, until another is chosen. */
function OpenCalendar({
  calendar,
  texts,
  loginHref,
}: {
  calendar: Calendar;
  texts: DayTexts;
  loginHref: string | undefined;
}) {
  const claims = useClaim(calendar);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const { days } = calendar;
  const open = days?.find(({ dayDate }) => dayDate === chosen) ?? days?.find(({ today }) => today);
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <DaysInView
          calendar={calendar}
          dayTexts={texts}
          loginHref={loginHref}
          open={open ?? null}
          onOpen={({ dayDate }) => setChosen(dayDate)}
          claims={claims}
        />
      </div>
      <div className={styles.side}>
        {open !== undefined && <DayDetails calendar={calendar} day={open} texts={texts} claims={claims} />}
        {days === null && !calendar.failed && <DetailsSkeleton />}
      </div>
      <ClaimResultDialog claims={claims} currencyCode={calendar.currencyCode} />
    </div>
  );
}

function DialogWhileOpen({ onClose, loginHref, ...options }: Omit<RakebackCalendarDialogProps, 'open'>) {
  const t = useTexts();
  const calendar = useCalendar(options);
  const texts = useDayTexts(calendar.currencyCode);
  return (
    <Dialog
      open
      onClose={onClose}
      width="calendar"
      title={t('rakeback-calendar.title')}
      titleAside={<span className={styles.range}>{texts.range(calendar.range.from, calendar.range.to)}</span>}
    >
      <OpenCalendar calendar={calendar} texts={texts} loginHref={loginHref} />
    </Dialog>
  );
}

/**
 * The rakeback calendar as a modal (`?modal=rakeback`, §2): 28 days, one of them open with why it is worth its amount.
 * Loads nothing while it is closed. The host checks whether the brand has one (`showRakebackCalendar`).
 */
export function RakebackCalendarDialog({ open, ...props }: RakebackCalendarDialogProps) {
  return open ? <DialogWhileOpen {...props} /> : null;
}
