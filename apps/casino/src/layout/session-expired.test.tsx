import { ApiProvider } from '@casino-kit/api-client';
import { getUserDetails } from '@casino-kit/api-contract';
import { wireCasino } from '@casino-kit/provider';
import { respondWithError } from '@casino-kit/provider/testing';
import { refreshSession, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionExpiredAtom } from '../app/session-expired.js';
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

const server = setupServer(respondWithError(getUserDetails, 403));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Renders a page of a player whose session ends with a 403, wired like the browser's. */
function show(address: string) {
  const url = 'https://casino.example';
  const casino = wireCasino({
    coreUrl: url,
    backendUrl: url,
    socketUrl: null,
    tokens: serverHeldTokenStore('own'),
    language: () => 'en',
    onExpired: () => casino.store.set(sessionExpiredAtom, true),
  });
  casino.session.restore(signedIn(makeUserDetails(), new Date()));
  function Address() {
    const { pathname, search, state } = useLocation() as Location<unknown>;
    return <output data-return={returnPath(state)}>{pathname + search}</output>;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApiProvider client={casino.client}>
        <SessionProvider session={casino.session}>
          <Address />
          <SessionEnd />
        </SessionProvider>
      </ApiProvider>
    </MemoryRouter>,
  );
  return casino.session;
}

it.each(['/bonuses', '/casino?page=2', '/casino?page=2&modal=deposit'])(
  'says that the session has ended after a 403 on %s, leads to the login and remembers that page, to which the player returns',
  async (address) => {
    const session = show(address);
    const shown = screen.getByRole('status');
    expect(shown.textContent).toBe(address);
    // A call that ends its session never settles.
    void refreshSession(session);
    const logIn = await screen.findByRole('button', { name: 'Log in' });
    // The reason is rendered before the address has followed.
    await waitFor(() => expect(shown.textContent).toBe('/'));
    await userEvent.click(logIn);
    await waitFor(() => expect(shown.textContent).toMatch(/[?&]modal=login$/));
    expect(shown.dataset['return']).toBe(address);
  },
);
