import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { toSignUpErrors } from '../../core/registration-errors.js';
import { startValues } from '../../core/registration-start.js';
import { authHandlers } from '../../testing.js';
import { usePasskeyChoice } from '../use-passkey-sign-up.js';
import { useSignUp } from '../use-sign-up.js';
import { playBrowser } from '../passkey-test-steps.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => playBrowser());
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const success = (data: object) => HttpResponse.json({ success: true, data });
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Casino' },
  user: { id: 'AAAA', name: 'marlon', displayName: 'marlon' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const challenge = (name: string) =>
  http.post(`*/api/user/passkeys/${name}`, () => success({ ticket: 'abc', options }));
const values = {
  ...startValues({
    mode: 'email',
    hidden: new Set(),
    newsletter: false,
    country: 'CW',
    currency: 'EUR',
    phoneCode: '599',
  }),
  email: 'marlon@example.com',
  password: 'typed before',
};

describe('a sign-up with a passkey', () => {
  it('sends the passkey in place of the typed password, and is logged in', async () => {
    const sent = vi.fn();
    const signsUp = http.post('*/api/user/sign-up', async ({ request }) => {
      sent(await request.json());
      return success({ accessToken: 'token', createUser: { userId: 7 }, credentials: null });
    });
    server.use(challenge('sign-up-options'), signsUp, ...authHandlers);
    const { Host } = createTestCasino({ player: null });
    const { result } = renderHook(() => useSignUp({ withPasskey: true }), { wrapper: Host });
    expect(await result.current.mutateAsync(values)).toMatchObject({ kind: 'ready' });
    const [body] = sent.mock.calls[0] as [Record<string, unknown>];
    expect(body).toMatchObject({
      email: 'marlon@example.com',
      passkey: { ticket: 'abc', response: { id: 'AQID' } },
    });
    expect(body).not.toHaveProperty('password');
  });

  it('is asked for in the name that the account logs in with', async () => {
    const asked = vi.fn();
    server.use(
      http.post('*/api/user/passkeys/sign-up-options', async ({ request }) => {
        asked(await request.json());
        return success({ ticket: 'abc', options });
      }),
      ...authHandlers,
    );
    const { Host } = createTestCasino({ player: null });
    const { result } = renderHook(() => useSignUp({ withPasskey: true }), { wrapper: Host });
    await result.current.mutateAsync(values);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ accountName: 'marlon@example.com' });
  });

  it('is not asked for where the player has typed a password', async () => {
    const sent = vi.fn();
    server.use(
      http.post('*/api/user/sign-up', async ({ request }) => {
        sent(await request.json());
        return success({ accessToken: 'token', createUser: { userId: 7 }, credentials: null });
      }),
      ...authHandlers,
    );
    const { Host } = createTestCasino({ player: null });
    const { result } = renderHook(() => useSignUp(), { wrapper: Host });
    await result.current.mutateAsync(values);
    const [body] = sent.mock.calls[0] as [Record<string, unknown>];
    expect(body).toMatchObject({ password: 'typed before' });
    expect(body).not.toHaveProperty('passkey');
  });

  it('opens no account when the browser makes no passkey', async () => {
    playBrowser({ fails: 'NotAllowedError' });
    server.use(challenge('sign-up-options'));
    const { Host } = createTestCasino({ player: null });
    const { result } = renderHook(() => useSignUp({ withPasskey: true }), { wrapper: Host });
    const error: unknown = await result.current.mutateAsync(values).catch((failure: unknown) => failure);
    expect(toSignUpErrors(error, []).form?.message).toEqual({ key: 'auth.passkey.signUp.cancelled' });
  });
});

describe('the choice of a passkey', () => {
  it('is offered where browser and server know passkeys', async () => {
    server.use(challenge('login-options'));
    const { Host, queryClient } = createTestCasino({ player: null });
    const { result } = renderHook(usePasskeyChoice, { wrapper: Host });
    await waitFor(() => expect(result.current.isAsking).toBe(true));
    await waitFor(() => expect(result.current.isOffered).toBe(true));
    expect(result.current.isAsking).toBe(false);
    expect(queryClient.getQueryData(['auth', 'passkeys'])).toBe(true);
  });

  it('is not offered, and the server not asked, in a browser without them', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { Host, queryClient } = createTestCasino({ player: null });
    const { result } = renderHook(usePasskeyChoice, { wrapper: Host });
    expect(result.current).toMatchObject({ isOffered: false, isAsking: false });
    expect(queryClient.getQueryState(['auth', 'passkeys'])?.fetchStatus).toBe('idle');
  });

  it('is not offered by a server without them', async () => {
    const asked = vi.fn();
    server.use(
      http.post('*/api/user/passkeys/login-options', () => {
        asked();
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const { result } = renderHook(usePasskeyChoice, { wrapper: createTestCasino({ player: null }).Host });
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(result.current.isAsking).toBe(false));
    expect(result.current.isOffered).toBe(false);
  });
});
