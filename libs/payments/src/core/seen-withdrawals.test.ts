import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.js';
import { createSeenWithdrawals } from './seen-withdrawals.js';

describe('createSeenWithdrawals', () => {
  it('persists dismissed withdrawals across reloads, for that player alone, until the session ends', () => {
    const storage = memoryStorage();
    const before = createSeenWithdrawals(() => storage);
    before.add('7', 'W-1');
    before.add('7', 'W-2');
    before.add('7', 'W-1');
    const after = createSeenWithdrawals(() => storage);
    expect(after.read('7')).toEqual(['W-2', 'W-1']);
    expect(after.read('7')).toBe(after.read('7'));
    expect(after.read('8')).toEqual([]);
    after.clear();
    expect(before.read('7')).toEqual([]);
    expect(storage.text()).toBe('');
  });
  it('notifies its subscribers', () => {
    const storage = memoryStorage();
    const store = createStore();
    const seen = createSeenWithdrawals(() => storage, store);
    const received = vi.fn();
    const stop = store.sub(seen.changesAtom, received);
    seen.add('7', 'W-1');
    stop();
    seen.clear();
    expect(received).toHaveBeenCalledOnce();
  });
  it('keeps the latest fifty', () => {
    const storage = memoryStorage();
    const seen = createSeenWithdrawals(() => storage);
    for (let count = 1; count <= 60; count += 1) seen.add('7', `W-${count}`);
    expect(seen.read('7')).toHaveLength(50);
    expect(seen.read('7').at(-1)).toBe('W-60');
  });
  it.each(['nonsense', '[]', '{"playerId":7}'])('is empty when the storage contains %s', (text) => {
    const storage = { ...memoryStorage(), getItem: () => text };
    expect(createSeenWithdrawals(() => storage).read('7')).toEqual([]);
  });
  it('is empty without a storage', () => {
    const seen = createSeenWithdrawals(() => null);
    seen.add('7', 'W-1');
    expect(seen.read('7')).toEqual([]);
  });
});
