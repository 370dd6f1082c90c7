import { type ApiClient, CallError } from '@casino-kit/api-client';
import { getUserDetails, logout, type TerminationReason, type UserDetails } from '@casino-kit/api-contract';
import {
  activeBonusDiffers,
  type AuthState,
  type Balances,
  guest,
  notInitialized,
  signedIn,
  withBalances,
} from './auth-state.js';
import { type TokenStore } from './token-store.js';

export interface SessionConfig {
  client: ApiClient;
  tokens: TokenStore;
  /** The clock. */
  now: () => Date;
  /** Runs after a session has ended, whatever ended it: every cache and atom that holds a player's data is cleared here. */
  onCleared?: (reason: TerminationReason) => void;
  /** Runs once for a session that the server ended with 403 (§8), after it was cleared. */
  onExpired?: () => void;
  /** Limit in milliseconds for reading user details when the session starts; the call's own by default. */
  detailsTimeoutMs?: number;
}

export interface Session {
  state(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Takes over a state that a server worked out already. */
  restore(state: AuthState): void;
  /** Finds out who is playing from the token; a failed init is a guest (§4), a late one a player without details (§8). */
  initialize(): Promise<AuthState>;
  /** Keeps the token and reads the player's details. @throws CallError when they cannot be read; the session is then a guest's again. */
  signIn(token: string): Promise<AuthState>;
  /** After sign-up: clears the user; with login off on the mirror domain the token is kept and the player signed in (decisions 14). */
  signUp(token: string, loginOff: boolean): Promise<AuthState>;
  /** Ends the session here at once, and tells the server; a server out of reach does not keep a player signed in. */
  signOut(reason?: TerminationReason): Promise<void>;
  updateBalance(balances: Balances): void;
  /** Takes newly read details over; tells whether the active bonus had changed (§4). */
  acceptDetails(details: UserDetails): boolean;
  /** Reads the details again. */
  refresh(): Promise<AuthState>;
}

/** Makes the session of one visitor. It holds no timers and touches no storage but the token store it is given. */
export function createSession({
  client,
  tokens,
  now,
  onCleared,
  onExpired,
  detailsTimeoutMs,
}: SessionConfig): Session {
  let state = notInitialized;
  const listeners = new Set<() => void>();
  const become = (next: AuthState): AuthState => {
    state = next;
    for (const listener of listeners) listener();
    return state;
  };
  const clear = (reason: TerminationReason) => {
    tokens.clear();
    become(guest);
    onCleared?.(reason);
  };
  const read = () => client.call(getUserDetails, {}, { timeoutMs: detailsTimeoutMs });

  client.onForbidden(({ epoch }) => {
    // A late answer to an ended session must not end the new one; of many at once only the first finds a session.
    if (epoch !== tokens.epoch() || !tokens.signedIn()) return;
    clear('SESSION_EXPIRED');
    onExpired?.();
  });

  const enter = async (): Promise<AuthState> => {
    const epoch = tokens.epoch();
    const details = await read();
    return epoch === tokens.epoch() ? become(signedIn(details, now())) : state;
  };

  const begin = async (token: string): Promise<AuthState> => {
    tokens.store(token);
    try {
      return await enter();
    } catch (error) {
      tokens.clear();
      become(guest);
      throw error;
    }
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: (restored) => void become(restored),
    async initialize() {
      if (!tokens.signedIn()) return become(guest);
      try {
        return await enter();
      } catch (error) {
        return become(error instanceof CallError && error.kind === 'timeout' ? signedIn(null, now()) : guest);
      }
    },
    signIn: begin,
    async signUp(token, loginOff) {
      become(guest);
      return loginOff ? begin(token) : state;
    },
    async signOut(reason = 'USER_INITIATED') {
      const told = tokens.signedIn() ? client.call(logout, { body: { reason } }) : Promise.resolve();
      clear(reason);
      await Promise.resolve(told).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    },
    updateBalance: (balances) => void become(withBalances(state, balances)),
    acceptDetails(details) {
      const differs = activeBonusDiffers(state, details);
      become(signedIn(details, now()));
      return differs;
    },
    refresh: enter,
  };
}
