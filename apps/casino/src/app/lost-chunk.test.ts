import { expect, it } from 'vitest';
import { handleLostChunk, hasLostChunk } from './lost-chunk.js';

function page(build: string, kept: Map<string, string>, isOnline = true) {
  let reloads = 0;
  handleLostChunk({
    build,
    isOnline: () => isOnline,
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    }),
    reload: () => (reloads += 1),
  });
  return reloads;
}

it('reloads the page once per build when a chunk is lost', () => {
  const kept = new Map<string, string>();
  expect([page('main-1.js', kept), page('main-1.js', kept), page('main-2.js', kept)]).toEqual([1, 0, 1]);
  expect(hasLostChunk()).toBe(true);
});
it('does not reload offline, and still can once back online', () => {
  const kept = new Map<string, string>();
  expect([page('main-1.js', kept, false), page('main-1.js', kept)]).toEqual([0, 1]);
});
it('does not reload when the reload cannot be remembered', () => {
  let reloads = 0;
  handleLostChunk({
    build: 'main-1.js',
    isOnline: () => true,
    storage: () => {
      throw new Error('forbidden');
    },
    reload: () => (reloads += 1),
  });
  expect(reloads).toBe(0);
});
