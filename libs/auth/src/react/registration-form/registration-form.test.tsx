import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login, signUp, type SettingsFields } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers, offering } from '../../testing.js';
import {
  brandProps,
  button,
  consent,
  createAccount,
  field,
  fieldIfAny,
  fieldToCome,
  fillAccount,
  fillPerson,
  news,
  paste,
  press,
} from '../registration-test-steps.js';
import { RegistrationForm } from './registration-form.js';
import { type RegistrationFormProps } from './registration-form-props.js';
import { playBrowser } from '../passkey-test-steps.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A brand that asks nothing about the person: the form has one page. */
const onePage = offering({ dateOfBirth: 0 });

async function show(props: Partial<RegistrationFormProps> = {}, settings: Partial<SettingsFields> = {}) {
  const { Host, session } = createTestCasino({ player: null, settings });
  const onRegistered = vi.fn();
  const onProgress = vi.fn();
  render(
    <RegistrationForm {...brandProps} onRegistered={onRegistered} onProgress={onProgress} {...props} />,
    { wrapper: Host },
  );
  await screen.findByRole('button', { name: /Next|Create account/ });
  return { user: userEvent.setup({ delay: null }), session, onRegistered, onProgress };
}
const typedAccount = () => [field('Email').value, field('Password').value, field('Country').value];
const typedPerson = () => [field('Year').value, consent().checked, news().checked];

describe('RegistrationForm', () => {
  it('creates the account with the typed values and consents, then logs in', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/sign-up', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    const { user, session, onRegistered } = await show({
      visitor: { screenResolution: '390x844', firstUrl: '/casino', uniqueKey: 'key-1', userUUID: 'uuid-1' },
    });
    await createAccount(user);
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      {
        screenResolution: '390x844',
        firstUrl: '/casino',
        uniqueKey: 'key-1',
        userUUID: 'uuid-1',
        registrationMode: 'email',
        email: 'marlon@example.com',
        password: 'Harbour25!',
        dateOfBirth: '1990-11-20',
        countryCode: 'NL',
        currencyCode: 'EUR',
        preferredLanguage: 'en',
        gender: 'Not to say',
        isAdult: true,
        termsAccepted: true,
        newsletter: true,
      },
    ]);
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({ kind: 'ready', email: 'marlon@example.com' });
    expect(session.state().authenticated).toBe(true);
  });
  it('keeps its button disabled while untouched, and while anything is missing', async () => {
    server.use(onePage);
    const { user } = await show();
    expect(button('Create account').disabled).toBe(true);
    await user.click(consent());
    await user.type(field('Email'), 'marlon@example.com');
    expect(button('Create account').disabled).toBe(true);
    await user.type(field('Password'), 'Harbour25!');
    await waitFor(() => expect(button('Create account').disabled).toBe(false));
    await user.click(consent());
    await waitFor(() => expect(button('Create account').disabled).toBe(true));
    expect(await screen.findByText('We need your consent to open an account.')).toBeTruthy();
  });
  it('ticks off the rules of the brand while the player types, and names the first unmet one', async () => {
    const { user } = await show(
      {},
      { passwordNeedNumbers: true, passwordNeedUppercase: true, passwordNeedSpecialCharacter: true },
    );
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules()).toHaveLength(4);
    expect(rules().every((text) => text.endsWith('still missing'))).toBe(true);
    await user.type(field('Password'), 'Harbour25');
    expect(rules()).toEqual([
      '6 characters or moredone',
      'One capital letterdone',
      'One special characterstill missing',
      'One digitdone',
    ]);
    await user.tab();
    expect(await screen.findByText('Add a special character, such as ! or ?')).toBeTruthy();
    expect(field('Password').autocomplete).toBe('new-password');
  });
  it('focuses the first invalid field when it is submitted with errors', async () => {
    server.use(onePage);
    await show();
    const form = button('Create account').closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(
      screen.getByText(/^Please check fields with errors: Email, Password, and Age and terms$/),
    ).toBeTruthy();
  });
  it('names the minimum age of the policy', async () => {
    server.use(onePage);
    await show({}, { policy: { minimumAge: 21 } });
    expect(screen.getByLabelText(/^I am over 21 and accept/)).toBeTruthy();
  });
  it('preselects the newsletter by policy', async () => {
    server.use(onePage);
    await show({}, { policy: { preset: 'ukgc' } });
    expect([news().checked, consent().checked]).toEqual([false, false]);
  });
  it('does not ask about the newsletter where the brand asks for consent in another way', async () => {
    server.use(offering({ dateOfBirth: 0, newsletter: 0 }));
    await show();
    expect(consent()).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
  it('opens the terms beside the form, so that no typed value is lost', async () => {
    server.use(onePage);
    await show();
    const terms = screen.getByRole('link', { name: /^terms/ });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/terms-and-conditions',
      '_blank',
    ]);
  });
});

describe('the step about the person', () => {
  it('comes second, starts with its first field, and keeps its values when the player goes back', async () => {
    const { user, onProgress } = await show();
    expect(onProgress).toHaveBeenLastCalledWith({ step: 1, steps: 3 });
    await fillAccount(user);
    await waitFor(() => expect(onProgress).toHaveBeenLastCalledWith({ step: 2, steps: 3 }));
    await waitFor(() => expect(document.activeElement).toBe(field('Month')));
    await fillPerson(user);
    await press(user, 'Back');
    expect(typedAccount()).toEqual(['marlon@example.com', 'Harbour25!', 'NL']);
    expect(document.activeElement).toBe(field('Email'));
    await press(user, 'Next');
    await fieldToCome('Year');
    expect(typedPerson()).toEqual(['1990', true, true]);
  });
  it('is not reached with an invalid field before it', async () => {
    const { user } = await show();
    expect(button('Next').disabled).toBe(true);
    await paste(user, 'Email', 'marlon@example');
    const form = button('Next').closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(await screen.findByText('Please check fields with errors: Email and Password')).toBeTruthy();
    expect(fieldIfAny('Year')).toBeNull();
  });
  it('requires a date of birth: its hundred years open at the latest of someone of age', async () => {
    const { user } = await show();
    await fillAccount(user);
    expect([field('Day').value, field('Month').value, field('Year').value]).toEqual(['', '', '']);
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect(list.options[list.selectedIndex + 1]?.value).toBe('2008');
    const years = [...field('Year').querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
    expect([years.length, years[0], years.at(-1)]).toEqual([100, '2026', '1927']);
  });
  it('requires the date of birth once it is left without one, and is not sent before', async () => {
    const { user } = await show();
    await fillAccount(user);
    await user.click(field('Day'));
    await user.click(field('Month'));
    expect(screen.queryByText('Choose day, month and year.')).toBeNull();
    await user.click(consent());
    expect(await screen.findByText('Choose day, month and year.')).toBeTruthy();
    expect(button('Create account').disabled).toBe(true);
  });
  it('shows at the date of birth that someone is too young', async () => {
    const { user } = await show();
    await fillAccount(user);
    await user.selectOptions(field('Year'), '2008');
    await user.selectOptions(field('Day'), '20');
    await user.selectOptions(field('Month'), '12');
    await user.tab();
    expect(await screen.findByText('You must be at least 18 years old to play.')).toBeTruthy();
    expect(field('Year').getAttribute('aria-invalid')).toBe('true');
  });
  it('requires names unless they are hidden, and shows an optional address if the map does', async () => {
    server.use(offering({ firstName: 1, dateOfBirth: 0, city: 1 }));
    const { user } = await show();
    await paste(user, 'Email', 'marlon@example.com');
    await paste(user, 'Password', 'Harbour25!');
    await press(user, 'Next');
    expect((await fieldToCome('First name')).autocomplete).toBe('given-name');
    expect(fieldIfAny('Last name')).toBeNull();
    expect(fieldIfAny('Year')).toBeNull();
    expect(field('City').autocomplete).toBe('address-level2');
    await paste(user, 'First name', 'Marlon');
    await user.click(consent());
    await waitFor(() => expect(button('Create account').disabled).toBe(false));
  });
});

describe('an identifier typed elsewhere', () => {
  it('fills its field, in the mode that contains it', async () => {
    await show({ initialLogin: '+31 6120' });
    expect((await fieldToCome('Phone')).value).toBe('6120');
  });
  it('does not replace values typed here', async () => {
    await show({ initialLogin: 'marlon@example.com' });
    expect(field('Email').value).toBe('marlon@example.com');
  });
  it('lets a form that receives the focus start with the first empty field', async () => {
    await show({ initialLogin: 'marlon@example.com', focusFirst: true });
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  });
});

describe('a sign-up that fails', () => {
  it('returns to a taken address, with the link to login, and keeps all typed values', async () => {
    server.use(respondWithError(signUp, 409, { code: 'EMAIL_TAKEN', fields: { email: 'Already taken' } }));
    const onSwitchToLogin = vi.fn();
    const { user, onRegistered, onProgress } = await show({ onSwitchToLogin });
    await createAccount(user);
    const error = await screen.findByText(/This email already has an account/);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(onProgress).toHaveBeenLastCalledWith({ step: 1, steps: 3 });
    expect(typedAccount()).toEqual(['marlon@example.com', 'Harbour25!', 'NL']);
    expect(button('Next').disabled).toBe(true);
    const login = error.closest('[role=alert]')?.querySelector('button');
    if (login) await user.click(login);
    expect(onSwitchToLogin).toHaveBeenCalledWith('marlon@example.com');
    await user.type(field('Email'), 'x');
    expect(screen.queryByText(/This email already has an account/)).toBeNull();
    await press(user, 'Next');
    await fieldToCome('Year');
    expect(typedPerson()).toEqual(['1990', true, true]);
    expect(onRegistered).not.toHaveBeenCalled();
  });
  it("stays at the date of birth with the server's error about the age", async () => {
    server.use(
      respondWithError(signUp, 400, { code: 'UNDER_AGE', fields: { dateOfBirth: 'At least 18 years' } }),
    );
    const { user } = await show();
    await createAccount(user);
    expect(await screen.findByText('You must be at least 18 years old to play.')).toBeTruthy();
    await user.selectOptions(field('Year'), '1989');
    await waitFor(() => expect(screen.queryByText('You must be at least 18 years old to play.')).toBeNull());
  });
  it('forgets a refused password when the player takes a passkey in its place', async () => {
    playBrowser();
    server.use(
      http.post('*/api/user/passkeys/login-options', () =>
        HttpResponse.json({ success: true, data: { ticket: 'abc', options: { challenge: 'AAAA' } } }),
      ),
      respondWithError(signUp, 400, { code: 'VALIDATION', fields: { password: 'form.password.common' } }),
    );
    const { user } = await show();
    await createAccount(user);
    expect(await screen.findByText(/lists of stolen ones/)).toBeTruthy();
    await user.click(button('Use a passkey instead of a password'));
    await waitFor(() => expect(button('Next').disabled).toBe(false));
    expect(screen.queryByText(/Please check fields/)).toBeNull();
    vi.unstubAllGlobals();
  });
  it('keeps the typed values when the server cannot be reached', async () => {
    server.use(failWithNetworkError(signUp));
    const { user, onRegistered } = await show();
    await createAccount(user);
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy();
    expect(typedPerson()).toEqual(['1990', true, true]);
    server.resetHandlers();
    await user.click(button('Create account'));
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  });
  it("shows the server's message, otherwise asks to try again", async () => {
    server.use(respondWithError(signUp, 400, { code: 'COUNTRY_RESTRICTED', message: 'Not from here.' }));
    const { user } = await show();
    await createAccount(user);
    expect(await screen.findByText('Not from here.')).toBeTruthy();
    server.use(respondWithError(signUp, 500, { code: 'INTERNAL' }));
    await user.click(button('Create account'));
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
    expect(typedPerson()).toEqual(['1990', true, true]);
  });
  it('shows that registration is closed, as the dialog does, and keeps the typed values', async () => {
    server.use(respondWithError(signUp, 409, { code: 'REGISTRATION_CLOSED', message: '12:00–18:00 UTC' }));
    const { user } = await show();
    await createAccount(user);
    expect(await screen.findByText('Registration is closed right now')).toBeTruthy();
    expect(typedPerson()).toEqual(['1990', true, true]);
  });
  it('shows an excluded person calmly that there is no account, and where help is', async () => {
    server.use(respondWithError(signUp, 409, { code: 'PERSON_EXCLUDED', message: 'No.' }));
    const { user } = await show();
    await createAccount(user);
    expect(await screen.findByText('We cannot open an account for you')).toBeTruthy();
    const help = screen.getByRole('link', { name: 'Help and advice' });
    expect(help.getAttribute('href')).toBe('/responsible-gambling');
    server.use(respondWithError(signUp, 409, { code: 'REGISTER_UNAVAILABLE', message: 'No.' }));
    await user.click(button('Create account'));
    expect(await screen.findByText(/nothing you typed is lost/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Help and advice' })).toBeNull();
  });
  it('is busy while it is sent', async () => {
    server.use(neverRespond(signUp));
    const { user } = await show();
    await createAccount(user);
    await waitFor(() => expect(button(/Create account/).getAttribute('aria-disabled')).toBe('true'));
  });
});

describe('the login after sign-up', () => {
  it('may fail while the account exists', async () => {
    server.use(failWithNetworkError(login));
    const { user, session, onRegistered } = await show();
    await createAccount(user);
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({ kind: 'loginFailed' });
    expect(session.state().authenticated).toBe(false);
  });
  it('is skipped on a mirror domain with login off: the token of sign-up logs in', async () => {
    server.use(failWithNetworkError(login));
    const { user, session, onRegistered } = await show(
      {},
      {
        mirrorDomain: [
          {
            url: globalThis.location.origin,
            domainId: 3,
            settings: { loginOff: true, registrationConfigs: [] },
          },
        ],
      },
    );
    await createAccount(user);
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({ kind: 'ready' });
    expect(session.state().authenticated).toBe(true);
  });
});

describe('RegistrationForm without its options', () => {
  it('reports that it could not be loaded, and loads on retry', async () => {
    // The client retries a failed read once.
    for (let failures = 0; failures < 2; failures += 1)
      server.use(http.get('*/api/admin/get-all-country', () => HttpResponse.error(), { once: true }));
    const { Host } = createTestCasino({ player: null });
    render(
      <RegistrationForm termsHref="/t" privacyHref="/p" today="2026-11-20" onRegistered={() => undefined} />,
      { wrapper: Host },
    );
    expect(screen.getByRole('status').textContent).toBe('Loading the form');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await fieldToCome('Country')).toBeTruthy();
  });
});
