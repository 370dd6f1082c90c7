import { expect, it } from 'vitest';
import { handleLostChunk, hasLostChunk } from './lost-chunk.js';

function page(build: string, stored: Map<string, string>, isOnline = true) {
  let reloads = 0;
  handleLostChunk({
    build,
    isOnline: () => isOnline,
    storage: () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
    }),
    reload: () => (reloads += 1),
  });
  return reloads;
}

it('reloads the page once per build when a chunk is lost', () => {
  const stored = new Map<string, string>();
  expect([page('main-1.js', stored), page('main-1.js', stored), page('main-2.js', stored)]).toEqual([
    1, 0, 1,
  ]);
  expect(hasLostChunk()).toBe(true);
});
it('does not reload offline, and still can once back online', () => {
  const stored = new Map<string, string>();
  expect([page('main-1.js', stored, false), page('main-1.js', stored)]).toEqual([0, 1]);
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
