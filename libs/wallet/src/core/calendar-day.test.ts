import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, instantOf, isDay, isoIn } from './calendar-day.js';

const zone = fc.constantFrom(
  'UTC',
  'Europe/Amsterdam',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
);
const instant = fc.date({
  min: new Date('1975-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const day = instant.map((at) => at.toISOString().slice(0, 10));

describe('isDay', () => {
  it.each(['2026-11-26', '2024-02-29', '1000-01-01'])('takes %s', (text) => expect(isDay(text)).toBe(true));
  it.each(['2026-02-30', '2025-02-29', '26-11-2026', '2026-1-1', '٢٠٢٦-١١-٢٦', '0000-01-01', '', null, 7])(
    'refuses %j',
    (value) => expect(isDay(value)).toBe(false),
  );
});

it('counts days as the calendar does', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
      const there = addDays(from, count);
      expect(isDay(there)).toBe(true);
      expect(addDays(there, -count)).toBe(from);
      expect(Math.sign(count)).toBe(there === from ? 0 : there > from ? 1 : -1);
    }),
  );
});

describe('a time in a zone', () => {
  it('is written with the offset of that day', () => {
    expect(isoIn(new Date('2026-11-26T20:04:00Z'), 'Europe/Amsterdam')).toBe('2026-11-26T21:04:00+01:00');
    expect(isoIn(new Date('2026-07-26T20:04:00Z'), 'Europe/Amsterdam')).toBe('2026-07-26T22:04:00+02:00');
    expect(isoIn(new Date('2026-11-26T20:04:00Z'), 'America/St_Johns')).toBe('2026-11-26T16:34:00-03:30');
  });
  it('is another day further east', () => {
    const at = new Date('2026-11-26T23:30:00Z');
    expect([dayIn(at, 'UTC'), dayIn(at, 'Asia/Kathmandu')]).toEqual(['2026-11-26', '2026-11-27']);
  });
  it('means the same second, and the day that the locale shows there', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const written = isoIn(at, timeZone);
        expect(Date.parse(written)).toBe(Math.floor(at.getTime() / 1000) * 1000);
        expect(dayIn(at, timeZone)).toBe(
          new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at),
        );
      }),
    );
  });
});

it('reads no time out of what is none', () => {
  expect(instantOf('yesterday')).toBeNull();
  expect(instantOf('+123456-01-01T00:00:00Z')).toBeNull();
  expect(instantOf('2026-11-26T20:04:00Z')?.getTime()).toBe(Date.UTC(2026, 10, 26, 20, 4));
});
