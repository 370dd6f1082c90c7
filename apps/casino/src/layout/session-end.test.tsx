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
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SessionEnd } from './session-end.js';

const server = setupServer(
  http.post('*/api/user/logout', () => HttpResponse.json({ success: true, data: {} })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** A player's page with a button in its header that logs out and disappears with the session. */
function open() {
  const now = () => new Date('2026-11-26T12:00:00Z');
  const tokens = serverHeldTokenStore(true);
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
