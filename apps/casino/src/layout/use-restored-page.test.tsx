import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import { createSession, serverHeldTokenStore, SessionProvider, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useRestoredPage } from './use-restored-page.js';

let calls = 0;
const server = setupServer(
  http.get('*/api/user/get-user-details', () => {
    calls += 1;
    return HttpResponse.json({ success: false, message: 'SESSION_EXPIRED' }, { status: 403 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

function RestoredPage() {
  useRestoredPage();
  return null;
}

it('ends a session that another page has ended when the page returns from the back-forward cache', async () => {
  const now = () => new Date('2026-11-26T12:00:00Z');
  const tokens = serverHeldTokenStore('own');
  const url = 'https://casino.example';
  const client = createApiClient({ coreUrl: url, backendUrl: url, language: () => 'en', tokens });
  const session = createSession({ client, tokens, now });
  session.restore(signedIn(makeUserDetails(), now()));
  render(
    <ApiProvider client={client}>
      <SessionProvider session={session}>
        <RestoredPage />
      </SessionProvider>
    </ApiProvider>,
  );
  show(false);
  expect(calls).toBe(0);
  show(true);
  await waitFor(() => expect(session.state().authenticated).toBe(false));
  expect(calls).toBe(1);
  // A guest's page has nothing to refetch.
  show(true);
  expect(calls).toBe(1);
});
