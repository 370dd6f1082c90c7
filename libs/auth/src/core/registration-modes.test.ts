import { registrationModes as everyMode } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedMode, registrationModes } from './registration-modes.js';

const plain = {
  emailPhoneRegistration: false,
  use1ClickRegistration: false,
  open1ClickRegistrationForPIDs: [] as string[],
};
const modes = (
  settings: Partial<typeof plain> = {},
  fields: Record<string, number> = {},
  pid: string | null = null,
) => registrationModes({ settings: { ...plain, ...settings }, fields, pid });

describe('registrationModes', () => {
  it('offers email and phone, and both in one if the brand wants that', () => {
    expect(modes()).toEqual(['email', 'phone']);
    expect(modes({ emailPhoneRegistration: true })).toEqual(['emailPhone']);
  });
  it('asks for the phone with the email if the map names the phone field', () => {
    expect(modes({}, { phone: 1, phoneCode: 1 })).toEqual(['emailPhone', 'phone']);
    expect(modes({}, { phone: 2 })).toEqual(['emailPhone', 'phone']);
    expect(modes({}, { phone: 1, email: 0 })).toEqual(['phone']);
    expect(modes({ emailPhoneRegistration: true }, { phone: 1 })).toEqual(['emailPhone']);
  });
  it('offers the remaining mode if a field is hidden', () => {
    expect(modes({}, { phone: 0 })).toEqual(['email']);
    expect(modes({}, { email: 0 })).toEqual(['phone']);
    expect(modes({ emailPhoneRegistration: true }, { phone: 0 })).toEqual(['email']);
    expect(modes({ emailPhoneRegistration: true }, { email: 0 })).toEqual(['phone']);
  });
  it('offers a login name if its field is shown', () => {
    expect(modes({}, { username: 1 })).toEqual(['email', 'phone', 'login']);
    expect(modes({}, { username: 0 })).toEqual(['email', 'phone']);
  });
  it('offers one click by setting, or to guests from a partner', () => {
    expect(modes({ use1ClickRegistration: true })).toEqual(['email', 'phone', 'oneClick']);
    const partners = { open1ClickRegistrationForPIDs: [' 77', '12'] };
    expect(modes(partners, {}, '77')).toContain('oneClick');
    expect(modes(partners, {}, '7')).not.toContain('oneClick');
    expect(modes(partners)).not.toContain('oneClick');
    expect(modes({ open1ClickRegistrationForPIDs: [''] }, {}, '')).not.toContain('oneClick');
  });
  it('falls back to email when nothing else remains', () => {
    expect(modes({}, { email: 0, phone: 0 })).toEqual(['email']);
  });
  it('is never empty, contains no mode twice and keeps the order of the contract except for the login name', () => {
    const order = ['email', 'emailPhone', 'phone', 'login', 'oneClick'];
    expect([...everyMode].sort()).toEqual([...order].sort());
    const shown = fc.constantFrom(undefined, 0, 1);
    fc.assert(
      fc.property(
        fc.record({ emailPhoneRegistration: fc.boolean(), use1ClickRegistration: fc.boolean() }),
        fc.record({ email: shown, phone: shown, username: shown }),
        (settings, map) => {
          const named = Object.entries(map).filter(
            (entry): entry is [string, 0 | 1] => entry[1] !== undefined,
          );
          const offered = modes(settings, Object.fromEntries(named));
          expect(offered.length).toBeGreaterThan(0);
          expect(offered).toEqual(order.filter((mode) => offered.some((one) => one === mode)));
        },
      ),
    );
  });
});

describe('linkedMode', () => {
  it('returns email and phone together, or the one that is not hidden', () => {
    expect(linkedMode({})).toBe('emailPhone');
    expect(linkedMode({ phone: 0 })).toBe('email');
    expect(linkedMode({ email: 0 })).toBe('phone');
  });
});
