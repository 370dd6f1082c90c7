import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOnline } from './use-online.js';

function Connection() {
  return <output>{useOnline() ? 'online' : 'offline'}</output>;
}
function network(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void globalThis.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
const shown = () => screen.getByRole('status').textContent;
afterEach(() => vi.restoreAllMocks());

describe('useOnline', () => {
  it('follows the connection of the browser', () => {
    render(<Connection />);
    expect(shown()).toBe('online');
    network(false);
    expect(shown()).toBe('offline');
    network(true);
    expect(shown()).toBe('online');
  });
  it('returns true on a server', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(renderToString(<Connection />)).toContain('online');
  });
});
