import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import {
  makeDeposit,
  makePayer,
  makePaymentMethods,
  makePayoutMethods,
  makeWithdrawal,
  makeWithdrawalOverview,
} from '../../testing.js';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { DepositPage } from '../deposit-page/deposit-page.js';
import { WithdrawPage } from '../withdraw-page/withdraw-page.js';

/** The time limit of a call (§8). */
const limitMs = 15_000;
const lateMs = 5_000;

const faults = {
  'responds with 404': () => Promise.resolve(new Response('Not Found', { status: 404 })),
  'responds with 500': () => Promise.resolve(new Response('', { status: 500 })),
  'responds late': (answer: () => Response) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), lateMs)),
  'never responds': (_: () => Response, signal?: AbortSignal | null) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    }),
} as const;
type Fault = keyof typeof faults;
const allFaults = Object.keys(faults) as Fault[];

const cards = [{ cardId: 'card-1', brand: 'visa', last4: '4242', expiry: '08/28' }];
/** The first method is a card: the form waits for the saved ones. */
const [crypto, bank, skrill, card] = makePayoutMethods();
const payouts = [{ ...card!, sortPriority: 200 }, crypto!, bank!, skrill!];

/** What a healthy server sends, by the last part of the path. */
const healthy: Readonly<Record<string, () => unknown>> = {
  'get-payments': () => ({ payments: payouts.map((method) => ({ ...makePaymentMethods()[0], ...method })) }),
  'withdrawal-overview': () => makeWithdrawalOverview(),
  withdrawals: () => ({ withdrawals: [makeWithdrawal()] }),
  'saved-cards': () => ({ cards }),
  'pending-deposits': () => ({ deposits: [makeDeposit({ status: 'pending' })] }),
  'get-all-bonus': () => ({ bonus: { count: 0, rows: [] } }),
  transactions: () => ({ transactions: { count: 0, rows: [] } }),
  'get-user-details': () => makePayer(),
};

/** Plays a server on which one call has a fault; returns the number of requests by the last part of the path. */
function playServer(broken: string, fault: Fault): ReadonlyMap<string, number> {
  const requests = new Map<string, number>();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    requests.set(name, (requests.get(name) ?? 0) + 1);
    const answer = () => Response.json({ success: true, data: healthy[name]?.() ?? null });
    return name === broken ? faults[fault](answer, init?.signal) : Promise.resolve(answer());
  });
  return requests;
}

/** Lets time pass, and everything that was waiting for it render. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  });

/** A host with a client of its own, whose defaults refetch a failed query whenever a component subscribes. */
function OwnClient({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
    </QueryClientProvider>
  );
}

async function open(page: ReactNode, ownClient: boolean) {
  const { Host } = createPayerCasino();
  render(ownClient ? <OwnClient>{page}</OwnClient> : page, { wrapper: Host });
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  // The platform's own timer would not follow the clock of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms);
    return limit.signal;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hasForm = () => screen.queryAllByRole('radio').length > 0;
/** A read is retried once by the client (decisions 41); one more for each of two subscribers is no loop. */
const mostRequests = 4;

describe.each([
  ['the client of the kit', false],
  ['a client of the host with its own defaults', true],
])('with %s', (_, ownClient) => {
  describe.each(['get-payments', 'withdrawal-overview', 'withdrawals', 'saved-cards'])(
    'WithdrawPage on a server whose %s',
    (call) => {
      it.each(allFaults)('%s shows the form or says why not, with few requests', async (fault) => {
        const requests = playServer(call, fault);
        await open(<WithdrawPage />, ownClient);
        await pass(lateMs);
        await pass(limitMs);
        const blocks =
          fault !== 'responds late' &&
          (call === 'get-payments' || (call === 'withdrawal-overview' && fault !== 'responds with 404'));
        expect(hasForm()).toBe(!blocks);
        if (blocks) expect(screen.getByText('The withdrawal form did not load')).toBeTruthy();
        await pass(limitMs);
        expect(hasForm()).toBe(!blocks);
        expect(requests.get(call)).toBeLessThanOrEqual(mostRequests);
      });
    },
  );

  describe.each(['get-payments', 'pending-deposits', 'saved-cards', 'get-all-bonus'])(
    'DepositPage on a server whose %s',
    (call) => {
      it.each(allFaults)('%s shows the form or says why not, with few requests', async (fault) => {
        const requests = playServer(call, fault);
        await open(<DepositPage methods={allDepositMethods} />, ownClient);
        await pass(lateMs);
        await pass(limitMs);
        const blocks = fault !== 'responds late' && call === 'get-payments';
        expect(hasForm()).toBe(!blocks);
        if (blocks) expect(screen.getByText('The payment methods did not load')).toBeTruthy();
        await pass(limitMs);
        expect(hasForm()).toBe(!blocks);
        expect(requests.get(call)).toBeLessThanOrEqual(mostRequests);
      });
    },
  );
});
