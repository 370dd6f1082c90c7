import { describe, expect, it } from 'vitest';
import { restrictionAt } from './restriction.js';
import { changeSessionTime, isSessionTime, type SessionTime, sessionTimeMs } from './session-time.js';

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
