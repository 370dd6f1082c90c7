export { makeFriend, makeSummary } from './testing/fixtures.js';
export { referralHandlers } from './testing/handlers.js';
