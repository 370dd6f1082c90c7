import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCalendarAward } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { cashbackHandlers, type CashbackServer, makeAward, testNow } from '../testing.js';
import { CashbackCard } from './cashback-card/cashback-card.js';
import { CashbackLink } from './cashback-link/cashback-link.js';
import { CashbackMenuRow } from './cashback-menu-row/cashback-menu-row.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({
    now: testNow(),
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  show('visible');
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minuteMs = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Shows or hides the tab, as the browser does. */
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
};

function start(played: CashbackServer = {}, host: Parameters<typeof createTestCasino>[0] = {}) {
  const requested = vi.fn();
  server.use(...cashbackHandlers({ onAsk: requested, ...played }));
  const made = createTestCasino(host);
  const view = render(
    <>
      <CashbackCard href="/cashback" timeZone="UTC" />
      <CashbackLink href="/cashback" />
      <CashbackMenuRow href="/cashback" />
    </>,
    { wrapper: made.Host },
  );
  return { ...made, ...view, asked: requested };
}
const amounts = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(3));

describe('useCashback', () => {
  it('requests the award once for all components, in the player’s name', async () => {
    const { asked: requested } = start();
    await amounts('€14.20');
    expect(requested).toHaveBeenCalledExactlyOnceWith('7');
  });
  it('refetches every 15 s, and not in a hidden tab', async () => {
    const award = vi.fn(() => makeAward());
    const { asked: requested } = start({ award });
    await amounts('€14.20');
    award.mockReturnValue(makeAward({ ngr: '100', payout: '8.00' }));
    await pass(14_000);
    expect(requested).toHaveBeenCalledTimes(1);
    await pass(2_000);
    await amounts('€8.00');
    expect(requested).toHaveBeenCalledTimes(2);
    show('hidden');
    await pass(3 * minuteMs);
    expect(requested).toHaveBeenCalledTimes(2);
    show('visible');
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(3));
  });
  it('follows bets and wins, each counted once; a reading overrides them', async () => {
    const award = vi.fn(() => makeAward());
    const { emit } = start({ award });
    await amounts('€14.20');
    await pass(10);
    act(() => emit('debit', { amount: '22.50', currencyCode: 'EUR', at: new Date().toISOString() }));
    await amounts('€16.00');
    expect(screen.getByText('€200.00').parentElement?.textContent).toBe('8% of €200.00 net loss');
    act(() => emit('credit', { amount: '100.00', currencyCode: 'EUR' }));
    await amounts('€8.00');
    act(() => emit('debit', { amount: '50', currencyCode: 'TRY' }));
    await pass(10);
    await amounts('€8.00');
    award.mockReturnValue(makeAward({ ngr: '101', payout: '8.08' }));
    await pass(16_000);
    await amounts('€8.08');
  });
  it('does not count a deposit as a win', async () => {
    const { emit } = start();
    await amounts('€14.20');
    await pass(10);
    act(() => {
      emit('deposit', { count: 4, amount: '100.00' });
      emit('credit', { amount: '100.00', currencyCode: 'EUR' });
      emit('debit', { amount: '22.50', currencyCode: 'EUR' });
    });
    await amounts('€16.00');
  });
  it('subscribes to the socket once, and unsubscribes when no component is left', async () => {
    const { listening, unmount } = start();
    await amounts('€14.20');
    expect(listening('deposit')).toBe(1);
    unmount();
    expect(listening('debit', 'credit', 'deposit')).toBe(0);
  });
  it('uses the player’s currency', async () => {
    start(
      { award: () => makeAward({ ngr: 0.018425, payout: undefined } as never) },
      { player: makeUserDetails({ getUser: { currencyCode: 'BTC' } }) },
    );
    await amounts('0.001474 BTC');
  });
});

// Longer than the test, so that the player is not logged out meanwhile.
const settings = { inactivitySessionTimeout: 600 };

describe('useCashback when the half hour is over', () => {
  it('refetches once for any number of components and shows the next half hour', async () => {
    const { asked: requested } = start({}, { settings });
    await amounts('€14.20');
    expect(screen.getByText('21:30')).toBeTruthy();
    focusManager.setFocused(false);
    await pass(11 * minuteMs - 2_000);
    expect(requested).toHaveBeenCalledTimes(1);
    await pass(4_000);
    expect(requested).toHaveBeenCalledTimes(2);
    expect(screen.getByText('22:00')).toBeTruthy();
    await pass(29 * minuteMs);
    expect(requested).toHaveBeenCalledTimes(2);
    await pass(minuteMs);
    expect(requested).toHaveBeenCalledTimes(3);
  });
  it('requests nothing in a hidden tab, and once when the tab wakes after several half hours', async () => {
    const { asked: requested } = start({}, { settings });
    await amounts('€14.20');
    show('hidden');
    await pass(95 * minuteMs);
    expect(requested).toHaveBeenCalledTimes(1);
    show('visible');
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await pass(5_000);
    expect(requested).toHaveBeenCalledTimes(2);
    expect(screen.getByText('23:00')).toBeTruthy();
  });
});

describe('useCashback without a request', () => {
  it('requests nothing for a guest', async () => {
    const { asked: requested } = start({}, { player: null });
    expect(screen.getByText('A share of your net loss comes back')).toBeTruthy();
    await pass(minuteMs);
    expect(requested).not.toHaveBeenCalled();
  });
  it.each(['lulu', 'wincraft'])('requests and shows nothing for the theme %s', async (theme) => {
    const { asked: requested, container } = start({}, { settings: { theme } });
    await pass(31 * minuteMs);
    expect(requested).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe('');
  });
});

describe('useCashback without a response', () => {
  it('keeps the last amount and marks it as an earlier one', async () => {
    start();
    await amounts('€14.20');
    server.use(failWithNetworkError(getCalendarAward));
    await pass(16_000);
    expect(await screen.findByText('May not be the latest')).toBeTruthy();
    expect(screen.getAllByText('€14.20')).toHaveLength(3);
  });
  it('reports that the player is offline', async () => {
    start();
    await amounts('€14.20');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      globalThis.dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText('You are offline. This amount may be out of date.')).toBeTruthy();
  });
  it.each([
    ['nothing', undefined],
    ['no object', 'soon'],
  ])('shows an error for a response of the wrong shape (%s)', async (_, response) => {
    start({ award: () => response });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
