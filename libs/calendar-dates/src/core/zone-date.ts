import { type CalendarDate } from './calendar-date.js';
import { formatsByZone } from './zone-formats.js';

const getFormat = formatsByZone();

/** Returns the date that it is at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function dateIn(at: Date, zone: string): CalendarDate {
  const [month, day, year] = getFormat(zone).format(at).split('/');
  return `${year}-${month}-${day}`;
}

/** Returns whether a text names a time zone such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const hourMs = 3_600_000;

/** Returns the first instant after `at` at which the calendars of `zone` show another date, to the millisecond. */
export function nextDateChange(at: Date, zone: string): Date {
  const today = dateIn(at, zone);
  const isToday = (time: number) => dateIn(new Date(time), zone) === today;
  let same = at.getTime();
  // A day has at most 25 hours; one more step is always past its end.
  while (isToday(same + hourMs)) same += hourMs;
  let other = same + hourMs;
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (isToday(middle)) same = middle;
    else other = middle;
  }
  return new Date(other);
}
