export {
  addDays,
  addUtc,
  type CalendarDate,
  dateOfDayNumber,
  dayNumber,
  daysInWeek,
  isCalendarDate,
  getIsoWeek,
  getWeekday,
} from './core/calendar-date.js';
export { claimDays, isClaimable } from './core/claim-days.js';
export { dateOnDevice, deviceTimeZone } from './core/device-date.js';
export { type GridKey, type GridOfDays, gridIndexAfterKey } from './core/grid-keys.js';
export { parseServerDate, parseInstant } from './core/server-date.js';
export { dateIn, isTimeZone, nextDateChange } from './core/zone-date.js';
export { isoIn, startOfDate } from './core/zone-time.js';
