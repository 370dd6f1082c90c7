'use client';

import { CalendarFailed } from '../calendar-state/calendar-failed.js';
import { CalendarLegend } from '../calendar-state/calendar-legend.js';
import { CalendarNotes } from '../calendar-state/calendar-notes.js';
import { StatePictures } from '../day-cell/state-picture.js';
import { DayGrid, type DayGridProps } from './day-grid.js';
import { GridSkeleton } from './grid-skeleton.js';

/** The grid of days in each of its states, between the notes and the legend. */
export function DaysInView({
  loginHref,
  ...grid
}: Omit<DayGridProps, 'days'> & {
  /** Where a guest logs in. */
  loginHref: string | undefined;
}) {
  const { calendar, dayTexts } = grid;
  const { days, failed, today } = calendar;
  return (
    <StatePictures>
      <CalendarNotes calendar={calendar} loginHref={loginHref} />
      {days === null && failed && <CalendarFailed calendar={calendar} />}
      {days === null && !failed && <GridSkeleton today={today} texts={dayTexts} />}
      {days !== null && <DayGrid {...grid} days={days} />}
      {!failed && <CalendarLegend calendar={calendar} />}
    </StatePictures>
  );
}
