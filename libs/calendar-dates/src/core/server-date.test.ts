import { describe, expect, it } from 'vitest';
import { parseServerDate, parseInstant } from './server-date.js';

describe('the date of a server', () => {
  it.each([
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-22T23:30:00', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-22 23:30', 'America/Curacao', '2026-11-22'],
    ['2026-11-22T23:30:00.000Z', 'Pacific/Kiritimati', '2026-11-23'],
    ['2026-11-22T02:00:00Z', 'America/Curacao', '2026-11-21'],
    ['2026-11-22T00:30:00+0100', 'UTC', '2026-11-21'],
    [' 2026-11-22T00:30:00-05:00 ', 'Asia/Tokyo', '2026-11-22'],
  ])('%s is in %s %s', (text, zone, date) => {
    expect(parseServerDate(text, zone)).toBe(date);
  });
  it.each([
    ...['', 'soon', '22.11.2026', '2026-02-30', '2026-11-22T25:00:00Z', '2026-11-22T10:00:00Zulu'],
    ...['1000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ])('is none in %j', (text) => {
    expect(parseServerDate(text, 'America/Curacao')).toBeNull();
  });
});

describe('the time of a server', () => {
  it('is read', () => {
    expect(parseInstant('2026-11-26T20:04:00Z')?.getTime()).toBe(Date.UTC(2026, 10, 26, 20, 4));
    expect(parseInstant('1001-01-01T00:00:00Z')?.getUTCFullYear()).toBe(1001);
    expect(parseInstant('9998-12-31T23:59:59Z')?.getUTCFullYear()).toBe(9998);
  });
  it.each(['yesterday', '+123456-01-01T00:00:00Z', '9999-01-01T00:00:00Z', '1000-12-31T23:59:59Z'])(
    'is not read out of %s',
    (text) => expect(parseInstant(text)).toBeNull(),
  );
});
