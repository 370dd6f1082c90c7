import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { login, sendVerificationEmail } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { LoginForm, type LoginFormProps } from './login-form.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(props: LoginFormProps = {}) {
  const { Host, session, queryClient } = createTestCasino({ player: null });
  render(<LoginForm {...props} />, { wrapper: Host });
  return { user: userEvent.setup({ delay: null }), session, queryClient };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const email = () => field('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: /Log in/ });
const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Returns the bodies posted to a path, in order. */
function listen(path: string) {
  const sent: unknown[] = [];
  server.use(http.post(path, async ({ request }) => void sent.push(await request.json())));
  return sent;
}

async function typeAndSend(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'marlon@example.com');
  await user.type(password(), 'harbour25');
  await user.click(button());
}

describe('LoginForm', () => {
  it('logs in and returns the player', async () => {
    const onSignedIn = vi.fn();
    const sent = listen('*/api/user/login');
    const visitor = {
      cpnc: 'spring',
      mkt: { source: 'mail' },
      userDeviceType: 'desktop',
      screenResolution: '1440x900',
      uidToken: 'u-1',
    };
    const { user, session } = show({
      onSignedIn,
      visitor,
      recaptchaToken: () => Promise.resolve('human'),
      afterReg: true,
    });
    await typeAndSend(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn).toHaveBeenCalledWith({
      userId: '7',
      locale: 'en',
      cpnc: null,
      lastLogin: { created_at: '2026-11-19T20:04:00Z', ip: '203.0.113.47', location: 'Willemstad' },
      afterRegistration: true,
    });
    expect(session.state()).toMatchObject({ authenticated: true });
    expect(sent).toEqual([
      {
        ...visitor,
        email: 'marlon@example.com',
        password: 'harbour25',
        recaptchaToken: 'human',
        afterReg: true,
      },
    ]);
  });
  it('logs in by phone, with the calling code of the country initially', async () => {
    const sent = listen('*/api/user/login');
    const { user } = show({ defaultCountryCode: 'NL' });
    await user.click(way('Phone'));
    const code = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    await waitFor(() => expect(code.value).toBe('31'));
    expect([...code.options].map(({ text }) => text)).toEqual([
      '+31 Netherlands',
      '+47 Norway',
      '+599 Curaçao',
    ]);
    await user.type(field('Phone'), '0612047788');
    await user.type(password(), 'harbour25{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ email: '+31612047788', password: 'harbour25' }]));
  });
  it('logs in by login name', async () => {
    const sent = listen('*/api/user/login');
    const { user } = show();
    await user.click(way('Login name'));
    expect(field('Login name').autocomplete).toBe('username webauthn');
    await user.type(field('Login name'), '84 210 336');
    await user.type(password(), 'harbour25{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ email: '84210336', password: 'harbour25' }]));
  });
  it('keeps the values of one identifier type while another is selected', async () => {
    const { user } = show({ defaultPhoneCode: '+599' });
    await user.type(email(), 'marlon@example.com');
    await user.type(password(), 'harbour25');
    await user.click(way('Phone'));
    await user.type(field('Phone'), '95161234');
    await user.click(way('Login name'));
    await user.type(field('Login name'), 'marlon');
    await user.click(way('Email'));
    expect([email().value, password().value]).toEqual(['marlon@example.com', 'harbour25']);
    await user.click(way('Phone'));
    expect(field('Phone').value).toBe('95161234');
    await user.click(way('Login name'));
    expect(field('Login name').value).toBe('marlon');
  });
  it('clears the errors of one identifier type when another is selected', async () => {
    const { user } = show({ defaultPhoneCode: '599' });
    await user.click(button());
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    await user.click(way('Phone'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button());
    expect(await screen.findByText('Enter your phone number.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'Please check fields with errors: Phone and Password',
    );
  });
  it('requires the country code if none is known', async () => {
    const { user } = show();
    await user.click(way('Phone'));
    await user.type(field('Phone'), '95161234');
    await user.type(password(), 'harbour25{Enter}');
    expect(await screen.findByText('Choose the country code of your number.')).toBeTruthy();
  });
  it('offers the given identifier types, and no choice for a single one', () => {
    show({ ways: ['login'] });
    expect(field('Login name')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
  it('reports that the country codes cannot be loaded, and retries', async () => {
    // The client retries a failed read once.
    for (let failures = 0; failures < 2; failures += 1)
      server.use(http.get('*/api/admin/get-all-country', () => HttpResponse.error(), { once: true }));
    const { user } = show({ ways: ['phone'] });
    expect(await screen.findByText(/country codes could not be loaded/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: '+599 Curaçao' })).toBeTruthy();
    expect(screen.queryByText(/country codes could not be loaded/)).toBeNull();
  });
  it('lets the browser fill both fields in', () => {
    show({ initialLogin: 'marlon@example.com' });
    expect([email().autocomplete, password().autocomplete]).toEqual([
      'username webauthn',
      'current-password',
    ]);
    expect(email().value).toBe('marlon@example.com');
  });
  it('accepts only the characters of an address, typed or pasted', async () => {
    const { user } = show();
    await user.click(email());
    await user.paste(' "Marlon" <marlon@example.com>');
    expect(email().value).toBe('Marlonmarlon@example.com');
    await user.clear(email());
    await user.type(email(), 'ma rl!on@example.com');
    expect(email().value).toBe('marlon@example.com');
  });
  it('keeps the caret in its place when it removes a character', async () => {
    const { user } = show({ initialLogin: 'marlon@example.com' });
    await user.click(email());
    email().setSelectionRange(3, 3);
    await user.keyboard('!');
    expect([email().value, email().selectionStart]).toEqual(['marlon@example.com', 3]);
  });
  it('shows what is missing, focuses the first invalid field and sums up for screen readers', async () => {
    const { user } = show();
    await user.click(button());
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter a password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Enter your email address.');
    expect(screen.getByRole('status').textContent).toBe(
      'Please check fields with errors: Email and Password',
    );
  });
  it('shows at the password how many attempts are left, and keeps the typed values', async () => {
    server.use(respondWithError(login, 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '3' } }));
    const { user, session } = show();
    await typeAndSend(user);
    const sentence = 'Email and password do not match. Three attempts left before you have to wait.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect([email().value, password().value]).toEqual(['marlon@example.com', 'harbour25']);
    expect(session.state().authenticated).toBe(false);
    await user.type(email(), 'x');
    expect(screen.queryByText(sentence)).toBeNull();
  });
  it.each([
    ['Phone', '95161234', /^Phone number and password do not match. One attempt left/],
    ['Login name', 'marlon', /^Login name and password do not match. One attempt left/],
  ])('has its own text for a wrong password with %s', async (name, typed, sentence) => {
    server.use(respondWithError(login, 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '1' } }));
    const { user } = show({ defaultPhoneCode: '599' });
    await user.click(way(name));
    await user.type(field(name), typed);
    await user.type(password(), 'harbour25{Enter}');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
  it('shows how long a lockout lasts', async () => {
    server.use(respondWithError(login, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '12' } }));
    const { user } = show();
    await typeAndSend(user);
    expect((await screen.findByText(/try again in 12 minutes/)).closest('[role=alert]')).toBeTruthy();
    expect(password().value).toBe('harbour25');
  });
  it('says offline that nothing is lost, and works on retry', async () => {
    server.use(failWithNetworkError(login));
    const onSignedIn = vi.fn();
    const { user } = show({ onSignedIn });
    await typeAndSend(user);
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy();
    expect([email().value, password().value]).toEqual(['marlon@example.com', 'harbour25']);
    server.resetHandlers();
    await user.click(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull();
  });
  it('does not log in when the details of the player cannot be read', async () => {
    server.use(http.get('*/api/user/get-user-details', () => HttpResponse.error()));
    const onSignedIn = vi.fn();
    const { user, session } = show({ onSignedIn });
    await typeAndSend(user);
    expect(await screen.findByText('No connection')).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(session.state().authenticated).toBe(false);
  });
  it('sends the verification link again to an address that must be verified first', async () => {
    server.use(respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' }));
    const sent = listen('*/api/user/send-verification-email');
    const { user } = show();
    await typeAndSend(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Confirm your email first.*marlon@example\.com.* is not confirmed yet/);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    const note = await screen.findByText(/We sent a new link to/);
    expect(note.textContent).toContain('marlon@example.com');
    await waitFor(() => expect(note.closest('[tabindex]')).toBe(document.activeElement));
    expect(sent).toEqual([{ email: 'marlon@example.com' }]);
    expect(screen.getByRole('timer', { name: 'Until another one can be sent' })).toBeTruthy();
    expect([email().value, password().value]).toEqual(['marlon@example.com', 'harbour25']);
  });
  it('reports that the link could not be sent again, and allows a retry', async () => {
    server.use(
      respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' }),
      failWithNetworkError(sendVerificationEmail),
    );
    const { user } = show();
    await typeAndSend(user);
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('No connection')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
  });
  it('asks for the address to be verified if a login name was typed', async () => {
    server.use(respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' }));
    const logins: string[] = [];
    server.events.on('request:start', ({ request }) => void logins.push(new URL(request.url).pathname));
    const { user } = show({ ways: ['login'] });
    await user.type(field('Login name'), 'marlon');
    await user.type(password(), 'harbour25{Enter}');
    expect(await screen.findByText(/The email of this account is not confirmed yet/)).toBeTruthy();
    await user.type(email(), '{Enter}');
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    await user.type(email(), 'marlon@example.com{Enter}');
    expect(await screen.findByText(/if there is an account/)).toBeTruthy();
    expect(logins).toEqual(['/api/user/login', '/api/user/send-verification-email']);
    server.events.removeAllListeners();
  });
  it('leads from a locked account to support, and clears the message on the next attempt', async () => {
    server.use(respondWithError(login, 401, { code: 'ACCOUNT_LOCKED' }));
    const { user } = show({ supportHref: '/support', ways: ['email'] });
    await typeAndSend(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This account is locked');
    expect(within(alert).getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
      '/support',
    );
    server.use(neverRespond(login));
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
  it('sends once, however often the button is pressed', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(request.url));
    server.use(neverRespond(login));
    const { user } = show();
    await typeAndSend(user);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    await user.click(button());
    await user.type(password(), '{Enter}');
    expect(calls).toHaveLength(1);
    server.events.removeAllListeners();
  });
  it('leaves no password behind on unmount', async () => {
    const { Host, queryClient } = createTestCasino({ player: null });
    const onSignedIn = vi.fn();
    const { unmount } = render(<LoginForm onSignedIn={onSignedIn} />, { wrapper: Host });
    await typeAndSend(userEvent.setup({ delay: null }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    unmount();
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });
  it.each([
    ['+599 9516', 'Phone', '9516'],
    ['marlon', 'Login name', 'marlon'],
    ['marlon@example.com', 'Email', 'marlon@example.com'],
  ])('starts with %s, typed elsewhere, in its identifier type', async (initialLogin, name, value) => {
    show({ initialLogin });
    expect(field(name).value).toBe(value);
    expect(way(name).checked).toBe(true);
    if (name === 'Phone')
      expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveProperty('value', '599');
  });
  it('passes the typed identifier to registration and to the password reset', async () => {
    const onSwitchToRegister = vi.fn();
    const onForgot = vi.fn();
    const { user } = show({ onSwitchToRegister, onForgot, defaultPhoneCode: '599' });
    await user.type(email(), 'marlon@example.com');
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(onSwitchToRegister).toHaveBeenCalledWith('marlon@example.com');
    await user.click(way('Phone'));
    await user.type(field('Phone'), '9516');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(onForgot).toHaveBeenCalledWith('+599 9516');
  });
  it('shows the links that it is given', async () => {
    const onSwitchToRegister = vi.fn();
    const onForgot = vi.fn();
    const forgotHref = '#forgot';
    const { user } = show({ onSwitchToRegister, forgotHref, onForgot, supportHref: '/support' });
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(onSwitchToRegister).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(forgotHref);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(onForgot).toHaveBeenCalledWith('');
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support');
  });
});
