export { makeRakebackDays, makeStatements, type PlayedDay, playedDays } from './testing/fixtures.js';
export {
  type AskedClaim,
  rakebackHandlers,
  type RakebackCall,
  type RakebackServer,
  respondWithError,
  neverRespond,
  failWithNetworkError,
} from './testing/handlers.js';
