import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNewerBuild } from './newer-build.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('is found in the responses that the browser reports, those from before included, until nobody asks any more', () => {
  let report: (builds: string[]) => void = () => undefined;
  const observed: unknown[] = [];
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(receive: (list: { getEntries: () => unknown[] }) => void) {
        report = (builds) =>
          receive({
            getEntries: () =>
              builds.map((description) => ({
                transferSize: 300,
                serverTiming: [{ name: 'build', description }],
              })),
          });
      }
      observe(options: unknown) {
        observed.push(options);
      }
      disconnect = disconnect;
    },
  );
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = 'https://casino.example/assets/main-1.js';
  document.head.append(script);
  const { result, unmount } = renderHook(() => useNewerBuild());
  expect(observed).toEqual([{ type: 'resource', buffered: true }]);
  act(() => report(['main-1.js']));
  expect(result.current).toBeNull();
  act(() => report(['main-1.js', 'main-2.js']));
  expect(result.current).toBe('main-2.js');
  // A cached response of the page's own build does not take it back.
  act(() => report(['main-1.js']));
  expect(result.current).toBe('main-2.js');
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
