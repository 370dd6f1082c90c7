import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRegistrationOpen, type RegistrationWindow } from './registration-windows.js';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const visit = (time: string, country = 'DE', deviceType: string | undefined = 'mobile') => ({
  at: at(time),
  country,
  deviceType,
});
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minutes = fc.integer({ min: 0, max: 1439 });

describe('the registration windows of a mirror domain', () => {
  it.each<[string, RegistrationWindow, string, boolean]>([
    ['before', { from: '08:00', to: '20:00' }, '07:59', false],
    ['on the first minute', { from: '08:00', to: '20:00' }, '08:00', true],
    ['on the last minute', { from: '08:00', to: '20:00' }, '20:00', true],
    ['after', { from: '08:00', to: '20:00' }, '20:01', false],
    ['over midnight, late', { from: '22:00', to: '02:00' }, '23:30', true],
    ['over midnight, early', { from: '22:00', to: '02:00' }, '01:59', true],
    ['over midnight, by day', { from: '22:00', to: '02:00' }, '12:00', false],
    ['with no beginning', { to: '10:00' }, '00:00', true],
    ['with no end', { from: '10:00' }, '23:59', true],
    ['to 24:00', { from: '10:00', to: '24:00' }, '23:59', true],
    ['with a time that is none', { from: '25:00' }, '12:00', false],
    ['with minutes that are none', { from: '10:60' }, '12:00', false],
  ])('%s', (_, window, time, open) => {
    expect(isRegistrationOpen([window], visit(time))).toBe(open);
  });

  it('compare country and device in any case, when they name them', () => {
    const windows = [{ country: 'de', deviceType: 'Mobile' }, { country: 'NL' }];
    expect(isRegistrationOpen(windows, visit('12:00', 'DE', 'mobile'))).toBe(true);
    expect(isRegistrationOpen(windows, visit('12:00', 'DE', 'desktop'))).toBe(false);
    expect(isRegistrationOpen(windows, { ...visit('12:00'), deviceType: undefined })).toBe(false);
    expect(isRegistrationOpen(windows, visit('12:00', 'NL', 'desktop'))).toBe(true);
    expect(isRegistrationOpen(windows, visit('12:00', 'FR'))).toBe(false);
  });

  it('are all open when there are none, and more of them never close what one opens', () => {
    const window = fc.record(
      {
        country: fc.constantFrom('DE', 'NL', ''),
        deviceType: fc.constantFrom('mobile', 'desktop'),
        from: minutes.map(clock),
        to: minutes.map(clock),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(window), fc.array(window), minutes, (some, more, minute) => {
        const now = visit(clock(minute));
        return (
          !isRegistrationOpen(some, now) || some.length === 0 || isRegistrationOpen([...some, ...more], now)
        );
      }),
    );
    expect(isRegistrationOpen([], visit('03:00'))).toBe(true);
  });

  it('run over midnight exactly when the end is before the beginning', () => {
    fc.assert(
      fc.property(minutes, minutes, minutes, (from, to, minute) => {
        const open = isRegistrationOpen([{ from: clock(from), to: clock(to) }], visit(clock(minute)));
        const inside = from <= to ? minute >= from && minute <= to : !(minute > to && minute < from);
        return open === inside;
      }),
    );
  });
});
