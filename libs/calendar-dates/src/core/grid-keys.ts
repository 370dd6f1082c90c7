import { daysInWeek } from './calendar-date.js';

/** The used parts of a key press: the `key` of its event, and whether Ctrl is held. */
export interface GridKey {
  key: string;
  ctrl?: boolean | undefined;
}

/** A grid of `count` days, a week a row, that is read from right to left or not. */
export interface GridOfDays {
  count: number;
  rtl: boolean;
}

/**
 * Returns the index in a grid of `count` days, one week per row, to which a key moves from `place`; `null` when the key
 * does nothing there. Home and End move to the ends of the week, with Ctrl to those of the calendar; Page Up and Page
 * Down to the same weekday of the first and last week. In right-to-left the day to the right is the previous one.
 */
export function gridIndexAfterKey(
  place: number,
  { key, ctrl = false }: GridKey,
  { count, rtl }: GridOfDays,
): number | null {
  const column = place % daysInWeek;
  const start = place - column;
  const last = count - 1;
  const lastWeek = last - (last % daysInWeek);
  const onwards = rtl ? -1 : 1;
  const wanted: Readonly<Record<string, number>> = {
    ArrowRight: place + onwards,
    ArrowLeft: place - onwards,
    ArrowDown: place + daysInWeek,
    ArrowUp: place - daysInWeek,
    Home: ctrl ? 0 : start,
    End: ctrl ? last : start + daysInWeek - 1,
    PageUp: column,
    PageDown: lastWeek + column,
  };
  const next = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
  return next === undefined || next < 0 || next > last || next === place ? null : next;
}
