export { type CalendarDay, calendarDays } from './core/calendar-days.js';
export { calendarWindow, carouselWindow } from './core/calendar-window.js';
export { paidAmount } from './core/claim-response.js';
export { type ClaimOutcome, type ClaimRequest, type Claims, createClaims } from './core/claims.js';
export { type DayLabel, type DayState, dayState } from './core/day-state.js';
export { exampleDays } from './core/example-days.js';
export { rakebackDaysQuery, rakebackKey, statementsQuery } from './core/rakeback-queries.js';
export {
  type ChainCheck,
  checkStatements,
  type Sha256,
  type StatementCheck,
  type StatementError,
} from './core/statement-check.js';
export { statementExport } from './core/statement-export.js';
export { RakebackCalendar, type RakebackCalendarProps } from './react/rakeback-calendar/rakeback-calendar.js';
export { RakebackCalendarSkeleton } from './react/rakeback-calendar/rakeback-calendar-skeleton.js';
export {
  RakebackCalendarDialog,
  type RakebackCalendarDialogProps,
} from './react/rakeback-calendar-dialog/rakeback-calendar-dialog.js';
export { RakebackCarousel, type RakebackCarouselProps } from './react/rakeback-carousel/rakeback-carousel.js';
export { RakebackToday, type RakebackTodayProps } from './react/rakeback-today/rakeback-today.js';
export { type CalendarOptions } from './react/use-calendar.js';
export { useCanClaim } from './react/use-can-claim.js';
