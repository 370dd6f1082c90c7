import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { createPlayTimeStore, type StorageLike } from './play-time-store.js';

function makeStorage(): StorageLike & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
const played = (store: ReturnType<typeof createPlayTimeStore>) => {
  store.dispatch({ type: 'interval', at: 0, minutes: 1 });
  store.dispatch({ type: 'visible', at: 0 });
  store.dispatch({ type: 'tick', at: 60_000 });
  store.dispatch({ type: 'round', at: 60_000, stake: '2', payout: '0' });
};

describe('createPlayTimeStore', () => {
  it('continues after a reload, with the clock stopped and a due check still due', () => {
    const storage = makeStorage();
    const before = createPlayTimeStore(() => storage);
    before.open('7');
    played(before);
    const after = createPlayTimeStore(() => storage);
    after.open('7');
    expect(after.state()).toEqual({ ...before.state(), since: null });
    expect(after.state()).toMatchObject({ isDue: true, staked: '2', totalMs: 60_000 });
  });
  it('starts with nothing for another player', () => {
    const storage = makeStorage();
    const store = createPlayTimeStore(() => storage);
    store.open('7');
    played(store);
    store.open('8');
    expect(store.state()).toMatchObject({ isDue: false, totalMs: 0, staked: '0' });
  });
  it('keeps its state when the same player is opened again', () => {
    const store = createPlayTimeStore(makeStorage);
    store.open('7');
    played(store);
    store.open('7');
    expect(store.state().rounds).toBe(1);
  });
  it('clears state and storage', () => {
    const storage = makeStorage();
    const store = createPlayTimeStore(() => storage);
    store.open('7');
    played(store);
    store.clear();
    expect(store.state().rounds).toBe(0);
    expect(storage.values.size).toBe(0);
  });
  it.each(['{', 'null', '{"playerId":"7","staked":"a lot"}'])('ignores a stored %s', (text) => {
    const storage = makeStorage();
    storage.values.set('casino-kit.play-time', text);
    const store = createPlayTimeStore(() => storage);
    store.open('7');
    expect(store.state().totalMs).toBe(0);
  });
  it('works without a storage and with one that is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    for (const store of [createPlayTimeStore(() => null), createPlayTimeStore(blocked)]) {
      store.open('7');
      played(store);
      expect(store.state().isDue).toBe(true);
      store.clear();
    }
  });
  it('calls its listeners with every change until they unsubscribe', () => {
    const atoms = createStore();
    const store = createPlayTimeStore(() => null, atoms);
    const listener = vi.fn();
    const unsubscribe = atoms.sub(store.stateAtom, listener);
    store.dispatch({ type: 'visible', at: 0 });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.dispatch({ type: 'hidden', at: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
