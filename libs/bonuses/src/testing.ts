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
export { type AskedActivation, bonusHandlers, type BonusServer, knownCoupons } from './testing/handlers.js';
export { testNow, testOptions } from './testing/test-options.js';
