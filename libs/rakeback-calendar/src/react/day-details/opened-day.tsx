'use client';

import { type CalendarDate } from '@casino-kit/calendar-dates';
import { ClaimResultDialog } from '../claim-result-dialog/claim-result-dialog.js';
import { type Calendar } from '../use-calendar.js';
import { type UseClaimResult } from '../use-claim.js';
import { type DayTexts } from '../use-day-texts.js';
import { DayDialog } from './day-dialog.js';

/** The dialogs of a component without room beside its days: the chosen day, and how a claim ended. */
export function OpenedDay({
  calendar,
  chosen,
  dayTexts,
  claims,
  onClose,
}: {
  calendar: Calendar;
  chosen: CalendarDate | null;
  dayTexts: DayTexts;
  claims: UseClaimResult;
  onClose: () => void;
}) {
  const day = calendar.days?.find(({ dayDate }) => dayDate === chosen);
  return (
    <>
      {day !== undefined && (
        <DayDialog calendar={calendar} day={day} texts={dayTexts} claims={claims} onClose={onClose} />
      )}
      <ClaimResultDialog claims={claims} currencyCode={calendar.currencyCode} />
    </>
  );
}
