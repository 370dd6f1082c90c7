import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { phoneMessage } from './field-rules/phone.js';
import { readPhone } from './phone-number.js';

const getPhoneError = (code: string, number: string) => readPhone(code, number).fault;
const exampleNumbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number ? [{ code: String(number.countryCallingCode), number: String(number.nationalNumber) }] : [];
});

describe('readPhone', () => {
  it.each([
    ['31', '612047788', null],
    ['31', '6 1204-7788', null],
    ['+31', '(06) 12047788', null],
    ['49', '(0151) 234.567-89', null],
    ['31', '+31 6 12047788', null],
    ['31', '(+31) 06 12047788', null],
    ['599', '0 951 6123', null],
    ['39', '06 1234 5678', null],
    ['31', '+32 6 12047788', 'NOT_A_NUMBER'],
    ['31', '', 'required'],
    ['', '612047788', 'codeRequired'],
    ['31', '6', 'TOO_SHORT'],
    ['31', '6120', 'TOO_SHORT'],
    ['31', '6120477881234', 'TOO_LONG'],
    ['31', '123456789012345678', 'TOO_LONG'],
    ['31', '6'.repeat(251), 'TOO_LONG'],
    ['31', '61204abc8', 'NOT_A_NUMBER'],
    ['31', '٦١٢٠٤٧٧٨٨', 'NOT_A_NUMBER'],
    ['999', '12345678', 'INVALID_COUNTRY'],
    ['31x', '612047788', 'INVALID_COUNTRY'],
  ])('returns for %s and %s: %s', (code, number, fault) => expect(getPhoneError(code, number)).toBe(fault));

  it('accepts an example number of every country, however it is separated, and keeps only digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...exampleNumbers),
        fc.array(fc.constantFrom('', ' ', '-', '.', ' - '), { minLength: 20, maxLength: 20 }),
        ({ code, number }, separators) => {
          const typed = [...number].map((digit, index) => digit + (separators[index % 20] ?? '')).join('');
          const read = readPhone(code, typed);
          expect(read.number).toMatchObject({ phoneCode: code, phone: number });
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('never throws, and returns a number or an error with a message, for any text', () => {
    const odd = fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[0-9+ ()-]{0,40}$/));
    fc.assert(
      fc.property(odd, odd, (code, number) => {
        const read = readPhone(code, number);
        if (read.fault !== null) expect(phoneMessage(read.fault)).toMatch(/^form\.phone\./);
        else expect(`${read.number.phoneCode}${read.number.phone}`).toMatch(/^\d+$/);
      }),
      { numRuns: 5_000 },
    );
  });
  it('returns the same when it reads its own result', () => {
    fc.assert(
      fc.property(fc.constantFrom(...exampleNumbers), ({ code, number }) => {
        const once = readPhone(code, number).number;
        expect(once && readPhone(once.phoneCode, once.phone).number).toEqual(once);
      }),
    );
  });
});
