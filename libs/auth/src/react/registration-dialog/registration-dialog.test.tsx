import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Settings } from '@casino-kit/settings';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers, unreachable } from '../../testing.js';
import { makeAuthTestHost } from '../auth-test-host.js';
import { RegistrationDialog, type RegistrationDialogProps } from './registration-dialog.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function register(props: Partial<RegistrationDialogProps> = {}, settings: Partial<Settings> = {}) {
  const { Host } = makeAuthTestHost(settings);
  const onClose = vi.fn();
  const all: RegistrationDialogProps = {
    open: true,
    onClose,
    termsHref: '/terms-and-conditions',
    privacyHref: '/privacy-policy',
    defaultCountryCode: 'NL',
    today: '2026-11-20',
    ...props,
  };
  const view = render(<RegistrationDialog {...all} />, { wrapper: Host });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('marlon@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('harbour');
  await user.click(screen.getByLabelText(/I am over 18/));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  await user.click(button);
  return {
    user,
    onClose,
    reopen: () => {
      view.rerender(<RegistrationDialog {...all} open={false} />);
      view.rerender(<RegistrationDialog {...all} />);
    },
  };
}

describe('RegistrationDialog', () => {
  it('goes on to what comes next, signed in', async () => {
    const onSignedIn = vi.fn();
    const onRegistered = vi.fn();
    await register({
      onSignedIn,
      onRegistered,
      done: {
        limitHref: '/profile2/limits',
        profileHref: '/profile/edit-profile',
        primaryAction: <button type="button">Deposit</button>,
      },
    });
    const title = await screen.findByText('Your account is ready');
    expect(screen.getByText(/signed in as marlon@example.com/)).toBeTruthy();
    expect(screen.getByText('Set a deposit limit').closest('a')?.getAttribute('href')).toBe(
      '/profile2/limits',
    );
    expect(screen.getByText('Go to the lobby').closest('a')?.getAttribute('href')).toBe('/casino');
    expect(screen.getByText('Deposit')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(onRegistered).toHaveBeenCalledOnce();
  });
  it('starts anew when it is opened again', async () => {
    const { reopen } = await register();
    await screen.findByText('Your account is ready');
    reopen();
    expect(await screen.findByLabelText<HTMLInputElement>('Email')).toHaveProperty('value', '');
  });
  it('sends a held player to login', async () => {
    const onSignedIn = vi.fn();
    const onSwitchToLogin = vi.fn();
    const { user } = await register({ onSignedIn, onSwitchToLogin }, { holdUserOnRegistration: true });
    expect(await screen.findByRole('heading', { name: 'Your account is created' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSwitchToLogin).toHaveBeenCalledWith('marlon@example.com');
    expect(onSignedIn).not.toHaveBeenCalled();
  });
  it('tells a player whose automatic login failed that the account exists', async () => {
    server.use(unreachable('login'));
    await register({ onSwitchToLogin: () => undefined });
    expect(await screen.findByText(/Only the automatic login did not work/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});
