import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useIsMobile } from './use-is-mobile.js';

function Width() {
  return <output>{useIsMobile() ? 'phone' : 'wide'}</output>;
}

/** A page that is `width` pixels wide, and can be resized. */
function page(width: number) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return width <= Number(/max-width: (\d+)px/.exec(media)?.[1]);
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    listeners,
    resize(to: number) {
      width = to;
      for (const listener of listeners) listener();
    },
  };
}
const shown = () => screen.getByRole('status').textContent;
afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  it('is a phone’s up to 767 px', () => {
    const { resize } = page(767);
    render(<Width />);
    expect(shown()).toBe('phone');
    act(() => resize(768));
    expect(shown()).toBe('wide');
    act(() => resize(390));
    expect(shown()).toBe('phone');
  });
  it('unsubscribes when no component uses it', () => {
    const { listeners } = page(390);
    const { unmount } = render(<Width />);
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
  it('is wide on a server', () => expect(renderToString(<Width />)).toContain('wide'));
});
