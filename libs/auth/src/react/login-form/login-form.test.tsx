import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers, refusing, silent, unreachable } from '../../testing.js';
import { makeAuthTestHost } from '../auth-test-host.js';
import { LoginForm, type LoginFormProps } from './login-form.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(props: LoginFormProps = {}) {
  const { Host, session, queries } = makeAuthTestHost();
  render(<LoginForm {...props} />, { wrapper: Host });
  return { user: userEvent.setup({ delay: null }), session, queries };
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: /Log in/ });

async function typeAndSend(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'marlon@example.com');
  await user.type(password(), 'harbour25');
  await user.click(button());
}

describe('LoginForm', () => {
  it('signs in and tells who it was', async () => {
    const onSignedIn = vi.fn();
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/login', async ({ request }) => {
        sent.push(await request.json());
      }),
    );
    const { user, session } = show({
      onSignedIn,
      visitor: { userDeviceType: 'desktop', screenResolution: '1440x900' },
      recaptchaToken: () => Promise.resolve('human'),
    });
    await typeAndSend(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn).toHaveBeenCalledWith({
      userId: '7',
      locale: 'en',
      cpnc: null,
      lastLogin: { created_at: '2026-11-19T20:04:00Z', ip: '203.0.113.47', location: 'Willemstad' },
      afterRegistration: false,
    });
    expect(session.state()).toMatchObject({ authenticated: true });
    expect(sent).toEqual([
      {
        email: 'marlon@example.com',
        password: 'harbour25',
        recaptchaToken: 'human',
        userDeviceType: 'desktop',
        screenResolution: '1440x900',
      },
    ]);
  });
  it('lets the browser fill both fields in', () => {
    show({ initialEmail: 'marlon@example.com' });
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    expect(email().value).toBe('marlon@example.com');
  });
  it('lets only the characters of an address in, typed or pasted', async () => {
    const { user } = show();
    await user.click(email());
    await user.paste(' "Marlon" <marlon@example.com>');
    expect(email().value).toBe('Marlonmarlon@example.com');
    await user.clear(email());
    await user.type(email(), 'ma rl!on@example.com');
    expect(email().value).toBe('marlon@example.com');
  });
  it('keeps the caret in its place when it takes a character out', async () => {
    const { user } = show({ initialEmail: 'marlon@example.com' });
    await user.click(email());
    email().setSelectionRange(3, 3);
    await user.keyboard('!');
    expect([email().value, email().selectionStart]).toEqual(['marlon@example.com', 3]);
  });
  it('names what is missing, focuses the first wrong field and sums up for screen readers', async () => {
    const { user } = show();
    await user.click(button());
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter a password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Enter your email address.');
    expect(screen.getByRole('status').textContent).toBe('Please check fields with errors: Email, Password');
  });
  it('says at the password how many tries are left, and keeps what was typed', async () => {
    server.use(refusing('login', 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '3' } }));
    const { user, session } = show();
    await typeAndSend(user);
    const sentence = 'Email and password do not match. Three tries are left before a pause of 15 minutes.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect([email().value, password().value]).toEqual(['marlon@example.com', 'harbour25']);
    expect(session.state().authenticated).toBe(false);
    await user.type(email(), 'x');
    expect(screen.queryByText(sentence)).toBeNull();
  });
  it('tells how long a pause lasts', async () => {
    server.use(refusing('login', 429, { code: 'TOO_MANY_TRIES', params: { minutes: '12' } }));
    const { user } = show();
    await typeAndSend(user);
    expect((await screen.findByText(/try again in 12 minutes/)).closest('[role=alert]')).toBeTruthy();
    expect(password().value).toBe('harbour25');
  });
  it('says offline that nothing is lost, and works at the next try', async () => {
    server.use(unreachable('login'));
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
  it('does not sign in when the details of the player cannot be read', async () => {
    server.use(http.get('*/api/user/get-user-details', () => HttpResponse.error()));
    const onSignedIn = vi.fn();
    const { user, session } = show({ onSignedIn });
    await typeAndSend(user);
    expect(await screen.findByText('No connection')).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(session.state().authenticated).toBe(false);
  });
  it('sends once, however often the button is pressed', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(request.url));
    server.use(silent('login'));
    const { user } = show();
    await typeAndSend(user);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    await user.click(button());
    await user.type(password(), '{Enter}');
    expect(calls).toHaveLength(1);
    server.events.removeAllListeners();
  });
  it('leaves no password behind when it is gone', async () => {
    const { Host, queries } = makeAuthTestHost();
    const onSignedIn = vi.fn();
    const { unmount } = render(<LoginForm onSignedIn={onSignedIn} />, { wrapper: Host });
    await typeAndSend(userEvent.setup({ delay: null }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    unmount();
    await waitFor(() => expect(queries.getMutationCache().getAll()).toEqual([]));
  });
  it('shows the ways out that it is given', async () => {
    const onSwitchToRegister = vi.fn();
    const { user } = show({ onSwitchToRegister, forgotHref: '?modal=forgot', supportHref: '/support' });
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(onSwitchToRegister).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Forgot it?' }).getAttribute('href')).toBe('?modal=forgot');
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support');
  });
});
