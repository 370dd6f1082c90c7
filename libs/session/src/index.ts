export {
  activeBonusDiffers,
  guest,
  notInitialized,
  signedIn,
  withBalances,
  type AuthState,
  type Balances,
} from './core/auth-state.js';
export { createClearingRegistry, type ClearingRegistry } from './core/cleared-at-sign-out.js';
export { isSelfExcluded } from './core/self-excluded.js';
export { createSession, type Session, type SessionConfig } from './core/session.js';
export {
  accessTokenCookie,
  accessTokenDays,
  cookieTokenStore,
  serverHeldTokenStore,
  type CookieJar,
  type TokenStore,
} from './core/token-store.js';
export { SessionProvider, useAuthState, usePlayer, useSession } from './react/session-provider.js';
