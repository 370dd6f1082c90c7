import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login, sendVerificationEmail, type SettingsFields } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { NavigationProvider } from '@casino-kit/ui';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers, credentialsResponse, offering } from '../../testing.js';
import {
  button,
  consent,
  createAccount,
  field,
  fieldToCome,
  fillAccount,
  fillPerson,
  paste,
  press,
  way,
} from '../registration-test-steps.js';
import { RegistrationDialog, type RegistrationDialogProps } from './registration-dialog.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The dialog in a page that opens and closes it, as a host does, and keeps it mounted. */
async function open(props: Partial<RegistrationDialogProps> = {}, settings: Partial<SettingsFields> = {}) {
  const { Host, session } = createTestCasino({ player: null, settings });
  const navigate = vi.fn();
  const onClose = vi.fn();
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <NavigationProvider
        navigate={navigate}
        Link={({ href, children, onClick, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              onClick?.(event);
              if (!event.defaultPrevented) navigate(href);
              event.preventDefault();
            }}
          >
            {children}
          </a>
        )}
      >
        <button type="button" onClick={() => setOpen(true)}>
          Register
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Back
        </button>
        <RegistrationDialog
          open={isOpen}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
          termsHref="/terms-and-conditions"
          privacyHref="/privacy-policy"
          defaultCountryCode="NL"
          today="2026-11-20"
          {...props}
        />
      </NavigationProvider>
    );
  };
  render(<Page />, { wrapper: Host });
  await fieldToCome('Email');
  const user = userEvent.setup({ delay: null });
  return {
    user,
    session,
    navigate,
    onClose,
    // Everything outside the dialog is hidden while it is open.
    goBack: () => fireEvent.click(screen.getByRole('button', { name: 'Back', hidden: true })),
    close: () => user.click(screen.getByRole('button', { name: 'Close' })),
    reopen: async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'Register' }));
    },
  };
}
const oneClick: Partial<SettingsFields> = { use1ClickRegistration: true };

/** Opens an account with one click, up to its credentials. */
async function openByClick(
  props: Partial<RegistrationDialogProps> = {},
  settings: Partial<SettingsFields> = {},
) {
  server.use(offering({ dateOfBirth: 0 }));
  const page = await open(props, { ...oneClick, ...settings });
  await page.user.click(way('One click'));
  await page.user.click(consent());
  await press(page.user, 'Create account');
  await screen.findByRole('heading', { name: 'Keep your login safe' });
  return page;
}

describe('the steps of the dialog', () => {
  it('are counted for the current flow', async () => {
    const { user } = await open({}, oneClick);
    expect(await screen.findByText('Step 1 of 3')).toBeTruthy();
    await user.click(way('One click'));
    expect(await screen.findByText('Step 1 of 4')).toBeTruthy();
    await user.click(way('Email'));
    await fillAccount(user);
    expect(await screen.findByText('Step 2 of 3')).toBeTruthy();
  });
  it('are two if the brand asks nothing about the person', async () => {
    server.use(offering({ dateOfBirth: 0 }));
    await open();
    expect(await screen.findByText('Step 1 of 2')).toBeTruthy();
  });
});

describe('the end of a registration', () => {
  it('shows the next steps, logged in', async () => {
    const onSignedIn = vi.fn();
    const onRegistered = vi.fn();
    const { user } = await open({
      onSignedIn,
      onRegistered,
      done: {
        limitHref: '/profile2/limits',
        profileHref: '/profile/edit-profile',
        primaryAction: <button type="button">Deposit</button>,
      },
    });
    await createAccount(user);
    const title = await screen.findByText('Your account is ready');
    expect(screen.getByText(/We sent a link to .marlon@example.com/)).toBeTruthy();
    expect(screen.getByText('Set a deposit limit').closest('a')?.getAttribute('href')).toBe(
      '/profile2/limits',
    );
    expect(screen.getByText('Complete your profile').closest('a')?.getAttribute('href')).toBe(
      '/profile/edit-profile',
    );
    expect(screen.getByText('Confirm your email').closest('a')).toBeNull();
    expect(screen.getByText('Go to the lobby').closest('a')?.getAttribute('href')).toBe('/casino');
    expect(screen.getByText('Deposit')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(onRegistered).toHaveBeenCalledOnce();
  });
  it('leads to no profile that the sign-up has completed already', async () => {
    const whole = {
      'First name': 'Marlon',
      'Last name': 'Maduro',
      Address: 'Kaya 1',
      'Postal code': '0000',
      City: 'Willemstad',
    };
    server.use(offering({ firstName: 1, lastName: 1, address: 2, zipCode: 2, city: 2 }));
    const { user } = await open({ done: { profileHref: '/profile/edit-profile' } });
    await fillAccount(user);
    for (const [label, text] of Object.entries(whole)) await paste(user, label, text);
    await fillPerson(user);
    await press(user, 'Create account');
    expect(await screen.findByText('Your account is ready')).toBeTruthy();
    expect(screen.queryByText('Complete your profile')).toBeNull();
  });
  it('sends the link again and confirms it, or reports that it could not', async () => {
    server.use(failWithNetworkError(sendVerificationEmail));
    const { user } = await open();
    await createAccount(user);
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('No connection')).toBeTruthy();
    server.resetHandlers();
    await user.click(button('Send the link again'));
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
    expect(screen.getAllByText(/marlon@example.com/).length).toBeGreaterThan(1);
  });
  it('starts again when the dialog is opened again', async () => {
    const { user, close, reopen } = await open();
    await createAccount(user);
    await screen.findByText('Your account is ready');
    await close();
    await reopen();
    expect((await fieldToCome('Email')).value).toBe('');
  });
  it('sends a held player to login', async () => {
    const onSignedIn = vi.fn();
    const onSwitchToLogin = vi.fn();
    const { user } = await open({ onSignedIn, onSwitchToLogin }, { holdUserOnRegistration: true });
    await createAccount(user);
    expect(await screen.findByRole('heading', { name: 'Your account is created' })).toBeTruthy();
    await user.click(button('Log in'));
    expect(onSwitchToLogin).toHaveBeenCalledWith('marlon@example.com');
    expect(onSignedIn).not.toHaveBeenCalled();
  });
  it('asks a player to verify the email first if the brand requires that', async () => {
    server.use(respondWithError(login, 409, { code: 'EMAIL_NOT_VERIFIED' }));
    const { user, session } = await open({ onSwitchToLogin: () => undefined });
    await createAccount(user);
    expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeTruthy();
    expect(screen.getByText(/Open the link we sent to .marlon@example.com., then log in/)).toBeTruthy();
    expect([button('Log in'), button('Send the link again')].every(Boolean)).toBe(true);
    expect(session.state().authenticated).toBe(false);
  });
  it('shows a player whose automatic login failed that the account exists', async () => {
    server.use(failWithNetworkError(login));
    const { user } = await open({ onSwitchToLogin: () => undefined });
    await createAccount(user);
    expect(await screen.findByText(/could not log you in automatically/)).toBeTruthy();
    expect(button('Log in')).toBeTruthy();
  });
});

describe('where a new player goes', () => {
  const toDeposit: Partial<SettingsFields> = { goToPageAfterRegistration: 'deposit' };
  it('is the lobby by its link', async () => {
    const { user, navigate } = await open();
    await createAccount(user);
    await user.click(await screen.findByText('Go to the lobby'));
    expect(navigate).toHaveBeenCalledWith('/casino');
  });
  it('is the page of the brand, handed to the host by the button and by closing', async () => {
    const onFinished = vi.fn();
    const { user, navigate, onClose, close } = await open({ onFinished }, toDeposit);
    await createAccount(user);
    await user.click(await screen.findByText('Continue'));
    expect(onFinished).toHaveBeenLastCalledWith('/deposit');
    await close();
    expect(onFinished).toHaveBeenCalledTimes(2);
    expect(onFinished).toHaveBeenLastCalledWith('/deposit');
    expect([navigate, onClose].some((call) => call.mock.calls.length > 0)).toBe(false);
  });
  it('is the lobby, or nowhere, for a host whose brand names no page', async () => {
    const onFinished = vi.fn();
    const { user, close } = await open({ onFinished });
    await createAccount(user);
    await user.click(await screen.findByText('Go to the lobby'));
    expect(onFinished).toHaveBeenLastCalledWith('/casino');
    await close();
    expect(onFinished).toHaveBeenLastCalledWith(null);
  });
  it('is never another site', async () => {
    const { user } = await open({}, { afterRegistrationRedirect: ['https://evil.example'] });
    await createAccount(user);
    expect((await screen.findByText('Continue')).closest('a')?.getAttribute('href')).toBe('/');
  });
});

describe('opening', () => {
  it('focuses the first empty field', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  });
  it('fills in the identifier typed elsewhere', async () => {
    await open({ initialLogin: 'marlon@example.com' });
    expect(field('Email').value).toBe('marlon@example.com');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  });
});

describe('the typed values', () => {
  it('are there when the dialog is opened again, except the password', async () => {
    const { user, close, reopen } = await open();
    await fillAccount(user);
    await fillPerson(user);
    await close();
    await reopen();
    expect((await fieldToCome('Email')).value).toBe('marlon@example.com');
    expect(field('Password').value).toBe('');
    await paste(user, 'Password', 'Harbour25!');
    await press(user, 'Next');
    expect([(await fieldToCome('Year')).value, consent().checked]).toEqual(['1990', true]);
    await press(user, 'Create account');
    expect(await screen.findByText('Your account is ready')).toBeTruthy();
  });
  it('are there in the selected mode', async () => {
    const { user, close, reopen } = await open();
    await user.click(way('Phone'));
    await paste(user, 'Phone', '612047788');
    await close();
    await reopen();
    expect((await fieldToCome('Phone')).value).toBe('612047788');
    expect(way('Phone').checked).toBe(true);
  });
  it('stay when the player clicks beside the dialog', async () => {
    const { user, onClose } = await open();
    await paste(user, 'Email', 'marlon@example.com');
    const scrim = screen.getByRole('dialog').parentElement?.parentElement;
    if (scrim) await user.click(scrim);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the credentials of one click', () => {
  it('come before the next steps, which show that an email is missing', async () => {
    const onSignedIn = vi.fn();
    const { user } = await openByClick({ onSignedIn });
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(screen.getByText(credentialsResponse.login)).toBeTruthy();
    expect(button('Continue').disabled).toBe(true);
    await user.click(screen.getByLabelText('I have saved both.'));
    await press(user, 'Continue');
    expect(await screen.findByText('Your account is ready')).toBeTruthy();
    expect(screen.getByText(/You can add an email to your profile/)).toBeTruthy();
    expect(screen.queryByText(credentialsResponse.password)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
  it('come for a held player as well, who cannot send them by email', async () => {
    const onSwitchToLogin = vi.fn();
    const { user } = await openByClick({ onSwitchToLogin }, { holdUserOnRegistration: true });
    expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
    await user.click(screen.getByLabelText('I have saved both.'));
    await press(user, 'Continue');
    expect(await screen.findByText(/Log in with .84210336/)).toBeTruthy();
    await user.click(button('Log in'));
    expect(onSwitchToLogin).toHaveBeenCalledWith('84210336');
  });
  it('are not lost by accident: closing warns first, and they are there again', async () => {
    const { onClose, close, reopen } = await openByClick();
    await close();
    expect(screen.getByRole('alert').textContent).toContain('Not saved yet');
    expect(onClose).not.toHaveBeenCalled();
    await close();
    expect(onClose).toHaveBeenCalledOnce();
    await reopen();
    expect(await screen.findByText(credentialsResponse.password)).toBeTruthy();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });
  it('block going back, until the player leaves on purpose', async () => {
    const onHoldChange = vi.fn();
    const { goBack, close, onClose } = await openByClick({ onHoldChange });
    expect(onHoldChange).toHaveBeenLastCalledWith(true);
    goBack();
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved yet');
    expect(screen.getByText(credentialsResponse.password)).toBeTruthy();
    await close();
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onHoldChange).toHaveBeenLastCalledWith(false);
  });
  it('let a player who went back continue elsewhere once they are saved', async () => {
    const { user, goBack } = await openByClick();
    goBack();
    await user.click(await screen.findByLabelText('I have saved both.'));
    await press(user, 'Continue');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('can be left at once when they are saved', async () => {
    const { user, close, onClose } = await openByClick();
    await user.click(screen.getByLabelText('I have saved both.'));
    await close();
    expect(onClose).toHaveBeenCalledOnce();
  });
  it("set the account's address to the one they were sent to", async () => {
    const { user } = await openByClick();
    await user.click(button('Send by email'));
    await paste(user, 'Email', 'marlon@example.com');
    await press(user, 'Send');
    await screen.findByText(/to choose a password to .marlon@example.com/);
    await user.click(screen.getByLabelText('I have saved both.'));
    await press(user, 'Continue');
    expect(await screen.findByText(/We sent a link to .marlon@example.com/)).toBeTruthy();
  });
});
