export { makeAward } from './testing/fixtures.js';
export { cashbackHandlers, type CashbackServer, refusing, silent, unreachable } from './testing/handlers.js';
