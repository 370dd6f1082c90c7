import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCalendarAward } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { cashbackHandlers, testNow, testZone } from '../../testing.js';
import { CashbackBanner } from './cashback-banner.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (host: Parameters<typeof createTestCasino>[0] = {}) =>
  render(<CashbackBanner href="/cashback" now={testNow} timeZone={testZone} />, {
    wrapper: createTestCasino(host).Host,
  });

describe('CashbackBanner', () => {
  it('is one link with the amount and the time', async () => {
    server.use(...cashbackHandlers());
    show();
    await screen.findByText('€14.20');
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Cashback, €14.20 Joins your calendar at 21:30, in 11 minutes Open');
    expect(link.getAttribute('href')).toBe('/cashback');
  });
  it('shows that it is loading', () => {
    server.use(neverRespond(getCalendarAward));
    show();
    expect(screen.getByRole('link').textContent).toContain('Your cashback is loading.');
  });
  it('shows that it could not be loaded', async () => {
    server.use(failWithNetworkError(getCalendarAward));
    show();
    expect(await screen.findByText('Could not be loaded')).toBeTruthy();
    expect(screen.getByRole('link').textContent).not.toContain('loading');
  });
  it('explains cashback to a guest', () => {
    show({ player: null });
    expect(screen.getByRole('link').textContent).toBe('Cashback A share of your net loss comes back Open');
  });
});
