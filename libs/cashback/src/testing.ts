export { makeAward } from './testing/fixtures.js';
export {
  cashbackHandlers,
  type CashbackServer,
  respondWithError,
  neverRespond,
  failWithNetworkError,
} from './testing/handlers.js';
