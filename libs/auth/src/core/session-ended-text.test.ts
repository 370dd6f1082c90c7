import { terminationReasons } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { dayName, sessionEnding, sessionLength } from './session-ended-text.js';

const curacao = 'America/Curacao';
const instant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2039-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom('UTC', curacao, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin');

describe('sessionEnding', () => {
  it('has its own sentence for every reason', () => {
    const texts = terminationReasons.map((reason) => sessionEnding(reason).text);
    const known: Record<string, string> = en;
    const sentences = texts.map((key) => known[key] ?? known[`${key}_other`]);
    expect(new Set(sentences).size).toBe(terminationReasons.length);
    expect(sentences).not.toContain(undefined);
  });
  it('has a title for inactivity and one for all other reasons', () => {
    const titles = new Map(terminationReasons.map((reason) => [reason, sessionEnding(reason).title]));
    expect(titles.get('USER_INACTIVITY_TIMEOUT')).toBe('auth.ended.inactivity.title');
    titles.delete('USER_INACTIVITY_TIMEOUT');
    expect(new Set(titles.values())).toEqual(new Set(['auth.ended.title']));
  });
  it('has a single button when logging in would not help or is not wanted', () => {
    const single = terminationReasons.filter((reason) => sessionEnding(reason).single);
    expect(single).toEqual(['USER_INITIATED', 'ACCOUNT_LOCKED', 'SYSTEM_MAINTENANCE']);
    expect(terminationReasons.filter((reason) => sessionEnding(reason).support)).toEqual(['ACCOUNT_LOCKED']);
  });
});

describe('dayName', () => {
  const now = new Date('2026-11-20T03:30:00Z');
  it.each([
    // 23:30 on the 19th in Curaçao.
    ['2026-11-20T01:04:00Z', curacao, 'today'],
    ['2026-11-19T04:00:00Z', curacao, 'today'],
    ['2026-11-19T03:59:00Z', curacao, 'yesterday'],
    ['2026-11-18T03:59:00Z', curacao, 'earlier'],
    ['2026-11-20T01:04:00Z', 'UTC', 'today'],
    ['2026-11-19T23:59:00Z', 'UTC', 'yesterday'],
    ['2026-11-21T00:00:00Z', 'UTC', 'today'],
  ] as const)('calls %s in %s: %s', (time, timeZone, name) => {
    expect(dayName(new Date(time), now, timeZone)).toBe(name);
  });
  it('returns yesterday for the day before, across new year and clock changes', () => {
    expect(dayName(new Date('2025-12-31T12:00:00Z'), new Date('2026-01-01T12:00:00Z'), 'UTC')).toBe(
      'yesterday',
    );
    expect(dayName(new Date('2026-10-24T22:30:00Z'), new Date('2026-10-26T22:30:00Z'), 'Europe/Berlin')).toBe(
      'yesterday',
    );
  });
  it('never becomes more recent as time passes', () => {
    const age = { today: 0, yesterday: 1, earlier: 2 };
    fc.assert(
      fc.property(instant, zone, fc.nat(4 * 86_400_000), fc.nat(86_400_000), (end, timeZone, first, more) => {
        const after = (milliseconds: number) =>
          age[dayName(end, new Date(end.getTime() + milliseconds), timeZone)];
        expect(after(first + more)).toBeGreaterThanOrEqual(after(first));
        expect(after(0)).toBe(0);
      }),
    );
  });
});

describe('sessionLength', () => {
  it('returns hours and whole minutes', () => {
    const record = { startedAt: '2026-11-20T18:52:00.000Z', time: '2026-11-20T20:04:59.000Z' };
    expect(sessionLength(record)).toEqual({ hours: 1, minutes: 12 });
  });
  it('is unknown without a start, and when the start is after the end', () => {
    expect(sessionLength({ time: '2026-11-20T20:04:00Z' })).toBeNull();
    expect(sessionLength({ time: '2026-11-20T20:04:00Z', startedAt: '2026-11-20T20:05:00Z' })).toBeNull();
  });
  it('omits less than a minute', () => {
    fc.assert(
      fc.property(instant, fc.nat(60 * 60 * 24 * 30), (end, seconds) => {
        const startedAt = new Date(end.getTime() - seconds * 1000).toISOString();
        const length = sessionLength({ time: end.toISOString(), startedAt });
        const shown = (length?.hours ?? 0) * 3600 + (length?.minutes ?? 0) * 60;
        expect(seconds - shown).toBeGreaterThanOrEqual(0);
        expect(seconds - shown).toBeLessThan(60);
      }),
    );
  });
});
