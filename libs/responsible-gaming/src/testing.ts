export {
  makeActivity,
  makeActivityDay,
  makeAnsweredCheck,
  makeExclusion,
  makeLimit,
  makeLimits,
  makeMonth,
  makePlayMarkers,
  makePlayTime,
  makeSessionTime,
} from './testing/fixtures.js';
export { testHelpLines } from './testing/help-lines.js';
export { protectionHandlers, type ProtectionServer } from './testing/handlers.js';
export { testNow, testOptions } from './testing/test-options.js';
