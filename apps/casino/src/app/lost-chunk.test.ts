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

it('a lost part of a page reloads it once for each build', () => {
  const kept = new Map<string, string>();
  expect([page('main-1.js', kept), page('main-1.js', kept), page('main-2.js', kept)]).toEqual([1, 0, 1]);
  expect(hasLostChunk()).toBe(true);
});
it('a lost part reloads nothing offline, and the reload is still there for later', () => {
  const kept = new Map<string, string>();
  expect([page('main-1.js', kept, false), page('main-1.js', kept)]).toEqual([0, 1]);
});
it('a lost part reloads nothing where it could not be remembered', () => {
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
