import { expect, it } from 'vitest';
import { getDayOfWeek, inWeekOrder, weekdayIn } from './weekday.js';

it('returns the weekday of a date as the calls name it', () => {
  const dates = ['2026-11-22', '2026-11-23', '1970-01-01', '1969-12-28', '1969-12-31'];
  expect(dates.map(getDayOfWeek)).toEqual(['SUN', 'MON', 'THU', 'SUN', 'WED']);
  expect(() => getDayOfWeek('someday')).toThrow(RangeError);
});

it('returns the current weekday of a zone', () => {
  const at = new Date('2026-11-22T10:30:00Z');
  const zones = ['Pacific/Kiritimati', 'UTC', 'Pacific/Niue'];
  expect(zones.map((zone) => weekdayIn(at, zone))).toEqual(['MON', 'SUN', 'SAT']);
});

it('sorts days in the order of the week', () => {
  expect(inWeekOrder(['SUN', 'WED', 'MON', 'WED'])).toEqual(['MON', 'WED', 'SUN']);
});
