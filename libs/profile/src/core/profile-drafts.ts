import { type TerminationReason } from '@casino-kit/api-contract';
import { authStateAtom, type Session } from '@casino-kit/session';
import { type ProfileField, type ProfileValues } from './profile-values.js';

/** The values that a player typed into the profile form and did not save, by field. */
export type ProfileDraft = Readonly<Partial<ProfileValues>>;

/**
 * Keeps the values typed into the profile form until the page unloads, in memory only: when the form is closed, and
 * when the session ends automatically, so that the same player finds them again. It contains no passwords.
 */
export interface ProfileDrafts {
  /** Returns the draft of a player, or `null`. */
  of(userId: string): ProfileDraft | null;
  /** Keeps a player's draft and clears that of any other player; an empty draft is dropped. */
  keep(userId: string, typed: ProfileDraft): void;
  /** Clears a player's draft, because it was saved or discarded. */
  drop(userId: string): void;
  /**
   * From now on the login of another player clears the draft, and so does a logout. Calling it twice for one session has
   * no effect.
   */
  follow(session: Pick<Session, 'state' | 'store' | 'clearing'>): void;
  /**
   * Clears everything when the player logged out themselves, or without a reason. A session that ended otherwise
   * (inactivity, expiry, another login, maintenance …) keeps the draft for the same player.
   */
  clear(reason?: TerminationReason): void;
}

/** Makes a memory of drafts; a visit needs one, which is {@link profileDrafts}. */
export function createProfileDrafts(): ProfileDrafts {
  let kept: { userId: string; typed: ProfileDraft } | null = null;
  const followed = new WeakSet<object>();
  const clear: ProfileDrafts['clear'] = (reason = 'USER_INITIATED') => {
    if (reason === 'USER_INITIATED') kept = null;
  };
  const dropOtherPlayers = (userId: string) => {
    if (kept !== null && kept.userId !== userId) kept = null;
  };
  return {
    of: (userId) => (kept?.userId === userId ? kept.typed : null),
    keep(userId, typed) {
      const fields = Object.keys(typed) as ProfileField[];
      kept = fields.length > 0 ? { userId, typed } : null;
    },
    drop(userId) {
      if (kept?.userId === userId) kept = null;
    },
    follow(session) {
      if (followed.has(session)) return;
      followed.add(session);
      const look = () => {
        const userId = session.state().user?.getUser.userId;
        if (userId !== undefined) dropOtherPlayers(userId);
      };
      look();
      session.store.sub(authStateAtom, look);
      session.clearing.add((reason) => {
        if (reason !== undefined) clear(reason);
      });
    },
    clear,
  };
}

/** The drafts of this visit. A server never writes to it, because only typed values are stored. */
export const profileDrafts: ProfileDrafts = createProfileDrafts();
