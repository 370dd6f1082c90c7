import { CallError } from '@casino-kit/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { getLoginBlockReason, toLoginErrors } from './login-errors.js';
import { identifierTypes } from './login-schema.js';

const rejected = (
  code: string,
  rest: { params?: Record<string, string> | undefined; fields?: Record<string, string> | undefined } = {},
) =>
  new CallError('status', 'call', { status: 400, body: { success: false, code, message: 'No.', ...rest } });

describe('toLoginErrors', () => {
  it.each([
    ['0', 'auth.login.wrong.email.pause'],
    ['1', 'auth.login.wrong.email.one'],
    ['2', 'auth.login.wrong.email.two'],
    ['3', 'auth.login.wrong.email.three'],
    ['4', 'auth.login.wrong.email.four'],
    ['19', 'auth.login.wrong.email.many'],
  ])('reports at the password that %s attempts are left', (triesLeft, key) => {
    expect(toLoginErrors(rejected('WRONG_CREDENTIALS', { params: { triesLeft } }), 'email')).toEqual({
      fields: { password: { key, params: { count: Number(triesLeft) } } },
      form: null,
    });
  });
  it('shows no number that the server did not send', () => {
    for (const params of [undefined, { triesLeft: '-1' }, { triesLeft: 'three' }])
      expect(toLoginErrors(rejected('WRONG_CREDENTIALS', { params }), 'email').fields.password).toEqual({
        key: 'auth.login.wrong.email',
      });
  });
  it('has a text for every identifier type and every number of attempts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...identifierTypes),
        fc.option(fc.nat(100), { nil: undefined }),
        (way, left) => {
          const params = left === undefined ? undefined : { triesLeft: String(left) };
          const { password } = toLoginErrors(rejected('WRONG_CREDENTIALS', { params }), way).fields;
          expect(Object.keys(en)).toContain(password && 'key' in password ? password.key : '');
        },
      ),
    );
  });
  it('shows a lockout, with its minutes, and a network error at the form', () => {
    const tooMany = toLoginErrors(rejected('TOO_MANY_TRIES', { params: { minutes: '12' } }), 'email');
    expect(tooMany.form).toMatchObject({ tone: 'warning', message: { params: { count: 12 } } });
    const unsaid = toLoginErrors(rejected('TOO_MANY_TRIES'), 'email');
    expect(unsaid.form?.message).toMatchObject({ params: { count: 15 } });
    for (const kind of ['network', 'timeout'] as const)
      expect(toLoginErrors(new CallError(kind, 'login'), 'email').form?.message).toEqual({
        key: `form.problem.${kind}`,
      });
  });
  it("assigns the server's field errors to the fields of the identifier type", () => {
    for (const way of identifierTypes) {
      const { fields, form } = toLoginErrors(rejected('VALIDATION', { fields: { email: 'Invalid' } }), way);
      expect([fields, form]).toEqual([{ [way]: { fromServer: 'Invalid' } }, null]);
    }
    const odd = toLoginErrors(rejected('VALIDATION', { fields: { recaptchaToken: 'Required' } }), 'email');
    expect([odd.fields, odd.form?.message]).toEqual([{}, { fromServer: 'No.' }]);
  });
});

describe('getLoginBlockReason', () => {
  it('returns a reason for an unverified address and a locked account only', () => {
    expect(getLoginBlockReason(rejected('EMAIL_NOT_VERIFIED'))).toBe('emailNotVerified');
    expect(getLoginBlockReason(rejected('ACCOUNT_LOCKED'))).toBe('locked');
    for (const error of [rejected('WRONG_CREDENTIALS'), rejected('toString'), new Error('bug'), null])
      expect(getLoginBlockReason(error)).toBeNull();
  });
  it('shows no form error for a block reason', () => {
    for (const code of ['EMAIL_NOT_VERIFIED', 'ACCOUNT_LOCKED'])
      expect(toLoginErrors(rejected(code), 'phone')).toEqual({ fields: {}, form: null });
  });
});
