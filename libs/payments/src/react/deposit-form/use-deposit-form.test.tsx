import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { startRecordingServer } from '../../../tests/recording-server.js';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { makeDeposit, makeStep, paymentHandlers, type PaymentsServer, rejection } from '../../testing.js';
import { depositRewards } from '../deposit-rewards.js';
import { type DepositFormOptions, useDepositForm } from './use-deposit-form.js';

const { server, requested } = startRecordingServer();
const bodies: Record<string, unknown>[] = [];
afterEach(() => {
  bodies.length = 0;
  depositRewards.clear();
});

const pending = (paymentMethodId: string) =>
  makeDeposit({
    ...{ status: 'pending', amount: '40', paymentMethodId },
    next: makeStep(paymentMethodId === 'crypto' ? 'crypto' : 'bank'),
  });

/** Opens the form at the bank transfer, and waits until it can be used. */
async function open(options: Partial<DepositFormOptions> = {}, shop: PaymentsServer = {}) {
  const created = shop.created ?? makeDeposit();
  server.use(
    http.post<never, Record<string, unknown>>('*/api/user/deposit', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: created });
    }),
    ...paymentHandlers(shop),
  );
  const host = createPayerCasino();
  const { result } = renderHook(
    () =>
      useDepositForm({
        ...{ methods: allDepositMethods, initialMethodId: 'bank', initialAmount: '25' },
        ...{ onLeave: () => undefined, onChallenge: () => undefined },
        ...options,
      }),
    { wrapper: host.Host },
  );
  await waitFor(() => expect(result.current.access).toBe('ready'));
  return { result, host, pay: () => act(() => result.current.payment.pay()) };
}
const counted = (call: string) => requested.filter((one) => one === call).length;

describe('paying', () => {
  it('sends the method, the amount and where the player comes back to', async () => {
    const { pay, result } = await open({ returnPath: '/play/harbour' });
    expect((await pay()).step).toBe('completed');
    expect(bodies).toEqual([
      expect.objectContaining({
        ...{ paymentMethodId: 'bank', amount: '25', currencyCode: 'EUR', returnPath: '/play/harbour' },
      }),
    ]);
    expect(result.current.payment.busy).toBe(false);
  });

  it.each([
    ['to the casino by default', undefined, '/casino'],
    ['home instead of to another site', 'https://other.example/', '/'],
  ])('leads back %s', async (_, returnPath, sent) => {
    const { pay } = await open({ returnPath });
    await pay();
    expect(bodies[0]?.['returnPath']).toBe(sent);
  });

  it('sends nothing for an amount that is none', async () => {
    const { result, pay } = await open();
    act(() => result.current.amount.type('ten'));
    expect((await pay()).step).toBe('idle');
    expect(bodies).toEqual([]);
    expect(result.current.amount.error).not.toBeNull();
    expect(result.current.payment.busy).toBe(false);
  });

  it('sends one request, however often Pay is pressed', async () => {
    const { result } = await open();
    await act(async () => {
      await Promise.all([result.current.payment.pay(), result.current.payment.pay()]);
    });
    expect(bodies).toHaveLength(1);
  });

  it('remembers the coupon with the deposit for a player who comes back from a payment page', async () => {
    const { pay } = await open({ initialCouponCode: 'HARBOUR' });
    await pay();
    expect(bodies[0]?.['couponCode']).toBe('HARBOUR');
    expect(depositRewards.of(makeDeposit().depositId)).toMatchObject({ couponCode: 'HARBOUR' });
  });

  it('remembers the bonus likewise, and nothing without either', async () => {
    const bonus = { id: '9', name: 'Half', depositBonusPercent: '50' };
    const { pay, result } = await open({}, { bonuses: [bonus] });
    await pay();
    expect(depositRewards.of(makeDeposit().depositId)).toBeNull();
    await waitFor(() => expect(result.current.rewards.bonus.bonuses).toHaveLength(1));
    act(() => result.current.rewards.bonus.choose(result.current.rewards.bonus.bonuses[0] ?? null));
    act(() => result.current.amount.take('30'));
    await pay();
    expect(bodies[1]).toMatchObject({ bonusId: '9', amount: '30' });
    expect(depositRewards.of(makeDeposit().depositId)).toMatchObject({ bonusId: '9' });
  });

  it('loads the notice about the protection of money when the server wants it acknowledged first', async () => {
    const { pay } = await open();
    server.use(http.post('*/api/user/deposit', () => rejection('FUNDS_NOT_ACKNOWLEDGED')));
    const before = counted('GET /api/user/funds-notice');
    expect((await pay()).step).toBe('rejected');
    expect(counted('GET /api/user/funds-notice')).toBe(before + 1);
  });

  it('loads it for no other rejection', async () => {
    const { pay } = await open();
    server.use(http.post('*/api/user/deposit', () => rejection('PROVIDER_ERROR')));
    const before = counted('GET /api/user/funds-notice');
    await pay();
    expect(counted('GET /api/user/funds-notice')).toBe(before);
  });
});

describe('a request that has expired', () => {
  it('is made again at once where nothing has to be filled in', async () => {
    const { result } = await open({}, { created: pending('bank'), later: pending('bank') });
    act(() => result.current.payment.resume(pending('bank')));
    await waitFor(() => expect(result.current.payment.waiting).not.toBeNull());
    act(() => result.current.payment.renew());
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ paymentMethodId: 'bank', amount: '40' });
    expect(result.current.amount.typed).toBe('40.00');
  });

  it('is repeated from the form where something has to be chosen first', async () => {
    const { result } = await open({}, { later: pending('crypto') });
    act(() => result.current.payment.resume(pending('crypto')));
    await waitFor(() => expect(result.current.payment.waiting).not.toBeNull());
    act(() => result.current.payment.renew());
    await waitFor(() => expect(result.current.choice.method?.id).toBe('crypto'));
    expect(result.current.amount.typed).toBe('40.00');
    expect(result.current.payment.waiting).toBeNull();
    expect(bodies).toEqual([]);
  });

  it('of a method that is no longer offered leads back to the form', async () => {
    const gone = { ...pending('bank'), paymentMethodId: 'closed-bank' };
    const { result } = await open({}, { later: gone });
    act(() => result.current.payment.resume(gone));
    await waitFor(() => expect(result.current.payment.waiting).not.toBeNull());
    act(() => result.current.payment.renew());
    expect(result.current.payment.waiting).toBeNull();
    expect(result.current.choice.method?.id).toBe('bank');
    expect(bodies).toEqual([]);
  });

  it('is nothing while none waits', async () => {
    const { result } = await open();
    act(() => result.current.payment.renew());
    expect(bodies).toEqual([]);
    expect(result.current.amount.typed).toBe('25.00');
  });
});

describe('a deposit that waits', () => {
  it('is listed as pending after the player has left it', async () => {
    const { result } = await open({}, { later: pending('bank') });
    act(() => result.current.payment.resume(pending('bank')));
    await waitFor(() => expect(result.current.payment.waiting).not.toBeNull());
    const [lists, methods] = [
      counted('GET /api/user/pending-deposits'),
      counted('GET /api/admin/get-payments'),
    ];
    act(() => result.current.payment.leaveWaiting());
    expect(result.current.payment.waiting).toBeNull();
    await waitFor(() => expect(counted('GET /api/user/pending-deposits')).toBe(lists + 1));
    expect(counted('GET /api/admin/get-payments')).toBe(methods);
  });
});
