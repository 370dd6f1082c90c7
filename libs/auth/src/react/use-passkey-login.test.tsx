import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInWithPasskey, startPasskeyLogin } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../testing.js';
import { usePasskeyLogin } from './use-passkey-login.js';
import { playBrowser } from './passkey-test-steps.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const success = (data: object) => HttpResponse.json({ success: true, data });
const gives = http.post('*/api/user/passkeys/login-options', () =>
  success({ ticket: 'abc', options: { challenge: 'AAAA', rpId: 'localhost' } }),
);
/** A server that lets a passkey in, and the bodies that it received. */
function serve() {
  const bodies: unknown[] = [];
  server.use(
    gives,
    http.post('*/api/user/passkeys/login', async ({ request }) => {
      bodies.push(await request.json());
      return success({ accessToken: 'token' });
    }),
    ...authHandlers,
  );
  return bodies;
}
async function show(onSignedIn?: () => void) {
  const { Host, session, queryClient } = createTestCasino({ player: null });
  const view = renderHook(() => usePasskeyLogin({ onSignedIn }), { wrapper: Host });
  await waitFor(() => expect(view.result.current.isOffered).toBe(true));
  return { ...view, session, queryClient };
}
/** Presses the button, and returns the key of why it failed. */
async function fail(): Promise<string | undefined> {
  const { result } = await show();
  act(() => result.current.logIn());
  await waitFor(() => expect(result.current.problem).not.toBeNull());
  const message = result.current.problem?.message;
  return typeof message === 'object' && message !== null && 'key' in message ? message.key : undefined;
}

describe('a login with a passkey', () => {
  it('sends what the browser answered with its ticket, and says that the player is in', async () => {
    const bodies = serve();
    playBrowser();
    const onSignedIn = vi.fn();
    const { result, session, queryClient } = await show(onSignedIn);
    expect(queryClient.getQueryState(['auth', 'passkey-login'])?.status).toBe('success');
    act(() => result.current.logIn());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toMatchObject([{ ticket: 'abc', response: { id: 'AQID' } }]);
    expect(session.state().authenticated).toBe(true);
    expect(result.current.problem).toBeNull();
  });
  it('works for a host that does not want to know', async () => {
    const bodies = serve();
    playBrowser();
    const { result, session } = await show();
    act(() => result.current.logIn());
    await waitFor(() => expect(session.state().authenticated).toBe(true));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(bodies).toHaveLength(1);
    expect(result.current.problem).toBeNull();
  });
  it.each([
    ['PASSKEY_REJECTED', 'auth.passkey.rejected'],
    ['TICKET_EXPIRED', 'auth.passkey.expired'],
  ])('that the server rejects with %s says why', async (code, key) => {
    server.use(gives, respondWithError(logInWithPasskey, 401, { code }));
    playBrowser();
    expect(await fail()).toBe(key);
  });
  it('that reaches no server says so as every call does', async () => {
    server.use(gives, failWithNetworkError(logInWithPasskey));
    playBrowser();
    expect(await fail()).not.toMatch(/^auth\.passkey/);
  });
  it.each([
    ['NotAllowedError', 'auth.passkey.cancelled'],
    ['SecurityError', 'auth.passkey.failed'],
  ])('that the browser ends with %s says so', async (fails, key) => {
    server.use(gives);
    playBrowser({ fails });
    expect(await fail()).toBe(key);
  });
  it('says nothing when another request took its place', async () => {
    server.use(gives);
    const requests = playBrowser({ fails: 'AbortError' });
    const { result } = await show();
    act(() => result.current.logIn());
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.problem).toBeNull();
  });
});

describe('the list of a login field', () => {
  it('logs in with the passkey that is chosen there', async () => {
    const bodies = serve();
    playBrowser({ fillsIn: true });
    const onSignedIn = vi.fn();
    await show(onSignedIn);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toMatchObject([{ ticket: 'abc', response: { id: 'AQID' } }]);
  });
  it('asks for none in a browser that fills in no passkeys', async () => {
    serve();
    const requests = playBrowser();
    const { result, session } = await show();
    act(() => result.current.logIn());
    await waitFor(() => expect(session.state().authenticated).toBe(true));
    expect(requests).toHaveLength(1);
  });
});

it('is not offered, and asks nothing, in a browser without passkeys', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { Host, queryClient } = createTestCasino({ player: null });
  const { result } = renderHook(() => usePasskeyLogin({}), { wrapper: Host });
  expect(result.current.isOffered).toBe(false);
  expect(queryClient.getQueryState(['auth', 'passkey-login'])?.fetchStatus).toBe('idle');
});
it('is not offered by a server without passkeys, which is asked once', async () => {
  const asked = vi.fn();
  server.events.on('request:start', asked);
  server.use(respondWithError(startPasskeyLogin, 404));
  playBrowser();
  const { Host, queryClient } = createTestCasino({ player: null });
  const { result } = renderHook(() => usePasskeyLogin({}), { wrapper: Host });
  await waitFor(() => expect(queryClient.getQueryState(['auth', 'passkey-login'])?.status).toBe('error'));
  expect(result.current.isOffered).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
  server.events.removeAllListeners();
});
