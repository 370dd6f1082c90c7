import { type CalendarDate, isCalendarDate } from './calendar-date.js';
import { dateIn } from './zone-date.js';

/**
 * Returns the date of a server's text: a date and the date of a time without zone unchanged, an instant (with `Z` or an
 * offset) as read in `zone` (decisions 29). `null` when it is none of these.
 */
export function parseServerDate(text: string, zone: string): CalendarDate | null {
  const [, date = '', clock = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    ) ?? [];
  if (!isCalendarDate(date)) return null;
  if (offset === '') return date;
  const instant = parseInstant(`${date}T${clock}${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return instant === null ? null : dateIn(instant, zone);
}

/** Parses a time from a server; returns `null` outside the years 1001 to 9998, which have a date in every zone. */
export function parseInstant(at: string): Date | null {
  const parsed = new Date(at);
  const year = parsed.getUTCFullYear();
  return year > 1000 && year < 9999 ? parsed : null;
}
