import { describe, expect, it } from 'vitest';
import { getExceededLimit } from './exceeded-limit.js';

const params = {
  period: 'weekly',
  limit: '20.00',
  left: '5.00',
  currencyCode: 'EUR',
  until: '2026-11-30T04:00:00.000Z',
};

describe('getExceededLimit', () => {
  it('returns the limit with what is left of it and until when', () => {
    expect(getExceededLimit(params)).toEqual({ ...params, until: new Date(params.until) });
  });

  it('returns the highest balance, which has no period and no end', () => {
    const { limit, left, currencyCode } = params;
    expect(getExceededLimit({ kind: 'balance', limit, left, currencyCode })).toEqual({
      ...{ limit, left, currencyCode },
      period: null,
      until: null,
    });
    expect(getExceededLimit({ kind: 'balance', limit, currencyCode })).toBeNull();
  });

  it.each([
    { period: 'yearly' },
    { limit: 'twenty' },
    { left: '' },
    { currencyCode: '' },
    { until: 'soon' },
    { until: '' },
  ])('returns null if the server sends %o', (wrong) => {
    expect(getExceededLimit({ ...params, ...wrong })).toBeNull();
  });

  it.each([undefined, {}])('returns null for a rejection with the parameters %o', (none) => {
    expect(getExceededLimit(none)).toBeNull();
  });
});
