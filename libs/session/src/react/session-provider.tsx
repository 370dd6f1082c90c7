'use client';

import { createStore, Provider } from 'jotai';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useLiveEvent, useLiveSocket } from '@casino-kit/api-client';
import { type UserDetails } from '@casino-kit/api-contract';
import { type AuthState, guest } from '../core/auth-state.js';
import { exclusionEnd } from '../core/self-excluded.js';
import { refreshSession } from '../core/refresh-session.js';
import { readDetailsUntilKnown } from './missing-details.js';
import { authStateAtom, type Session } from '../core/session.js';
import { useStored } from './use-stored.js';
import { useReopening } from './use-reopening.js';
import { useInactivity } from './use-inactivity.js';

const SessionContext = createContext<Session | null>(null);
const InactivityContext = createContext<number | null>(null);

export interface SessionProviderProps {
  /** From `createSession`; one per request on a server. Keep its identity. */
  session: Session;
  /**
   * Minutes without activity after which the player is logged out, as read by `inactivityMinutes`. Never without it.
   */
  inactivityMinutes?: number | undefined;
  children: ReactNode;
}

/**
 * Provides the session to all components below it. On mount it determines the player (unless a server already did;
 * details that a server could not read in time are read here, §7). While someone is logged in, it keeps the live socket
 * connected and watches for inactivity (§4). A session that the server ends over the socket ends here; an exclusion that the
 * socket reports, and the end of one, refetch the details.
 */
export function SessionProvider({ session, inactivityMinutes, children }: SessionProviderProps) {
  const live = useLiveSocket();
  useEffect(() => {
    if (!session.state().initialized) void session.initialize();
  }, [session]);
  const { authenticated, selfExcluded, user } = useStored(
    session.store,
    authStateAtom,
    session.renderedState,
  );
  const userId = user?.getUser.userId;
  const isUnknown = authenticated && user === null;
  useEffect(() => (isUnknown ? readDetailsUntilKnown(session) : undefined), [isUnknown, session]);
  useEffect(() => {
    if (!authenticated || live === null) return undefined;
    void live.connect();
    return () => live.disconnect();
  }, [authenticated, userId, live]);
  const endsAt = useInactivity(
    session,
    authenticated && inactivityMinutes !== undefined ? inactivityMinutes : null,
  );
  useLiveEvent('session:ended', ({ reason }) => session.end(reason));
  useReopening(session, selfExcluded ? exclusionEnd(user?.getUser.userLimit) : null);
  // Requested in another tab or on another device: from now on only withdrawals are possible here, too.
  useLiveEvent('exclusion', () => void refreshSession(session));
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>
        <InactivityContext value={endsAt}>{children}</InactivityContext>
      </Provider>
    </SessionContext>
  );
}

/** Returns the session of the nearest {@link SessionProvider}. @throws Error without one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null)
    throw new Error(
      'No SessionProvider above this component: wrap the application in CasinoProvider or SessionProvider.',
    );
  return session;
}

/**
 * Returns when the player will be logged out for inactivity, in milliseconds since 1970; `null` until two minutes
 * before (decisions 53). Any activity, such as a key press, keeps them logged in.
 */
export function useInactivityWarning(): number | null {
  return useContext(InactivityContext);
}

/** Without a session everyone is a guest. */
const noSession = createStore();
noSession.set(authStateAtom, guest);

const isAuthenticated = ({ authenticated }: AuthState) => authenticated;
const isExcluded = ({ selfExcluded }: AuthState) => selfExcluded;

/**
 * Returns what `select` returns of the live auth state; it must return the same value for the same state. On a server and
 * while hydrating, that of `rendered`: by default who the page is rendered for.
 */
function useSelected<T>(select: (state: AuthState) => T, rendered?: AuthState): T {
  const session = useContext(SessionContext);
  return useStored(
    session?.store ?? noSession,
    authStateAtom,
    () => rendered ?? session?.renderedState() ?? guest,
    select,
  );
}

/**
 * Returns the live auth state, or what `select` returns of it: a component that selects a single value, such as the
 * player's id, does not render again with every balance. Outside a {@link SessionProvider} everyone is a guest.
 */
export function useAuthState(): AuthState;
export function useAuthState<T extends string | number | boolean | null | undefined>(
  select: (state: AuthState) => T,
): T;
export function useAuthState(select = (state: AuthState): unknown => state): unknown {
  return useSelected(select);
}

/**
 * Returns whether someone is logged in. A component that needs no more renders again only when that changes, and not
 * whenever details of the player do.
 */
export function useIsAuthenticated(): boolean {
  return useSelected(isAuthenticated);
}

/**
 * Returns whether someone is logged in; `false` on a server and while hydrating. For what a player gets beside markup that
 * all visitors share; a guest's page does not render again for it.
 */
export function useIsAuthenticatedOnceHydrated(): boolean {
  return useSelected(isAuthenticated, guest);
}

/**
 * Returns whether the player is excluded or on a break: then nothing may invite to play or to pay in (decisions 79). It
 * changes while the page is open, with the exclusion's beginning and end.
 */
export function useIsQuiet(): boolean {
  return useSelected(isExcluded);
}

/**
 * Returns the currency of the player's wallet; `undefined` for a guest. A component that needs no more does not render again
 * with every balance.
 */
export function usePlayerCurrency(): string | undefined {
  return useSelected(({ user }) => user?.getUser.currencyCode);
}

/** Returns the logged-in player's details, or `null`. */
export function usePlayer(): UserDetails | null {
  return useAuthState().user;
}
