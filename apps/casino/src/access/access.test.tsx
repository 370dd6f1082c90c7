import { createTestCasino } from '@casino-kit/provider/testing';
import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ShellLink } from '../app/router-link.js';
import Access from './access.js';

const server = setupServer(http.all('*', () => HttpResponse.json({ success: true, data: null })));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Opens the lobby as a guest of a brand with or without `cookiesPopup`. */
async function open(cookiesPopup: boolean): Promise<void> {
  const { Host } = createTestCasino({
    settings: { cookiesPopup },
    player: null,
    navigation: { Link: ShellLink, navigate: vi.fn() },
  });
  // The banner loads on its own.
  await import('./cookie-banner-part.js');
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/casino']}>
        <Host>
          <Access onBlocked={vi.fn()} />
        </Host>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

it('asks for consent to cookies with `cookiesPopup`', async () => {
  await open(true);
  expect(await screen.findByRole('button', { name: 'Accept all' })).toBeDefined();
});

it('asks for no consent without `cookiesPopup`', async () => {
  await open(false);
  expect(screen.queryByRole('button')).toBeNull();
});
