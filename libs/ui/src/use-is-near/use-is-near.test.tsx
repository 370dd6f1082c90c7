import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsNear } from './use-is-near.js';

let report: (isIntersecting: boolean) => void = () => undefined;
const margins: (string | undefined)[] = [];
const disconnect = vi.fn();
beforeEach(() => {
  margins.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin);
        report = (isIntersecting) =>
          act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  disconnect.mockClear();
});

function Place() {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useIsNear(place, 600) ? 'content' : 'empty'}</div>;
}

it('is true once the element comes within the margin, and stays true', () => {
  render(<Place />);
  expect(margins).toEqual(['600px']);
  report(false);
  expect(screen.queryByText('content')).toBeNull();
  report(true);
  expect(screen.getByText('content')).toBeTruthy();
  expect(disconnect).toHaveBeenCalledOnce();
});
