import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restrictionAt } from './restriction.js';
import {
  changeSessionTime,
  countSession,
  isSessionTime,
  type SessionCount,
  type SessionTime,
  sessionTimeMs,
} from './session-time.js';

const now = new Date('2026-11-26T12:00:00Z');
const hours = (value: number): SessionTime => ({ value, unit: 'hours' });
const delay = { delayHours: 24 };
const takesEffectAt = '2026-11-27T12:00:00.000Z';

describe('isSessionTime', () => {
  it.each<[number, SessionTime['unit'], boolean]>([
    [9, 'minutes', false],
    [10, 'minutes', true],
    [43_200, 'minutes', true],
    [43_201, 'minutes', false],
    [0, 'hours', false],
    [1, 'hours', true],
    [720, 'hours', true],
    [721, 'hours', false],
    [0, 'days', false],
    [1, 'days', true],
    [30, 'days', true],
    [31, 'days', false],
    [1.5, 'hours', false],
    [Number.NaN, 'hours', false],
  ])('of %d %s is %s', (value, unit, isOne) => {
    expect(isSessionTime({ value, unit })).toBe(isOne);
  });
});

it('is measured in milliseconds', () => {
  expect([sessionTimeMs({ value: 90, unit: 'minutes' }), sessionTimeMs(hours(2))]).toEqual([
    5_400_000, 7_200_000,
  ]);
  expect(sessionTimeMs({ value: 30, unit: 'days' })).toBe(sessionTimeMs(hours(720)));
});

describe('countSession', () => {
  const at = (hour: number) => new Date(now.getTime() + hour * 3_600_000);
  it('begins with the first session', () => {
    expect(countSession(null, hours(2), now)).toEqual({ since: now, reachedAt: at(2), opensAt: at(24) });
  });
  it.each<[SessionTime, number, number, number]>([
    // The time, hours since the session began, and when the count in hours is reached and over.
    [hours(2), 1, 2, 24],
    [hours(2), 2, 2, 24],
    [hours(2), 23.9, 2, 24],
    [hours(24), 23.9, 24, 24],
    [hours(25), 30, 25, 50],
    [{ value: 30, unit: 'days' }, 31 * 24, 30 * 24, 60 * 24],
  ])('of %j goes on %d hours later', (time, later, reached, opens) => {
    const count = countSession(now, time, at(later));
    expect(count).toEqual({ since: now, reachedAt: at(reached), opensAt: at(opens) });
  });
  it('begins anew once the last one is over', () => {
    expect(countSession(now, hours(2), at(24)).since).toEqual(at(24));
    expect(countSession(now, hours(25), at(50)).since).toEqual(at(50));
  });
  it('goes on when the clock was put back before it', () => {
    expect(countSession(now, hours(2), at(-5)).since).toEqual(now);
  });
  it('lets nobody play longer than the limit in any 24 hours, however often they log in', () => {
    const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.array(minutes, { minLength: 1, maxLength: 60 }),
        (length, logins) => {
          let last: Date | null = null;
          const open: [from: number, to: number][] = [];
          for (const login of logins.toSorted((a, b) => a - b)) {
            const moment = new Date(now.getTime() + login * 60_000);
            const count: SessionCount = countSession(last, hours(length), moment);
            last = count.since;
            if (count.reachedAt > moment) open.push([count.since.getTime(), count.reachedAt.getTime()]);
          }
          const counted = [...new Map(open).entries()];
          for (const [index, [from]] of counted.entries())
            expect(from - (counted[index - 1]?.[0] ?? -Infinity)).toBeGreaterThanOrEqual(86_400_000);
        },
      ),
    );
  });
});

describe('changeSessionTime', () => {
  const none = { value: null, pending: null };
  it('applies the first and a shorter time at once', () => {
    expect(changeSessionTime(none, hours(4), now, delay)).toEqual({ value: hours(4), pending: null });
    const pending = { value: hours(9), takesEffectAt };
    expect(
      changeSessionTime({ value: hours(4), pending }, { value: 30, unit: 'minutes' }, now, delay),
    ).toEqual({
      value: { value: 30, unit: 'minutes' },
      pending: null,
    });
  });
  it('lets a longer time and none wait', () => {
    for (const wanted of [hours(5), null])
      expect(changeSessionTime({ value: hours(4), pending: null }, wanted, now, delay)).toEqual({
        value: hours(4),
        pending: { value: wanted, takesEffectAt },
      });
  });
  it('keeps a time in its unit when the same is requested in another', () => {
    const day = { value: 1, unit: 'days' } as const;
    const pending = { value: null, takesEffectAt };
    expect(changeSessionTime({ value: hours(24), pending }, day, now, delay)).toEqual({
      value: hours(24),
      pending: null,
    });
  });
  it('takes effect by the clock', () => {
    const waiting = { value: hours(4), pending: { value: null, takesEffectAt } };
    expect(restrictionAt(waiting, new Date('2026-11-27T11:59:59.999Z'))).toEqual(waiting);
    expect(restrictionAt(waiting, new Date(takesEffectAt))).toEqual(none);
  });
});
