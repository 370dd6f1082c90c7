import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { cleanupAtom, playerAtom } from './player-atom.js';

describe('playerAtom', () => {
  it('has its initial value again once the player has left, and for the next player too', () => {
    const store = createStore();
    const opened = playerAtom<readonly string[]>([]);
    for (const chat of ['en', 'de']) {
      store.set(opened, [chat]);
      expect(store.get(opened)).toEqual([chat]);
      store.get(cleanupAtom).run();
      expect(store.get(opened)).toEqual([]);
    }
  });

  it('notifies its subscribers when it changes, and when the player leaves', () => {
    const store = createStore();
    const opened = playerAtom(false);
    const listener = vi.fn();
    store.sub(opened, listener);
    store.set(opened, true);
    store.set(opened, true);
    store.get(cleanupAtom).run();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps the values of one store apart from those of another', () => {
    const [first, second] = [createStore(), createStore()];
    const opened = playerAtom(0);
    first.set(opened, 1);
    second.set(opened, 2);
    first.get(cleanupAtom).run();
    expect([first.get(opened), second.get(opened)]).toEqual([0, 2]);
  });
});
