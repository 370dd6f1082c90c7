import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { setLimit } from '../endpoints/protection.js';
import { playLimits } from './play-limit.js';

const balance = { kind: 'balance', period: null, amount: '100.00', used: '60.00' };

describe('the highest balance', () => {
  it('is read as a limit without a period, and as one that is required', () => {
    const limits = v.parse(playLimits, {
      currencyCode: 'EUR',
      limits: [balance],
      requiredLimits: [{ kind: 'balance', period: null }],
    });
    expect(limits.limits).toMatchObject([balance]);
    expect(limits.requiredLimits).toEqual([{ kind: 'balance', period: null }]);
  });

  it('is missing where a server does not list it', () => {
    const limits = v.parse(playLimits, { currencyCode: 'EUR', limits: [] });
    expect([limits.limits, limits.requiredLimits]).toEqual([[], []]);
  });

  it('is set by its kind alone', () => {
    const body = { kind: 'balance', amount: '100', currencyCode: 'EUR' };
    expect(v.safeParse(setLimit.body, body).success).toBe(true);
    expect(v.safeParse(setLimit.body, { ...body, kind: 'balances' }).success).toBe(false);
  });
});
