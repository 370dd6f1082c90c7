import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ActiveBonusSummary, checkCoupon } from '@casino-kit/api-contract';
import { failWithNetworkError } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { paymentHandlers, type PaymentsServer, rejection } from '../../testing.js';
import { hasTerms, useCoupon } from './use-coupon.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const active = { id: 'bonus-1' } as ActiveBonusSummary;

function open({
  initial,
  activeBonus = null,
  coupon,
}: { initial?: string; activeBonus?: ActiveBonusSummary | null } & Pick<PaymentsServer, 'coupon'> = {}) {
  server.use(...paymentHandlers({ coupon }));
  const { result, rerender } = renderHook(
    ({ bonus }: { bonus: ActiveBonusSummary | null }) => useCoupon('EUR', bonus, initial),
    { wrapper: createPayerCasino().Host, initialProps: { bonus: activeBonus } },
  );
  return {
    result,
    become: (bonus: ActiveBonusSummary | null) => rerender({ bonus }),
    type: (typed: string) => act(() => result.current.type(typed)),
    async settle() {
      let settled: string | null | false = null;
      await act(async () => {
        settled = await result.current.settle();
      });
      return settled;
    },
  };
}

describe('a coupon', () => {
  it('is none while nothing but spaces is typed', async () => {
    const { settle, type, result } = open();
    expect(await settle()).toBeNull();
    type('  ');
    expect(await settle()).toBeNull();
    expect(result.current).toMatchObject({ applied: null, error: null, checking: false });
  });

  it('begins with the code of a link, is checked when the player pays, and is not asked for again', async () => {
    const { settle, result } = open({ initial: ' HARBOUR ' });
    expect(await settle()).toBe('HARBOUR');
    expect(result.current.applied?.title).toBe('Harbour 10%');
    server.use(failWithNetworkError(checkCoupon));
    expect(await settle()).toBe('HARBOUR');
    expect(result.current.checking).toBe(false);
  });

  it('with terms is shown before the player pays with it', async () => {
    const { settle } = open({
      initial: 'HARBOUR',
      coupon: { title: 'Harbour', bonus: { id: '9', name: 'Harbour', validDays: 7 } },
    });
    expect(await settle()).toBe(false);
    expect(await settle()).toBe('HARBOUR');
  });

  it.each([
    ['that grants nothing', () => rejection('COUPON_NOT_APPLIED'), 'COUPON_NOT_APPLIED'],
    ['that was used', () => rejection('COUPON_ALREADY_REDEEMED'), 'COUPON_ALREADY_REDEEMED'],
    ['on a server that cannot be reached', () => HttpResponse.error(), 'unknown'],
  ] as const)('%s says so until another one is typed', async (_, response, error) => {
    const { settle, type, result } = open({ initial: 'HARBOUR' });
    server.use(http.post(`*${checkCoupon.path}`, response));
    expect(await settle()).toBe(false);
    expect(result.current).toMatchObject({ error, applied: null, checking: false, typed: 'HARBOUR' });
    type('HARBOUR-2');
    expect(result.current.error).toBeNull();
  });

  it('is not applied when another one was typed meanwhile', async () => {
    const { type, result } = open({ initial: 'HARBOUR' });
    let settled: Promise<string | null | false> = Promise.resolve(null);
    act(() => {
      settled = result.current.settle();
    });
    expect(result.current.checking).toBe(true);
    type('OTHER');
    await act(async () => expect(await settled).toBe(false));
    expect(result.current).toMatchObject({ applied: null, typed: 'OTHER', checking: false });
  });

  it('is applied although a space was typed behind it meanwhile', async () => {
    const { type, result } = open({ initial: 'HARBOUR' });
    let settled: Promise<string | null | false> = Promise.resolve(null);
    act(() => {
      settled = result.current.settle();
    });
    type('HARBOUR ');
    await act(async () => expect(await settled).toBe('HARBOUR'));
    expect(result.current.applied?.couponCode).toBe('HARBOUR');
  });

  it('can be removed', async () => {
    const { settle, result } = open({ initial: 'HARBOUR' });
    await settle();
    act(() => result.current.remove());
    expect(result.current).toMatchObject({ typed: '', applied: null, endsActive: false });
    expect(await settle()).toBeNull();
  });
});

describe('a coupon that would end the active bonus', () => {
  it('is applied once the player has agreed, and stays for the payment', async () => {
    const { settle, result } = open({ initial: 'HARBOUR', activeBonus: active });
    expect(await settle()).toBe(false);
    expect(result.current).toMatchObject({
      applied: null,
      asked: { couponCode: 'HARBOUR' },
      endsActive: false,
    });
    act(() => result.current.confirm(true));
    expect(result.current).toMatchObject({
      applied: { couponCode: 'HARBOUR' },
      asked: null,
      endsActive: true,
    });
    expect(await settle()).toBe('HARBOUR');
  });

  it('is dropped when the player does not agree', async () => {
    const { settle, result } = open({ initial: 'HARBOUR', activeBonus: active });
    await settle();
    act(() => result.current.confirm(false));
    expect(result.current).toMatchObject({ applied: null, asked: null });
    act(() => result.current.confirm(true));
    expect(result.current.applied).toBeNull();
  });

  it('asks again when another bonus has become active since', async () => {
    const { settle, result, become } = open({ initial: 'HARBOUR', activeBonus: active });
    await settle();
    act(() => result.current.confirm(true));
    become({ ...active, id: 'bonus-2' });
    expect(await settle()).toBe(false);
    expect(result.current.asked?.couponCode).toBe('HARBOUR');
  });

  it('asks nothing when it is of that bonus', async () => {
    const coupon = { title: 'Harbour', percent: 10, bonusId: 'bonus-1' };
    const { settle, result } = open({ initial: 'HARBOUR', activeBonus: active, coupon });
    expect(await settle()).toBe('HARBOUR');
    expect(result.current.endsActive).toBe(false);
  });
});

describe('what a coupon adds to a deposit', () => {
  const added = async (coupon: NonNullable<PaymentsServer['coupon']>, amount: string) => {
    const { settle, result } = open({ initial: 'HARBOUR', coupon });
    expect(result.current.adds(amount)).toBeNull();
    await settle();
    await waitFor(() => expect(result.current.applied).not.toBeNull());
    return result.current.adds(amount);
  };

  it.each([
    ['a share of it', { title: 'Share', percent: 10 }, '50', '5.00'],
    ['a fixed amount', { title: 'Fixed', amount: '7' }, '50', '7.00'],
    ['nothing below its minimum', { title: 'Minimum', percent: 10, minDeposit: '60' }, '50', null],
    [
      'what the terms of its bonus say',
      { title: 'Bonus', percent: 10, bonus: { id: '9', name: 'Bonus', depositBonusPercent: '20' } },
      '50',
      '10.00',
    ],
  ] as const)('is %s', async (_, coupon, amount, money) => {
    expect(await added(coupon, amount)).toBe(money);
  });

  it.each([
    [{ wageringMultiplier: '30' }, true],
    [{ validDays: 7 }, true],
    [{ maxBet: '5' }, true],
    [{}, false],
    [undefined, false],
  ])('has terms to see in %j: %s', (bonus, terms) => {
    expect(hasTerms({ bonus } as Parameters<typeof hasTerms>[0])).toBe(terms);
  });
});
