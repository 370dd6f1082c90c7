import { type SettingsFields } from '@casino-kit/api-contract';
import { chatHandlers, makeChatMessage } from '@casino-kit/chat/testing';
import { gamesHandlers } from '@casino-kit/games/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HydrationMarker } from '../../app/hydration-marker.js';
import { ShellLink } from '../../app/router-link.js';
import { Layout } from '../layout.js';

const server = setupServer(
  ...chatHandlers(),
  ...gamesHandlers(),
  http.get('*/api/user/get-user-details', () =>
    HttpResponse.json({ success: true, data: makeUserDetails() }),
  ),
  http.all('*', () => HttpResponse.json({ success: true, data: null })),
);
let isWide = true;
beforeAll(() => server.listen());
beforeEach(() => {
  isWide = true;
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1181px') && isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Opens the frame around an empty page of a brand with these settings. */
async function open(settings: Partial<SettingsFields> = { showLiveChat: true }, { guest = false } = {}) {
  const casino = createTestCasino({
    settings: { showMobileBottomMenu: true, ...settings },
    ...(guest && { player: null }),
    navigation: { Link: ShellLink, navigate: vi.fn() },
  });
  casino.socket.respond('chat:join', ({ room }) => ({ ok: true, data: { room, here: 3 } }));
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/casino']}>
        <casino.Host>
          <Routes>
            <Route element={<Layout chrome="full" onError={vi.fn()} />}>
              <Route path="*" element={<HydrationMarker />} />
            </Route>
          </Routes>
        </casino.Host>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return casino;
}
const button = () => screen.findByRole('button', { name: 'Chat' });
const panel = () => screen.findByRole('region', { name: 'Chat' });
const openMenu = async () => {
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Quick navigation' })).getByRole('button', {
      name: 'Menu',
    }),
  );
  return screen.findByRole('dialog', { name: 'Menu' });
};

describe('the live chat', () => {
  it('opens from the top bar and from the menu with `showLiveChat`', async () => {
    await open();
    await userEvent.click(await button());
    expect(within(await panel()).getByRole('heading', { name: 'Chat' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Close chat' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull());
    expect(document.activeElement).toBe(await button());
    await userEvent.click(await within(await openMenu()).findByRole('button', { name: 'Chat' }));
    expect(await panel()).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('has no button without `showLiveChat`, and none for guests', async () => {
    await open({ showLiveChat: false });
    await screen.findByRole('button', { name: 'Account' });
    expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
    expect(within(await openMenu()).queryByRole('button', { name: 'Chat' })).toBeNull();
  });

  it('is not shown to guests', async () => {
    await open({ showLiveChat: true }, { guest: true });
    expect(within(await openMenu()).queryByRole('button', { name: 'Chat' })).toBeNull();
  });

  it('is beside the page on wide screens, which stays usable, and over it on narrow ones', async () => {
    await open();
    await userEvent.click(await button());
    await panel();
    expect(document.documentElement.dataset['chat']).toBe('beside');
    expect(screen.getByRole('main').inert).toBeFalsy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.dataset['chat']).toBeUndefined());
  });

  it('keeps the page behind it from being used on narrow screens', async () => {
    isWide = false;
    await open();
    await userEvent.click(await button());
    await panel();
    expect(document.documentElement.dataset['chat']).toBeUndefined();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  });

  it('says in the top bar that the player was mentioned while it was closed', async () => {
    const { emit } = await open();
    await userEvent.click(await button());
    await screen.findByRole('log');
    await userEvent.click(await button());
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    act(() => emit('chat:message', makeChatMessage({ messageId: 99, text: 'Hello @suzi!' })));
    expect(await screen.findByText('You were mentioned in the chat')).toBeTruthy();
    await userEvent.click(await button());
    expect(screen.queryByText('You were mentioned in the chat')).toBeNull();
  });
});
