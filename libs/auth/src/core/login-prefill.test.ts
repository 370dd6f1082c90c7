import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneText, readLoginPrefill, typedLoginText } from './login-prefill.js';

describe('readLoginPrefill', () => {
  it.each([
    ['marlon@example.com', { way: 'email', email: 'marlon@example.com' }],
    [' mar@', { way: 'email', email: 'mar@' }],
    ['+599 95161234', { way: 'phone', phone: { phoneCode: '599', phone: '95161234' } }],
    ['+599 95', { way: 'phone', phone: { phoneCode: '599', phone: '95' } }],
    ['+31612047788', { way: 'phone', phone: { phoneCode: '31', phone: '612047788' } }],
    ['+1 (212) 555-0100', { way: 'phone', phone: { phoneCode: '1', phone: '2125550100' } }],
    ['+5999516123', { way: 'phone', phone: { phoneCode: '599', phone: '9516123' } }],
    ['+49', { way: 'phone', phone: { phoneCode: '', phone: '+49' } }],
    ['84210336', { way: 'login', login: '84210336' }],
    ['marlon', { way: 'login', login: 'marlon' }],
    ['', { way: null, email: '', login: '' }],
  ])('parses %s', (text, expected) => expect(readLoginPrefill(text)).toMatchObject(expected));

  it('restores what another form has typed, complete or not', () => {
    const digits = fc.stringMatching(/^\d{1,12}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}$/), digits, (phoneCode, phone) => {
        expect(readLoginPrefill(phoneText({ phoneCode, phone })).phone).toEqual({ phoneCode, phone });
      }),
    );
  });
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLoginPrefill(text)).toHaveProperty('way');
      }),
    );
  });
});

describe('typedLoginText', () => {
  const values = {
    email: ' mar@example.com',
    phone: { phoneCode: '31', phone: '612' },
    login: 'marlon',
  };
  it('returns the field of the selected identifier type', () => {
    expect((['email', 'phone', 'login'] as const).map((way) => typedLoginText(way, values))).toEqual([
      'mar@example.com',
      '+31 612',
      'marlon',
    ]);
  });
  it('returns an empty text for a code without a number', () => {
    expect(phoneText({ phoneCode: '31', phone: '' })).toBe('');
  });
});
