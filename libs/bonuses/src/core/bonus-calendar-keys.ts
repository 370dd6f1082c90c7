import { daysInWeek } from './bonus-calendar-days.js';

/**
 * The place in a grid of `count` days, a week a row, that a key leads to from `place`; `null` when the key does nothing
 * there. Home and End go to the ends of the week, with Ctrl to those of the calendar; Page Up and Page Down to the same
 * weekday of the first and last week. In right-to-left the day to the right is the one before.
 */
export function placeAfterKey(
  place: number,
  { key, ctrl = false }: { key: string; ctrl?: boolean },
  { count, rtl }: { count: number; rtl: boolean },
): number | null {
  const column = place % daysInWeek;
  const last = count - 1;
  const onwards = rtl ? -1 : 1;
  const wanted: Readonly<Record<string, number>> = {
    ArrowRight: place + onwards,
    ArrowLeft: place - onwards,
    ArrowDown: place + daysInWeek,
    ArrowUp: place - daysInWeek,
    Home: ctrl ? 0 : place - column,
    End: ctrl ? last : place - column + daysInWeek - 1,
    PageUp: column,
    PageDown: count - daysInWeek + column,
  };
  const next = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
  return next === undefined || next < 0 || next > last || next === place ? null : next;
}
