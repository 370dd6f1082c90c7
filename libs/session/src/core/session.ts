import { type ApiClient, CallError } from '@casino-kit/api-client';
import {
  type BalanceUpdate,
  getUserDetails,
  type TerminationReason,
  type TerminationRecord,
  type UserDetails,
} from '@casino-kit/api-contract';
import { atom, createStore } from 'jotai/vanilla';
import {
  activeBonusDiffers,
  type AuthState,
  guest,
  notInitialized,
  signedIn,
  withBalances,
  withDepositCount,
} from './auth-state.js';
import { type CleanupRegistry } from './cleanup-registry.js';
import { createLogoutNotifier } from './logout-notifier.js';
import { cleanupAtom, type Store } from './player-atom.js';
import { type TabChannel } from './tab-channel.js';
import { type TerminationRecords } from './termination-records.js';
import { type TokenStore } from './token-store.js';

/** Who is playing, in the store of a session. */
export const authStateAtom = atom(notInitialized);

/** The end of a session that is still to be shown (§4), in the store of a session. */
export const sessionEndAtom = atom<TerminationRecord | null>(null);

export interface SessionConfig {
  client: ApiClient;
  /** Holds what the session knows, and what other libraries keep of the player; a new one by default. */
  store?: Store | undefined;
  tokens: TokenStore;
  /** The clock. */
  now: () => Date;
  /** Where the end of a session is persisted for the next load. Without it, it is not persisted. */
  records?: TerminationRecords | undefined;
  /** The other tabs, which log in and out together with this one. Without it, tabs are independent. */
  tabs?: TabChannel | undefined;
  /** Runs after a login or sign-up in this tab: someone who uses this browser has an account. */
  onKnownPlayer?: (() => void) | undefined;
  /** Runs when a player has left, after {@link Session.clearing}. */
  onCleared?: (() => void) | undefined;
  /**
   * Runs after a session has ended and was cleared, for any end reason; with its name where a server holds the token
   * ({@link TokenStore.sessionId}).
   */
  onEnded?: ((reason: TerminationReason, sessionId: string | undefined) => void) | undefined;
  /** Runs once for a session that the server ended with 403 (§8), after everything else. */
  onExpired?: ((reason: TerminationReason) => void) | undefined;
  /** Limit in milliseconds for reading user details when the session starts; the call's own limit by default. */
  detailsTimeoutMs?: number | undefined;
}

export interface Session {
  /** Holds {@link authStateAtom}, {@link sessionEndAtom} and everything of the player that other libraries keep in atoms. */
  readonly store: Store;
  /** Everything of the player that is cleared once they have left: with the session, or because another player came. */
  readonly clearing: CleanupRegistry;
  state(): AuthState;
  /**
   * Returns the state that the page's markup was rendered with: the restored one or, without one, {@link Session.state}.
   * A part of the page that hydrates late matches its markup only with this.
   */
  renderedState(): AuthState;
  /** Adopts a state that a server has already computed, and announces its player to the other tabs (decisions 56). */
  restore(state: AuthState): void;
  /**
   * Determines the player from the token and announces them to the other tabs (decisions 56). A failed init is a guest (§4), a
   * late one a player without details (§8).
   */
  initialize(): Promise<AuthState>;
  /**
   * Stores the token and reads the player's details. @throws CallError when they cannot be read; the session is then a
   * guest's again.
   */
  signIn(token: string): Promise<AuthState>;
  /**
   * Clears the user after sign-up. With login off on the mirror domain, keeps the token and logs the player in
   * (decisions 14).
   */
  signUp(token: string, loginOff: boolean): Promise<AuthState>;
  /**
   * Ends the session here at once and informs the server and the other tabs. The player is logged out even if the
   * server is unreachable.
   */
  signOut(reason?: TerminationReason): Promise<void>;
  /** Ends the session here without calling the server, which already knows. Does nothing for a guest. */
  end(reason: TerminationReason): void;
  /**
   * Returns the end of a session that is still to be shown (§4), or `null`: one found when the page was loaded, or one
   * in this tab that the player did not request. A player's own logout is shown only on the next load.
   */
  ended(): TerminationRecord | null;
  /** Clears the end that was shown, in the storage as well. */
  dismissEnded(): void;
  /** Replaces the balances that an event names. Keeps one that arrives before the player is known until then. */
  updateBalance(update: BalanceUpdate): void;
  /** Replaces the number of deposits with the one from a deposit event. */
  updateDepositCount(count: number): void;
  /** Adopts newly read details and returns whether the active bonus changed (§4). Drops details for a guest. */
  acceptDetails(details: UserDetails): boolean;
  /** Refetches the details. */
  refresh(): Promise<AuthState>;
  readonly tabs: TabChannel | null;
}

/**
 * Creates the session of one browser. It holds no timers and touches only those parts of the browser that are passed
 * in.
 */
export function createSession({
  client,
  store = createStore(),
  tokens,
  now,
  records,
  tabs,
  onKnownPlayer,
  onCleared,
  onEnded,
  onExpired,
  detailsTimeoutMs,
}: SessionConfig): Session {
  const clearing = store.get(cleanupAtom);
  const state = () => store.get(authStateAtom);
  let rendered: AuthState | null = null;
  store.set(sessionEndAtom, records?.read() ?? null);
  // The epoch of the token that this session uses. The store's epoch may belong to a token that another tab stored
  // since.
  let mine = tokens.epoch();
  let startedAt: string | undefined;
  // A session whose token was found to be gone, for as long as a guest follows it: the 403 that tells why may come later.
  let lost: { epoch: number; startedAt: string | undefined } | null = null;
  const notifyServer = createLogoutNotifier(client);
  const become = (next: AuthState): AuthState => {
    if (next.authenticated && !state().authenticated) {
      records?.clear();
      store.set(sessionEndAtom, null);
      lost = null;
    }
    store.set(authStateAtom, next);
    return state();
  };
  const inSession = () => state().authenticated || (tokens.signedIn() && tokens.epoch() === mine);
  const createRecord = (reason: TerminationReason, start = startedAt): TerminationRecord => ({
    reason,
    time: now().toISOString(),
    ...(start !== undefined && { startedAt: start }),
  });
  // What events said since the oldest pending request for the details began: newer than what that returns.
  let updates: ((state: AuthState) => AuthState)[] = [];
  let readings = 0;
  const update = (change: (state: AuthState) => AuthState) => {
    if (!state().authenticated && !tokens.signedIn()) return;
    if (readings > 0) updates.push(change);
    if (state().authenticated) become(change(state()));
  };
  const leave = (reason?: TerminationReason) => {
    updates = [];
    startedAt = undefined;
    become(guest);
    clearing.run(reason);
    onCleared?.();
  };

  /**
   * Ends every session. The token goes first, so that responses still in flight count as an old session's and are
   * dropped. Then everything that shows the player unmounts. Caches and atoms are emptied last, when nothing refills
   * them.
   */
  function finish(record: TerminationRecord, { shown = true, fromOtherTab = false } = {}): void {
    const own = tokens.epoch() === mine;
    const isReported = own && !fromOtherTab && (inSession() || lost !== null);
    const sessionId = inSession() ? tokens.sessionId?.() : undefined;
    lost = null;
    if (own) tokens.clear();
    store.set(sessionEndAtom, shown ? record : null);
    if (isReported) {
      records?.write(record);
      tabs?.post({ type: 'ended', sessionId, ...record });
    }
    leave(record.reason);
    onEnded?.(record.reason, sessionId);
  }

  const enter = async (): Promise<AuthState> => {
    const epoch = tokens.epoch();
    const from = updates.length;
    readings += 1;
    try {
      const details = await client.call(getUserDetails, {}, { timeoutMs: detailsTimeoutMs });
      if (epoch !== tokens.epoch()) return state();
      return become(updates.slice(from).reduce((known, change) => change(known), signedIn(details, now())));
    } finally {
      readings -= 1;
      if (readings === 0) updates = [];
    }
  };

  const announce = () => tabs?.post({ type: 'signed-in', startedAt, sessionId: tokens.sessionId?.() });

  async function begin(token: string): Promise<AuthState> {
    if (state().authenticated) leave();
    tokens.store(token);
    const epoch = tokens.epoch();
    mine = epoch;
    startedAt = now().toISOString();
    try {
      await enter();
    } catch (error) {
      if (epoch === tokens.epoch()) {
        tokens.clear();
        startedAt = undefined;
        become(guest);
      }
      throw error;
    }
    if (epoch === tokens.epoch()) {
      announce();
      onKnownPlayer?.();
    }
    return state();
  }

  async function load(): Promise<AuthState> {
    const epoch = tokens.epoch();
    mine = epoch;
    if (!tokens.signedIn()) return become(guest);
    try {
      return await enter();
    } catch (error) {
      if (epoch !== tokens.epoch()) return state();
      return become(error instanceof CallError && error.kind === 'timeout' ? signedIn(null, now()) : guest);
    }
  }

  /** Adopts the session that another tab has begun or ended: the player shown leaves before any request goes out for the next. */
  function follow(sessionId?: string, start?: string): void {
    const previous = state().authenticated ? { epoch: mine, startedAt } : null;
    tokens.adopt?.(sessionId);
    if (state().authenticated) leave();
    lost = tokens.signedIn() ? null : previous;
    startedAt = start;
    void load();
  }
  tokens.onReplaced?.(follow);

  /** Whether a player whom another tab shows is this tab's own, by the same token. */
  const isOwn = (sessionId: string | undefined) =>
    (state().authenticated || readings > 0) &&
    (tokens.sessionId
      ? tokens.sessionId() === sessionId
      : tokens.confirm !== undefined && tokens.epoch() === mine);

  client.onForbidden(({ epoch, reason }) => {
    // A late response to an ended session must not end the new one. Of several at once, only the first finds a session.
    const isOfLost = epoch === lost?.epoch;
    if (!isOfLost && (epoch !== mine || !inSession())) return;
    const record = createRecord(reason ?? 'SESSION_EXPIRED', isOfLost ? lost?.startedAt : startedAt);
    finish(record);
    onExpired?.(record.reason);
  });

  tabs?.subscribe((message) => {
    if (message.type === 'signed-in') {
      if (isOwn(message.sessionId)) startedAt = message.startedAt ?? startedAt;
      else follow(message.sessionId, message.startedAt);
    }
    if (message.type === 'ended') {
      // The player left in another tab.
      lost = null;
      if (!inSession()) return;
      const { type: _, sessionId, ...record } = message;
      // A tab that was asleep may report the end of the previous session late.
      const another =
        (record.startedAt !== undefined && startedAt !== undefined && record.startedAt !== startedAt) ||
        (sessionId !== undefined && sessionId !== tokens.sessionId?.());
      if (!another) finish(record, { fromOtherTab: true });
    }
  });

  return {
    store,
    clearing,
    tabs: tabs ?? null,
    state,
    renderedState: () => rendered ?? state(),
    ended: () => store.get(sessionEndAtom),
    restore(restored) {
      mine = tokens.epoch();
      rendered = restored;
      become(restored);
      if (restored.authenticated) announce();
    },
    async initialize() {
      const found = await load();
      if (found.authenticated) announce();
      return found;
    },
    signIn: begin,
    async signUp(token, loginOff) {
      if (state().authenticated) {
        tokens.clear();
        leave();
      } else become(guest);
      onKnownPlayer?.();
      return loginOff ? begin(token) : state();
    },
    async signOut(reason = 'USER_INITIATED') {
      mine = tokens.epoch();
      const isReported = tokens.signedIn() ? notifyServer(reason) : undefined;
      finish(createRecord(reason), { shown: reason !== 'USER_INITIATED' });
      await isReported;
    },
    end(reason) {
      if (inSession()) finish(createRecord(reason));
    },
    dismissEnded() {
      store.set(sessionEndAtom, null);
      records?.clear();
    },
    updateBalance: (balances) => update((known) => withBalances(known, balances)),
    updateDepositCount: (count) => update((known) => withDepositCount(known, count)),
    acceptDetails(details) {
      if (!state().authenticated) return false;
      const differs = activeBonusDiffers(state(), details);
      become(signedIn(details, now()));
      return differs;
    },
    refresh: enter,
  };
}
