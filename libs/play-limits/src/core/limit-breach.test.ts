import { describe, expect, it } from 'vitest';
import { getDepositBreach, getStakeBreach, type UsedLimit, withUsage } from './limit-breach.js';
import { limitSlots } from './limit-slots.js';
import { countRound, usageAt } from './play-usage.js';

const until = '2026-11-27T00:00:00.000Z';
const limit = (
  kind: UsedLimit['kind'],
  period: UsedLimit['period'],
  amount: string | null,
  used = '0',
): UsedLimit => ({ kind, period, amount, used, periodEndsAt: period && until });
const stake = (amount: string, { cash = amount, underBonus = false } = {}) => ({
  stake: amount,
  cash,
  underBonus,
});
const getBreachCode = (limits: UsedLimit[], bet: ReturnType<typeof stake>, global: string | null = null) =>
  getStakeBreach(limits, bet, global)?.code ?? null;

describe('getStakeBreach', () => {
  it.each([
    ['maxBetLimit', limit('max-bet', null, '5')],
    ['BONUS_MAX_BET', limit('bonus-max-bet', null, '5')],
    ['dailyBetLimit', limit('bet', 'daily', '100', '95')],
    ['weeklyBetLimit', limit('bet', 'weekly', '100', '95')],
    ['monthlyBetLimit', limit('bet', 'monthly', '100', '95')],
    ['dailyLossLimit', limit('loss', 'daily', '100', '95')],
    ['weeklyLossLimit', limit('loss', 'weekly', '100', '95')],
    ['monthlyLossLimit', limit('loss', 'monthly', '100', '95')],
  ] as const)('allows exactly what is left, and a cent more is %s', (code, own) => {
    expect(getBreachCode([own], stake('5.00', { underBonus: true }))).toBeNull();
    expect(getBreachCode([own], stake('5.01', { underBonus: true }))).toBe(code);
  });

  it('names the limit, what is left of it and until when', () => {
    expect(getStakeBreach([limit('bet', 'daily', '100', '97.5')], stake('3'), null)).toEqual({
      code: 'dailyBetLimit',
      limit: '100',
      left: '2.5',
      until,
      period: 'daily',
    });
  });
  it('leaves nothing of a limit that was lowered below what is used', () => {
    expect(getStakeBreach([limit('bet', 'daily', '10', '40')], stake('0.1'), null)).toMatchObject({
      left: '0',
    });
  });
  it('restricts every player by the operator’s highest stake', () => {
    expect(getBreachCode([], stake('50'), '50')).toBeNull();
    expect(getStakeBreach([], stake('50.01'), '50')).toEqual({
      code: 'MAX_BET_LIMIT_REACHED',
      limit: '50',
      left: '50',
      until: null,
      period: null,
    });
  });
  it('ignores the limit of a bonus without one, deposit limits, and limits that are not set', () => {
    const limits = [
      limit('bonus-max-bet', null, '1'),
      limit('deposit', 'daily', '1'),
      limit('bet', 'daily', null),
    ];
    expect(getBreachCode(limits, stake('100'))).toBeNull();
  });
  it('counts bonus money for bets, and cash alone for losses', () => {
    const limits = [limit('bet', 'daily', '10'), limit('loss', 'daily', '2')];
    expect(getBreachCode(limits, stake('10', { cash: '2', underBonus: true }))).toBeNull();
    expect(getBreachCode(limits, stake('10', { cash: '2.1', underBonus: true }))).toBe('dailyLossLimit');
    expect(getBreachCode(limits, stake('11', { cash: '0', underBonus: true }))).toBe('dailyBetLimit');
  });
  it('allows no stake once the winnings of the month have reached their limit', () => {
    expect(getBreachCode([limit('winnings', 'monthly', '100', '99.99')], stake('500'))).toBeNull();
    expect(getStakeBreach([limit('winnings', 'monthly', '100', '100')], stake('0.1'), null)).toMatchObject({
      code: 'monthlyWinningsLimit',
      left: '0',
      until,
    });
  });
  it('names of several limits the one that leaves least, so that what is left breaches none', () => {
    const limits = [
      limit('max-bet', null, '10'),
      limit('loss', 'weekly', '50', '47'),
      limit('bet', 'monthly', '9'),
    ];
    expect(getStakeBreach(limits, stake('20'), '15')).toMatchObject({ code: 'weeklyLossLimit', left: '3' });
    expect(getBreachCode(limits, stake('3'), '15')).toBeNull();
  });
  it('names of those that leave the same the first of the catalogue', () => {
    const limits = [limit('loss', 'daily', '5'), limit('bet', 'weekly', '5'), limit('max-bet', null, '5')];
    expect(getBreachCode(limits, stake('6'), '5')).toBe('maxBetLimit');
    expect(getBreachCode(limits.slice(0, 2), stake('6'), '5')).toBe('MAX_BET_LIMIT_REACHED');
    expect(getBreachCode(limits.slice(0, 2), stake('6'))).toBe('weeklyBetLimit');
  });
});

describe('getDepositBreach', () => {
  it('allows exactly what is left of the lowest limit', () => {
    const limits = [
      limit('deposit', 'daily', '100', '40'),
      limit('deposit', 'weekly', '200', '150'),
      limit('bet', 'daily', '1'),
      limit('deposit', 'monthly', null),
    ];
    expect(getDepositBreach(limits, '50')).toBeNull();
    expect(getDepositBreach(limits, '50.01')).toEqual({
      code: 'PAYMENT_LIMIT_THRESHOLD',
      kind: 'deposit',
      limit: '200',
      left: '50',
      until,
      period: 'weekly',
    });
    expect(getDepositBreach(limits, '1000')).toMatchObject({ period: 'weekly' });
  });
});

describe('the highest balance', () => {
  const held = (used: string) => [limit('balance', null, '100', used)];
  it('allows a deposit that reaches it, and not a cent more', () => {
    expect(getDepositBreach(held('60'), '40')).toBeNull();
    expect(getDepositBreach(held('60'), '40.01')).toEqual({
      code: 'PAYMENT_LIMIT_THRESHOLD',
      kind: 'balance',
      limit: '100',
      left: '40',
      until: null,
      period: null,
    });
  });
  it('leaves nothing to deposit after winnings above it, and restricts no stake', () => {
    expect(getDepositBreach(held('250'), '0.01')).toMatchObject({ left: '0' });
    expect(getBreachCode(held('250'), stake('200'))).toBeNull();
  });
});

describe('withUsage', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const deposited = { daily: '1', weekly: '2', monthly: '3' };
  const usedAfter = (round: { staked: string; cashStaked: string; cashWon: string }) => {
    const usage = countRound(usageAt(null, now, 'UTC'), round);
    return limitSlots.map((slot) => {
      const { used, periodEndsAt } = withUsage(
        { ...slot, amount: null, pending: null, raisableFrom: null },
        usage,
        deposited,
        '40',
      );
      return [slot.kind, slot.period, used, periodEndsAt];
    });
  };
  const [day, week, month] = ['2026-11-27', '2026-11-30', '2026-12-01'].map(
    (date) => `${date}T00:00:00.000Z`,
  );

  it('counts deposits, losses, stakes and winnings of each period', () => {
    expect(usedAfter({ staked: '10', cashStaked: '8', cashWon: '3' })).toEqual([
      ['deposit', 'daily', '1', day],
      ['deposit', 'weekly', '2', week],
      ['deposit', 'monthly', '3', month],
      ['loss', 'daily', '5', day],
      ['loss', 'weekly', '5', week],
      ['loss', 'monthly', '5', month],
      ['bet', 'daily', '10', day],
      ['bet', 'weekly', '10', week],
      ['bet', 'monthly', '10', month],
      ['max-bet', null, '0', null],
      ['bonus-max-bet', null, '0', null],
      ['winnings', 'monthly', '0', month],
      ['balance', null, '40', null],
    ]);
  });
  it('shows a net win as no loss, and as winnings', () => {
    const used = usedAfter({ staked: '10', cashStaked: '10', cashWon: '25' });
    expect(used[3]).toEqual(['loss', 'daily', '0', day]);
    expect(used[11]).toEqual(['winnings', 'monthly', '15', month]);
  });
});
