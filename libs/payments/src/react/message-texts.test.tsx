import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPayerCasino } from '../../tests/payer-casino.js';
import { type ChecklistItem } from '../core/withdrawal-checklist.js';
import { useAmountErrorText, useErrorText } from './use-error-text.js';
import { useStageTime } from './pending-withdrawals/use-stage-time.js';
import { useWithdrawalAmountErrorText, useWithdrawalErrorText } from './use-withdrawal-error.js';
import { useConditionText } from './withdrawal-conditions/use-condition-text.js';

/** Returns what a hook returns in English. */
const using = <T,>(hook: () => T): T =>
  renderHook(hook, { wrapper: createPayerCasino().Host }).result.current;
/** Without the marks that keep values together in a text of either direction. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

describe('the message of a rejected deposit', () => {
  const show = (code: string, params?: Record<string, string>) => {
    const shown = using(() => useErrorText('EUR'))(code, params);
    return { ...shown, text: plain(shown.text) };
  };
  const left = { limit: '500.00', left: '120.50', currencyCode: 'EUR' };

  it('names the player’s own limit, what is left of it and until when', () => {
    const params = { ...left, period: 'weekly', until: '2026-11-29T12:00:00Z' };
    expect(show('PAYMENT_LIMIT_THRESHOLD', params).text).toMatch(
      /^This goes over your limit of €500 a week\. €120\.50 is left until .*November 29.*\. Nothing was taken\.$/,
    );
  });

  it('names the highest balance, which has no period', () => {
    expect(show('PAYMENT_LIMIT_THRESHOLD', { ...left, kind: 'balance' }).text).toBe(
      'This would take your balance above your limit of €500. You can still deposit €120.50. Nothing was taken.',
    );
  });

  it('names no figures of a limit that the server does not explain, or of another error', () => {
    expect(show('PAYMENT_LIMIT_THRESHOLD').text).toMatch(/^This goes over your daily deposit limit\./);
    expect(show('PROVIDER_ERROR', { ...left, kind: 'balance' }).text).not.toContain('500');
  });

  it('names the provider’s limits without cents', () => {
    const { text, min, max } = show('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '10.00', max: '5000.00' });
    expect([min, max]).toEqual(['10.00', '5000.00']);
    expect(text).toContain('€10 ');
    expect(text).toContain('€5,000');
    expect(text).not.toContain('[');
  });
});

describe('the message of a typed amount', () => {
  it.each([
    [{ code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', min: '10', max: '500' }, /€10 .*€500/],
    [{ code: 'AMOUNT_BELOW_ZERO' }, /greater than 0/],
  ] as const)('of %j has its range', (error, text) => {
    expect(plain(using(() => useAmountErrorText('EUR'))(error as never))).toMatch(text);
  });
});

describe('the message of a rejected withdrawal', () => {
  const show = (code: string, params?: Record<string, string>) =>
    plain(using(() => useWithdrawalErrorText('EUR'))(code, params).text);

  it('names what is left to the cent, and a limit of the method without cents', () => {
    expect(show('INSUFFICIENT_BALANCE', { max: '40.00' })).toBe('€40.00 can be withdrawn at the moment.');
    expect(show('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '20.00', max: '4000.00' })).toBe(
      'Enter an amount from €20 to €4,000.',
    );
  });

  it('names what is available where more was typed', () => {
    const error = using(() => useWithdrawalAmountErrorText('EUR'));
    expect(plain(error({ code: 'moreThanAvailable', available: '40.00' } as never))).toContain('€40.00');
    expect(plain(error({ code: 'AMOUNT_BELOW_ZERO' } as never))).toMatch(/greater than 0/);
  });
});

describe('the line of a condition', () => {
  const met: ChecklistItem = {
    ...{ key: 'bonus', met: false, text: 'bonus.left', subject: null, progress: null, step: null },
    ...{ done: null, total: null, left: '788.00', forfeits: null },
  };
  const show = (item: Partial<ChecklistItem>) =>
    plain(using(() => useConditionText('EUR'))({ ...met, ...item }));

  it('names the bonus, or calls it the player’s when the server has not named it', () => {
    expect(show({ subject: 'Weekend Reload' })).toBe('Weekend Reload: €788.00 left to wager, or give it up');
    expect(show({})).toBe('Your bonus: €788.00 left to wager, or give it up');
  });

  it('says what giving it up loses', () => {
    expect(show({ text: 'bonus.leftOrLose', forfeits: '40' })).toBe(
      'Your bonus: €788.00 left to wager, or give it up and lose €40.00 of bonus',
    );
  });

  it('counts deposits', () => {
    const deposits = (done: string) =>
      show({ key: 'deposit', met: true, text: 'deposit.count', done, left: null });
    expect([deposits('1'), deposits('4')]).toEqual(['1 deposit so far', '4 deposits so far']);
  });

  it('says how much is wagered of what', () => {
    const wagered = { key: 'wagering', done: '20', total: '50', left: '30' } as const;
    expect(show({ ...wagered, text: 'wagering.left' })).toBe('€20.00 of €50.00, €30.00 left to wager');
  });

  it('does not name an address that the server has not named', () => {
    expect(show({ key: 'email', text: 'email.subject' })).toBe('');
  });
});

describe('when a stage of a withdrawal was or will be reached', () => {
  const at = '2026-11-20T20:04:00Z';
  const show = (time: Parameters<ReturnType<typeof useStageTime>>[0], method: string | null = null) =>
    plain(using(() => useStageTime('UTC'))(time, method));

  it.each([
    [{ kind: 'at', at, day: 'today' }, 'Today, 20:04'],
    [{ kind: 'at', at, day: 'yesterday' }, 'Yesterday, 20:04'],
    [{ kind: 'at', at, day: 'other' }, 'Nov 20, 2026, 20:04'],
    [{ kind: 'by', at, day: 'today' }, 'Usually today by 20:04'],
    [{ kind: 'by', at, day: 'tomorrow' }, 'Usually by tomorrow, 20:04'],
    [{ kind: 'expected', at }, 'Expected November 20'],
    [{ kind: 'late' }, 'Takes longer than usual'],
    [{ kind: 'inProgress' }, 'In progress'],
    [{ kind: 'confirming' }, 'Waiting for confirmation'],
  ] as const)('is said for %j', (time, text) => {
    expect(show(time)).toBe(text);
  });

  it('names the method that is still to confirm', () => {
    expect(show({ kind: 'confirming' }, 'Skrill')).toBe('Waiting for Skrill to confirm');
    expect(show({ kind: 'late' }, 'Skrill')).toBe('Takes longer than usual');
  });
});
