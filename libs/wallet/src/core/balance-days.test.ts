import { add, subtract } from '@casino-kit/money';
import { type ActivityDay } from '@casino-kit/api-contract';
import { addDays } from '@casino-kit/calendar-dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceDays, shownDays } from './balance-days.js';

const today = '2026-11-24';
const makeDay = (date: string, money: Partial<ActivityDay> = {}): ActivityDay => ({
  ...{ date, deposited: '0', withdrawn: '0', staked: '0', won: '0', rewards: '0' },
  ...{ rounds: 0, deposits: 0, withdrawals: 0, minutes: 0 },
  ...money,
});

describe('balanceDays', () => {
  it('is the balance of today on every day without activity', () => {
    const { before, days } = balanceDays({ days: [] }, today, '12.50');
    expect(days).toHaveLength(shownDays);
    expect(new Set(days.map(({ balance }) => balance))).toEqual(new Set(['12.50']));
    expect(days.at(-1)?.date).toBe(today);
    expect(before).toBe('12.50');
  });

  it('goes back by what moved on each day', () => {
    const days = [
      makeDay('2026-11-22', { deposited: '50', staked: '30', won: '12.5' }),
      makeDay(today, { withdrawn: '20', rewards: '2.64' }),
    ];
    const found = balanceDays({ days }, today, '100');
    expect(found.days.slice(-3)).toEqual([
      { date: '2026-11-22', balance: '117.36' },
      { date: '2026-11-23', balance: '117.36' },
      { date: '2026-11-24', balance: '100' },
    ]);
    expect(found).toMatchObject({ before: '84.86', paidIn: '50', paidOut: '20', play: '-14.86' });
  });

  it('does not count days before the first one that it shows', () => {
    const old = makeDay(addDays(today, -shownDays), { deposited: '500' });
    expect(balanceDays({ days: [old] }, today, '7')).toMatchObject({ before: '7', paidIn: '0' });
  });

  it('begins, moves and ends as the sums say, whatever happened', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));
    const money = fc.record({
      deposited: cents,
      withdrawn: cents,
      staked: cents,
      won: cents,
      rewards: cents,
    });
    const history = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: shownDays - 1 }), money), {
      selector: ([back]) => back,
    });
    fc.assert(
      fc.property(history, cents, (moved, balance) => {
        const days = moved.map(([back, amounts]) => makeDay(addDays(today, -back), amounts));
        const { before, paidIn, paidOut, play } = balanceDays({ days }, today, balance);
        expect(Number(subtract(add(add(before, paidIn), play), paidOut))).toBe(Number(balance));
      }),
    );
  });
});
