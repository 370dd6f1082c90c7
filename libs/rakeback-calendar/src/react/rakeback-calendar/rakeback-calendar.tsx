'use client';

import { useId, useState } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Trans } from '@casino-kit/i18n';
import { sum } from '@casino-kit/money';
import { Card } from '@casino-kit/ui';
import { dayState } from '../../core/day-state.js';
import { OpenedDay } from '../day-details/opened-day.js';
import { DaysInView } from '../day-grid/days-in-view.js';
import { DayToClaim } from '../day-to-claim/day-to-claim.js';
import { useTexts } from '../texts.js';
import { type Calendar, type CalendarOptions, useCalendar } from '../use-calendar.js';
import { useClaim } from '../use-claim.js';
import { type DayTexts, useDayTexts } from '../use-day-texts.js';
import styles from './rakeback-calendar.module.css';

export interface RakebackCalendarProps extends CalendarOptions {
  /** Where a guest logs in; without it the example is shown alone. */
  loginHref?: string | undefined;
  /** The page around the block already shows its title. */
  untitled?: boolean | undefined;
}

function ClaimedSum({ calendar: { days, ...viewer }, texts }: { calendar: Calendar; texts: DayTexts }) {
  const t = useTexts();
  if (!viewer.signedIn) return null;
  const claimed = days?.filter((day) => dayState(day, viewer).label === 'claimed');
  return (
    <p className={styles.sum}>
      {claimed !== undefined && (
        <Trans
          t={t}
          i18nKey="rakeback-calendar.claimedSum"
          values={{ amount: texts.money(sum(claimed.map((day) => day.amount))) }}
          components={{ amount: <bdi /> }}
        />
      )}
    </p>
  );
}

/**
 * The rakeback calendar as a block of a page (§2): the day that can be claimed, and 28 days; one opens over the page with why
 * it is worth its amount.
 */
export function RakebackCalendar({ loginHref, untitled = false, ...options }: RakebackCalendarProps) {
  const t = useTexts();
  const calendar = useCalendar(options);
  const texts = useDayTexts(calendar.currencyCode);
  const claims = useClaim(calendar);
  const titleId = useId();
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  return (
    <Card>
      <section className={styles.block} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.words}>
            {!untitled && (
              <h2 id={titleId} className={styles.title}>
                {t('rakeback-calendar.title')}
              </h2>
            )}
            <p id={untitled ? titleId : undefined} className={styles.range}>
              {texts.range(calendar.range.from, calendar.range.to)}
            </p>
            <ClaimedSum calendar={calendar} texts={texts} />
          </div>
          <DayToClaim calendar={calendar} texts={texts} claims={claims} />
        </div>
        <DaysInView
          calendar={calendar}
          dayTexts={texts}
          loginHref={loginHref}
          open={null}
          onOpen={({ dayDate }) => setOpened(dayDate)}
          claims={claims}
        />
      </section>
      <OpenedDay
        calendar={calendar}
        chosen={opened}
        dayTexts={texts}
        claims={claims}
        onClose={() => setOpened(null)}
      />
    </Card>
  );
}
