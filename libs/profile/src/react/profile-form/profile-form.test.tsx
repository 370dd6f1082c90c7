import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { updateUserDetails } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { createProfileDrafts } from '../../core/profile-drafts.js';
import { lockedPlayer, newPlayer, profileHandlers, unverifiedPlayer } from '../../testing.js';
import {
  described,
  discard,
  field,
  OwnProfile,
  toDetails,
  type,
  update,
  visitProfile,
} from '../../../tests/profile-form-visit.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('locked fields', () => {
  it('are shown as people read them, can be focused, and explain why they are locked', async () => {
    const { user } = await visitProfile(server, lockedPlayer());
    const shown = [
      'First name',
      'Last name',
      'Email',
      'Code',
      'Phone',
      'Date of birth',
      'Country',
      'City',
      'Postal code',
      'Address',
    ];
    expect(shown.map((label) => [field(label).readOnly, field(label).value])).toEqual([
      [true, 'Marlon'],
      [true, 'Statia'],
      [true, 'marlon@example.com'],
      [true, '+31'],
      [true, '612047788'],
      [true, 'May 14, 1988'],
      [true, 'Netherlands'],
      [true, 'Rotterdam'],
      [true, '3011 AB'],
      [true, 'Wijnhaven 14'],
    ]);
    await user.tab();
    expect(document.activeElement).toBe(field('First name'));
    const set = 'Set when you gave it. Support can change it.';
    const verified = 'Verified. Support can change it.';
    expect(shown.map((label) => described(field(label)))).toEqual([
      set,
      set,
      verified,
      set,
      set,
      set,
      set,
      verified,
      verified,
      verified,
    ]);
    expect(screen.getByText('Confirmed')).toBeTruthy();
  });
  it('leave the address and the gender open while the identity is not verified', async () => {
    await visitProfile(server, unverifiedPlayer());
    expect(['City', 'Postal code', 'Address'].map((label) => field(label).readOnly)).toEqual([
      false,
      false,
      false,
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Prefer not to say' }).checked).toBe(true);
  });
  it('are shown even if no countries can be loaded', async () => {
    server.use(http.get('*/api/admin/get-all-country', () => HttpResponse.error()));
    const host = createTestCasino({ player: toDetails(lockedPlayer()) });
    render(<OwnProfile today="2026-11-20" drafts={createProfileDrafts()} />, { wrapper: host.Host });
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(field('Country').value).toBe('Netherlands');
  });
});

describe('an open profile', () => {
  it('shows a placeholder address as blank and opens the picker at 18 years without a date of birth', async () => {
    await visitProfile(server, newPlayer());
    expect(field('Email').value).toBe('');
    expect([field('Day').value, field('Month').value, field('Year').value]).toEqual(['20', '11', '2008']);
    const years = [...field('Year').querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
    expect([years[0], years.at(-1)]).toEqual(['2008', '1925']);
    expect(
      screen.getByText(/^Not set yet. Choose the date in your document. Once saved, only support/),
    ).toBeTruthy();
    expect(screen.queryByText(/not saved/)).toBeNull();
  });
  it('sends only changed fields, trimmed, and their source', async () => {
    const onSaved = vi.fn();
    const { user, sent, session } = await visitProfile(server, newPlayer(), { onSaved });
    await type(user, 'First name', ' Ada ');
    await type(user, 'Last name', 'King');
    await user.selectOptions(field('Country'), 'NL');
    await user.type(field('Phone'), '0612047788');
    await user.selectOptions(field('Year'), '1988');
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    expect(screen.getByText('6 changes not saved')).toBeTruthy();
    await user.click(update());
    expect(await screen.findByText('Your profile is updated.')).toBeTruthy();
    expect(sent).toEqual([
      {
        firstName: 'Ada',
        lastName: 'King',
        countryCode: 'NL',
        phoneCode: '31',
        phone: '612047788',
        dateOfBirth: '1988-11-20',
        gender: 'Female',
        updateFrom: 'Profile Page',
      },
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(session.state().user?.getUser).toMatchObject({ firstName: 'Ada', dateOfBirth: '1988-11-20' });
    // A saved value is locked at once.
    expect([field('First name').readOnly, field('Phone').readOnly, field('Country').value]).toEqual([
      true,
      true,
      'Netherlands',
    ]);
    expect(screen.queryByText(/not saved/)).toBeNull();
  });
  it('announces beforehand that a field can be set only once', async () => {
    const { user } = await visitProfile(server, newPlayer());
    const once = 'Once saved, only support can change this.';
    const fields = ['First name', 'Last name', 'Phone', 'Country'];
    expect(fields.map((label) => described(field(label)))).toEqual(fields.map(() => once));
    await type(user, 'First name', 'Ada');
    expect(described(field('First name'))).toBe(once);
  });
  it('requires names, focuses the first invalid field and sums up for screen readers', async () => {
    const { user, sent } = await visitProfile(server, newPlayer());
    await type(user, 'City', 'Delft');
    await user.click(update());
    expect(await screen.findByText('Enter your first name as shown on your ID.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(screen.getByText('Please check fields with errors: First name and Last name')).toBeTruthy();
    expect([sent, field('City').value]).toEqual([[], 'Delft']);
  });
  it('shows every invalid field', async () => {
    const { user } = await visitProfile(server, newPlayer());
    await type(user, 'Email', 'ada@');
    await user.type(field('Phone'), '61');
    await user.selectOptions(field('Month'), '12');
    await user.click(update());
    const names = 'First name, Last name, Email, Phone, and Date of birth';
    expect(await screen.findByText(`Please check fields with errors: ${names}`)).toBeTruthy();
  });
  it.each([
    ['Email', 'ada@', /not a complete email address/],
    ['Phone', '6120', /too short/],
  ])('shows at %s the error of %s', async (label, text, message) => {
    const { user } = await visitProfile(
      server,
      newPlayer({ firstName: 'Ada', lastName: 'King', countryCode: 'NL' }),
    );
    await user.type(field(label), text);
    await user.tab();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });
  it('shows at the date of birth that someone is too young', async () => {
    const { user } = await visitProfile(server, newPlayer());
    await user.selectOptions(field('Month'), '12');
    expect(await screen.findByText('You must be at least 18 years old to play.')).toBeTruthy();
  });
  it('shows that there is nothing to save', async () => {
    const { user, sent } = await visitProfile(server, unverifiedPlayer());
    await user.click(update());
    expect(await screen.findByText(/^Nothing has changed/)).toBeTruthy();
    expect(sent).toEqual([]);
    expect(discard().disabled).toBe(true);
  });
  it('distinguishes the form that completes an account from the profile page', async () => {
    const { user, sent } = await visitProfile(server, unverifiedPlayer(), { variant: 'update' });
    await type(user, 'City', 'Delft');
    await user.click(update());
    await waitFor(() => expect(sent).toEqual([{ city: 'Delft', updateFrom: 'Update Form' }]));
  });
});

describe('the response', () => {
  const offenders: [string, number, Parameters<typeof respondWithError>[2], string, string][] = [
    ['EMAIL_TAKEN', 409, { code: 'EMAIL_TAKEN' }, 'Email', 'This email already has an account.'],
    ['PHONE_TAKEN', 409, { code: 'PHONE_TAKEN' }, 'Phone', 'This phone number already has an account.'],
    ['UNDER_AGE', 400, { code: 'UNDER_AGE' }, 'Year', 'You must be at least 18 years old to play.'],
    [
      'VALIDATION',
      400,
      { code: 'VALIDATION', fields: { zipCode: 'Four digits and two letters.' } },
      'Postal code',
      'Four digits and two letters.',
    ],
    [
      'VALIDATION with a text key',
      400,
      { code: 'VALIDATION', fields: { city: 'form.text.tooLong' } },
      'City',
      'Use 255 characters at the most.',
    ],
  ];
  it.each(offenders)(
    '%s shows at its field and loses nothing typed',
    async (_name, status, body, label, text) => {
      const { user } = await visitProfile(server, newPlayer({ firstName: 'Ada', lastName: 'King' }));
      server.use(respondWithError(updateUserDetails, status, body));
      await type(user, 'City', 'Delft');
      await user.click(update());
      expect(await screen.findByText(text)).toBeTruthy();
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(field('City').value).toBe('Delft');
      expect(screen.getByText('1 change not saved')).toBeTruthy();
    },
  );
  it('focuses the field that it names, and is cleared when that changes', async () => {
    const { user } = await visitProfile(server, unverifiedPlayer());
    server.use(
      respondWithError(updateUserDetails, 400, { code: 'VALIDATION', fields: { zipCode: 'Too short.' } }),
    );
    await type(user, 'Postal code', '301');
    await user.click(update());
    await screen.findByText('Too short.');
    await waitFor(() => expect(document.activeElement).toBe(field('Postal code')));
    await user.type(field('Postal code'), '1');
    expect(screen.queryByText('Too short.')).toBeNull();
  });
  it('with a taken number is cleared when the number changes', async () => {
    const { user } = await visitProfile(
      server,
      newPlayer({ firstName: 'Ada', lastName: 'King', countryCode: 'NL' }),
    );
    server.use(respondWithError(updateUserDetails, 409, { code: 'PHONE_TAKEN' }));
    await user.type(field('Phone'), '612047788');
    await user.click(update());
    await screen.findByText(/phone number already has/);
    await user.type(field('Phone'), '{Backspace}9');
    expect(screen.queryByText(/phone number already has/)).toBeNull();
  });
  it("shows the server's message on success, a sentence or a text key", async () => {
    const { user } = await visitProfile(server, unverifiedPlayer(), {}, { message: 'All done.' });
    await type(user, 'City', 'Delft');
    await user.click(update());
    expect(within(await screen.findByText('All done.')).queryByRole('alert')).toBeNull();
    server.use(...profileHandlers({ player: unverifiedPlayer(), message: 'profile.unchanged' }));
    await type(user, 'City', 'Leiden');
    expect(screen.queryByText('All done.')).toBeNull();
    await user.click(update());
    expect(await screen.findByText(/^Nothing has changed/)).toBeTruthy();
  });
  it("shows the server's message on error, otherwise asks to try again", async () => {
    const { user } = await visitProfile(server, unverifiedPlayer());
    server.use(
      respondWithError(updateUserDetails, 500, { code: 'INTERNAL', message: 'We are moving house.' }),
    );
    await type(user, 'City', 'Delft');
    await user.click(update());
    expect(await screen.findByText('We are moving house.')).toBeTruthy();
    server.use(respondWithError(updateUserDetails, 500, { code: 'INTERNAL' }));
    await user.click(update());
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
    server.use(
      http.put('*/api/user/update-user-details', () =>
        HttpResponse.json({ success: true, data: { success: false, message: 'Not today.' } }),
      ),
    );
    await user.click(update());
    expect(await screen.findByText('Not today.')).toBeTruthy();
    expect([field('City').value, screen.queryByText('Your profile is updated.')]).toEqual(['Delft', null]);
  });
  it('shows an unreachable server and a lockout as an alert; submitting again saves', async () => {
    const { user, sent } = await visitProfile(server, unverifiedPlayer());
    server.use(
      respondWithError(updateUserDetails, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '5' } }),
    );
    await type(user, 'City', 'Delft');
    await user.click(update());
    expect(await screen.findByText(/in 5 minutes/)).toBeTruthy();
    server.use(failWithNetworkError(updateUserDetails));
    await user.click(update());
    expect(await screen.findByText(/could not reach the server/)).toBeTruthy();
    server.resetHandlers();
    server.use(...profileHandlers({ onUpdate: (body) => sent.push(body) }));
    await user.click(update());
    await waitFor(() => expect(sent).toHaveLength(1));
  });
  it('is waited for once', async () => {
    const { user } = await visitProfile(server, unverifiedPlayer());
    server.use(neverRespond(updateUserDetails));
    await type(user, 'City', 'Delft');
    await user.click(update());
    await waitFor(() => expect(update().getAttribute('aria-busy')).toBe('true'));
  });
  it('keeps values typed while it is in flight', async () => {
    const { user } = await visitProfile(server, unverifiedPlayer());
    let response: () => void = () => undefined;
    const released = new Promise<null>((resolve) => {
      response = () => resolve(null);
    });
    server.use(
      http.put('*/api/user/update-user-details', async () => {
        await released;
        return HttpResponse.json({ success: true, data: { success: true } });
      }),
      http.get('*/api/user/get-user-details', () => HttpResponse.error()),
    );
    await type(user, 'City', 'Delft');
    await user.click(update());
    await type(user, 'Postal code', '2611');
    response();
    expect(await screen.findByText('Your profile is updated.')).toBeTruthy();
    expect([field('City').value, field('Postal code').value]).toEqual(['Delft', '2611']);
    expect(screen.getByText('1 change not saved')).toBeTruthy();
  });
});

describe('without countries', () => {
  it('shows a placeholder, reports that they cannot be loaded, and loads them on retry', async () => {
    server.use(...profileHandlers({ player: newPlayer() }));
    // The client retries a failed read once.
    for (let failures = 0; failures < 2; failures += 1)
      server.use(http.get('*/api/admin/get-all-country', () => HttpResponse.error(), { once: true }));
    const host = createTestCasino({ player: toDetails(newPlayer()) });
    render(<OwnProfile today="2026-11-20" drafts={createProfileDrafts()} />, { wrapper: host.Host });
    expect(screen.getByRole('status').textContent).toBe('Loading your details');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Country')).toBeTruthy();
  });
});
