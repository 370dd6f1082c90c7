import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Queries of the next test belong to a browser that is online and looked at again.
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});
// On a busy machine awaited changes may take longer than the default of a second.
configure({ asyncUtilTimeout: 8_000 });

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
