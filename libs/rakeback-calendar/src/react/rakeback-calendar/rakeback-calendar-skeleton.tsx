'use client';

import { defaultCurrencyCode } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { Card } from '@casino-kit/ui';
import { CalendarLegend } from '../calendar-state/calendar-legend.js';
import { ExampleNote } from '../calendar-state/calendar-notes.js';
import { StatePictures } from '../day-cell/state-picture.js';
import { GridSkeleton } from '../day-grid/grid-skeleton.js';
import { DayToClaimPlace } from '../day-to-claim/day-to-claim.js';
import { useTexts } from '../texts.js';
import { useDayTexts } from '../use-day-texts.js';
import styles from './rakeback-calendar.module.css';

/** Only its weekdays are shown, which are the same for every day. */
const anyDay = '2026-01-05';

/**
 * A placeholder for `RakebackCalendar` in its final shape, for a server, which does not know the player's time zone and
 * so not which days there are.
 */
export function RakebackCalendarSkeleton({
  loginHref,
  untitled = false,
}: {
  loginHref?: string | undefined;
  /** The page around the block already shows its title. */
  untitled?: boolean | undefined;
}) {
  const t = useTexts();
  const authenticated = useIsAuthenticated();
  const texts = useDayTexts(defaultCurrencyCode);
  return (
    <Card>
      <div className={styles.block}>
        <div className={styles.head}>
          <div className={styles.words}>
            {!untitled && <p className={styles.title}>{t('rakeback-calendar.title')}</p>}
            <p className={styles.range} />
            {authenticated && <p className={styles.sum} />}
          </div>
          {authenticated && <DayToClaimPlace />}
        </div>
        <StatePictures>
          {!authenticated && <ExampleNote loginHref={loginHref} />}
          <GridSkeleton today={anyDay} texts={texts} />
          <CalendarLegend />
        </StatePictures>
      </div>
    </Card>
  );
}
