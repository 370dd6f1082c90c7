export { makeRakebackDays, makeStatements, type PlayedDay, playedDays } from './testing/fixtures.js';
export {
  type AskedClaim,
  rakebackHandlers,
  type RakebackCall,
  type RakebackServer,
  refusing,
  silent,
  unreachable,
} from './testing/handlers.js';
