import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '@casino-kit/money';
import { changeLimit, confirmLimit, isLoosening, limitAt, type LimitState } from './change-limit.js';

const now = new Date('2026-11-26T12:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const limit = (change: Partial<LimitState> = {}): LimitState => ({
  kind: 'deposit',
  period: 'weekly',
  amount: '100',
  pending: null,
  raisableFrom: null,
  ...change,
});
const raised = { amount: '300', takesEffectAt: after(24).toISOString() };
const change = (
  state: LimitState,
  wanted: string | null,
  rules: Partial<Parameters<typeof changeLimit>[3]> = {},
  at = now,
) => changeLimit(state, wanted, at, { delayHours: 24, ...rules });

describe('changeLimit', () => {
  it('sets the first limit at once', () => {
    expect(change(limit({ amount: null }), '50')).toEqual({ limit: limit({ amount: '50' }) });
  });
  it('applies a lower amount at once and drops a pending change', () => {
    expect(change(limit({ pending: raised }), '99.99')).toEqual({ limit: limit({ amount: '99.99' }) });
  });
  it('drops a pending change when the current amount is requested, however it is written', () => {
    expect(change(limit({ pending: raised }), '100.00')).toEqual({ limit: limit() });
  });
  it('lets a higher amount wait for the delay', () => {
    expect(change(limit(), '300')).toEqual({ limit: limit({ pending: raised }) });
  });
  it('lets a removal wait for the delay', () => {
    expect(change(limit(), null)).toEqual({
      limit: limit({ pending: { amount: null, takesEffectAt: raised.takesEffectAt } }),
    });
  });
  it('lets a higher amount wait until the running period is over, if that is later', () => {
    const pendingAt = (notBefore: Date, delayHours = 24) => {
      const changed = change(limit(), '300', { notBefore, delayHours });
      return 'limit' in changed ? changed.limit.pending?.takesEffectAt : null;
    };
    expect(pendingAt(after(100))).toBe(after(100).toISOString());
    expect(pendingAt(after(2))).toBe(raised.takesEffectAt);
    expect(pendingAt(after(2), 0)).toBe(after(2).toISOString());
    expect(change(limit(), '50', { notBefore: after(100) })).toEqual({ limit: limit({ amount: '50' }) });
  });
  it('applies a higher amount at once without a delay', () => {
    expect(change(limit({ pending: raised }), '200', { delayHours: 0 })).toEqual({
      limit: limit({ amount: '200' }),
    });
  });
  it('starts the delay anew for another amount, not for the one that is pending', () => {
    const state = limit({ pending: raised });
    expect(change(state, '300.00', {}, after(5))).toEqual({ limit: state });
    expect(change(state, '200', {}, after(5))).toEqual({
      limit: limit({ pending: { amount: '200', takesEffectAt: after(29).toISOString() } }),
    });
  });
  it('replaces a pending removal by an amount, in the same moment too', () => {
    const state = limit({ pending: { amount: null, takesEffectAt: raised.takesEffectAt } });
    expect(change(state, '300')).toEqual({ limit: limit({ pending: raised }) });
  });
  it('changes nothing where there is no limit to remove', () => {
    const none = limit({ kind: 'max-bet', period: null, amount: null });
    expect(change(none, null)).toEqual({ limit: none });
  });
  it('continues from a change that has taken effect', () => {
    expect(change(limit({ pending: raised }), '300', {}, after(24))).toEqual({
      limit: limit({ amount: '300' }),
    });
  });

  it('rejects loosening a limit that was changed elsewhere', () => {
    expect(change(limit(), '300', { shownAmount: '200' })).toEqual({ rejection: 'LIMIT_CHANGED' });
    expect(change(limit(), null, { shownAmount: null })).toEqual({ rejection: 'LIMIT_CHANGED' });
    expect(change(limit(), '300', { shownAmount: '100.0' })).toHaveProperty('limit');
  });
  it('tightens a limit that was changed elsewhere', () => {
    expect(change(limit(), '50', { shownAmount: '200' })).toEqual({ limit: limit({ amount: '50' }) });
  });

  describe('of bets', () => {
    it.each(['bet', 'max-bet', 'bonus-max-bet'] as const)('is kept for an hour: %s', (kind) => {
      const period = kind === 'bet' ? 'daily' : null;
      const set = change(limit({ kind, period, amount: null }), '100');
      const held = limit({ kind, period, raisableFrom: after(1).toISOString() });
      expect(set).toEqual({ limit: held });
      const early = new Date(after(1).getTime() - 1);
      for (const wanted of ['101', null])
        expect(change(held, wanted, { delayHours: 0 }, early)).toEqual({
          rejection: 'BET_LIMIT_CHANGE_ONCE_PER_HOUR',
        });
      expect(change(held, '101', { delayHours: 0 }, after(1))).toEqual({
        limit: limit({ kind, period, amount: '101', raisableFrom: after(2).toISOString() }),
      });
    });
    it('can be lowered within the hour, which begins again', () => {
      const held = limit({ kind: 'bet', raisableFrom: after(1).toISOString() });
      expect(change(held, '40', {}, after(0.5))).toEqual({
        limit: limit({ kind: 'bet', amount: '40', raisableFrom: after(1.5).toISOString() }),
      });
    });
    it('is not held by a request that changes nothing', () => {
      expect(change(limit({ kind: 'bet' }), '100')).toEqual({ limit: limit({ kind: 'bet' }) });
    });
    it('accepts the pending amount again within the hour, as after a lost response', () => {
      const state = limit({ kind: 'bet', pending: raised, raisableFrom: after(1).toISOString() });
      expect(change(state, '300')).toEqual({ limit: state });
    });
    it('says first that another device has changed it', () => {
      const held = limit({ kind: 'bet', raisableFrom: after(1).toISOString() });
      expect(change(held, '300', { shownAmount: '250' })).toEqual({ rejection: 'LIMIT_CHANGED' });
    });
  });

  it('never loosens before the delay and never refuses to tighten', () => {
    const amounts = fc.option(fc.integer({ min: 0, max: 500 }).map(String));
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.integer({ min: 1, max: 72 }),
        fc.boolean(),
        (amount, wanted, delayHours, held) => {
          const state = limit({ kind: 'bet', amount, raisableFrom: held ? after(1).toISOString() : null });
          const result = change(state, wanted, { delayHours });
          if (isLoosening(state, wanted, now)) {
            if ('rejection' in result) return held;
            const almost = new Date(after(delayHours).getTime() - 1);
            return (
              limitAt(result.limit, almost).amount === amount &&
              limitAt(result.limit, after(delayHours)).amount === wanted
            );
          }
          if ('rejection' in result) return false;
          const applied = result.limit.amount;
          return wanted === null ? applied === null : applied !== null && compare(applied, wanted) === 0;
        },
      ),
    );
  });
});

describe('limitAt', () => {
  it('shows a pending amount from the instant on at which it takes effect', () => {
    const state = limit({ pending: raised });
    expect(limitAt(state, new Date(after(24).getTime() - 1))).toEqual(state);
    expect(limitAt(state, after(24))).toEqual(limit({ amount: '300' }));
  });
  it('forgets the hour of a bet limit once it is over, and keeps other fields', () => {
    const state = { ...limit({ kind: 'bet', raisableFrom: after(1).toISOString() }), used: '7' };
    expect(limitAt(state, after(0.9))).toEqual(state);
    expect(limitAt(state, after(1))).toEqual({ ...state, raisableFrom: null });
  });
});

describe('isLoosening', () => {
  it.each<[string | null, string | null, boolean]>([
    ['100', '100.01', true],
    ['100', null, true],
    ['100', '100.00', false],
    ['100', '0', false],
    [null, '5', false],
    [null, null, false],
  ])('of %s by %s is %s', (amount, wanted, loosens) => {
    expect(isLoosening(limit({ amount }), wanted, now)).toBe(loosens);
  });
});

describe('confirmLimit', () => {
  const waiting = { ...raised, needsConfirmation: true };

  it('applies a looser amount whose time has come, and nothing before', () => {
    const state = limit({ pending: waiting });
    expect(confirmLimit(state, after(23))).toBeNull();
    expect(limitAt(state, after(1000))).toEqual(state);
    expect(confirmLimit(state, after(24))).toEqual(limit({ amount: '300' }));
    expect(confirmLimit(limit(), after(24))).toBeNull();
  });
  it('is asked for by the rules of a change, and a tighter amount drops what waits', () => {
    expect(change(limit(), '300', { needsConfirmation: true })).toEqual({
      limit: limit({ pending: waiting }),
    });
    expect(change(limit({ pending: waiting }), '50')).toEqual({ limit: limit({ amount: '50' }) });
  });
});
