import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allExclusionPeriods, exclusionKinds, type ExclusionPeriod } from '@casino-kit/api-contract';
import { instants } from '@casino-kit/calendar-dates/testing';
import {
  excludedUntil,
  exclusionState,
  getExclusionRejection,
  offeredExclusions,
  getExclusionPeriods,
  startExclusion,
  type WantedExclusion,
} from './exclusion.js';
import { endOfExclusion } from './exclusion-period.js';

const now = new Date('2026-11-26T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describe('endOfExclusion', () => {
  it.each<[ExclusionPeriod, string, string]>([
    ['PT1H', '2026-11-26T12:00:00Z', '2026-11-26T13:00:00.000Z'],
    ['PT12H', '2026-11-26T12:00:00Z', '2026-11-27T00:00:00.000Z'],
    ['PT24H', '2026-11-26T12:00:00Z', '2026-11-27T12:00:00.000Z'],
    ['P3D', '2026-11-29T12:00:00Z', '2026-12-02T12:00:00.000Z'],
    ['P1W', '2026-11-26T12:00:00Z', '2026-12-03T12:00:00.000Z'],
    ['P1M', '2026-01-31T10:20:30.456Z', '2026-02-28T10:20:30.456Z'],
    ['P1M', '2028-01-31T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['P1M', '2026-12-15T12:00:00Z', '2027-01-15T12:00:00.000Z'],
    ['P3M', '2026-11-30T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['P1Y', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00.000Z'],
    ['P5Y', '2026-11-26T12:00:00Z', '2031-11-26T12:00:00.000Z'],
    ['P10Y', '2026-12-31T23:59:59Z', '2036-12-31T23:59:59.000Z'],
  ])('%s from %s is %s', (period, from, end) => {
    expect(endOfExclusion(period, new Date(from), 'UTC')?.toISOString()).toBe(end);
  });
  it.each([
    ['UTC', '2026-11-27T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-27T10:00:00.000Z'],
    ['America/New_York', '2026-11-27T05:00:00.000Z'],
  ])('today ends at the next midnight of %s', (zone, end) => {
    expect(endOfExclusion('today', now, zone)?.toISOString()).toBe(end);
  });
  it('never comes for a permanent one', () => {
    expect(endOfExclusion('permanent', now, 'UTC')).toBeNull();
  });
  it('is later than the beginning by about the period, whenever it begins', () => {
    const days = { H: 1 / 24, D: 1, W: 7, M: 30, Y: 365 } as const;
    fc.assert(
      fc.property(instants, fc.constantFrom(...allExclusionPeriods), (from, period) => {
        const end = endOfExclusion(period, from, 'UTC');
        if (period === 'permanent') return end === null;
        if (period === 'indefinite') return end?.getTime() === from.getTime() + 86_400_000;
        if (period === 'today')
          return end?.getTime() === Math.ceil((from.getTime() + 1) / 86_400_000) * 86_400_000;
        const number = Number(/\d+/.exec(period)?.[0]);
        const nominal = number * days[period.at(-1) as keyof typeof days];
        const length = ((end?.getTime() ?? 0) - from.getTime()) / 86_400_000;
        return length >= nominal - 2 - number / 10 && length <= nominal + 2 * number;
      }),
    );
  });
});

describe('exclusionState', () => {
  const times = startExclusion('P1D', now, 'UTC');
  it('is pending for a minute, then active, then expired', () => {
    expect(times).toEqual({
      requestedAt: '2026-11-26T12:00:00.000Z',
      startsAt: '2026-11-26T12:01:00.000Z',
      endsAt: '2026-11-27T12:01:00.000Z',
    });
    const end = Date.parse(times.endsAt ?? '') - now.getTime();
    expect([0, 59_999, 60_000, end - 1, end].map((ms) => exclusionState(times, after(ms)))).toEqual([
      'pending',
      'pending',
      'active',
      'active',
      'expired',
    ]);
  });
  it('never expires when it is permanent', () => {
    const forGood = startExclusion('permanent', now, 'UTC');
    expect(exclusionState(forGood, new Date('2126-01-01T00:00:00Z'))).toBe('active');
  });
});

describe('excludedUntil', () => {
  const ends = (...list: (string | null)[]) => list.map((endsAt) => ({ endsAt }));
  it('is the latest end of those that run', () => {
    expect(
      excludedUntil(ends('2026-11-26T12:00:00Z', '2027-01-01T00:00:00Z', '2026-12-01T00:00:00Z'), now),
    ).toEqual({
      until: '2027-01-01T00:00:00.000Z',
    });
  });
  it('has no end when one is permanent', () => {
    expect(excludedUntil(ends('2027-01-01T00:00:00Z', null), now)).toEqual({ until: null });
  });
  it('is null when all are over', () => {
    expect(excludedUntil(ends('2026-11-26T12:00:00Z'), now)).toBeNull();
    expect(excludedUntil([], now)).toBeNull();
  });
});

describe('getExclusionRejection', () => {
  const running = [{ endsAt: '2026-12-26T12:00:00Z' }];
  const why = (existing: { endsAt: string | null }[], wanted: WantedExclusion) =>
    getExclusionRejection(existing, wanted, now, 'UTC');

  it('allows every period of each kind, and no other', () => {
    for (const kind of exclusionKinds)
      for (const period of allExclusionPeriods) {
        const isOwn = getExclusionPeriods(kind).includes(period);
        expect(why([], { kind, period, confirmed: true }), `${kind} ${period}`).toBe(
          isOwn ? null : 'EXCLUSION_INVALID_PERIOD',
        );
      }
  });
  it('asks for a confirmation of a permanent one', () => {
    const wanted = { kind: 'self-exclusion', period: 'permanent' } as const;
    expect(why([], wanted)).toBe('EXCLUSION_INVALID_PERIOD');
    expect(why([], { ...wanted, confirmed: false })).toBe('EXCLUSION_INVALID_PERIOD');
    expect(why([], { ...wanted, confirmed: true })).toBeNull();
  });
  it('allows only what ends later while another runs', () => {
    expect(why(running, { kind: 'break', period: 'P1W' })).toBe('EXCLUSION_ALREADY_ACTIVE');
    expect(why(running, { kind: 'cooling-off', period: 'P3M' })).toBeNull();
    expect(why(running, { kind: 'self-exclusion', period: 'permanent', confirmed: true })).toBeNull();
    const same = [{ endsAt: startExclusion('P1D', now, 'UTC').endsAt }];
    expect(why(same, { kind: 'break', period: 'P1D' })).toBe('EXCLUSION_ALREADY_ACTIVE');
  });
  it('allows nothing more after a permanent one', () => {
    for (const period of ['P10Y', 'permanent'] as const)
      expect(why([{ endsAt: null }], { kind: 'self-exclusion', period, confirmed: true })).toBe(
        'EXCLUSION_ALREADY_ACTIVE',
      );
  });
  it('allows any once the one before has expired', () => {
    expect(why([{ endsAt: now.toISOString() }], { kind: 'break', period: 'PT1H' })).toBeNull();
  });
});

describe('offeredExclusions', () => {
  const written = (bounds: Parameters<typeof offeredExclusions>[0]) =>
    offeredExclusions(bounds, now).map(({ kind, period }) => `${kind} ${period}`);

  it('is every period of the specification without bounds', () => {
    const all = exclusionKinds.flatMap((kind) =>
      getExclusionPeriods(kind).map((period) => `${kind} ${period}`),
    );
    expect(written({ shortestSelfExclusionMonths: 0, longestBreakDays: null })).toEqual(all);
  });
  it('keeps within the bounds of a licence, and has their own ends', () => {
    const offered = written({ shortestSelfExclusionMonths: 6, longestBreakDays: 42 });
    expect(offered).toContain('cooling-off P6W');
    expect(offered).not.toContain('cooling-off P3M');
    expect(offered.filter((one) => one.startsWith('self-exclusion'))[0]).toBe('self-exclusion P6M');
    expect(offered).not.toContain('cooling-off P2M');
    const months = written({ shortestSelfExclusionMonths: 0, longestBreakDays: 92 });
    expect(months.filter((one) => one.startsWith('cooling-off')).slice(-3)).toEqual([
      'cooling-off P6W',
      'cooling-off P2M',
      'cooling-off P3M',
    ]);
    const long = written({ shortestSelfExclusionMonths: 12, longestBreakDays: 1 });
    expect(long.filter((one) => one.startsWith('self-exclusion'))[0]).toBe('self-exclusion P1Y');
    expect(long.filter((one) => one.startsWith('freeze'))).toEqual(['freeze P1D']);
  });
  it('is what a request is checked against', () => {
    const offered = offeredExclusions({ shortestSelfExclusionMonths: 6, longestBreakDays: 42 }, now);
    const why = (wanted: WantedExclusion) => getExclusionRejection([], wanted, now, 'UTC', offered);
    expect(why({ kind: 'self-exclusion', period: 'P6M' })).toBeNull();
    expect(why({ kind: 'cooling-off', period: 'P3M' })).toBe('EXCLUSION_INVALID_PERIOD');
  });
});
