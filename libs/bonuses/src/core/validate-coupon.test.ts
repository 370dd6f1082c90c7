import { type ApiClient, CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { validateCoupon, knownCoupon } from './validate-coupon.js';

const response = {
  couponCode: 'TIDE',
  title: 'Spins',
  bonusId: 'b',
  type: 'freespins' as const,
  percent: null,
  amount: '0',
  minDeposit: '20',
};
const failing = (error: Error) =>
  ({ call: () => Promise.reject(error) }) as unknown as Pick<ApiClient, 'call'>;
const rejected = (code: string, status: number) =>
  new CallError('status', 'checkCoupon', { status, body: { success: false, code, message: '' } });

describe('validateCoupon', () => {
  it('omits meaningless amounts', () => {
    expect(knownCoupon(response)).toEqual({
      ...response,
      amount: null,
      withDeposit: false,
    });
    expect(knownCoupon({ ...response, amount: '5', minDeposit: '0' })).toMatchObject({
      amount: '5',
      minDeposit: null,
    });
  });
  it('treats a coupon as one for a deposit unless it is known to be for something else', () => {
    expect(knownCoupon({ ...response, type: 'deposit' }).withDeposit).toBe(true);
    expect(knownCoupon({ ...response, type: null }).withDeposit).toBe(true);
    expect(knownCoupon({ ...response, bonusId: null }).withDeposit).toBe(true);
    expect(knownCoupon({ ...response, type: 'no_deposit' }).withDeposit).toBe(false);
  });
  it('checks it in the player’s currency', async () => {
    const call = vi.fn(() => Promise.resolve(response));
    const client = { call } as unknown as Pick<ApiClient, 'call'>;
    expect(await validateCoupon(client, 'TIDE', 'EUR')).toEqual({
      kind: 'known',
      coupon: knownCoupon(response),
    });
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'checkCoupon' }), {
      body: { couponCode: 'TIDE', currencyCode: 'EUR' },
    });
  });
  it.each([
    [rejected('COUPON_ALREADY_REDEEMED', 409), 'COUPON_ALREADY_REDEEMED'],
    [rejected('COUPON_NOT_APPLIED', 400), 'COUPON_NOT_APPLIED'],
    [rejected('TOO_MANY_TRIES', 429), 'TOO_MANY_TRIES'],
    [rejected('VALIDATION', 499), 'COUPON_NOT_APPLIED'],
    [rejected('INTERNAL', 500), 'unknown'],
    [new CallError('timeout', 'checkCoupon'), 'unknown'],
    [new CallError('shape', 'checkCoupon', { status: 200 }), 'unknown'],
    [new CallError('network', 'checkCoupon'), 'unknown'],
    [new CallError('unsupported', 'checkCoupon', { status: 404 }), 'unsupported'],
  ])('returns an error: %s', async (error, code) => {
    expect(await validateCoupon(failing(error), 'X', 'EUR')).toEqual({ kind: 'error', error: code });
  });
  it('rethrows errors that are not failed calls', async () => {
    await expect(validateCoupon(failing(new TypeError('broken')), 'X', 'EUR')).rejects.toThrow('broken');
  });
});
