import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getCalendarAward } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { cashbackHandlers, testNow } from '../../testing.js';
import { CashbackLink } from './cashback-link.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (host: Parameters<typeof createTestCasino>[0] = {}) =>
  render(<CashbackLink href="/cashback" now={testNow} />, { wrapper: createTestCasino(host).Host });

describe('CashbackLink', () => {
  it('shows the amount and links to cashback', async () => {
    server.use(...cashbackHandlers());
    show();
    const link = await screen.findByRole('link', { name: 'Cashback €14.20' });
    expect(link.getAttribute('href')).toBe('/cashback');
  });
  it('shows that the amount is loading', () => {
    server.use(neverRespond(getCalendarAward));
    show();
    expect(screen.getByRole('link', { name: 'Cashback The amount is loading.' })).toBeTruthy();
  });
  it('shows that the amount is unknown', async () => {
    server.use(failWithNetworkError(getCalendarAward));
    show();
    expect(await screen.findByRole('link', { name: 'Cashback The amount could not be read.' })).toBeTruthy();
  });
  it('shows no amount to a guest', () => {
    show({ player: null });
    expect(screen.getByRole('link', { name: 'Cashback' }).textContent).toBe('Cashback ');
  });
  it('notifies its host when it is followed', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<CashbackLink href="/cashback" now={testNow} onClick={onClick} aria-current="page" />, {
      wrapper: createTestCasino({ player: null }).Host,
    });
    await userEvent.click(screen.getByRole('link', { name: 'Cashback', current: 'page' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
