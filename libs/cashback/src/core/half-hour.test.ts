import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfHourEnd, halfHourShare, isHalfHourOver, minutesLeft, msToNextMinute } from './half-hour.js';

const at = (text: string) => new Date(text);
const never = new Date(NaN);

/** Zones with whole, half and quarter hours, with and without clock changes, also by half an hour (Lord Howe). */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const clocksByZone = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', { timeZone, minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
  ]),
);
/** Milliseconds since the epoch, before 1970 too, on boundaries and beside them as often as elsewhere. */
const times = fc.oneof(
  fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 }),
  fc
    .tuple(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.integer({ min: -2, max: 2 }))
    .map(([halfHours, beside]) => halfHours * 1_800_000 + beside),
);

describe('halfHourEnd', () => {
  it.each([
    ['2026-11-26T21:19:00.000Z', '2026-11-26T21:30:00.000Z'],
    ['2026-11-26T21:29:59.999Z', '2026-11-26T21:30:00.000Z'],
    ['2026-11-26T21:30:00.000Z', '2026-11-26T22:00:00.000Z'],
    ['2026-11-26T21:30:00.001Z', '2026-11-26T22:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
    ['1970-01-01T00:00:00.000Z', '1970-01-01T00:30:00.000Z'],
    ['1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z'],
    ['1969-12-31T23:30:00.000Z', '1970-01-01T00:00:00.000Z'],
  ])('returns the end of the half hour of %s: %s', (time, end) => {
    expect(halfHourEnd(at(time)).toISOString()).toBe(end);
  });
  it('returns the next one since the epoch, as big integers do', () => {
    fc.assert(
      fc.property(times, (time) => {
        const step = 1_800_000n;
        const end = BigInt(halfHourEnd(new Date(time)).getTime());
        return end % step === 0n && end > BigInt(time) && end - BigInt(time) <= step;
      }),
      { numRuns: 12_000 },
    );
  });
  it('falls on a full quarter hour on the clocks of every zone, whatever its offset', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }),
        fc.constantFrom(...zones),
        (time, zone) => {
          const end = halfHourEnd(new Date(time));
          const shown = clocksByZone.get(zone)!.format(end);
          const quarters =
            zone === 'Asia/Kathmandu' || zone === 'Pacific/Chatham' ? ['15:00', '45:00'] : ['00:00', '30:00'];
          return quarters.includes(shown) && isHalfHourOver(new Date(time), end);
        },
      ),
      { numRuns: 12_000 },
    );
  });
  it('throws for an invalid date', () => {
    expect(() => halfHourEnd(never)).toThrow(new RangeError('not a point in time'));
    expect(() => halfHourShare(never)).toThrow(RangeError);
    expect(() => minutesLeft(never)).toThrow(RangeError);
    expect(() => isHalfHourOver(never, at('2026-11-26T21:30:00Z'))).toThrow(RangeError);
  });
});

describe('halfHourShare and minutesLeft', () => {
  it.each([
    ['2026-11-26T21:30:00.000Z', 0, 30],
    ['2026-11-26T21:30:00.001Z', 1 / 1_800_000, 30],
    ['2026-11-26T21:31:00.000Z', 1 / 30, 29],
    ['2026-11-26T21:45:00.000Z', 0.5, 15],
    ['2026-11-26T21:19:00.000Z', 19 / 30, 11],
    ['2026-11-26T21:59:00.000Z', 29 / 30, 1],
    ['2026-11-26T21:59:00.001Z', 1_740_001 / 1_800_000, 1],
    ['2026-11-26T21:59:59.999Z', 1_799_999 / 1_800_000, 1],
  ])('return at %s the share %d and %d minutes left', (time, share, minutes) => {
    expect(halfHourShare(at(time))).toBeCloseTo(share, 9);
    expect(minutesLeft(at(time))).toBe(minutes);
  });
  it('never return the whole half hour, nor less than nothing', () => {
    fc.assert(
      fc.property(times, (time) => {
        const share = halfHourShare(new Date(time));
        const minutes = minutesLeft(new Date(time));
        return share >= 0 && share < 1 && Number.isInteger(minutes) && minutes >= 1 && minutes <= 30;
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the next minute of a clock', () => {
  it.each([
    ['2026-11-26T21:19:00.000Z', 60_000],
    ['2026-11-26T21:19:00.001Z', 59_999],
    ['2026-11-26T21:19:59.999Z', 1],
    ['1969-12-31T23:59:59.999Z', 1],
    ['1969-12-31T23:59:00.000Z', 60_000],
    ['1969-12-31T23:59:10.000Z', 50_000],
  ])('starts after %s in %d ms', (time, ms) => {
    expect(msToNextMinute(at(time))).toBe(ms);
  });
});

describe('isHalfHourOver', () => {
  const earlier = at('2026-11-26T21:19:00Z');
  it('returns true from the end of the half hour on', () => {
    expect(isHalfHourOver(earlier, at('2026-11-26T21:29:59.999Z'))).toBe(false);
    expect(isHalfHourOver(earlier, at('2026-11-26T21:30:00.000Z'))).toBe(true);
    expect(isHalfHourOver(earlier, at('2026-11-28T03:00:00Z'))).toBe(true);
  });
  it('returns false for a clock that was set back', () => {
    expect(isHalfHourOver(earlier, at('2026-11-26T20:00:00Z'))).toBe(false);
  });
});
