export { makeClub, makeLevel } from './testing/fixtures.js';
export { loyaltyHandlers } from './testing/handlers.js';
