import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  // Files of a worker can share a document: where a visitor was and what they chose in one test is unknown in the next.
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  // Queries of the next test belong to a browser that is online and looked at again.
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

/** Timers that the tests of a file and the code under test have started. jsdom's frames are an interval, which stays. */
const timers = new Set<NodeJS.Timeout>();
const { setTimeout: startTimer } = globalThis;
globalThis.setTimeout = new Proxy(startTimer, {
  apply(target, self, args) {
    const timer = Reflect.apply(target, self, args) as NodeJS.Timeout;
    timers.add(timer);
    return timer;
  },
});
// A repeated request would otherwise reach the next file, and a lazy part whose import ended with its file would be
// pending for every later file that renders it.
afterAll(async () => {
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = startTimer;
  await vi.dynamicImportSettled();
}, 180_000);
// What is awaited ends as soon as it can; on a busy machine a part that is read for the first time takes long.
configure({ asyncUtilTimeout: 60_000 });
// Where a test is meant to fail, as in mutation testing, `TEST_WAIT_MS` says when, and nobody reads the document it found:
// writing that out takes longer than the test.
if (process.env.TEST_WAIT_MS)
  configure({
    asyncUtilTimeout: Number(process.env.TEST_WAIT_MS),
    getElementError: (message) => new Error(message ?? 'no such element'),
  });
// Testing Library adds a macrotask to all that is awaited, and a test that reads too early passes by it on an idle machine.
// With `TEST_RACES=1` there are microtasks alone, so such a test fails each time.
if (process.env.TEST_RACES)
  configure({
    asyncWrapper: async (run) => {
      const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
      const before = environment.IS_REACT_ACT_ENVIRONMENT;
      environment.IS_REACT_ACT_ENVIRONMENT = false;
      try {
        const result = await run();
        for (let task = 0; task < 40; task += 1) await Promise.resolve();
        return result;
      } finally {
        environment.IS_REACT_ACT_ENVIRONMENT = before;
      }
    },
  });

// jsdom has no layout, so it lacks these three; the components only ask whether something is visible or fits.
class Observer {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
  takeRecords(): [] {
    return [];
  }
}
globalThis.ResizeObserver ??= Observer;
globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
// jsdom has no CSS namespace; components only escape ids that React created.
globalThis.CSS ??= { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
