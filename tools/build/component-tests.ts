import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  // Queries of the next test belong to a browser that is online and looked at again.
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});
// A lazy part whose import ended with its file would be pending for every later file that renders it.
afterAll(() => vi.dynamicImportSettled(), 180_000);
// What is awaited ends as soon as it can; on a busy machine a part that is read for the first time takes long.
configure({ asyncUtilTimeout: 60_000 });

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
