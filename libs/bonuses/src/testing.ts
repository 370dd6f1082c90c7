export { calendarHandlers, type DayOnServer, makeCalendarOffers } from './testing/calendar-server.js';
export {
  makeCashbackOffer,
  makeEndedBonuses,
  makeGiftOffer,
  makeOffer,
  makeOffers,
  makeSpinsOffer,
  makeUserBonus,
  makeUserSpins,
  makeWelcomeOffer,
} from './testing/fixtures.js';
export {
  type AskedActivation,
  type BonusCall,
  bonusHandlers,
  type BonusServer,
  knownCoupons,
  respondWithError,
  neverRespond,
  failWithNetworkError,
} from './testing/handlers.js';
