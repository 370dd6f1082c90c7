import { terminationReasons, type UserDetails } from '@casino-kit/api-contract';
import { authStateAtom, cleanupAtom, guest, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { createProfileDrafts } from './profile-drafts.js';

const draft = { city: 'Delft' };
const player = (userId: string) => makeUserDetails({ getUser: { userId } });

/** A session in which the test decides who is logged in. */
function fakeSession() {
  const store = createStore();
  return {
    store,
    clearing: store.get(cleanupAtom),
    state: () => store.get(authStateAtom),
    become: (user: UserDetails | null) =>
      store.set(authStateAtom, user === null ? guest : signedIn(user, new Date('2026-11-20T12:00:00Z'))),
  };
}

describe('profile drafts', () => {
  it('are kept for their player only', () => {
    const drafts = createProfileDrafts();
    drafts.keep('7', draft);
    expect([drafts.of('7'), drafts.of('8')]).toEqual([draft, null]);
  });
  it('are empty when nothing is typed, and are cleared when they are saved or discarded', () => {
    const drafts = createProfileDrafts();
    drafts.keep('7', draft);
    drafts.drop('8');
    expect(drafts.of('7')).toEqual(draft);
    drafts.drop('7');
    expect(drafts.of('7')).toBeNull();
    drafts.keep('7', draft);
    drafts.keep('7', {});
    expect(drafts.of('7')).toBeNull();
  });
  it('are cleared when another player types', () => {
    const drafts = createProfileDrafts();
    drafts.keep('7', draft);
    drafts.keep('8', {});
    expect(drafts.of('7')).toBeNull();
  });
  it("survive every end of a session except the player's own logout", () => {
    for (const reason of terminationReasons) {
      const drafts = createProfileDrafts();
      drafts.keep('7', draft);
      drafts.clear(reason);
      expect(drafts.of('7')).toEqual(reason === 'USER_INITIATED' ? null : draft);
    }
  });
  it('are cleared without a reason too', () => {
    const drafts = createProfileDrafts();
    drafts.keep('7', draft);
    drafts.clear();
    expect(drafts.of('7')).toBeNull();
  });
  it('are kept for the same player and cleared when another one logs in', () => {
    const drafts = createProfileDrafts();
    const session = fakeSession();
    session.become(player('7'));
    drafts.keep('7', draft);
    drafts.follow(session);
    session.become(null);
    session.become(player('7'));
    expect(drafts.of('7')).toEqual(draft);
    session.become(player('8'));
    session.become(player('7'));
    expect(drafts.of('7')).toBeNull();
  });
  it('of a session that is followed are cleared by a logout only', () => {
    const drafts = createProfileDrafts();
    const session = fakeSession();
    drafts.follow(session);
    drafts.keep('7', draft);
    session.clearing.run('SESSION_EXPIRED');
    session.clearing.run();
    expect(drafts.of('7')).toEqual(draft);
    session.clearing.run('USER_INITIATED');
    expect(drafts.of('7')).toBeNull();
  });
  it('follow a session once, and at once', () => {
    const drafts = createProfileDrafts();
    const session = fakeSession();
    const subscribed = vi.spyOn(session.store, 'sub');
    drafts.keep('7', draft);
    session.become(player('8'));
    drafts.follow(session);
    drafts.follow(session);
    expect(drafts.of('7')).toBeNull();
    expect(subscribed).toHaveBeenCalledOnce();
  });
});
