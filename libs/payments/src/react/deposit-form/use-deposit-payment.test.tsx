import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { cancelDeposit, type Deposit } from '@casino-kit/api-contract';
import { failWithNetworkError } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { startRecordingServer } from '../../../tests/recording-server.js';
import { type DepositState, initialDeposit, toDepositStep } from '../../core/deposit-state.js';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { makeDeposit, makeStep, makePayer, paymentHandlers, type PaymentsServer } from '../../testing.js';
import { useDepositPayment, waitingStep } from './use-deposit-payment.js';

const { server, requested, received } = startRecordingServer();

const refreshes = () => requested.filter((call) => call === 'GET /api/user/get-user-details').length;

function open(shop: PaymentsServer = {}) {
  server.use(...paymentHandlers(shop));
  const calls: string[] = [];
  const host = createPayerCasino();
  const { result } = renderHook(
    () =>
      useDepositPayment({
        methods: allDepositMethods,
        active: true,
        onOutcome: (outcome, { depositId }) => calls.push(`${outcome} ${depositId}`),
        onChallenge: (url) => calls.push(`challenge ${url}`),
        onLeave: (url) => calls.push(`leave ${url}`),
      }),
    { wrapper: host.Host },
  );
  return { result, calls, host, follow: (next: DepositState) => act(() => result.current.follow(next)) };
}
const settled = (deposit: Deposit): DepositState => ({ ...toDepositStep(deposit), unsettled: [] });
const pending = (next: Deposit['next']) => makeDeposit({ status: 'pending', next });

describe('the next step of a deposit', () => {
  it('is that of the method that handles its kind', () => {
    const deposit = pending(makeStep('upi'));
    expect(waitingStep(deposit, allDepositMethods)).toMatchObject({
      ...{ deposit, next: { type: 'upi' }, step: { type: 'upi' } },
    });
  });

  it.each([
    ['that needs none', pending(null)],
    ['that is no longer pending', makeDeposit({ next: makeStep('upi') })],
  ])('does not exist for one %s', (_, deposit) => {
    expect(waitingStep(deposit, allDepositMethods)).toBeNull();
  });

  it('does not exist where no method handles its kind', () => {
    expect(waitingStep(pending(makeStep('upi')), [])).toBeNull();
    const others = allDepositMethods.filter(({ next }) => next?.type !== 'upi');
    expect(waitingStep(pending(makeStep('upi')), others)).toBeNull();
  });
});

describe('what follows the result of a deposit', () => {
  it('is the bank’s page for a challenge, and nothing is reported yet', () => {
    const { follow, calls } = open();
    const deposit = makeDeposit({ status: 'challenge' });
    follow({ step: 'challenge', url: 'https://bank.example/3ds', deposit, unsettled: [] });
    expect(calls).toEqual(['challenge https://bank.example/3ds']);
  });

  it('is the outcome and a new balance for a completed one', async () => {
    const { follow, calls } = open();
    follow(settled(makeDeposit()));
    expect(calls).toEqual(['success D-7K2F-0419']);
    await waitFor(() => expect(refreshes()).toBe(1));
  });

  it.each(['failed', 'declined', 'cancelled'] as const)(
    'is the outcome alone for one that is %s',
    async (status) => {
      const { follow, calls } = open();
      follow(settled(makeDeposit({ status })));
      expect(calls).toHaveLength(1);
      await act(received);
      expect(refreshes()).toBe(0);
    },
  );

  it('is the provider’s page for one that is finished there', () => {
    const { follow, calls } = open();
    follow(settled(pending(makeStep('redirect', { url: 'https://pay.example/1' }))));
    expect(calls).toEqual(['leave https://pay.example/1']);
  });

  it.each([
    ['whose page is not on the web', makeStep('redirect', { url: 'javascript:alert(1)' })],
    ['that is paid in an app', makeStep('upi')],
  ])('is nothing but its own view for one %s', (_, step) => {
    const { follow, calls } = open();
    follow(settled(pending(step)));
    expect(calls).toEqual([]);
  });

  it('is its outcome for one that only waits', () => {
    const { follow, calls } = open();
    follow(settled(pending(null)));
    expect(calls).toEqual(['pending D-7K2F-0419']);
  });

  it('is nothing while no deposit was made', () => {
    const { follow, calls } = open();
    follow(initialDeposit);
    follow({
      ...{ step: 'rejected', unsettled: [] },
      rejection: { code: 'VALIDATION', params: {}, fields: {}, message: null },
    });
    expect(calls).toEqual([]);
  });
});

describe('cancelling a deposit', () => {
  it('reports how it ended, without a new balance', async () => {
    const { result, calls } = open({ later: pending(makeStep('bank')) });
    act(() => void result.current.flow.resume(pending(makeStep('bank'))));
    expect(result.current.waiting?.step.type).toBe('bank');
    await act(async () => expect(await result.current.cancelDeposit()).toBe(true));
    expect(calls).toEqual(['cancel D-7K2F-0419']);
    await act(received);
    expect(refreshes()).toBe(0);
  });

  it('reports the money that arrived first, and loads the balance', async () => {
    const { result, calls } = open({ later: pending(makeStep('bank')), cancelled: makeDeposit() });
    act(() => void result.current.flow.resume(pending(makeStep('bank'))));
    await act(async () => expect(await result.current.cancelDeposit()).toBe(true));
    expect(calls).toEqual(['success D-7K2F-0419']);
    await waitFor(() => expect(refreshes()).toBe(1));
  });

  it('returns false when the server cannot be reached, and the deposit goes on', async () => {
    const { result, calls } = open({ later: pending(makeStep('bank')) });
    server.use(failWithNetworkError(cancelDeposit));
    act(() => void result.current.flow.resume(pending(makeStep('bank'))));
    await act(async () => expect(await result.current.cancelDeposit()).toBe(false));
    expect(result.current.state.step).toBe('pending');
    expect(calls).toEqual([]);
  });

  it('does not hide an error of the program', async () => {
    const { result } = open();
    vi.spyOn(result.current.flow, 'cancel').mockRejectedValue(new TypeError('broken'));
    await expect(result.current.cancelDeposit()).rejects.toThrow('broken');
  });
});

describe('checking a deposit', () => {
  it('reports one that was decided meanwhile, once', async () => {
    const waiting = pending(makeStep('bank'));
    const { result, calls } = open({ later: waiting });
    act(() => void result.current.flow.resume(waiting));
    await act(() => result.current.check());
    expect(calls).toEqual([]);
    server.use(
      http.get('*/api/user/deposit/:depositId', () =>
        HttpResponse.json({ success: true, data: makeDeposit({ status: 'declined' }) }),
      ),
    );
    await act(() => result.current.check());
    expect(calls).toEqual(['decline D-7K2F-0419']);
    expect(result.current.waiting).toBeNull();
  });
});

describe('the next player', () => {
  it('starts over', () => {
    const { result, host } = open({ later: pending(makeStep('bank')) });
    act(() => void result.current.flow.resume(pending(makeStep('bank'))));
    expect(result.current.state.step).toBe('pending');
    act(() => host.setPlayer(makePayer({ getUser: { userId: '77' } })));
    expect(result.current.state).toEqual(initialDeposit);
  });
});
