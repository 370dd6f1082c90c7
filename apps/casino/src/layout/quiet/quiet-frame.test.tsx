import { gamesHandlers } from '@casino-kit/games/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { refreshSession } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HydrationMarker } from '../../app/hydration-marker.js';
import { ShellLink } from '../../app/router-link.js';
import { Layout } from '../layout.js';

const limitUntil = (selfExclusion: string | null) => ({
  selfExclusion,
  coolingOff: null,
  isSelfExclusionPermanent: false,
});
const free = makeUserDetails({ getUser: { userLimit: limitUntil(null) } });
const excluded = makeUserDetails({ getUser: { userLimit: limitUntil('2099-05-01T10:00:00Z') } });

let details = free;
const server = setupServer(
  http.get('*/api/user/get-user-details', () => HttpResponse.json({ success: true, data: details })),
  ...gamesHandlers(),
  http.all('*', () => HttpResponse.json({ success: true, data: null })),
);
beforeAll(() => server.listen());
beforeEach(() => {
  details = free;
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>The page</h1>
      <output>{`${pathname}${search}`}</output>
      <HydrationMarker />
    </>
  );
}

/** Opens the frame at an address for a player. */
async function open(player: typeof free, path: string, chrome: 'full' | 'none' = 'full') {
  details = player;
  window.history.replaceState(null, '', path);
  const casino = createTestCasino({
    player,
    settings: { showMobileBottomMenu: true, showLiveChat: true },
    navigation: { Link: ShellLink, navigate: vi.fn() },
  });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <casino.Host>
          <Routes>
            <Route element={<Layout chrome={chrome} onError={vi.fn()} />}>
              <Route path="*" element={<Page />} />
            </Route>
          </Routes>
        </casino.Host>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return casino;
}
const deposits = () => screen.queryAllByRole('link', { name: 'Deposit' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the frame of an excluded player', () => {
  it.each(['/casino', '/promotions', '/deposit', '/tournaments', '/vip-club', '/play/tides'])(
    'has the calm page at %s, with ways to money, statement, documents and help',
    async (path) => {
      await open(excluded, path, path.startsWith('/play') ? 'none' : 'full');
      await heading('Your account is closed for play');
      expect(screen.queryByText('The page')).toBeNull();
      const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
      for (const name of ['Withdraw', 'Statement', 'Documents', 'Your details', 'Help'])
        expect(names.some((one) => one?.startsWith(name))).toBe(true);
      expect(deposits()).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
      expect(screen.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
    },
  );

  it('says why when the account matches an excluded person, that the money is safe and whom to ask', async () => {
    const matched = (limit: object) =>
      makeUserDetails({ getUser: { userLimit: { ...limitUntil(null), ...limit, isMatched: true } } });
    await open(matched({ selfExclusion: '2099-05-01T10:00:00Z' }), '/casino');
    await heading('Your account is closed for play');
    expect(screen.getByText(/match those of a person who is excluded.*until .*2099/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Is this not you?' })).toBeTruthy();
    expect(screen.getByText(/Your money is safe/)).toBeTruthy();
    cleanup();
    await open(matched({ isSelfExclusionPermanent: true }), '/casino');
    await heading('Your account is closed for play');
    expect(screen.queryByText(/You chose/)).toBeNull();
    expect(screen.getByText(/match those of a person who is excluded/)).toBeTruthy();
  });

  it('says that an ended self-exclusion waits for a request instead of calling it chosen for good', async () => {
    const permanent = { ...limitUntil(null), isSelfExclusionPermanent: true };
    await open(
      makeUserDetails({ getUser: { userLimit: { ...permanent, waitsForRequest: true } } }),
      '/casino',
    );
    await heading('Your account is closed for play');
    expect(screen.getByText(/^Your self-exclusion has ended/)).toBeTruthy();
    expect(screen.queryByText(/for good/)).toBeNull();
    cleanup();
    await open(makeUserDetails({ getUser: { userLimit: permanent } }), '/casino');
    expect(await screen.findByText(/^You chose to close it for good/)).toBeTruthy();
  });

  it('keeps the pages of money and protection open', async () => {
    await open(excluded, '/withdraw');
    await heading('The page');
    expect(deposits()).toEqual([]);
  });

  it('drops `?modal=deposit` from the address', async () => {
    await open(excluded, '/withdraw?modal=deposit&amount=25');
    await heading('The page');
    expect(await screen.findByText('/withdraw')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('appears when an exclusion begins while the page is open, and goes when it has ended', async () => {
    const { emit, session } = await open(free, '/casino');
    await heading('The page');
    await waitFor(() => expect(deposits()).not.toEqual([]));
    details = excluded;
    act(() => emit('exclusion', { exclusionId: 'e1' }));
    await heading('Your account is closed for play');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(deposits()).toEqual([]);
    details = free;
    await act(() => refreshSession(session));
    await heading('The page');
    await waitFor(() => expect(deposits()).not.toEqual([]));
  });
});
