import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type Deposit, getDeposit } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { startRecordingServer } from '../../../tests/recording-server.js';
import { makeDeposit, paymentHandlers, type PaymentsServer } from '../../testing.js';
import { type DepositStatusOptions, useDepositStatus } from './use-deposit-status.js';

const { server, requested, received } = startRecordingServer();

const waiting = makeDeposit({ status: 'pending' });
const loads = () => requested.filter((call) => call.includes('/deposit/')).length;
const refreshes = () => requested.filter((call) => call.endsWith('/get-user-details')).length;

function open(options: Partial<DepositStatusOptions> = {}, shop: PaymentsServer = {}, player?: null) {
  server.use(...paymentHandlers(shop));
  const host = createPayerCasino(player === null ? { player } : {});
  const decided: string[] = [];
  const { result } = renderHook(
    () =>
      useDepositStatus({
        ...{ active: true, outcome: 'pending', deposit: null, depositId: waiting.depositId },
        onOutcome: (outcome, deposit) => decided.push(`${outcome} ${deposit?.depositId ?? '-'}`),
        ...options,
      }),
    { wrapper: host.Host },
  );
  return {
    ...{ result, host, decided },
    arrives: (depositId?: string) => act(() => host.emit('deposit', { count: 1, depositId })),
    fails: (depositId?: string) => act(() => host.emit('failedDeposit', { method: 'card', depositId })),
    ask: () => act(() => result.current.ask()),
  };
}
const answer = (deposit: Deposit) =>
  server.use(
    http.get('*/api/user/deposit/:depositId', () => HttpResponse.json({ success: true, data: deposit })),
  );

describe('the status of a deposit with an id', () => {
  it('is loaded, and again when an event names it or none', async () => {
    const { result, arrives, fails, decided } = open({}, { later: waiting });
    await waitFor(() => expect(result.current.deposit).toEqual(waiting));
    expect(result.current).toMatchObject({ outcome: 'pending', isConfirmed: true });
    arrives('D-ANOTHER');
    await act(received);
    expect(loads()).toBe(1);
    arrives();
    await waitFor(() => expect(loads()).toBe(2));
    answer(makeDeposit({ status: 'declined' }));
    fails(waiting.depositId);
    await waitFor(() => expect(result.current.outcome).toBe('decline'));
    expect(decided).toEqual([`decline ${waiting.depositId}`]);
    await act(received);
    expect(refreshes()).toBe(0);
  });

  it('brings the balance with a success', async () => {
    const { result, arrives, decided } = open({}, { later: waiting });
    await waitFor(() => expect(result.current.deposit).toEqual(waiting));
    answer(makeDeposit());
    arrives(waiting.depositId);
    await waitFor(() => expect(decided).toEqual([`success ${waiting.depositId}`]));
    await waitFor(() => expect(refreshes()).toBe(1));
  });

  it('is not loaded for a deposit that is known and decided, for a guest, or out of sight', async () => {
    const decided = makeDeposit({ status: 'failed' });
    expect(open({ outcome: 'failed', deposit: decided }).result.current.outcome).toBe('failed');
    open({ active: false });
    open({}, {}, null);
    await act(received);
    expect(loads()).toBe(0);
  });

  it('stays decided, although the page has loaded it while it was in progress', async () => {
    const { result } = open({ outcome: 'success', deposit: makeDeposit() }, { later: waiting });
    expect(result.current).toMatchObject({ outcome: 'success', deposit: { status: 'completed' } });
    await act(received);
    expect(loads()).toBe(0);
  });

  it('can be asked for by the player, who reads that nothing is new or that it failed', async () => {
    const { result, ask } = open({}, { later: waiting });
    await waitFor(() => expect(result.current.deposit).toEqual(waiting));
    expect(result.current.check).toBe('none');
    await ask();
    expect(result.current.check).toBe('open');
    server.use(respondWithError(getDeposit, 400));
    await ask();
    expect(result.current.check).toBe('failed');
  });
});

describe('the status of a deposit without an id', () => {
  it('is what the first event says, and then confirmed', async () => {
    const { result, arrives, decided } = open({ depositId: null });
    expect(result.current).toMatchObject({ outcome: 'pending', isConfirmed: false, deposit: null });
    arrives('D-1');
    await waitFor(() => expect(decided).toEqual(['success -']));
    expect(result.current).toMatchObject({ outcome: 'success', isConfirmed: true });
    expect(loads()).toBe(0);
    await waitFor(() => expect(refreshes()).toBe(1));
  });

  it('can be a failure', async () => {
    const { result, fails, decided } = open({ depositId: null });
    fails();
    await waitFor(() => expect(decided).toEqual(['failed -']));
    expect(result.current.outcome).toBe('failed');
    await act(received);
    expect(refreshes()).toBe(0);
  });

  it('is confirmed by an event when the address alone said success, and not denied by one', async () => {
    const { result, arrives, fails } = open({ depositId: null, outcome: 'success' });
    expect(result.current).toMatchObject({ outcome: 'success', isConfirmed: false });
    fails();
    expect(result.current).toMatchObject({ outcome: 'success', isConfirmed: false });
    arrives();
    expect(result.current).toMatchObject({ outcome: 'success', isConfirmed: true });
  });

  it('ignores events once the server has said so', () => {
    const { result, fails } = open({ depositId: null, outcome: 'success', isConfirmed: true });
    fails();
    expect(result.current).toMatchObject({ outcome: 'success', isConfirmed: true });
  });

  it('is asked for by the balance', async () => {
    const { result, ask } = open({ depositId: null });
    await ask();
    expect(result.current.check).toBe('open');
    expect([loads(), refreshes()]).toEqual([0, 1]);
  });
});
