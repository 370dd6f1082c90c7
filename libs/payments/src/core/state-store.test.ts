import { describe, expect, it } from 'vitest';
import { createStateStore } from './state-store.js';

describe('a state store', () => {
  it('goes on by events and tells whoever listens', () => {
    const told: string[] = [];
    const store = createStateStore(
      1,
      (state, event: number) => state + event,
      (before, after) => told.push(`step ${before} to ${after}`),
    );
    const stop = store.subscribe(() => told.push(`is ${store.state()}`));
    expect(store.dispatch(2)).toBe(3);
    stop();
    expect(store.dispatch(4)).toBe(7);
    expect(store.state()).toBe(7);
    expect(told).toEqual(['step 1 to 3', 'is 3', 'step 3 to 7']);
  });
});
