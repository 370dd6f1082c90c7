import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserDetails } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { profileDrafts } from '../../core/profile-drafts.js';
import { unverifiedPlayer, profileHandlers } from '../../testing.js';
import { PasswordPage } from './password-page.js';
import { ProfileFrame } from './profile-frame.js';
import { ProfilePage } from './profile-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  profileDrafts.clear();
  server.use(...profileHandlers());
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const details = makeUserDetails({ getUser: unverifiedPlayer() });
const sections = [{ key: 'profile', label: 'Profile', href: '/p', icon: <svg aria-hidden />, current: true }];
const page = <ProfilePage sections={sections} loginHref="?modal=login" today="2026-11-20" />;

describe('ProfilePage', () => {
  it('shows the sections, the title and the form of anyone who is logged in', async () => {
    const { Host } = createTestCasino({ player: details });
    render(page, { wrapper: Host });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
    expect(screen.getByText('ID 84 210 336')).toBeTruthy();
    expect(await screen.findByLabelText('City')).toBeTruthy();
  });
  it('asks a guest to log in', () => {
    const { Host } = createTestCasino({ player: null });
    render(page, { wrapper: Host });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
  it('loads the details of a player whose session began without them', async () => {
    const host = createTestCasino({ player: 'unknown' });
    render(page, { wrapper: host.Host });
    expect(screen.getByRole('status').textContent).toBe('Loading your details');
    expect(await screen.findByLabelText('City')).toBeTruthy();
  });
  it('shows a placeholder while the player is unknown', () => {
    server.use(neverRespond(getUserDetails));
    const host = createTestCasino({ player: details });
    host.session.restore({ ...host.session.state(), initialized: false, authenticated: false, user: null });
    render(page, { wrapper: host.Host });
    expect(screen.getByRole('status').textContent).toBe('Loading your details');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
  it('reports that the details cannot be loaded, and loads them on retry', async () => {
    server.use(failWithNetworkError(getUserDetails));
    const host = createTestCasino({ player: 'unknown' });
    render(page, { wrapper: host.Host });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    server.use(...profileHandlers());
    await userEvent.click(retry);
    expect(await screen.findByLabelText('City')).toBeTruthy();
  });
  it('keeps the typed values after the end of a session, until the player logs out', async () => {
    const host = createTestCasino({ player: details });
    render(page, { wrapper: host.Host });
    const city = await screen.findByLabelText<HTMLInputElement>('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Delft');
    act(() => host.setPlayer(null));
    profileDrafts.clear('USER_INACTIVITY_TIMEOUT');
    act(() => host.setPlayer(details));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Delft');
    act(() => host.setPlayer(null));
    profileDrafts.clear('USER_INITIATED');
    act(() => host.setPlayer(details));
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Rotterdam');
  });
});

describe('ProfileFrame', () => {
  it('shows its title only until a page with its own header is rendered', async () => {
    const host = createTestCasino({ player: 'unknown' });
    render(
      <ProfileFrame sections={sections} title="History" hasOwnHeader loginHref="?modal=login">
        {() => <h1>Transactions</h1>}
      </ProfileFrame>,
      { wrapper: host.Host },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History');
    expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('PasswordPage', () => {
  it('shows the form in the same frame', async () => {
    const { Host } = createTestCasino({ player: details });
    render(<PasswordPage sections={sections} loginHref="?modal=login" />, { wrapper: Host });
    expect(screen.getByRole('heading', { level: 1, name: 'Password' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeTruthy());
    const advice = within(screen.getByRole('region', { name: 'Safe and easy' }));
    expect(advice.getByText(/^A new password logs you out everywhere else/)).toBeTruthy();
  });
  it('shows the content of its host below the form', () => {
    const { Host } = createTestCasino({ player: details });
    render(
      <PasswordPage sections={sections} loginHref="?modal=login" below={<a href="/security">Security</a>} />,
      { wrapper: Host },
    );
    const link = screen.getByRole('link', { name: 'Security' });
    const form = screen.getByRole('button', { name: 'Change password' });
    expect(form.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
  it('shows a placeholder while the details load', async () => {
    const host = createTestCasino({ player: 'unknown' });
    render(<PasswordPage sections={sections} loginHref="?modal=login" />, { wrapper: host.Host });
    expect(screen.getByRole('status').textContent).toBe('Loading your details');
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
  });
});
