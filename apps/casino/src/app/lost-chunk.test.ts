import { afterEach, expect, it } from 'vitest';
import { handleLostChunk, hasLostChunk, watchLeaving, withoutReload } from './lost-chunk.js';

const target = new EventTarget();
watchLeaving(target);
afterEach(() => target.dispatchEvent(new Event('pageshow')));

const lost = new TypeError('Importing a module script failed.');

function page(build: string, stored: Map<string, string>, isOnline = true, error: Error = lost) {
  let reloads = 0;
  handleLostChunk({
    error,
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

it('does not reload for what a loaded script throws', () => {
  const error = new RangeError('invalid language tag: C');
  expect(page('main-1.js', new Map(), true, error)).toBe(0);
  expect(hasLostChunk()).toBe(false);
});
it('does not reload a page that is being left, which aborted the chunk', () => {
  const stored = new Map<string, string>();
  expect(hasLostChunk()).toBe(false);
  target.dispatchEvent(new Event('beforeunload'));
  expect(page('main-1.js', stored)).toBe(0);
  expect(stored.size).toBe(0);
  // The part is lost for as long as the page lives, so that a page that was not left offers a reload.
  expect(hasLostChunk()).toBe(true);
});
it.each(['pageshow', 'pointerdown', 'keydown'])(
  'counts a page as not left when it is shown again or still used: %s',
  (type) => {
    target.dispatchEvent(new Event('beforeunload'));
    expect(page('main-1.js', new Map())).toBe(0);
    target.dispatchEvent(new Event(type));
    expect(page('main-1.js', new Map())).toBe(1);
  },
);
it('reloads the page once per build when a chunk is lost', () => {
  const stored = new Map<string, string>();
  expect([page('main-1.js', stored), page('main-1.js', stored), page('main-2.js', stored)]).toEqual([
    1, 0, 1,
  ]);
  expect(hasLostChunk()).toBe(true);
});
it('reloads for a stylesheet that could not be loaded', () => {
  const error = new Error('Unable to preload CSS for /assets/dialog.css');
  expect(page('main-1.js', new Map(), true, error)).toBe(1);
});
it('does not reload offline, and still can once back online', () => {
  const stored = new Map<string, string>();
  expect([page('main-1.js', stored, false), page('main-1.js', stored)]).toEqual([0, 1]);
});
it('does not reload while something says itself that its code did not come, and can afterwards', async () => {
  const stored = new Map<string, string>();
  const refused = withoutReload(async () => {
    await Promise.resolve();
    expect(page('main-1.js', stored)).toBe(0);
    throw lost;
  });
  await expect(refused).rejects.toBe(lost);
  expect(page('main-1.js', stored)).toBe(1);
});
it('does not reload when the reload cannot be remembered', () => {
  let reloads = 0;
  handleLostChunk({
    error: lost,
    build: 'main-1.js',
    isOnline: () => true,
    storage: () => {
      throw new Error('forbidden');
    },
    reload: () => (reloads += 1),
  });
  expect(reloads).toBe(0);
});
