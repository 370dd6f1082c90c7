import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useLiveSocket } from '@casino-kit/api-client';
import { type UserDetails } from '@casino-kit/api-contract';
import { type AuthState, guest } from '../core/auth-state.js';
import { type Session } from '../core/session.js';

const SessionContext = createContext<Session | null>(null);

/**
 * Gives every component below it the session, finds out who is playing when it mounts (unless a server did already) and
 * keeps the live socket connected as long as somebody is signed in.
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const live = useLiveSocket();
  useEffect(() => {
    if (!session.state().initialized) void session.initialize();
  }, [session]);
  const { authenticated, user } = useSyncExternalStore(session.subscribe, session.state, session.state);
  const userId = user?.getUser.userId;
  useEffect(() => {
    if (!authenticated || live === null) return undefined;
    void live.connect();
    return () => live.disconnect();
  }, [authenticated, userId, live]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the nearest {@link SessionProvider}. @throws Error without one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null)
    throw new Error(
      'No SessionProvider above this component: wrap the application in CasinoProvider or SessionProvider.',
    );
  return session;
}

const nothing = () => () => undefined;
const asGuest = () => guest;

/** Who is playing, live. Outside a {@link SessionProvider} everybody is a guest. */
export function useAuthState(): AuthState {
  const session = useContext(SessionContext);
  return useSyncExternalStore(
    session?.subscribe ?? nothing,
    session?.state ?? asGuest,
    session?.state ?? asGuest,
  );
}

/** The signed-in player's details, or `null`. */
export function usePlayer(): UserDetails | null {
  return useAuthState().user;
}
