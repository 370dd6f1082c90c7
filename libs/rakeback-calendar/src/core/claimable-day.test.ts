import { type RakebackDay } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { calendarDays } from './calendar-days.js';
import { dayToShow } from './claimable-day.js';

const today = '2026-11-22';
const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
const row = (canClaimDate: string, changes: Partial<RakebackDay> = {}): RakebackDay => ({
  canClaimDate,
  amount: '2.00',
  bonusId: canClaimDate,
  paidAt: null,
  ...changes,
});
const shown = (rows: RakebackDay[], signedIn = true) => {
  const found = dayToShow(calendarDays(dates, rows, { today, zone: 'UTC' }), { signedIn, today });
  return found === null ? null : [found.day.dayDate, found.canClaim];
};

describe('dayToShow', () => {
  it('is yesterday while it can be claimed, since it ends first', () => {
    expect(shown(dates.map((date) => row(date)))).toEqual(['2026-11-21', true]);
  });
  it('is today once yesterday is paid', () => {
    const rows = [row('2026-11-21', { paidAt: '2026-11-21T10:00:00Z' }), row(today)];
    expect(shown(rows)).toEqual([today, true]);
  });
  it('is today without a claim when it is paid, worth nothing or not ready', () => {
    expect(shown([row(today, { paidAt: '2026-11-22T10:00:00Z' })])).toEqual([today, false]);
    expect(shown([row(today, { amount: '0' })])).toEqual([today, false]);
    expect(shown([row(today, { bonusId: null })])).toEqual([today, false]);
    expect(shown([])).toEqual([today, false]);
  });
  it('is never older than yesterday, nor in the future', () => {
    expect(shown([row('2026-11-20'), row('2026-11-23')])).toEqual([today, false]);
  });
  it('offers a guest no claim', () => {
    expect(shown([row(today)], false)).toEqual([today, false]);
  });
  it('is nothing without days', () => {
    expect(dayToShow([], { signedIn: true, today })).toBeNull();
  });
});
