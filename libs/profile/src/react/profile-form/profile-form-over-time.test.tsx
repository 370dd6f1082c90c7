import { act, render, screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendVerificationEmail, updateUserDetails } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { lockedPlayer, newPlayer, profileHandlers, unverifiedPlayer } from '../../testing.js';
import {
  described,
  discard,
  field,
  toDetails,
  type,
  update,
  visitProfile,
} from '../../../tests/profile-form-visit.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('data that changes elsewhere', () => {
  it('follows the account in fields without typed values, and keeps the others', async () => {
    const { user, session, sent } = await visitProfile(server, unverifiedPlayer());
    await type(user, 'City', 'Delft');
    act(
      () =>
        void session.acceptDetails(toDetails(unverifiedPlayer({ city: 'Leiden', address: 'Rapenburg 1' }))),
    );
    expect([field('City').value, field('Address').value]).toEqual(['Delft', 'Rapenburg 1']);
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    await user.click(update());
    await waitFor(() => expect(sent).toEqual([{ city: 'Delft', updateFrom: 'Profile Page' }]));
  });
  it('is no longer a change when it becomes the typed value', async () => {
    const { user, session } = await visitProfile(server, unverifiedPlayer());
    await type(user, 'City', 'Delft');
    act(() => void session.acceptDetails(toDetails(unverifiedPlayer({ city: 'Delft' }))));
    expect(screen.queryByText(/not saved/)).toBeNull();
  });
  it('locks a field that was set meanwhile, and says what was typed', async () => {
    const { user, session, sent } = await visitProfile(server, newPlayer({ lastName: 'King' }));
    await type(user, 'First name', 'Ada');
    await type(user, 'City', 'Delft');
    act(() => void session.acceptDetails(toDetails(newPlayer({ firstName: 'Augusta', lastName: 'King' }))));
    expect([field('First name').readOnly, field('First name').value]).toEqual([true, 'Augusta']);
    expect(described(field('First name'))).toContain('You typed “Ada”.');
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    await user.click(update());
    await waitFor(() => expect(sent).toEqual([{ city: 'Delft', updateFrom: 'Profile Page' }]));
    await screen.findByText('Your profile is updated.');
    expect(screen.queryByText(/You typed/)).toBeNull();
  });
  it('is refetched when the server reports a locked field', async () => {
    const { user } = await visitProfile(server, newPlayer({ lastName: 'King' }));
    server.use(...profileHandlers({ player: newPlayer({ firstName: 'Augusta', lastName: 'King' }) }));
    server.use(
      respondWithError(updateUserDetails, 409, {
        code: 'FIELD_LOCKED',
        fields: { firstName: 'form.locked' },
      }),
    );
    await type(user, 'First name', 'Ada');
    await user.click(update());
    await waitFor(() => expect(field('First name').value).toBe('Augusta'));
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(described(field('First name'))).toContain('You typed “Ada”.');
  });
});

describe('drafts', () => {
  it('restore the typed values when the form is opened again', async () => {
    const { user, unmount, page, Host } = await visitProfile(server, newPlayer());
    await type(user, 'First name', 'Ada');
    await user.selectOptions(field('Year'), '1988');
    unmount();
    render(page, { wrapper: Host });
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(screen.getByText(/^We kept what you typed: First name and Date of birth\./)).toBeTruthy();
    expect([field('First name').value, field('Year').value]).toEqual(['Ada', '1988']);
    expect(screen.getByText('2 changes not saved')).toBeTruthy();
  });
  it('survive a session that ends, for the same player alone', async () => {
    const { user, setPlayer } = await visitProfile(server, unverifiedPlayer());
    await type(user, 'City', 'Delft');
    act(() => setPlayer(null));
    expect(screen.queryByLabelText('City')).toBeNull();
    act(() => setPlayer(toDetails(unverifiedPlayer())));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(field('City').value).toBe('Delft');
    act(() => setPlayer(toDetails(newPlayer())));
    expect([field('City').value, screen.queryByText('Not saved yet')]).toEqual(['', null]);
    act(() => setPlayer(toDetails(unverifiedPlayer())));
    expect([field('City').value, screen.queryByText('Not saved yet')]).toEqual(['Rotterdam', null]);
  });
  it('are cleared after they are discarded', async () => {
    const { user, drafts } = await visitProfile(server, unverifiedPlayer());
    await type(user, 'City', 'Delft');
    await type(user, 'Postal code', '');
    expect(drafts.of('84210336')).toEqual({ city: 'Delft', zipCode: '' });
    await user.click(discard());
    expect([field('City').value, field('Postal code').value]).toEqual(['Rotterdam', '3011 AB']);
    expect(drafts.of('84210336')).toBeNull();
    expect(document.activeElement).toBe(update());
  });
  it('are cleared after they are saved', async () => {
    const { user, drafts } = await visitProfile(server, unverifiedPlayer());
    await type(user, 'City', 'Delft');
    await user.click(update());
    await screen.findByText('Your profile is updated.');
    expect(drafts.of('84210336')).toBeNull();
  });
  it('omit reverted values', async () => {
    const { user, drafts } = await visitProfile(server, unverifiedPlayer());
    await type(user, 'City', 'Delft');
    await type(user, 'City', 'Rotterdam');
    expect(drafts.of('84210336')).toBeNull();
  });
});

describe('a verified identity', () => {
  const verified = () => visitProfile(server, lockedPlayer({ firstName: '' }), { onChangeResetKyc: true });
  const dialog = () => screen.findByRole('alertdialog', { name: 'Verify your identity again?' });

  it('is warned about at the field and needs confirmation before it is reset', async () => {
    const { user, sent } = await verified();
    await type(user, 'First name', 'Ada');
    expect(described(field('First name'))).toContain('your identity has to be verified again');
    await user.click(update());
    expect(within(await dialog()).getByText(/what you changed \(First name\)/)).toBeTruthy();
    await user.click(within(await dialog()).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([sent, field('First name').value]).toEqual([[], 'Ada']);
    await user.click(update());
    await user.click(within(await dialog()).getByRole('button', { name: 'Save and verify again' }));
    expect(await screen.findByText('Your profile is updated.')).toBeTruthy();
    expect(sent).toEqual([{ firstName: 'Ada', updateFrom: 'Profile Page', onChangeResetKyc: true }]);
  });
  it('is not affected by a gender, which the flag shows', async () => {
    const { user, sent } = await visitProfile(server, lockedPlayer(), { onChangeResetKyc: true });
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await user.click(update());
    await screen.findByText('Your profile is updated.');
    expect(sent).toEqual([{ gender: 'Male', updateFrom: 'Profile Page', onChangeResetKyc: false }]);
  });
  it('shows the error after the confirmation', async () => {
    const { user } = await verified();
    server.use(
      respondWithError(updateUserDetails, 400, {
        code: 'VALIDATION',
        fields: { firstName: 'No such name.' },
      }),
    );
    await type(user, 'First name', 'Ada');
    await user.click(update());
    await user.click(within(await dialog()).getByRole('button', { name: 'Save and verify again' }));
    expect(await screen.findByText('No such name.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  });
});

describe('an address that is not confirmed', () => {
  const open = () =>
    visitProfile(server, newPlayer({ email: 'ada@example.com', firstName: 'Ada', lastName: 'King' }));
  const again = () => screen.getByRole('button', { name: /Send the link again/ });

  it('is marked, and its link is sent again', async () => {
    const { user } = await open();
    expect(screen.getByText('Not confirmed')).toBeTruthy();
    await user.click(again());
    expect(await screen.findByText(/^We sent the link to ada@example.com/)).toBeTruthy();
  });
  it('shows when the link cannot be sent', async () => {
    const { user } = await open();
    server.use(
      respondWithError(sendVerificationEmail, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '2' } }),
    );
    await user.click(again());
    expect(await screen.findByText(/in 2 minutes/)).toBeTruthy();
  });
  it('is saved before a link is sent to another one', async () => {
    const { user } = await open();
    await type(user, 'Email', 'ada@example.org');
    expect(screen.getByText(/^Save this address first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send the link/ })).toBeNull();
  });
});
