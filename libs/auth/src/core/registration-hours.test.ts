import { type MirrorDomain } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRegistrationHours } from './registration-hours.js';

type Window = NonNullable<MirrorDomain['settings']>['registrationConfigs'][number];
const domain = (...registrationConfigs: Window[]): MirrorDomain => ({
  url: 'm.example',
  settings: { loginOff: false, registrationConfigs },
});
const at = (time: string, rest: { country?: string | undefined; deviceType?: string | undefined } = {}) => ({
  country: 'NL',
  deviceType: 'mobile',
  ...rest,
  now: new Date(`2026-11-20T${time}Z`),
});
const open = { open: true, opensAt: null };
const closedUntil = (moment: string) => ({ open: false, opensAt: new Date(moment) });

describe('getRegistrationHours', () => {
  it('is open without a mirror domain, without its settings and without windows', () => {
    expect(getRegistrationHours(null, at('12:00:00'))).toEqual(open);
    expect(getRegistrationHours({ url: 'm.example' }, at('12:00:00'))).toEqual(open);
    expect(getRegistrationHours(domain(), at('12:00:00'))).toEqual(open);
  });
  it('is open from the first minute to the end of the last, UTC', () => {
    const day = domain({ from: '09:00', to: '17:30' });
    expect(getRegistrationHours(day, at('08:59:59'))).toEqual(closedUntil('2026-11-20T09:00:00Z'));
    expect(getRegistrationHours(day, at('09:00:00'))).toEqual(open);
    expect(getRegistrationHours(day, at('17:30:59.999'))).toEqual(open);
    expect(getRegistrationHours(day, at('17:31:00'))).toEqual(closedUntil('2026-11-21T09:00:00Z'));
  });
  it('can span midnight', () => {
    const night = domain({ from: '22:00', to: '06:00' });
    expect(getRegistrationHours(night, at('23:59:59'))).toEqual(open);
    expect(getRegistrationHours(night, at('06:00:00'))).toEqual(open);
    expect(getRegistrationHours(night, at('06:01:00'))).toEqual(closedUntil('2026-11-20T22:00:00Z'));
  });
  it('uses the ends of the day if a window names none', () => {
    expect(getRegistrationHours(domain({ from: '18:00' }), at('23:59:00'))).toEqual(open);
    expect(getRegistrationHours(domain({ from: '18:00', to: '24:00' }), at('23:59:00'))).toEqual(open);
    expect(getRegistrationHours(domain({ from: '18:00' }), at('00:00:00')).open).toBe(false);
    expect(getRegistrationHours(domain({ to: '06:00' }), at('00:00:00'))).toEqual(open);
    expect(getRegistrationHours(domain({ from: ' ', to: '' }), at('12:00:00'))).toEqual(open);
  });
  it('is open to the countries and devices of its windows in any notation, and to no others', () => {
    const mobile = domain({ country: 'nl', deviceType: ' Mobile ', from: '09:00', to: '10:00' });
    const nowhere = { open: false, opensAt: null };
    expect(getRegistrationHours(mobile, at('09:30:00'))).toEqual(open);
    expect(getRegistrationHours(mobile, at('12:00:00'))).toEqual(closedUntil('2026-11-21T09:00:00Z'));
    expect(getRegistrationHours(mobile, at('09:30:00', { country: 'DE' }))).toEqual(nowhere);
    expect(getRegistrationHours(mobile, at('09:30:00', { deviceType: 'desktop' }))).toEqual(nowhere);
    expect(getRegistrationHours(mobile, { ...at('09:30:00'), deviceType: undefined })).toEqual(nowhere);
    expect(getRegistrationHours(mobile, { ...at('09:30:00'), country: undefined })).toEqual(open);
    const all = domain({ country: '', deviceType: '' });
    expect(getRegistrationHours(all, at('12:00:00', { country: 'DE' }))).toEqual(open);
  });
  it('opens with the next window of several', () => {
    const both = domain({ from: '02:00', to: '03:00' }, { from: '13:00', to: '14:00' });
    expect(getRegistrationHours(both, at('12:00:00'))).toEqual(closedUntil('2026-11-20T13:00:00Z'));
    expect(getRegistrationHours(both, at('15:00:00'))).toEqual(closedUntil('2026-11-21T02:00:00Z'));
  });
  it.each(['25:00', '9', '09:60', '24:01', 'noon', '-1:00'])('opens nothing for the time %s', (from) => {
    expect(getRegistrationHours(domain({ from, to: '23:00' }), at('12:00:00'))).toEqual({
      open: false,
      opensAt: null,
    });
    const others = domain({ from, to: '23:00' }, { from: '13:00', to: '14:00' });
    expect(getRegistrationHours(others, at('12:00:00'))).toEqual(closedUntil('2026-11-20T13:00:00Z'));
  });

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
  const windows = fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 4 });
  const moment = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const visit = (now: Date) => ({ now, country: 'NL', deviceType: 'mobile' });

  it('opens again within a day, exactly at the time it returns', () => {
    fc.assert(
      fc.property(windows, moment, (list, now) => {
        const { opensAt } = getRegistrationHours(domain(...list), visit(now));
        if (opensAt === null) return;
        const wait = opensAt.getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(24 * 60 * 60_000);
        expect(getRegistrationHours(domain(...list), visit(opensAt)).open).toBe(true);
        const before = new Date(opensAt.getTime() - 1);
        expect(getRegistrationHours(domain(...list), visit(before)).open).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
  it('is open all day in a window and in the one from its end to its start', () => {
    fc.assert(
      fc.property(time, time, moment, (from, to, now) => {
        // From a minute to itself is that minute in both cases.
        fc.pre(from !== to);
        expect(getRegistrationHours(domain({ from, to }, { from: to, to: from }), visit(now)).open).toBe(
          true,
        );
      }),
    );
  });
  it('is open in several windows if it is open in one', () => {
    fc.assert(
      fc.property(windows, moment, (list, now) => {
        const each = list.map((window) => getRegistrationHours(domain(window), visit(now)).open);
        expect(getRegistrationHours(domain(...list), visit(now)).open).toBe(each.includes(true));
      }),
    );
  });
});
