export { makeAward, testNow, testZone } from './testing/fixtures.js';
export { cashbackHandlers, type CashbackServer } from './testing/handlers.js';
