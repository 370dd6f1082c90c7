import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RakebackDay } from '@casino-kit/api-contract';
import { dateIn } from '@casino-kit/calendar-dates';
import {
  anyZone,
  dateOracle,
  dayAfter,
  dayBefore,
  instants,
  type PlainDate,
  weekday,
  written,
} from '@casino-kit/calendar-dates/testing';
import { type CalendarDay, calendarDays } from './calendar-days.js';
import { calendarWindow } from './calendar-window.js';
import { dayState } from './day-state.js';

const today = '2026-11-22';
const row = (overrides: Partial<RakebackDay> = {}): RakebackDay => ({
  canClaimDate: today,
  bonusId: 'b',
  amount: '6.35',
  paidAt: null,
  ...overrides,
});
const built = (overrides: Partial<RakebackDay> = {}, date = today): CalendarDay =>
  calendarDays([date], [row({ canClaimDate: date, ...overrides })], { today, zone: 'UTC' })[0]!;
const getState = (day: CalendarDay, signedIn = true) => dayState(day, { signedIn, today });

describe('calendarDays', () => {
  it('contains what the spec lists', () => {
    expect(built()).toEqual({
      dayDate: '2026-11-22',
      date: 22,
      day: 'SUN',
      month: 'NOV',
      ended: false,
      today: true,
      future: false,
      showButton: true,
      bonus: 1,
      amount: '6.35',
      bonusId: 'b',
      paidAt: null,
    });
  });
  it('returns an empty day when the server has nothing for it', () => {
    expect(calendarDays(['2026-11-20'], [row()], { today, zone: 'UTC' })[0]).toMatchObject({
      ended: true,
      showButton: false,
      bonus: 0,
      amount: '0',
      bonusId: null,
      paidAt: null,
    });
  });
  it.each(['0', '0.00', '-3.00', 'much'])('treats a day as worth nothing with the amount %s', (amount) => {
    expect(built({ amount }).bonus).toBe(0);
  });
  it('prefers the claimable one of two rows for a date', () => {
    const rows = [row({ bonusId: 'old', paidAt: '2026-11-22T08:00:00Z' }), row({ bonusId: 'new' })];
    expect(calendarDays([today], rows, { today, zone: 'UTC' })[0]?.bonusId).toBe('new');
  });
  it('reads a date-time in the player’s zone', () => {
    const rows = [row({ canClaimDate: '2026-11-22T02:00:00Z' })];
    const dates = ['2026-11-21', '2026-11-22'];
    const amounts = calendarDays(dates, rows, { today, zone: 'America/Curacao' }).map(({ amount }) => amount);
    expect(amounts).toEqual(['6.35', '0']);
  });
  it('drops a row with an unreadable date', () => {
    const rows = [row({ canClaimDate: 'soon' })];
    expect(calendarDays([today], rows, { today, zone: 'UTC' })[0]?.bonus).toBe(0);
  });
});

describe('dayState', () => {
  it.each([
    ['today', today, {}, { label: 'available', canClaim: true }],
    ['today, without an id', today, { bonusId: null }, { label: 'available', canClaim: false }],
    ['yesterday', '2026-11-21', {}, { label: 'notClaimed', canClaim: true }],
    ['the day before', '2026-11-20', {}, { label: 'notClaimed', canClaim: false }],
    ['tomorrow', '2026-11-23', {}, { label: 'locked', canClaim: false }],
    ['paid', '2026-11-21', { paidAt: '2026-11-21T09:00:00Z' }, { label: 'claimed', canClaim: false }],
    ['paid early', '2026-11-25', { paidAt: '2026-11-21T09:00:00Z' }, { label: 'claimed', canClaim: false }],
    ['paid nothing', today, { amount: '0', paidAt: 'x' }, { label: 'playToWin', canClaim: false }],
    ['empty', '2026-11-24', { amount: '0' }, { label: 'playToWin', canClaim: false }],
  ] as const)('%s', (_, date, overrides, state) => {
    expect(getState(built(overrides, date))).toEqual(state);
  });
  it('never offers a guest anything to claim', () => {
    expect(getState(built(), false)).toEqual({ label: 'available', canClaim: false });
  });
});

/** A row as a server may send it: its distance in days from today, and the format of its date. */
const serverRow = fc.record({
  away: fc.integer({ min: -30, max: 30 }),
  form: fc.constantFrom('date', 'local', 'instant'),
  amount: fc.constantFrom('0', '0.00', '0.01', '6.35', '1000', '-1', 'NaN'),
  bonusId: fc.constantFrom('b', '', null, undefined),
  paidAt: fc.constantFrom(null, '', '2026-11-22T08:00:00Z'),
});
const moved = (date: PlainDate, count: number): PlainDate => {
  let at = date;
  for (let step = 0; step < Math.abs(count); step += 1) at = count > 0 ? dayAfter(at) : dayBefore(at);
  return at;
};

it('matches a table of the rules in every zone, across clock changes, leap days and ends of years', () => {
  fc.assert(
    fc.property(instants, anyZone, serverRow, fc.boolean(), (at, zone, sent, signedIn) => {
      const now = dateOracle(at, zone);
      const target = moved(now, sent.away);
      const other = new Date(at.getTime() + sent.away * 86_400_000);
      // The instant is on a date of its own, which the oracle knows.
      const lands = sent.form === 'instant' ? dateOracle(other, zone) : target;
      const canClaimDate = {
        date: written(target),
        local: `${written(target)}T23:59:59`,
        instant: other.toISOString(),
      }[sent.form];
      const { amount, bonusId, paidAt } = sent;
      const date = dateIn(at, zone);
      const dates = calendarWindow(date).flat();
      const days = calendarDays(dates, [{ canClaimDate, amount, bonusId, paidAt }], { today: date, zone });
      const worth = ['0.01', '6.35', '1000'].includes(amount);
      const [nowDate, yesterday, landed] = [written(now), written(dayBefore(now)), written(lands)];
      for (const day of days) {
        const state = dayState(day, { signedIn, today: date });
        const isSent = day.dayDate === landed;
        const isToday = day.dayDate === nowDate;
        const isYesterday = day.dayDate === yesterday;
        const past =
          !isToday && Number(day.dayDate.replaceAll('-', '')) < Number(nowDate.replaceAll('-', ''));
        const label = !(isSent && worth)
          ? 'playToWin'
          : paidAt
            ? 'claimed'
            : isToday
              ? 'available'
              : past
                ? 'notClaimed'
                : 'locked';
        const canClaim =
          signedIn && isSent && worth && !paidAt && bonusId === 'b' && (isToday || isYesterday);
        const flags = [day.ended, day.today, day.future];
        const expected = [past, isToday, !past && !isToday];
        const fits =
          state.label === label &&
          state.canClaim === canClaim &&
          flags.every((flag, index) => flag === expected[index]) &&
          ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].indexOf(day.day) ===
            dates.indexOf(day.dayDate) % 7;
        if (!fits) throw new Error(`${day.dayDate}: ${JSON.stringify({ state, label, canClaim, flags })}`);
      }
      return weekday(now) === dates.indexOf(date) - 7;
    }),
    { numRuns: 10_000 },
  );
});
