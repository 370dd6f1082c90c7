import { authStateAtom, guest, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { emptyForNextPlayer } from './tab-owner.js';

const now = new Date('2026-11-26T12:00:00Z');
const createState = (userId: string | null) =>
  userId === null ? guest : signedIn(makeUserDetails({ getUser: { userId } }), now);

/** Loads a page of the tab for a player; returns what shows the next one there. */
function load(kept: Map<string, string>, userId: string | null) {
  const store = createStore();
  store.set(authStateAtom, createState(userId));
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    clear: () => kept.clear(),
  };
  emptyForNextPlayer(() => storage, { state: () => store.get(authStateAtom), store });
  return (next: string | null) => store.set(authStateAtom, createState(next));
}

it('keeps what the same player left in this tab, over loads and logins', () => {
  const kept = new Map([['deposit', 'k1']]);
  load(kept, '7');
  const show = load(kept, null);
  show('7');
  show(null);
  show('7');
  expect(kept.get('deposit')).toBe('k1');
});

it.each([
  ['a page is loaded for another player', (kept: Map<string, string>) => void load(kept, '8')],
  ['another player logs in after a guest’s page', (kept: Map<string, string>) => load(kept, null)('8')],
  ['another tab changes the player', (kept: Map<string, string>) => load(kept, '7')('8')],
])('empties the storage when %s', (_, change) => {
  const kept = new Map([['deposit', 'k1']]);
  load(kept, '7');
  change(kept);
  expect([...kept]).toEqual([['player', '8']]);
});

it('ignores a storage that is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const session = { state: () => createState('7'), store: createStore() };
  expect(() => emptyForNextPlayer(blocked, session)).not.toThrow();
});
