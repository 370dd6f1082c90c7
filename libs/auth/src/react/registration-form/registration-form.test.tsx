import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Settings } from '@casino-kit/settings';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers, refusing, registrationAnswers, silent, unreachable } from '../../testing.js';
import { makeAuthTestHost } from '../auth-test-host.js';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function show(props: Partial<RegistrationFormProps> = {}, settings: Partial<Settings> = {}) {
  const { Host, session } = makeAuthTestHost(settings);
  const onRegistered = vi.fn();
  render(
    <RegistrationForm
      termsHref="/terms-and-conditions"
      privacyHref="/privacy-policy"
      defaultCountryCode="NL"
      today="2026-11-20"
      onRegistered={onRegistered}
      {...props}
    />,
    { wrapper: Host },
  );
  await screen.findByLabelText('Email');
  return { user: userEvent.setup({ delay: null }), session, onRegistered };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const consent = () => screen.getByLabelText<HTMLInputElement>(/I am over 18/);
const news = () => screen.getByLabelText<HTMLInputElement>(/news and offers/);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Create account/ });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(field('Email'));
  await user.paste('marlon@example.com');
  await user.click(field('Password'));
  await user.paste('Harbour25!');
  await user.selectOptions(field('Year'), '1990');
  await user.click(consent());
  await waitFor(() => expect(button().disabled).toBe(false));
}
const typed = () => [
  field('Email').value,
  field('Password').value,
  field('Year').value,
  field('Country').value,
  consent().checked,
  news().checked,
];
const allTyped = ['marlon@example.com', 'Harbour25!', '1990', 'NL', true, true];

describe('RegistrationForm', () => {
  it('creates the account with what was typed and consented to, then signs in', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/sign-up', async ({ request }) => {
        sent.push(await request.json());
      }),
    );
    const { user, session, onRegistered } = await show({
      visitor: { screenResolution: '390x844', firstUrl: '/casino' },
    });
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      {
        screenResolution: '390x844',
        firstUrl: '/casino',
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
    const { user } = await show();
    expect(button().disabled).toBe(true);
    await user.click(consent());
    await user.type(field('Email'), 'marlon@example.com');
    expect(button().disabled).toBe(true);
    await user.type(field('Password'), 'Harbour25!');
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(consent());
    await waitFor(() => expect(button().disabled).toBe(true));
    expect(screen.getByText('We need your consent to open an account.')).toBeTruthy();
  });
  it('stands at the latest date of birth of somebody of age and offers a hundred years', async () => {
    await show();
    expect([field('Day').value, field('Month').value, field('Year').value]).toEqual(['20', '11', '2008']);
    const years = [...field('Year').querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
    expect([years.length, years[0], years.at(-1)]).toEqual([100, '2026', '1927']);
  });
  it('says at the date of birth that somebody is too young', async () => {
    const { user } = await show();
    await user.selectOptions(field('Month'), '12');
    await user.tab();
    expect(await screen.findByText('You must be at least 18 years old to play.')).toBeTruthy();
    expect(field('Year').getAttribute('aria-invalid')).toBe('true');
  });
  it('ticks the rules of the brand off while one types, and names the first that is broken', async () => {
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
  it('goes to the first wrong field when it is sent with errors', async () => {
    await show();
    const form = button().closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(
      screen.getByText(/^Please check fields with errors: Email, Password, Age and terms$/),
    ).toBeTruthy();
  });
  it('asks for names unless they are hidden, and for nothing that is', async () => {
    server.use(
      http.get('*/api/admin/get-registration-fields', () =>
        HttpResponse.json({ ...registrationAnswers.fields, firstName: 1, dateOfBirth: 0 }),
      ),
    );
    await show();
    expect(field('First name').autocomplete).toBe('given-name');
    expect(screen.queryByLabelText('Last name')).toBeNull();
    expect(screen.queryByLabelText('Year')).toBeNull();
  });
  it('preselects the newsletter by policy', async () => {
    await show({}, { policy: { preset: 'ukgc' } });
    expect([news().checked, consent().checked]).toEqual([false, false]);
  });
  it('opens the terms beside the form, so that nothing typed is lost', async () => {
    await show();
    const terms = screen.getByRole('link', { name: /^terms/ });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/terms-and-conditions',
      '_blank',
    ]);
  });

  it('shows a taken address at the e-mail, with the way to login', async () => {
    server.use(refusing('sign-up', 409, { code: 'EMAIL_TAKEN', fields: { email: 'Already taken' } }));
    const onSwitchToLogin = vi.fn();
    const { user, onRegistered } = await show({ onSwitchToLogin });
    await fill(user);
    await user.click(button());
    const error = await screen.findByText(/This email already has an account/);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(typed()).toEqual(allTyped);
    expect(button().disabled).toBe(true);
    const login = error.closest('[role=alert]')?.querySelector('button');
    if (login) await user.click(login);
    expect(onSwitchToLogin).toHaveBeenCalledWith('marlon@example.com');
    await user.type(field('Email'), 'x');
    expect(screen.queryByText(/This email already has an account/)).toBeNull();
    expect(button().disabled).toBe(false);
    expect(onRegistered).not.toHaveBeenCalled();
  });
  it('shows at the date of birth what the server says of the age', async () => {
    server.use(refusing('sign-up', 400, { code: 'UNDER_AGE', fields: { dateOfBirth: 'At least 18 years' } }));
    const { user } = await show();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText('You must be at least 18 years old to play.')).toBeTruthy();
    await user.selectOptions(field('Year'), '1989');
    await waitFor(() => expect(screen.queryByText('You must be at least 18 years old to play.')).toBeNull());
  });
  it('loses nothing typed when the server cannot be reached', async () => {
    server.use(unreachable('sign-up'));
    const { user, onRegistered } = await show();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy();
    expect(typed()).toEqual(allTyped);
    server.resetHandlers();
    await user.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  });
  it("shows the server's message, else asks to try again", async () => {
    server.use(
      refusing('sign-up', 400, { code: 'REGISTRATION_CLOSED', message: 'Registration opens at noon.' }),
    );
    const { user } = await show();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText('Registration opens at noon.')).toBeTruthy();
    server.use(refusing('sign-up', 500, { code: 'INTERNAL' }));
    await user.click(button());
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
    expect(typed()).toEqual(allTyped);
  });
  it('is busy while it is sent', async () => {
    server.use(silent('sign-up'));
    const { user } = await show();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  });
  it('says so when the account exists but the login failed', async () => {
    server.use(unreachable('login'));
    const { user, session, onRegistered } = await show();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({ kind: 'loginFailed' });
    expect(session.state().authenticated).toBe(false);
  });
  it('signs in with the token of sign-up on a mirror domain with login off', async () => {
    server.use(unreachable('login'));
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
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({ kind: 'ready' });
    expect(session.state().authenticated).toBe(true);
  });
});

describe('RegistrationForm without its options', () => {
  it('says that it could not be loaded, and loads at the next try', async () => {
    server.use(http.get('*/api/admin/get-all-country', () => HttpResponse.error(), { once: true }));
    const { Host } = makeAuthTestHost();
    render(
      <RegistrationForm termsHref="/t" privacyHref="/p" today="2026-11-20" onRegistered={() => undefined} />,
      { wrapper: Host },
    );
    expect(screen.getByRole('status').textContent).toBe('Loading the form');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Country')).toBeTruthy();
  });
});
