import { useId, useState } from 'react';
import { richText } from '@casino-kit/i18n';
import { sum } from '@casino-kit/money';
import { Card } from '@casino-kit/ui';
import { type CalendarDate } from '../../core/calendar-date.js';
import { dayState } from '../../core/day-state.js';
import { CalendarFailed } from '../calendar-state/calendar-failed.js';
import { CalendarLegend } from '../calendar-state/calendar-legend.js';
import { CalendarNotes } from '../calendar-state/calendar-notes.js';
import { ClaimResultDialog } from '../claim-result-dialog/claim-result-dialog.js';
import { DayDialog } from '../day-details/day-dialog.js';
import { DayGrid } from '../day-grid/day-grid.js';
import { GridSkeleton } from '../day-grid/grid-skeleton.js';
import { useTexts } from '../texts.js';
import { type Calendar, type CalendarOptions, useCalendar } from '../use-calendar.js';
import { useClaim } from '../use-claim.js';
import { type DayWords, useDayWords } from '../use-day-words.js';
import styles from './rakeback-calendar.module.css';

export interface RakebackCalendarProps extends CalendarOptions {
  /** Where a guest logs in; without it the example stands alone. */
  loginHref?: string;
}

function ClaimedSum({ calendar, words }: { calendar: Calendar; words: DayWords }) {
  const t = useTexts();
  if (calendar.days === null || !calendar.signedIn) return null;
  const claimed = calendar.days.filter((day) => dayState(day, calendar).label === 'claimed');
  const amount = words.money(sum(claimed.map((day) => day.amount)));
  return (
    <span className={styles.sum}>
      {richText(t('rakeback-calendar.claimedSum', { amount }), { amount: (text) => <bdi>{text}</bdi> })}
    </span>
  );
}

/** The rakeback calendar as a block of a page (§2): 28 days; a day opens over the page with why it is worth what it is. */
export function RakebackCalendar({ loginHref, ...options }: RakebackCalendarProps) {
  const t = useTexts();
  const calendar = useCalendar(options);
  const words = useDayWords(calendar.currencyCode);
  const claims = useClaim(calendar);
  const titleId = useId();
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  const { days } = calendar;
  const open = days?.find(({ dayDate }) => dayDate === opened);
  return (
    <Card>
      <section className={styles.block} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('rakeback-calendar.block.title')}
          </h2>
          <ClaimedSum calendar={calendar} words={words} />
        </div>
        <CalendarNotes calendar={calendar} loginHref={loginHref} />
        {days === null && calendar.failed && <CalendarFailed calendar={calendar} />}
        {days === null && !calendar.failed && <GridSkeleton today={calendar.today} words={words} />}
        {days !== null && (
          <DayGrid
            calendar={calendar}
            days={days}
            words={words}
            open={null}
            onOpen={({ dayDate }) => setOpened(dayDate)}
            claims={claims}
          />
        )}
        {!calendar.failed && <CalendarLegend />}
      </section>
      {open !== undefined && (
        <DayDialog
          calendar={calendar}
          day={open}
          words={words}
          claims={claims}
          onClose={() => setOpened(null)}
        />
      )}
      <ClaimResultDialog claims={claims} currencyCode={calendar.currencyCode} />
    </Card>
  );
}
