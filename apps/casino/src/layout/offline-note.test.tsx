import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineNote } from './offline-note.js';

afterEach(() => vi.restoreAllMocks());

function network(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('announces politely that the player is offline, until the network is back', () => {
  render(<OfflineNote />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  network(false);
  expect(region.textContent).toContain('You are offline');
  network(true);
  expect(region.textContent).toBe('');
});
