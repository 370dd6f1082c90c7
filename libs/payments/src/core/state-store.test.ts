import { describe, expect, it } from 'vitest';
import { createStateStore } from './state-store.js';

describe('createStateStore', () => {
  it('returns the state that was set last and calls its subscribers until they unsubscribe', () => {
    const emitted: number[] = [];
    const store = createStateStore(1);
    const unsubscribe = store.subscribe(() => emitted.push(store.state()));
    expect(store.set(3)).toBe(3);
    unsubscribe();
    expect(store.set(7)).toBe(7);
    expect(store.state()).toBe(7);
    expect(emitted).toEqual([3]);
  });
});
