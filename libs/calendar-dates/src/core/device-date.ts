import { type CalendarDate } from './calendar-date.js';

/** Returns the time zone (IANA) of the machine: in a browser, the player's. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the date that it is at `at` in the zone of the machine. For forms: smaller than `dateIn`, which reads any zone. */
export function dateOnDevice(at: Date): CalendarDate {
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10);
}
