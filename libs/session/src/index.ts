export {
  activeBonusDiffers,
  guest,
  notInitialized,
  signedIn,
  withBalances,
  type AuthState,
} from './core/auth-state.js';
export { type Cleanup, type CleanupRegistry } from './core/cleanup-registry.js';
export { documentCookies, type CookieJar } from './core/cookie-jar.js';
export {
  inactivityMinutes,
  watchInactivity,
  type InactivityConfig,
  type InactivityWatch,
} from './core/inactivity.js';
export { otherTabs, type TabChannel, type TabMessage, type TabPort } from './core/tab-channel.js';
export {
  isRegistered,
  registeredUserCookie,
  registeredUserDays,
  rememberRegistered,
} from './core/registered-user.js';
export { perStore } from './core/per-store.js';
export { cleanupAtom, playerAtom, type Store } from './core/player-atom.js';
export { playerName } from './core/player-name.js';
export { refreshSession } from './core/refresh-session.js';
export { exclusionEnd, isSelfExcluded } from './core/self-excluded.js';
export {
  authStateAtom,
  createSession,
  sessionEndAtom,
  type Session,
  type SessionConfig,
} from './core/session.js';
export {
  terminationKey,
  terminationRecords,
  type RecordStorage,
  type TerminationRecords,
} from './core/termination-records.js';
export {
  accessTokenCookie,
  accessTokenDays,
  cookieTokenStore,
  serverHeldTokenStore,
  type TokenStore,
} from './core/token-store.js';
export {
  SessionProvider,
  useAuthState,
  useIsAuthenticated,
  useIsAuthenticatedOnceHydrated,
  useInactivityWarning,
  useIsQuiet,
  usePlayer,
  usePlayerCurrency,
  useSession,
  type SessionProviderProps,
} from './react/session-provider.js';
export { useStored } from './react/use-stored.js';
export { useSessionEnded } from './react/use-session-ended.js';
