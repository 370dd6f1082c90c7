import { expect, it } from 'vitest';
import { handleLostChunk, hasLostChunk, watchLeaving } from './lost-chunk.js';

function page(build: string, stored: Map<string, string>, isOnline = true, isLeaving = () => false) {
  let reloads = 0;
  handleLostChunk({
    build,
    isOnline: () => isOnline,
    isLeaving,
    storage: () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
    }),
    reload: () => (reloads += 1),
  });
  return reloads;
}

it('does not reload a page that is being left, which aborted the chunk', () => {
  const target = new EventTarget();
  const isLeaving = watchLeaving(target);
  const stored = new Map<string, string>();
  target.dispatchEvent(new Event('beforeunload'));
  expect(page('main-1.js', stored, true, isLeaving)).toBe(0);
  expect(hasLostChunk()).toBe(false);
  target.dispatchEvent(new Event('pointerdown'));
  expect(page('main-1.js', stored, true, isLeaving)).toBe(1);
});
it('counts a page as not left when it is shown again or still used', () => {
  const target = new EventTarget();
  const isLeaving = watchLeaving(target);
  for (const type of ['pageshow', 'pointerdown', 'keydown']) {
    target.dispatchEvent(new Event('beforeunload'));
    expect(isLeaving(), type).toBe(true);
    target.dispatchEvent(new Event(type));
    expect(isLeaving(), type).toBe(false);
  }
});
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
    isLeaving: () => false,
    storage: () => {
      throw new Error('forbidden');
    },
    reload: () => (reloads += 1),
  });
  expect(reloads).toBe(0);
});
