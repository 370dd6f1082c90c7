export {
  allMethods,
  makeLogin,
  makeLogins,
  makePasskey,
  makeSecurity,
  makeSession,
  plainSecurity,
  recoveryCodes,
  somePasskeys,
  someSessions,
} from './testing/fixtures.js';
export { rightCode, rightPassword, securityHandlers, type SecurityServer } from './testing/handlers.js';
