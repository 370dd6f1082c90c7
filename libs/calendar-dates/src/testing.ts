export { anyZone, instants, zones } from './testing/instants.js';
export {
  dateOracle,
  dayAfter,
  dayBefore,
  type PlainDate,
  weekday,
  written,
} from './testing/wall-calendar.js';
