export { makeClub, makeLevel, makeReward, makeRewards } from './testing/fixtures.js';
export { loyaltyHandlers } from './testing/handlers.js';
