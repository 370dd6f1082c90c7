import { expect, it } from 'vitest';
import { calendarDateOf } from './calendar-date.js';

it.each([
  [new Date(2026, 0, 5, 23, 59), '2026-01-05'],
  [new Date(2028, 1, 29, 0, 0), '2028-02-29'],
  [new Date(2026, 11, 31, 12, 0), '2026-12-31'],
])('returns for %s: %s', (now, date) => expect(calendarDateOf(now)).toBe(date));
