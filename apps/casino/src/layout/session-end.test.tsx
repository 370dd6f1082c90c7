import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { type TerminationReason } from '@casino-kit/api-contract';
import {
  createSession,
  serverHeldTokenStore,
  SessionProvider,
  signedIn,
  useAuthState,
} from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { returnPath } from '../modals/return-to.js';
import { SessionEnd } from './session-end.js';

// The dialog has its own tests.
vi.mock('../modals/session-ended-modal.js', () => ({
  default: ({ onLogIn }: { onLogIn: () => void }) => (
    <div role="alertdialog">
      <button onClick={onLogIn}>Log in</button>
    </div>
  ),
}));

const server = setupServer(
  http.post('*/api/user/logout', () => HttpResponse.json({ success: true, data: {} })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** A player's page with a button in its header that logs out and disappears with the session. */
function open() {
  const now = () => new Date('2026-11-26T12:00:00Z');
  const tokens = serverHeldTokenStore('own');
  const url = 'https://casino.example';
  const client = createApiClient({ coreUrl: url, backendUrl: url, language: () => 'en', tokens });
  const session = createSession({ client, tokens, now });
  session.restore(signedIn(makeUserDetails(), now()));
  const logOut = (reason?: TerminationReason) => session.signOut(reason);
  function Header() {
    return useAuthState().authenticated && <button onClick={() => void logOut()}>Log out</button>;
  }
  render(
    <MemoryRouter>
      <ApiProvider client={client}>
        <SessionProvider session={session}>
          <Header />
          <main id="main" tabIndex={-1}>
            <input aria-label="Search" />
          </main>
          <SessionEnd />
        </SessionProvider>
      </ApiProvider>
    </MemoryRouter>,
  );
  return { logOut };
}
/** Resolves in a frame after those requested before. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('moves the focus to the page when the button that logged the player out unmounts', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.queryByRole('button')).toBeNull();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where it is when its element is still mounted', async () => {
  const { logOut } = open();
  screen.getByRole('textbox').focus();
  await act(() => logOut());
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('does not move the focus while the player is logged in', async () => {
  open();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});

/** Opens a player's page whose session then ends; returns what tells the address and where a login returns to. */
async function endUnder(address: string) {
  const casino = createTestCasino();
  function Place() {
    const { pathname, search, state } = useLocation() as Location<unknown>;
    return <output data-return={returnPath(state)}>{pathname + search}</output>;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <casino.Host>
        <main id="main" tabIndex={-1} />
        <Place />
        <SessionEnd />
      </casino.Host>
    </MemoryRouter>,
  );
  await act(() => casino.session.signOut('USER_INACTIVITY_TIMEOUT'));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  return document.querySelector('output')!;
}
it('shows why the session ended in place of the login that a 403 has opened', async () => {
  const place = await endUnder('/casino?page=2&modal=login');
  await waitFor(() => expect(place.textContent).toBe('/casino?page=2'));
});
it.each(['deposit', 'calendar', 'rakeback'])(
  'shows why the session ended in place of the %s that was open, to which the login returns',
  async (modal) => {
    const place = await endUnder(`/casino?page=2&modal=${modal}`);
    await waitFor(() => expect(place.textContent).toBe('/casino?page=2'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(place.textContent).toBe('/casino?page=2&modal=login');
    expect(place.dataset['return']).toBe(`/casino?page=2&modal=${modal}`);
  },
);
it('interrupts no login with an end found on load: it is shown before anything is typed', async () => {
  const casino = createTestCasino();
  await casino.session.signOut('SECURITY_LOGOUT');
  render(
    <MemoryRouter initialEntries={['/?modal=login']}>
      <casino.Host>
        <SessionEnd />
      </casino.Host>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});
it('shows no end to a guest who logs in', async () => {
  const casino = createTestCasino({ player: null });
  render(
    <MemoryRouter initialEntries={['/?modal=login']}>
      <casino.Host>
        <main id="main" tabIndex={-1} />
        <SessionEnd />
      </casino.Host>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('main'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
it('leaves a registration open, with what was typed in it', async () => {
  const place = await endUnder('/casino?modal=registration');
  expect(place.textContent).toBe('/casino?modal=registration');
});
