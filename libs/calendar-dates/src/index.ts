export {
  addDays,
  type CalendarDate,
  dateOfDayNumber,
  dayNumber,
  daysInWeek,
  isCalendarDate,
  weekdayOf,
} from './core/calendar-date.js';
export { type GridKey, type GridOfDays, placeAfterKey } from './core/grid-keys.js';
export { dateOfServer, instantOf } from './core/server-time.js';
export { dateIn, nextDateChange } from './core/zone-date.js';
export { isoIn } from './core/zone-time.js';
