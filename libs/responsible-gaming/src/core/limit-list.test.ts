import { describe, expect, it } from 'vitest';
import { makeLimit } from '../testing/fixtures.js';
import { limitSlots } from '@casino-kit/play-limits';
import {
  depositLimitsLeft,
  findLimit,
  hasLimit,
  limitProgress,
  readLimitSlot,
  requiredLimitKinds,
  writeLimitSlot,
} from './limit-list.js';

describe('requiredLimitKinds', () => {
  const kinds = (
    depositLimitRequired: boolean,
    ...requiredLimits: Parameters<typeof requiredLimitKinds>[0]['requiredLimits']
  ) => requiredLimitKinds({ depositLimitRequired, requiredLimits });
  const every = (['daily', 'weekly', 'monthly'] as const).map((period) => ({
    kind: 'deposit' as const,
    period,
  }));
  const balance = { kind: 'balance', period: null } as const;
  const time = { kind: 'session-time', period: null } as const;

  it('returns none where no limit is required', () => {
    expect(kinds(false)).toEqual([]);
  });
  it('returns each kind once, in the order of the list', () => {
    expect(kinds(true)).toEqual(['deposit']);
    expect(kinds(true, time, balance)).toEqual(['deposit', 'balance', 'time']);
    expect(kinds(false, time)).toEqual(['time']);
    expect(kinds(false, every[0]!, balance)).toEqual(['deposit', 'balance']);
  });
  it('returns `deposits` where a limit of each period is required', () => {
    expect(kinds(true, ...every, time)).toEqual(['deposits', 'time']);
  });
});

describe('findLimit', () => {
  it('returns the limit of the kind and period', () => {
    const limits = [makeLimit({ period: 'daily', amount: '1' }), makeLimit({ amount: '2' })];
    expect(findLimit(limits, { kind: 'deposit', period: 'weekly' }).amount).toBe('2');
  });
  it('returns one without an amount for a limit that the server does not list', () => {
    expect(findLimit([], { kind: 'max-bet', period: null })).toEqual({
      kind: 'max-bet',
      period: null,
      amount: null,
      used: '0',
      periodStartsAt: null,
      periodEndsAt: null,
      pending: null,
      raisableFrom: null,
    });
  });
});

describe('limitProgress', () => {
  it('returns null without an amount', () => {
    expect(limitProgress({ amount: null, used: '5' })).toBeNull();
  });
  it.each([
    ['79.99', 'free', '20.01'],
    ['80', 'near', '20'],
    ['99.99', 'near', '0.01'],
    ['100', 'reached', '0'],
    ['120', 'reached', '0'],
  ])('is, with %s of 100 used, %s with %s left', (used, level, left) => {
    expect(limitProgress({ amount: '100', used })).toMatchObject({ level, left });
  });
  it('has a full bar when reached, also for a limit of 0', () => {
    expect(limitProgress({ amount: '0', used: '0' })).toMatchObject({ level: 'reached', share: 1 });
    expect(limitProgress({ amount: '200', used: '50' })?.share).toBe(0.25);
  });
});

describe('depositLimitsLeft', () => {
  it('lists the highest balance last, with what a deposit may still add', () => {
    const balance = makeLimit({ kind: 'balance', period: null, amount: '100', used: '60' });
    const left = depositLimitsLeft([balance, makeLimit()], new Date('2026-11-26T12:00:00Z'));
    expect(left.map(({ period }) => period)).toEqual(['weekly', null]);
    expect(left[1]).toEqual({ period: null, limit: '100', left: '40' });
  });

  const now = new Date('2026-11-26T12:00:00Z');
  it('returns each deposit limit with what it leaves, by period', () => {
    const limits = [
      makeLimit({ period: 'daily', amount: '50', used: '30' }),
      makeLimit({ period: 'monthly', amount: '300', used: '285' }),
      makeLimit({ kind: 'loss', period: 'daily', amount: '5', used: '5' }),
    ];
    expect(depositLimitsLeft(limits, now)).toEqual([
      { period: 'daily', limit: '50', left: '20' },
      { period: 'monthly', limit: '300', left: '15' },
    ]);
  });
  it('uses a change that has taken effect', () => {
    const pending = { amount: '100', takesEffectAt: '2026-11-26T11:00:00Z' };
    expect(depositLimitsLeft([makeLimit({ amount: '50', used: '30', pending })], now)).toEqual([
      { period: 'weekly', limit: '100', left: '70' },
    ]);
  });
  it('returns none without a deposit limit', () => {
    expect(depositLimitsLeft([makeLimit({ amount: null }), makeLimit({ kind: 'loss' })], now)).toEqual([]);
  });
});

describe('hasLimit', () => {
  it('finds an amount or one that is waiting', () => {
    expect(hasLimit([makeLimit({ amount: null })])).toBe(false);
    expect(hasLimit([makeLimit({ amount: null }), makeLimit()])).toBe(true);
    const pending = { amount: '5', takesEffectAt: '2026-11-27T00:00:00Z' };
    expect(hasLimit([makeLimit({ amount: null, pending })])).toBe(true);
  });
});

describe('readLimitSlot', () => {
  it('reads what was written for every limit, and nothing else', () => {
    for (const slot of limitSlots) expect(readLimitSlot(writeLimitSlot(slot))).toEqual(slot);
    for (const text of [null, '', 'deposit', 'max-bet-daily', 'toString'])
      expect(readLimitSlot(text)).toBeNull();
  });
});
