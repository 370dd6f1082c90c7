import { type DayOfWeek, daysOfWeek } from '@casino-kit/api-contract';

/** A calendar date as `YYYY-MM-DD`: Gregorian, Latin digits (decisions 35), of the years 1000 to 9999. */
export type CalendarDate = string;

const dayMs = 86_400_000;
const startOf = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

/** The date that it is at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function dateIn(at: Date, zone: string): CalendarDate {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [month, day, year] = format.format(at).split('/');
  return `${year}-${month}-${day}`;
}

/** The date `count` days after `date`, before it when negative. @throws RangeError when `date` is none. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return new Date(startOf(date) + count * dayMs).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. */
export function weekdayOf(date: CalendarDate): number {
  return (((startOf(date) / dayMs + 3) % 7) + 7) % 7;
}

/** As calls name it. */
export function dayOfWeekOf(date: CalendarDate): DayOfWeek {
  return daysOfWeek[weekdayOf(date)] ?? 'MON';
}
