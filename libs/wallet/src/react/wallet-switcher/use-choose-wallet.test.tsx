import { chooseWallet, getUserDetails } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeUserDetails } from '@casino-kit/session/testing';
import { walletsKey } from '../../core/wallet-queries.js';
import { walletHandlers } from '../../testing.js';
import { useChooseWallet } from './use-choose-wallet.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders the hook twice, as in two places of a page. */
function use(...handlers: HttpHandler[]) {
  server.use(...handlers, ...walletHandlers());
  const onError = vi.fn();
  const casino = createTestCasino();
  const useTwo = () => ({ here: useChooseWallet(onError), elsewhere: useChooseWallet() });
  const { result } = renderHook(useTwo, { wrapper: casino.Host });
  return { ...casino, onError, result };
}

describe('choosing a currency', () => {
  it('is pending here and busy everywhere until it is done, which is no error', async () => {
    let respond = (): void => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    const { result, onError, queryClient } = use(
      http.post('*/api/user/wallets/active', () => responded.then(() => undefined)),
    );
    act(() => result.current.here.choose('BTC'));
    await waitFor(() => expect(result.current.here.pending).toBe('BTC'));
    expect(result.current.elsewhere).toMatchObject({ pending: null, busy: true });
    respond();
    await waitFor(() => expect(result.current.elsewhere.busy).toBe(false));
    expect(result.current.here).toMatchObject({ pending: null, failedWith: null });
    expect(queryClient.getQueryData(walletsKey)).toBeDefined();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ['rejected', [respondWithError(chooseWallet, 422)]],
    ['unknown', [failWithNetworkError(chooseWallet)]],
    ['stale', [respondWithError(getUserDetails, 500)]],
  ] as const)('tells that it is %s, once', async (problem, handlers) => {
    const { result, onError } = use(...handlers);
    act(() => result.current.here.choose('BTC'));
    await waitFor(() => expect(result.current.here.failedWith).toBe(problem));
    expect(onError.mock.calls).toEqual([[problem]]);
    expect(result.current.elsewhere.failedWith).toBeNull();
  });

  it('asks for the session only when no response says whether it was done, and for the list then', async () => {
    const details = vi.fn();
    const counts = http.get('*/api/user/get-user-details', () => details());
    const rejected = use(counts, respondWithError(chooseWallet, 422));
    act(() => rejected.result.current.here.choose('BTC'));
    await waitFor(() => expect(rejected.result.current.here.failedWith).toBe('rejected'));
    expect(details).not.toHaveBeenCalled();

    const done = http.get('*/api/user/get-user-details', () =>
      HttpResponse.json({ success: true, data: makeUserDetails({ getUser: { currencyCode: 'BTC' } }) }),
    );
    const lost = use(done, failWithNetworkError(chooseWallet));
    const invalidated = vi.spyOn(lost.queryClient, 'invalidateQueries');
    act(() => lost.result.current.here.choose('BTC'));
    await waitFor(() => expect(invalidated).toHaveBeenCalledWith({ queryKey: walletsKey }));
    await waitFor(() => expect(lost.result.current.here.busy).toBe(false));
    expect([lost.result.current.here.failedWith, lost.onError.mock.calls]).toEqual([null, []]);
  });
});
