import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPhone } from '../phone-number.js';
import { loadPhoneReader } from './load-phone-reader.js';
import { phoneCodes, phoneLogin, phoneSchema, readPhoneForm } from './phone.js';

describe('readPhoneForm', () => {
  it('rejects what the exact reader rejects by form, and accepts every number that it accepts', () => {
    const typed = fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[0-9+ ().-]{0,40}$/));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,4}$/), typed, (code, number) => {
        const byForm = readPhoneForm(code, number);
        const exact = readPhone(code, number);
        if (byForm.fault !== null) expect(exact.fault).toBe(byForm.fault);
        if (exact.number !== null) expect(byForm.number).not.toBeNull();
      }),
      { numRuns: 5_000 },
    );
  });
  it('returns digits only and keeps a trunk zero', () => {
    expect(readPhoneForm('+31', '(06) 1204-7788').number).toEqual({ phoneCode: '31', phone: '0612047788' });
  });
});

describe('loadPhoneReader', () => {
  it('resolves with the exact reader', async () => {
    expect(await loadPhoneReader()).toBe(readPhone);
  });
});

describe('phoneSchema', () => {
  it('reports errors as text keys', () => {
    const getMessage = (code: string, number: string) =>
      safeParse(phoneSchema(readPhone), { phoneCode: code, phone: number }).issues?.[0].message;
    expect([getMessage('31', ''), getMessage('31', '1'), getMessage('31', '612047788')]).toEqual([
      'form.phone.required',
      'form.phone.tooShort',
      undefined,
    ]);
  });
});

describe('phoneCodes', () => {
  it('lists each code once, by number, without Åland', () => {
    const countries = [
      { code: 'NL', phoneCode: '+31' },
      { code: 'CW', phoneCode: '599' },
      { code: 'BQ', phoneCode: '599' },
      { code: 'AX', phoneCode: '35818' },
      { code: 'US', phoneCode: '1' },
      { code: 'XX', phoneCode: null },
      { code: 'YY', phoneCode: 'none' },
    ];
    expect(phoneCodes(countries)).toEqual(['1', '31', '599']);
  });
});

describe('phoneLogin', () => {
  it.each([
    ['+31 6 1204 7788', '31612047788'],
    ['(599) 9-516.1234', '59995161234'],
    ['anna@casino.example', null],
    ['12345', null],
    ['', null],
  ])('returns for %s: %s', (typed, digits) => expect(phoneLogin(typed)).toBe(digits));
});
