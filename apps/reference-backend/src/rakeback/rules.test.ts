import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, startOfDate } from '@casino-kit/calendar-dates';
import { compare, multiply, negate, subtract } from '@casino-kit/money';
import {
  type CalendarState,
  enterDay,
  enterHalfHour,
  halfHourEnd,
  isDayOver,
  isHalfHourOver,
  leavesDay,
  computeNgr,
  computeReward,
} from './rules.js';

const fresh: CalendarState = {
  timeZone: 'UTC',
  playDate: null,
  playDateEndsAt: null,
  playDateOpen: false,
  halfHour: null,
  halfHourOpen: false,
};
const at = (text: string) => new Date(text);
const zones = Intl.supportedValuesOf('timeZone');
const instants = fc.date({
  min: at('2024-01-01T00:00:00Z'),
  max: at('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const cents = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }).map((value) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
});

describe('a reward', () => {
  it('is cut towards zero to the smallest unit, and zero when the player won', () => {
    expect(computeReward('35.19', '0.05', 'EUR')).toBe('1.75');
    expect(computeReward('0.19', '0.05', 'EUR')).toBe('0.00');
    expect(computeReward('-100', '0.05', 'EUR')).toBe('0.00');
    expect(computeReward('0.00000019', '0.05', 'BTC')).toBe('0.00000000');
    expect(computeReward('0.0000002', '0.05', 'BTC')).toBe('0.00000001');
    expect(computeReward('50', '0', 'EUR')).toBe('0.00');
  });

  it('is never more than its share, and less than a unit below it', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1000 }), (ngr, thousandths) => {
        const rate = (thousandths / 1000).toFixed(3);
        const exact = compare(ngr, '0') > 0 ? multiply(ngr, rate) : '0';
        const lost = subtract(exact, computeReward(ngr, rate, 'EUR'));
        expect(compare(lost, '0')).toBeGreaterThanOrEqual(0);
        expect(compare(lost, '0.01')).toBeLessThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is calculated from what was wagered less what was won and what bonuses cost', () => {
    expect(computeNgr({ wagered: '100', won: '60.5', bonusCost: '4' })).toBe('35.5');
    expect(computeNgr({ wagered: '1', won: '3' })).toBe(negate('2'));
  });
});

describe('a half hour', () => {
  it('belongs to the epoch, and the next one begins 30 minutes later on its boundary', () => {
    expect(halfHourEnd(at('2026-11-22T10:29:59.999Z'))).toEqual(at('2026-11-22T10:30:00Z'));
    expect(halfHourEnd(at('2026-11-22T10:30:00Z'))).toEqual(at('2026-11-22T11:00:00Z'));
  });

  it('accepts nothing more once its awards are added', () => {
    const open = enterHalfHour(fresh, at('2026-11-22T10:10:00Z'));
    expect(open.halfHour).toEqual(at('2026-11-22T10:30:00Z'));
    expect(isHalfHourOver(open, at('2026-11-22T10:29:59Z'))).toBe(false);
    expect(isHalfHourOver(open, at('2026-11-22T10:30:00Z'))).toBe(true);
    const added = { ...open, halfHourOpen: false };
    // A node whose clock is a little behind.
    expect(enterHalfHour(added, at('2026-11-22T10:29:59.990Z')).halfHour).toEqual(at('2026-11-22T11:00:00Z'));
    expect(enterHalfHour(open, at('2026-11-22T09:00:00Z')).halfHour).toEqual(at('2026-11-22T10:30:00Z'));
  });
});

describe('a day', () => {
  it('follows the zone, and is over when it is over there', () => {
    const late = at('2026-11-22T23:30:00Z');
    expect(enterDay(fresh, late).playDate).toBe('2026-11-22');
    const berlin = enterDay({ ...fresh, timeZone: 'Europe/Berlin' }, late);
    expect(berlin).toMatchObject({ playDate: '2026-11-23', playDateEndsAt: at('2026-11-23T23:00:00Z') });
    expect(isDayOver(berlin, at('2026-11-23T22:59:59Z'))).toBe(false);
    expect(isDayOver(berlin, at('2026-11-23T23:00:00Z'))).toBe(true);
  });

  it('has 25 or 23 hours when the clocks change', () => {
    const hours = (day: string) => {
      const from = startOfDate(day, 'Europe/Berlin');
      const entered = enterDay({ ...fresh, timeZone: 'Europe/Berlin' }, from);
      return (Number(entered.playDateEndsAt) - from.getTime()) / 3_600_000;
    };
    expect(hours('2026-10-25')).toBe(25);
    expect(hours('2026-03-29')).toBe(23);
  });

  it('goes on when the player travels west over midnight, and ends early when they travel east', () => {
    const kiritimati = enterDay({ ...fresh, timeZone: 'Pacific/Kiritimati' }, at('2026-11-22T11:00:00Z'));
    expect(kiritimati.playDate).toBe('2026-11-23');
    const west = enterDay({ ...kiritimati, timeZone: 'Pacific/Pago_Pago' }, at('2026-11-22T11:05:00Z'));
    expect(west).toMatchObject({ playDate: '2026-11-23', playDateEndsAt: at('2026-11-24T11:00:00Z') });
    const pagoPago = enterDay({ ...fresh, timeZone: 'Pacific/Pago_Pago' }, at('2026-11-22T10:00:00Z'));
    expect(pagoPago.playDate).toBe('2026-11-21');
    const east = { ...pagoPago, timeZone: 'Pacific/Kiritimati' };
    expect(leavesDay(east, at('2026-11-22T10:05:00Z'))).toBe(true);
    expect(enterDay(east, at('2026-11-22T10:05:00Z')).playDate).toBe('2026-11-23');
  });

  it('never goes back and accepts nothing once it is left, in any zones at any times', () => {
    const visit = fc.record({
      timeZone: fc.constantFrom(...zones),
      minutes: fc.integer({ min: 0, max: 3_000 }),
    });
    fc.assert(
      fc.property(instants, fc.array(visit, { minLength: 1, maxLength: 12 }), (start, visits) => {
        let state: CalendarState = fresh;
        let now = start;
        for (const { timeZone, minutes } of visits) {
          now = new Date(now.getTime() + minutes * 60_000);
          const before: CalendarState = { ...state, timeZone };
          const left = leavesDay(before, now);
          const entered = enterDay(before, now);
          if (before.playDate !== null) {
            const stays = before.playDateOpen && !left;
            expect(entered.playDate === before.playDate).toBe(stays);
            expect(entered.playDate >= before.playDate).toBe(true);
          }
          // Nothing counts to a day that is over for the player.
          expect(entered.playDate >= dateIn(now, timeZone)).toBe(true);
          expect(entered.playDateEndsAt).toEqual(startOfDate(addDays(entered.playDate, 1), timeZone));
          state = entered;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
