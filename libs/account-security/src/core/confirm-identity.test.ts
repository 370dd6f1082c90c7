import { cleanupAtom } from '@casino-kit/session';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { confirmIdentity, dialogPlacesAtom, waitingCallAtom } from './confirm-identity.js';

const storeWithDialog = () => {
  const store = createStore();
  store.set(dialogPlacesAtom, 1);
  return store;
};

describe('a call that needs a confirmation', () => {
  it('is not confirmed where nothing could show the dialog', async () => {
    const store = createStore();
    expect(await confirmIdentity(store)).toBe(false);
    expect(store.get(waitingCallAtom)).toBeNull();
  });

  it.each([true, false])('waits until the player has answered: %s', async (answer) => {
    const store = storeWithDialog();
    const asked = confirmIdentity(store);
    store.get(waitingCallAtom)?.settle(answer);
    expect(await asked).toBe(answer);
    expect(store.get(waitingCallAtom)).toBeNull();
  });

  it('gives way to one that asks later', async () => {
    const store = storeWithDialog();
    const first = confirmIdentity(store);
    const second = confirmIdentity(store);
    expect(await first).toBe(false);
    store.get(waitingCallAtom)?.settle(true);
    expect(await second).toBe(true);
  });

  it('is forgotten when the player leaves', () => {
    const store = storeWithDialog();
    void confirmIdentity(store);
    store.get(cleanupAtom).run();
    expect(store.get(waitingCallAtom)).toBeNull();
  });
});
