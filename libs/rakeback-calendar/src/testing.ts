export {
  makeRakebackDays,
  makeStatements,
  type PlayedDay,
  playedDays,
  testNow,
  testZone,
} from './testing/fixtures.js';
export { type AskedClaim, rakebackHandlers, type RakebackServer } from './testing/handlers.js';
