import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type Deposit, getDeposit, getPendingDeposits } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { startRecordingServer } from '../../../tests/recording-server.js';
import { createDepositFlow } from '../../core/deposit-flow.js';
import { type DepositAttempt, type DepositState, initialDeposit } from '../../core/deposit-state.js';
import { makeDeposit, paymentHandlers } from '../../testing.js';
import { useRecoverDeposit } from './use-recover-deposit.js';

const { server, requested, received } = startRecordingServer();

const attempt: DepositAttempt = {
  key: 'key-1',
  request: {
    ...{ paymentMethodId: 'card', amount: '25', currencyCode: 'EUR', returnPath: '/casino' },
    ...{ byCard: true, details: {}, cardToken: 'token' },
  },
};
const sentBefore: DepositAttempt = { ...attempt, restored: true };
const sending: DepositState = { step: 'sending', attempt, unsettled: [] };
const unknown: DepositState = { step: 'unknown', attempt, responded: null, unsettled: [] };
const afterReload: DepositState = { ...initialDeposit, unsettled: [sentBefore] };

const older = makeDeposit({ depositId: 'D-OLD', status: 'pending' });

/** Recovers deposits of a flow whose finds are recorded as `<id> known` or `<id> new`; a found one changes its state. */
function recover({
  state: first = initialDeposit,
  isListed = true,
  found,
  active = true,
  player,
}: {
  state?: DepositState;
  /** The pending deposits can be loaded: {@link older}. */
  isListed?: boolean;
  /** The deposit that the flow takes for the one without a response. */
  found?: string;
  active?: boolean;
  player?: null;
} = {}) {
  const byId = (id: string) => makeDeposit({ depositId: id });
  server.use(
    http.get('*/api/user/deposit/:depositId', ({ params }) =>
      HttpResponse.json({ success: true, data: byId(String(params['depositId'])) }),
    ),
    ...(isListed ? [] : [respondWithError(getPendingDeposits, 500)]),
    ...paymentHandlers({ pending: [older] }),
  );
  const host = createPayerCasino(player === null ? { player } : {});
  const finds: string[] = [];
  const onFound = vi.fn<(state: DepositState) => void>();
  let current = first;
  const flow = {
    ...createDepositFlow({ client: host.client, newKey: () => 'key-2' }),
    state: () => current,
    find(deposit: Deposit, isKnown = false) {
      finds.push(`${deposit.depositId} ${isKnown ? 'known' : 'new'}`);
      if (deposit.depositId === found) current = { step: 'completed', deposit, unsettled: [] };
      return current;
    },
  };
  const { rerender } = renderHook(
    ({ state }: { state: DepositState }) => useRecoverDeposit({ flow, state, active, onFound }),
    { wrapper: host.Host, initialProps: { state: first } },
  );
  return {
    ...{ finds, onFound },
    become(state: DepositState) {
      current = state;
      rerender({ state });
    },
    say: (depositId: string) => act(() => host.emit('deposit', { count: 1, depositId })),
    fail: (depositId: string) => act(() => host.emit('failedDeposit', { method: 'card', depositId })),
    /** Waits until the deposits from before are known, and forgets that they were. */
    async listed() {
      await waitFor(() => expect(finds).toContain('D-OLD known'));
      finds.length = 0;
    },
  };
}
const loadsOf = (id: string) => requested.filter((call) => call.endsWith(`/deposit/${id}`));

describe('a deposit whose response was lost', () => {
  it('is found by a socket event, and reported once', async () => {
    const { finds, onFound, become, say, listed } = recover({ found: 'D-1' });
    await listed();
    become(sending);
    say('D-1');
    become(unknown);
    await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
    expect(finds).toEqual(['D-1 new']);
    expect(onFound.mock.calls[0]?.[0]).toMatchObject({ step: 'completed', deposit: { depositId: 'D-1' } });
  });

  it('is found by the event of its failure', async () => {
    const { finds, onFound, become, fail, listed } = recover({ found: 'D-1' });
    await listed();
    become(unknown);
    fail('D-1');
    await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
    expect(finds).toEqual(['D-1 new']);
  });

  it('is none of those that were pending before, whatever an event says of them', async () => {
    const { finds, become, say, listed } = recover();
    await listed();
    become(unknown);
    say('D-OLD');
    say('D-NEW');
    await waitFor(() => expect(finds).toEqual(['D-NEW new']));
    expect(loadsOf('D-OLD')).toEqual([]);
  });

  it('is not the one whose result was shown before it', async () => {
    const { finds, become, say, listed } = recover();
    await listed();
    become({ step: 'completed', deposit: makeDeposit({ depositId: 'D-SHOWN' }), unsettled: [] });
    finds.length = 0;
    become(unknown);
    say('D-SHOWN');
    say('D-NEW');
    await waitFor(() => expect(finds).toEqual(['D-NEW new']));
    expect(loadsOf('D-SHOWN')).toEqual([]);
  });

  it('is not looked for among events that arrived before it was sent', async () => {
    const { finds, become, say, listed } = recover();
    await listed();
    say('D-BEFORE');
    become(unknown);
    say('D-NEW');
    await waitFor(() => expect(finds).toEqual(['D-NEW new']));
    expect(loadsOf('D-BEFORE')).toEqual([]);
  });

  it('cannot be told from an earlier one while those are unknown: nothing is loaded', async () => {
    const { finds, become, say } = recover({ isListed: false });
    await waitFor(() => expect(requested).toContain('GET /api/user/pending-deposits'));
    become(unknown);
    say('D-1');
    await act(received);
    expect(loadsOf('D-1')).toEqual([]);
    expect(finds).toEqual([]);
  });

  it('may stay without a response: a server that cannot be asked changes nothing', async () => {
    const { finds, onFound, become, say, listed } = recover();
    await listed();
    server.use(respondWithError(getDeposit, 500));
    become(unknown);
    const answered = new Promise<void>((resolve) => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith('/deposit/D-1')) resolve();
      });
    });
    say('D-1');
    await act(() => answered);
    expect(finds).toEqual([]);
    expect(onFound).not.toHaveBeenCalled();
  });
});

describe('a deposit that was sent before the page was loaded', () => {
  it('may be among the pending ones, and any that an event names', async () => {
    const { finds, say, listed } = recover({ state: afterReload });
    await listed();
    say('D-OLD');
    await waitFor(() => expect(finds).toContain('D-OLD known'));
    expect(loadsOf('D-OLD').length).toBeGreaterThan(0);
    expect(requested).toContain('GET /api/user/transactions');
  });
});

describe('nothing', () => {
  it.each([
    ['to a guest', { player: null }],
    ['in a form that is not visible', { active: false }],
  ] as const)('is requested %s', async (_, options) => {
    const { finds } = recover({ state: afterReload, ...options });
    await act(received);
    expect(requested).toEqual([]);
    expect(finds).toEqual([]);
  });

  it('is searched in the history while no attempt is left from an earlier visit', async () => {
    const { become, listed, say, finds } = recover();
    await listed();
    become(unknown);
    say('D-NEW');
    await waitFor(() => expect(finds).toEqual(['D-NEW new']));
    expect(requested).not.toContain('GET /api/user/transactions');
  });
});
