export {
  addDays,
  type CalendarDate,
  dateOfDayNumber,
  dayNumber,
  daysInWeek,
  isCalendarDate,
  weekdayOf,
} from './core/calendar-date.js';
export { type GridKey, type GridOfDays, gridIndexAfterKey } from './core/grid-keys.js';
export { parseServerDate, instantOf } from './core/server-date.js';
export { dateIn, nextDateChange } from './core/zone-date.js';
export { isoIn } from './core/zone-time.js';
