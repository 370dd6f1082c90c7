import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { login, logInWithPasskey, logInWithSecondFactor } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { LoginForm } from '../login-form/login-form.js';
import { playBrowser } from '../passkey-test-steps.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const success = (data: object) => HttpResponse.json({ success: true, data });
const waits = respondWithError(login, 401, {
  code: 'SECOND_FACTOR_REQUIRED',
  params: { ticket: 'abc', removalHours: '72' },
});

function show(handlers: HttpHandler[]) {
  server.use(...handlers, ...authHandlers);
  const { Host, session } = createTestCasino({ player: null });
  const onSignedIn = vi.fn();
  const signIn = vi.spyOn(session, 'signIn');
  const shown = render(<LoginForm onSignedIn={onSignedIn} />, { wrapper: Host });
  return { ...shown, user: userEvent.setup(), onSignedIn, signIn };
}
const press = (name: string) => screen.findByRole('button', { name });

describe('a login with a second factor', () => {
  async function typePassword(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'marlon@example.com');
    await user.type(screen.getByLabelText('Password'), 'Harbour-25!');
    await user.click(await press('Log in'));
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  }

  it('goes on with a code of six digits', async () => {
    const sent = vi.fn();
    const accepts = http.post('*/api/user/login/second-factor', async ({ request }) => {
      sent(await request.json());
      return success({ accessToken: 'token', userId: 7 });
    });
    const { user, onSignedIn } = show([waits, accepts]);
    const code = await typePassword(user);
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.click(await press('Log in'));
    expect(await screen.findByText('Enter all six digits.')).toBeTruthy();
    await user.type(code, '١٢٣ ۴۵６');
    await user.click(await press('Log in'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ticket: 'abc', code: '123456' }));
  });

  it('says how many tries are left', async () => {
    const wrong = respondWithError(logInWithSecondFactor, 401, {
      code: 'CODE_WRONG',
      params: { triesLeft: '2' },
    });
    const { user } = show([waits, wrong]);
    await user.type(await typePassword(user), '111111');
    await user.click(await press('Log in'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This code is not right. 2 attempts are left. A code works once, and the clock of your phone must be right.',
    );
  });

  it('that took too long leads back to the password, and the email is still there', async () => {
    const expired = respondWithError(logInWithSecondFactor, 410, { code: 'TICKET_EXPIRED' });
    const { user } = show([waits, expired]);
    await user.type(await typePassword(user), '111111');
    await user.click(await press('Log in'));
    expect(await screen.findByText(/enter your password again/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('marlon@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('accepts a recovery code in its place', async () => {
    const sent = vi.fn();
    const accepts = http.post('*/api/user/login/second-factor', async ({ request }) => {
      sent(await request.json());
      return success({ accessToken: 'token' });
    });
    const { user, onSignedIn } = show([waits, accepts]);
    await typePassword(user);
    await user.click(await press('Use a recovery code'));
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), ' k7m1-١q9x ');
    await user.click(await press('Log in'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ticket: 'abc', recoveryCode: 'k7m1-1q9x' }));
  });

  it('without connection keeps the code', async () => {
    const { user } = show([waits, failWithNetworkError(logInWithSecondFactor)]);
    const code = await typePassword(user);
    await user.type(code, '123456');
    await user.click(await press('Log in'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach the server/);
    expect(code.value).toBe('123456');
  });

  it('has a way out for a lost phone, which says when it takes effect', async () => {
    const removes = http.post('*/api/user/factor-removal', () =>
      success({ removalAt: '2030-01-04T10:00:00Z' }),
    );
    const { user } = show([waits, removes]);
    await typePassword(user);
    await user.click(await press('I have lost my phone'));
    expect(screen.getByText(/waiting time of 72 hours/)).toBeTruthy();
    await user.click(await press('Request the removal'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/January 4, 2030/);
  });
});

describe('a login with a passkey', () => {
  const challenge = http.post('*/api/user/passkeys/login-options', () =>
    success({ ticket: 'abc', options: { challenge: 'AAAA' } }),
  );
  const accepts = http.post('*/api/user/passkeys/login', () => success({ accessToken: 'token', userId: 7 }));
  const name = 'Log in with a passkey';

  it('is offered by a button, and logs in', async () => {
    playBrowser();
    const { user, onSignedIn, signIn } = show([challenge, accepts]);
    await user.click(await press(name));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(signIn).toHaveBeenCalledWith('token');
  });

  it('is offered in the list of the field', async () => {
    const requests = playBrowser({ fillsIn: true });
    const { onSignedIn, unmount } = show([challenge, accepts]);
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).getAttribute('autocomplete'),
    ).toBe('username webauthn');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(requests).toEqual([expect.objectContaining({ mediation: 'conditional' })]);
    unmount();
  });

  it.each([
    ['NotAllowedError', /No passkey was used/],
    ['UnknownError', /could not use a passkey/],
  ])('that the browser ends with %s says so', async (fails, text) => {
    playBrowser({ fails });
    const { user } = show([challenge]);
    await user.click(await press(name));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it.each([
    [401, 'PASSKEY_REJECTED', /could not be verified/],
    [410, 'TICKET_EXPIRED', /took too long/],
  ])('that the server rejects with %s %s says so', async (status, code, text) => {
    playBrowser();
    const { user } = show([challenge, respondWithError(logInWithPasskey, status, { code })]);
    await user.click(await press(name));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('is not offered by a server without passkeys, or in a browser without', async () => {
    playBrowser();
    const asked = vi.fn();
    const missing = http.post('*/api/user/passkeys/login-options', () => {
      asked();
      return new HttpResponse(null, { status: 404 });
    });
    const { unmount } = show([missing]);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name })).toBeNull();
    unmount();
    vi.unstubAllGlobals();
    show([missing]);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });
});
