import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProvider, createApiClient, type LiveStatus } from '@casino-kit/api-client';
import { makeLiveSocket } from '@casino-kit/api-client/testing';
import { createSession, guest, SessionProvider, signedIn, type TokenStore } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { useLiveBalance } from './use-live-balance.js';
import { useWallet } from './use-wallet.js';

function connectedSocket() {
  const { live, emit, emitAnything, become, listening: listeningTo } = makeLiveSocket();
  const say: typeof emit = (name, data) => act(() => emit(name, data));
  const sayAnything: typeof emitAnything = (name, data) => act(() => emitAnything(name, data));
  /** Counts the subscribers to balances; the session subscribes to its own end. */
  const listening = () =>
    listeningTo('balance', 'wallet:balance', 'wallet:debit', 'wallet:credit', 'deposit');
  return { live, say, sayAnything, become: (status: LiveStatus) => act(() => become(status)), listening };
}

const tokens: TokenStore = {
  token: () => 'token',
  signedIn: () => true,
  epoch: () => 1,
  store: () => undefined,
  clear: () => undefined,
};

function Balances() {
  useLiveBalance();
  const player = useWallet();
  return <output>{player === null ? 'guest' : JSON.stringify(player.wallet)}</output>;
}

function show(state = signedIn(makeUserDetails(), new Date('2026-01-01T00:00:00Z'))) {
  const client = createApiClient({
    coreUrl: globalThis.location.origin,
    backendUrl: globalThis.location.origin,
    language: () => 'en',
    tokens,
  });
  const session = createSession({ client, tokens, now: () => new Date('2026-01-01T00:00:00Z') });
  session.restore(state);
  const socket = connectedSocket();
  const view = render(
    <ApiProvider client={client} live={socket.live}>
      <SessionProvider session={session}>
        <Balances />
      </SessionProvider>
    </ApiProvider>,
  );
  return { ...socket, ...view, session };
}
const shown = () => screen.getByRole('status').textContent;

let reads = 0;
const server = setupServer(
  http.get('*/api/user/get-user-details', () => {
    reads += 1;
    const userWallet = { amount: '0.5', nonCashAmount: '0', totalAmount: '0.5' };
    return HttpResponse.json({
      success: true,
      data: { ...makeUserDetails({ getUser: { currencyCode: 'BTC' }, userWallet }) },
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('useLiveBalance', () => {
  it('shows the balance of wallet:balance', () => {
    const { say } = show();
    say('wallet:balance', { cash: '1.10', nonCash: '2.20', total: '3.30' });
    expect(shown()).toBe(JSON.stringify({ amount: '1.10', nonCashAmount: '2.20', totalAmount: '3.30' }));
  });

  it('shows a flood of balances as one can read it, and the last one in the end', async () => {
    const { say } = show();
    let renders = 0;
    const observer = new MutationObserver(() => (renders += 1));
    observer.observe(screen.getByRole('status'), { characterData: true, childList: true, subtree: true });
    for (let cash = 1; cash <= 100; cash += 1) say('wallet:balance', { cash: `${cash}.00`, nonCash: '0.00' });
    await waitFor(() => expect(shown()).toContain('"amount":"100.00"'), { timeout: 3_000 });
    expect(renders).toBeLessThan(5);
    observer.disconnect();
  });

  describe('with balances that wait', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const sayThree = (say: ReturnType<typeof connectedSocket>['say']) => {
      for (const cash of ['1.00', '2.00', '3.00']) say('wallet:balance', { cash, nonCash: '0.00' });
    };
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

    it('shows the last one a second later', () => {
      const { say } = show();
      sayThree(say);
      expect(shown()).toContain('"amount":"2.00"');
      wait(1_000);
      expect(shown()).toContain('"amount":"3.00"');
    });
    it('shows two at once again after a second', () => {
      const { say } = show();
      say('wallet:balance', { cash: '1.00', nonCash: '0.00' });
      wait(1_000);
      sayThree(say);
      expect(shown()).toContain('"amount":"2.00"');
    });
    it('keeps what the session has learned meanwhile', () => {
      const { say, session } = show();
      sayThree(say);
      act(() => {
        session.acceptDetails(
          makeUserDetails({ userWallet: { amount: '77.00', nonCashAmount: '0', totalAmount: '77.00' } }),
        );
      });
      wait(5_000);
      expect(shown()).toContain('"amount":"77.00"');
    });
    it('drops them on unmount', () => {
      const { say, session, unmount } = show();
      sayThree(say);
      unmount();
      wait(5_000);
      expect(session.state().user?.userWallet?.amount).toBe('2.00');
    });
  });

  it('drops a balance that waited when the session has learned something newer', async () => {
    const { say, session } = show();
    for (const cash of ['1.00', '2.00', '3.00']) say('wallet:balance', { cash, nonCash: '0.00' });
    act(() => {
      session.acceptDetails(
        makeUserDetails({ userWallet: { amount: '77.00', nonCashAmount: '0', totalAmount: '77.00' } }),
      );
    });
    // The next update comes after those that waited.
    say('wallet:balance', { cash: '78.00', nonCash: '0.00' });
    await waitFor(() => expect(shown()).toContain('"amount":"78.00"'), { timeout: 3_000 });
    expect(shown()).not.toContain('3.00');
  });

  it('keeps the bonus balance that a balance event omits, and leaves the total to be computed', () => {
    const { say } = show();
    say('balance', { amount: '10.00' });
    expect(shown()).toBe(JSON.stringify({ amount: '10.00', nonCashAmount: '40.00', totalAmount: null }));
  });

  it('shows no amount with a currency that is not its own, and refetches the details once instead', async () => {
    const { say } = show();
    say('wallet:balance', { cash: '0.5', nonCash: '0', total: '0.5', currencyCode: 'BTC' });
    say('balance', { amount: '0.5', nonCashAmount: '0', totalAmount: '0.5', currencyCode: 'BTC' });
    expect(shown()).toContain('1284.50');
    await waitFor(() => expect(shown()).toContain('"amount":"0.5"'));
    expect(reads).toBe(1);
    say('wallet:balance', { cash: '0.4', nonCash: '0', total: '0.4', currencyCode: 'BTC' });
    expect(shown()).toContain('"amount":"0.4"');
  });

  it('refetches the details when the socket reconnects, because events were missed meanwhile', async () => {
    const { become } = show(
      signedIn(makeUserDetails({ getUser: { currencyCode: 'BTC' } }), new Date('2026-01-01T00:00:00Z')),
    );
    const before = reads;
    become('connecting');
    become('on');
    await waitFor(() => expect(shown()).toContain('"amount":"0.5"'));
    expect(reads).toBe(before + 1);
  });

  it.each(['wallet:debit', 'wallet:credit', 'balance'] as const)('shows the balances after a %s', (name) => {
    const { say } = show();
    say(name, { cash: 7, nonCash: '2.20', total: '9.20' });
    expect(shown()).toBe(JSON.stringify({ amount: '7', nonCashAmount: '2.20', totalAmount: '9.20' }));
  });

  it.each([
    ['wallet:debit', { amount: '1.00' }],
    ['balance', '12'],
    ['wallet:balance', { cash: 'a lot' }],
  ] as const)('refetches the details after a %s that names no balance', async (name, payload) => {
    const { sayAnything } = show(
      signedIn(makeUserDetails({ getUser: { currencyCode: 'BTC' } }), new Date(0)),
    );
    sayAnything(name, payload);
    await waitFor(() => expect(shown()).toContain('"amount":"0.5"'));
  });

  it('refetches nothing after an unreadable event that carries no money', async () => {
    const before = reads;
    const { sayAnything, say } = show(
      signedIn(makeUserDetails({ getUser: { currencyCode: 'BTC' } }), new Date(0)),
    );
    sayAnything('failedDeposit', 'broken');
    say('deposit', { count: '5' });
    await waitFor(() => expect(shown()).toContain('"amount":"0.5"'));
    expect(reads).toBe(before + 1);
  });

  it('refetches again after details that were refetched before', async () => {
    const { say } = show(signedIn(makeUserDetails({ getUser: { currencyCode: 'BTC' } }), new Date(0)));
    const before = reads;
    say('deposit', { count: '5' });
    await waitFor(() => expect(shown()).toContain('"amount":"0.5"'));
    say('deposit', { count: '6' });
    await waitFor(() => expect(reads).toBe(before + 2));
  });

  it('refetches the details after a deposit, and updates its count at once', async () => {
    const { say, session } = show(
      signedIn(makeUserDetails({ getUser: { currencyCode: 'BTC' } }), new Date(0)),
    );
    say('deposit', { count: '5' });
    expect(session.state().depositCount).toBe(5);
    await waitFor(() => expect(shown()).toContain('"amount":"0.5"'));
  });

  it('unsubscribes on unmount', () => {
    const { listening, unmount } = show();
    expect(listening()).toBe(5);
    unmount();
    expect(listening()).toBe(0);
  });

  it('returns no wallet for a guest', () => {
    show(guest);
    expect(shown()).toBe('guest');
  });
  it('returns an unknown wallet for a player without details', () => {
    show(signedIn(null, new Date('2026-01-01T00:00:00Z')));
    expect(shown()).toBe('null');
  });
});
