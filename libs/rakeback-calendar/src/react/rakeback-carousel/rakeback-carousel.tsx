'use client';

import { useId, useRef, useState } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { Card, IconButton, Link, Skeleton, useUi, VisuallyHidden } from '@casino-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CalendarFailed } from '../calendar-state/calendar-failed.js';
import { CalendarNotes } from '../calendar-state/calendar-notes.js';
import { DayCell } from '../day-cell/day-cell.js';
import { StatePictures } from '../day-cell/state-picture.js';
import { useCellTexts } from '../day-cell/use-cell-texts.js';
import { OpenedDay } from '../day-details/opened-day.js';
import { useTexts } from '../texts.js';
import { type CalendarOptions, useCalendar } from '../use-calendar.js';
import { useClaim } from '../use-claim.js';
import { useDayTexts } from '../use-day-texts.js';
import styles from './rakeback-carousel.module.css';
import { useStrip } from './use-strip.js';

export interface RakebackCarouselProps extends CalendarOptions {
  /** The whole calendar, such as `?modal=rakeback`. */
  showAllHref: string;
  /** Where a guest logs in; without it the example is shown alone. */
  loginHref?: string | undefined;
}

const placeholders = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * The two middle weeks of the calendar as a strip that shows today (§2). It can be scrolled, by touch, its two buttons and
 * from day to day with the Tab key; a day opens over the page.
 */
export function RakebackCarousel({ showAllHref, loginHref, ...options }: RakebackCarouselProps) {
  const t = useTexts();
  const cellTexts = useCellTexts();
  const { texts } = useUi();
  const titleId = useId();
  const strip = useRef<HTMLUListElement>(null);
  const calendar = useCalendar(options, 'middle');
  const dayTexts = useDayTexts(calendar.currencyCode);
  const claims = useClaim(calendar);
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  const { days } = calendar;
  const { step, handlers } = useStrip(strip, days !== null, calendar.today);
  return (
    <Card>
      <section className={styles.carousel} aria-labelledby={titleId} {...handlers}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('rakeback-calendar.block.title')}
          </h2>
          <Link href={showAllHref} className={styles.all}>
            {t('rakeback-calendar.showAll')}
          </Link>
          <span className={styles.arrows}>
            <IconButton size="sm" outlined label={texts.previous} onClick={() => step('before')}>
              <ChevronLeft size={18} aria-hidden data-icon="directional" />
            </IconButton>
            <IconButton size="sm" outlined label={texts.next} onClick={() => step('after')}>
              <ChevronRight size={18} aria-hidden data-icon="directional" />
            </IconButton>
          </span>
        </div>
        <CalendarNotes calendar={calendar} loginHref={loginHref} />
        {days === null && calendar.failed && <CalendarFailed calendar={calendar} />}
        {days === null && !calendar.failed && (
          <div className={styles.strip} aria-busy>
            <VisuallyHidden>
              <span role="status">{t('rakeback-calendar.loading')}</span>
            </VisuallyHidden>
            {placeholders.map((place) => (
              <span key={place} className={styles.placeholder}>
                <Skeleton height="100%" radius="control" />
              </span>
            ))}
          </div>
        )}
        {days !== null && (
          <StatePictures>
            <ul ref={strip} className={styles.strip}>
              {days.map((day, place) => (
                <li key={day.dayDate}>
                  <DayCell
                    day={day}
                    calendar={calendar}
                    dayTexts={dayTexts}
                    texts={cellTexts}
                    withMonth={place === 0 || day.date === 1}
                    look="strip"
                    opensDialog
                    claiming={claims.pending === day.dayDate}
                    onOpen={({ dayDate }) => setOpened(dayDate)}
                    onClaim={claims.claim}
                  />
                </li>
              ))}
            </ul>
          </StatePictures>
        )}
      </section>
      <OpenedDay
        calendar={calendar}
        chosen={opened}
        dayTexts={dayTexts}
        claims={claims}
        onClose={() => setOpened(null)}
      />
    </Card>
  );
}
