import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signUp, type SettingsFields } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { fakePasskeys } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers, credentialsResponse, offering } from '../../testing.js';
import {
  brandProps,
  button,
  consent,
  field,
  fieldIfAny,
  paste,
  press,
  way,
} from '../registration-test-steps.js';
import { RegistrationForm } from './registration-form.js';
import { type RegistrationFormProps } from './registration-form-props.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function show({
  props = {},
  settings = {},
  fields = {},
}: {
  props?: Partial<RegistrationFormProps> | undefined;
  settings?: Partial<SettingsFields> | undefined;
  fields?: Record<string, number> | undefined;
} = {}) {
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  server.use(
    offering({ dateOfBirth: 0, ...fields }),
    ...['sign-up', 'login'].map((call) =>
      http.post(`*/api/user/${call}`, async ({ request }) => {
        sent.push({ call, body: (await request.clone().json()) as Record<string, unknown> });
      }),
    ),
  );
  const { Host, session } = createTestCasino({ player: null, settings });
  const onRegistered = vi.fn();
  render(<RegistrationForm {...brandProps} onRegistered={onRegistered} {...props} />, { wrapper: Host });
  await screen.findByLabelText(/I am over 18/);
  return { user: userEvent.setup({ delay: null }), session, onRegistered, sent };
}
const ways = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

describe('the passkey in place of a password', () => {
  afterEach(() => vi.unstubAllGlobals());
  const offers = () => screen.queryByRole('button', { name: 'Use a passkey instead of a password' });
  const showWithPasskeys = async (settings: Partial<SettingsFields>) => {
    vi.stubGlobal('PublicKeyCredential', fakePasskeys().PublicKeyCredential);
    server.use(
      http.post('*/api/user/passkeys/login-options', () =>
        HttpResponse.json({ success: true, data: { ticket: 'abc', options: { challenge: 'AAAA' } } }),
      ),
    );
    const { user } = await show({ settings, fields: { username: 1 } });
    await waitFor(() => expect(offers()).not.toBeNull());
    return user;
  };

  it('is offered with an email only, and its choice goes with the mode', async () => {
    const user = await showWithPasskeys({ useSMSResetPassword: false });
    await user.click(offers()!);
    expect(fieldIfAny('Password')).toBeNull();
    for (const mode of ['Login name', 'Phone']) {
      await user.click(way(mode));
      expect(offers()).toBeNull();
      expect(fieldIfAny('Password')).not.toBeNull();
    }
  });

  it('is offered with a phone where a code to it recovers an account', async () => {
    const user = await showWithPasskeys({ useSMSResetPassword: true });
    await user.click(way('Phone'));
    expect(offers()).not.toBeNull();
    await user.click(way('Login name'));
    expect(offers()).toBeNull();
  });
});

describe('the registration modes', () => {
  it('are those that settings and fields allow, with no choice for a single one', async () => {
    await show({ settings: { use1ClickRegistration: true }, fields: { username: 1 } });
    expect(ways()).toEqual(['Email', 'Phone', 'Login name', 'One click']);
  });
  it('ask for the phone with the email if the brand names that field', async () => {
    const { user, sent } = await show({ fields: { phone: 1, phoneCode: 1 } });
    expect(ways()).toEqual(['Email and phone', 'Phone']);
    await paste(user, 'Email', 'marlon@example.com');
    await paste(user, 'Password', 'harbour');
    await user.click(consent());
    await waitFor(() => expect(button('Create account').disabled).toBe(true));
    await paste(user, 'Phone', '0612047788');
    await press(user, 'Create account');
    await waitFor(() => expect(sent).not.toEqual([]));
    expect(sent[0]?.body).toMatchObject({ email: 'marlon@example.com', phoneCode: '31', phone: '612047788' });
  });
  it('are one if email and phone are required together', async () => {
    await show({ settings: { emailPhoneRegistration: true } });
    expect(ways()).toEqual([]);
    expect([field('Email').value, field('Phone').value]).toEqual(['', '']);
  });
  it('include one click for guests from a partner', async () => {
    await show({ settings: { open1ClickRegistrationForPIDs: ['77'] }, props: { pid: '77' } });
    expect(ways()).toEqual(['Email', 'Phone', 'One click']);
  });
  it('keep the typed values when the player switches between them', async () => {
    const { user } = await show();
    await paste(user, 'Email', 'marlon@example.com');
    await paste(user, 'Password', 'harbour');
    await user.click(way('Phone'));
    expect(field('Password').value).toBe('harbour');
    await paste(user, 'Phone', '612047788');
    await user.click(way('Email'));
    expect(field('Email').value).toBe('marlon@example.com');
    await user.click(way('Phone'));
    expect(field('Phone').value).toBe('612047788');
  });
  it('change by the arrow keys', async () => {
    const { user } = await show();
    way('Email').focus();
    await user.keyboard('{ArrowRight}');
    expect(way('Phone').checked).toBe(true);
    expect(field('Phone')).toBeTruthy();
  });
});

describe('registration by phone', () => {
  it('starts with the calling code of the country, and follows it until a number is typed', async () => {
    const { user } = await show();
    await user.click(way('Phone'));
    const code = () => field('Country code').value;
    expect(code()).toBe('31');
    await user.selectOptions(field('Country'), 'NO');
    expect(code()).toBe('47');
    await user.type(field('Phone'), '4');
    await user.selectOptions(field('Country'), 'CW');
    expect(code()).toBe('47');
  });
  it('sorts the codes, accepts only digits and shows what is wrong with the number', async () => {
    const { user } = await show();
    await user.click(way('Phone'));
    expect([...field('Country code').querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '31',
      '47',
      '599',
    ]);
    await user.type(field('Phone'), '6a1-2');
    expect(field('Phone').value).toBe('612');
    await user.tab();
    expect(await screen.findByText('This number is too short for its country code.')).toBeTruthy();
    expect(button('Create account').disabled).toBe(true);
  });
  it('stops at a number that is too long', async () => {
    const { user } = await show();
    await user.click(way('Phone'));
    await user.type(field('Phone'), '61204');
    // The number tables are loaded by then; whole numbers are pasted.
    await waitFor(async () => {
      await user.type(field('Phone'), '7788999999');
      expect(field('Phone').value.length).toBeLessThan(13);
    });
    expect(field('Phone').value.startsWith('612047788')).toBe(true);
  });
  it('creates the account and logs in by the number with its code', async () => {
    const { user, session, sent, onRegistered } = await show();
    await paste(user, 'Email', 'left@behind.example');
    await user.click(way('Phone'));
    await paste(user, 'Phone', '0612047788');
    await paste(user, 'Password', 'harbour');
    await user.click(consent());
    await press(user, 'Create account');
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toMatchObject({ registrationMode: 'phone', phoneCode: '31', phone: '612047788' });
    expect(sent[0]?.body).not.toHaveProperty('email');
    expect(sent[1]?.body).toMatchObject({ email: '+31612047788', afterReg: true });
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({ login: '+31612047788', email: '' });
    expect(session.state().authenticated).toBe(true);
  });
  it('shows at the number that it is taken, with the link to login', async () => {
    const onSwitchToLogin = vi.fn();
    const { user } = await show({ props: { onSwitchToLogin } });
    server.use(respondWithError(signUp, 409, { code: 'PHONE_TAKEN' }));
    await user.click(way('Phone'));
    await paste(user, 'Phone', '612047788');
    await paste(user, 'Password', 'harbour');
    await user.click(consent());
    await press(user, 'Create account');
    const error = await screen.findByText(/This phone number already has an account/);
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
    const login = error.closest('[role=alert]')?.querySelector('button');
    if (login) await user.click(login);
    expect(onSwitchToLogin).toHaveBeenCalledWith('+31 612047788');
    await user.type(field('Phone'), '{Backspace}');
    expect(screen.queryByText(/This phone number already has an account/)).toBeNull();
  });
});

describe('registration by login name', () => {
  it('shows where an email is needed, and validates the name', async () => {
    const { user, sent, onRegistered } = await show({ fields: { username: 1 } });
    await user.click(way('Login name'));
    expect(screen.getByText(/You can add an email later/)).toBeTruthy();
    await paste(user, 'Login name', 'a b');
    await user.tab();
    expect(await screen.findByText(/^Use 3 to 40 letters/)).toBeTruthy();
    await user.clear(field('Login name'));
    await paste(user, 'Login name', 'marlon.s');
    await paste(user, 'Password', 'harbour');
    await user.click(consent());
    await press(user, 'Create account');
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toMatchObject({ registrationMode: 'login', username: 'marlon.s' });
    expect(sent[1]?.body).toMatchObject({ email: 'marlon.s' });
  });
  it('shows at the name that it is taken', async () => {
    const { user } = await show({ fields: { username: 1 } });
    server.use(respondWithError(signUp, 409, { code: 'LOGIN_TAKEN' }));
    await user.click(way('Login name'));
    await paste(user, 'Login name', 'marlon');
    await paste(user, 'Password', 'harbour');
    await user.click(consent());
    await press(user, 'Create account');
    expect(await screen.findByText('This login name is taken.')).toBeTruthy();
  });
});

describe('registration with one click', () => {
  it('requires no login and no password, and logs in with the generated credentials', async () => {
    const { user, sent, onRegistered } = await show({ settings: { use1ClickRegistration: true } });
    await user.click(way('One click'));
    expect(screen.getByText(/We make a login name and a password for you/)).toBeTruthy();
    expect([fieldIfAny('Email'), fieldIfAny('Password')]).toEqual([null, null]);
    await user.click(consent());
    await press(user, 'Create account');
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toMatchObject({ registrationMode: 'oneClick', countryCode: 'NL' });
    expect(sent[0]?.body).not.toHaveProperty('password');
    expect(sent[1]?.body).toMatchObject({
      email: credentialsResponse.login,
      password: credentialsResponse.password,
      afterReg: true,
    });
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({
      kind: 'ready',
      credentials: credentialsResponse,
    });
  });
});
