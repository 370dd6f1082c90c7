import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getCalendarAward } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { cashbackHandlers, makeAward, testNow, testZone } from '../../testing.js';
import { CashbackCard } from './cashback-card.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function show(host: Parameters<typeof createTestCasino>[0] = {}, loginHref?: string, timeZone = testZone) {
  const made = createTestCasino(host);
  render(
    <CashbackCard href="/cashback" {...(loginHref && { loginHref })} now={testNow} timeZone={timeZone} />,
    { wrapper: made.Host },
  );
  return made;
}
const card = () => screen.getByRole('region', { name: 'Cashback' });

describe('CashbackCard', () => {
  it('shows how much, why and when, and links to cashback', async () => {
    server.use(...cashbackHandlers());
    show();
    await screen.findByText('€14.20');
    expect(card().textContent).toBe(
      'Cashback in this half hour€14.208% of €177.50 net lossNext added to the calendar at 21:30, in 11 minutesSee cashback',
    );
    expect(screen.getByText('21:30').closest('time')?.getAttribute('datetime')).toBe(
      '2026-11-26T21:30:00.000Z',
    );
    expect(screen.getByRole('link', { name: 'See cashback' }).getAttribute('href')).toBe('/cashback');
  });
  it('shows the time in the player’s zone', async () => {
    server.use(...cashbackHandlers());
    show({}, undefined, 'Asia/Kathmandu');
    expect(await screen.findByText('03:15')).toBeTruthy();
  });
  it.each([
    ['nothing was played', { ngr: '0', payout: '0' }],
    ['the player is ahead', { ngr: '-40.00', payout: '-3.20' }],
  ])('says that there is no cashback yet when %s', async (_, award) => {
    server.use(...cashbackHandlers({ award: () => makeAward(award) }));
    show();
    expect(await screen.findByText('Nothing so far')).toBeTruthy();
    expect(screen.getByText('€0.00')).toBeTruthy();
  });
  it('hides a formula that does not yield the amount', async () => {
    server.use(...cashbackHandlers({ award: () => makeAward({ payout: '15.55' }) }));
    show();
    expect(await screen.findByText('€15.55')).toBeTruthy();
    expect(screen.getByText('Of your net loss')).toBeTruthy();
  });
  it('shows that it is loading', () => {
    server.use(neverRespond(getCalendarAward));
    show();
    expect(screen.getByRole('status').textContent).toBe('Your cashback is loading.');
    expect(card().querySelector('[aria-busy]')).toBeTruthy();
  });
  it('shows that it is loading until it knows who is logged in', () => {
    server.use(http.get('*/api/user/get-user-details', () => delay('infinite')));
    show({ restored: false });
    expect(screen.getByRole('status').textContent).toBe('Your cashback is loading.');
  });
  it('can be reloaded after a failure', async () => {
    server.use(respondWithError(getCalendarAward, 500));
    show();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Could not be loadedTry againWhat you earned is kept.',
    );
    expect(card().querySelector('[aria-busy]')).toBe(null);
    server.resetHandlers(...cashbackHandlers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('€14.20')).toBeTruthy();
  });
  it('shows that the player is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(failWithNetworkError(getCalendarAward));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  });
  it('explains cashback to a guest and links to the login, otherwise to cashback', () => {
    show({ player: null }, '?modal=login');
    expect(card().textContent).toBe(
      'A share of your net loss comes backIt is worked out every half hour.Log in to see yours',
    );
    expect(screen.getByRole('link', { name: 'Log in to see yours' }).getAttribute('href')).toBe(
      '?modal=login',
    );
  });
  it('links a guest to cashback when there is no login', () => {
    show({ player: null });
    expect(screen.getByRole('link', { name: 'See cashback' }).getAttribute('href')).toBe('/cashback');
  });
  it('clears the player’s data on logout', async () => {
    server.use(...cashbackHandlers());
    const { session } = show();
    await screen.findByText('€14.20');
    act(() => session.end('USER_INITIATED'));
    expect(screen.queryByText('€14.20')).toBe(null);
  });
});
