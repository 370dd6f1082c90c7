import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getUserDetails, getWithdrawalOverview } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../tests/payer-casino.js';
import { startRecordingServer } from '../../tests/recording-server.js';
import { makeWithdrawalOverview, withdrawalHandlers } from '../testing.js';
import { useLiveWithdrawals, useWithdrawalOverview, useWithdrawals } from './use-withdrawals.js';

const { server, requested, received } = startRecordingServer();

const [overviewPath, listPath] = ['/api/user/withdrawal-overview', '/api/user/withdrawals'];
const countOf = (path: string) => requested.filter((call) => call === `GET ${path}`).length;

function open(options: Parameters<typeof createPayerCasino>[0] = {}) {
  const host = createPayerCasino(options);
  const { result } = renderHook(
    () => {
      useLiveWithdrawals();
      return { overview: useWithdrawalOverview(), list: useWithdrawals() };
    },
    { wrapper: host.Host },
  );
  return { host, result };
}
const money = { amount: '10', nonCashAmount: '0', totalAmount: '10', currencyCode: 'EUR' };

describe('withdrawals on the page', () => {
  it.each([
    ['that one has moved on', 'withdrawal', { withdrawalId: 'W-1', status: 'processing' }],
    ['of a balance', 'balance', money],
    ['of the wallet’s balance', 'wallet:balance', money],
  ] as const)('are loaded again after the word %s', async (_, name, data) => {
    server.use(...withdrawalHandlers());
    const { host, result } = open();
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    await waitFor(() => expect(result.current.overview.data).toEqual(makeWithdrawalOverview()));
    expect([countOf(overviewPath), countOf(listPath)]).toEqual([1, 1]);
    act(() => host.emit(name, data as never));
    await waitFor(() => expect([countOf(overviewPath), countOf(listPath)]).toEqual([2, 2]));
  });

  it('are loaded once more, not once for each, after a burst of events', async () => {
    server.use(...withdrawalHandlers());
    const { host, result } = open();
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(`*${listPath}`, async () => {
        await released;
        return HttpResponse.json({ success: true, data: { withdrawals: [] } });
      }),
    );
    act(() => host.emit('balance', money as never));
    await waitFor(() => expect(countOf(listPath)).toBe(2));
    for (let event = 0; event < 5; event += 1) act(() => host.emit('balance', money as never));
    expect(countOf(listPath)).toBe(2);
    release();
    await waitFor(() => expect(countOf(listPath)).toBe(3));
    await waitFor(() => expect(result.current.list.isFetching).toBe(false));
    expect(countOf(listPath)).toBe(3);
  });

  it('are not requested for a guest', async () => {
    const { result } = open({ player: null });
    expect(result.current.overview).toMatchObject({ data: undefined, isError: false });
    expect(result.current.list.fetchStatus).toBe('idle');
    await act(received);
    expect(requested).toEqual([]);
  });

  it('have no overview before the player’s currency is known', async () => {
    server.use(neverRespond(getUserDetails), ...withdrawalHandlers());
    const { result } = open({ player: 'unknown' });
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    expect(countOf(overviewPath)).toBe(0);
    expect(result.current.overview).toMatchObject({ data: undefined, isError: false });
  });
});

describe('what can be withdrawn', () => {
  it('is derived from the player’s balance on a server without an overview', async () => {
    server.use(
      http.get(`*${getWithdrawalOverview.path}`, () => HttpResponse.json({}, { status: 404 })),
      ...withdrawalHandlers(),
    );
    const { result } = open();
    await waitFor(() => expect(result.current.overview.data?.isUpperBound).toBe(true));
    expect(result.current.overview.isError).toBe(false);
    expect(result.current.overview.data?.currencyCode).toBe('EUR');
  });

  it('is an error when the server has one and cannot say it', async () => {
    server.use(respondWithError(getWithdrawalOverview, 400), ...withdrawalHandlers());
    const { result } = open();
    await waitFor(() => expect(result.current.overview.isError).toBe(true));
    expect(result.current.overview.data).toBeUndefined();
  });
});
