import { CallError } from '@casino-kit/api-client';
import { type PasswordRules } from '@casino-kit/api-contract/field-rules';
import fc from 'fast-check';
import { readPhone } from '@casino-kit/api-contract/phone-number';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  requestPasswordReset,
  toRequestErrors,
  isLinkExpired,
  newPasswordForm,
  toNewPasswordErrors,
  resetRequestSchema,
  setNewPassword,
} from './password-reset.js';

const rejected = (
  code: string,
  rest: { params?: Record<string, string> | undefined; fields?: Record<string, string> | undefined } = {},
) => new CallError('status', 'call', { status: 400, body: { success: false, code, message: '', ...rest } });
const rules: PasswordRules = { minLength: 6, maxLength: 255, special: false, digit: true, uppercase: false };
const request = { email: 'marlon@example.com', phone: { phoneCode: '31', phone: '0612047788' } };

/** A client that records its calls. */
function recorder() {
  const calls: unknown[] = [];
  const call = (endpoint: { name: string }, { body }: { body: unknown }) => {
    calls.push([endpoint.name, JSON.parse(JSON.stringify(body))]);
    return Promise.resolve(null);
  };
  return { calls, client: { call } as unknown as Parameters<typeof requestPasswordReset>[0] };
}

describe('resetRequestSchema', () => {
  it('requires only the field of the channel', () => {
    const nothing = { email: '', phone: { phoneCode: '', phone: '' } };
    expect(safeParse(resetRequestSchema('email', readPhone), nothing).issues?.[0]).toMatchObject({
      message: 'form.email.required',
    });
    expect(safeParse(resetRequestSchema('phone', readPhone), nothing).issues?.[0]).toMatchObject({
      message: 'form.phone.required',
    });
    expect(
      safeParse(resetRequestSchema('email', readPhone), { ...nothing, email: request.email }).success,
    ).toBe(true);
    expect(
      safeParse(resetRequestSchema('phone', readPhone), { ...nothing, phone: request.phone }).success,
    ).toBe(true);
  });
});

describe('newPasswordForm', () => {
  const faults = (by: 'link' | 'sms', code: string, password: string) =>
    safeParse(newPasswordForm(rules, by), { code, password }).issues?.map(({ message }) => message);
  it('requires a password by the rules of the brand', () => {
    expect(faults('link', 'any text', 'harbour25')).toBeUndefined();
    expect(faults('link', 'any text', 'harbour')).toEqual(['form.password.digit']);
  });
  it('accepts six digits as the code of an SMS, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4,8}$/)), (code) => {
        expect(faults('sms', code, 'harbour25') === undefined).toBe(/^[0-9]{6}$/.test(code));
      }),
    );
    expect(faults('sms', '', 'harbour25')?.[0]).toBe('auth.reset.code.required');
    expect(faults('sms', '12345', 'harbour25')).toEqual(['auth.reset.code.incomplete']);
  });
});

describe('the calls of a password reset', () => {
  it('requests a link or a code, with a reCAPTCHA token if there is one', async () => {
    const { calls, client } = recorder();
    await requestPasswordReset(client, 'email', request, 'human');
    await requestPasswordReset(client, 'phone', request);
    expect(calls).toEqual([
      ['forgotPassword', { email: 'marlon@example.com', recaptchaToken: 'human' }],
      ['forgotPasswordSms', { phoneCode: '31', phone: '612047788' }],
    ]);
  });
  it('sets a password by the code of a link, or of an SMS to a number', async () => {
    const { calls, client } = recorder();
    await setNewPassword(client, { code: 'c0de' }, 'harbour25');
    await setNewPassword(client, { code: '123456', phone: request.phone }, 'harbour25');
    expect(calls).toEqual([
      ['resetPassword', { code: 'c0de', password: 'harbour25' }],
      ['resetPasswordSms', { phoneCode: '31', phone: '612047788', code: '123456', password: 'harbour25' }],
    ]);
  });
});

describe('toRequestErrors', () => {
  it("shows the server's error about an address or a number at its field", () => {
    expect(toRequestErrors(rejected('VALIDATION', { fields: { email: 'Invalid' } })).fields).toEqual({
      email: { fromServer: 'Invalid' },
    });
    expect(toRequestErrors(rejected('VALIDATION', { fields: { phoneCode: 'Invalid' } })).fields).toEqual({
      phone: { fromServer: 'Invalid' },
    });
  });
  it('shows a lockout at the form', () => {
    expect(toRequestErrors(rejected('TOO_MANY_TRIES', { params: { minutes: '3' } })).form?.message).toEqual({
      key: 'form.problem.tooMany',
      params: { count: 3 },
    });
  });
});

describe('toNewPasswordErrors', () => {
  it.each([
    ['2', { key: 'auth.reset.code.wrong.left', params: { count: 2 } }],
    ['0', { key: 'auth.reset.code.wrong.none' }],
    [undefined, { key: 'auth.reset.code.wrong' }],
    ['many', { key: 'auth.reset.code.wrong' }],
  ])('shows the attempts left after a wrong code: %s', (triesLeft, code) => {
    const params = triesLeft === undefined ? undefined : { triesLeft };
    expect(toNewPasswordErrors(rejected('CODE_WRONG', { params }))).toEqual({ fields: { code }, form: null });
  });
  it('shows an expired code at its field', () => {
    expect(toNewPasswordErrors(rejected('LINK_EXPIRED')).fields).toEqual({
      code: { key: 'auth.reset.code.expired' },
    });
  });
  it("shows the server's error about the password at its field, a lockout and a network error at the form", () => {
    expect(toNewPasswordErrors(rejected('VALIDATION', { fields: { password: 'Too plain' } }))).toEqual({
      fields: { password: { fromServer: 'Too plain' } },
      form: null,
    });
    expect(toNewPasswordErrors(rejected('TOO_MANY_TRIES')).form?.tone).toBe('warning');
    expect(toNewPasswordErrors(new CallError('network', 'call')).form?.message).toEqual({
      key: 'form.problem.network',
    });
  });
  it('recognizes an expired link', () => {
    expect(['LINK_EXPIRED', 'NOT_FOUND', 'CODE_WRONG'].map((code) => isLinkExpired(rejected(code)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isLinkExpired(new Error('bug'))).toBe(false);
  });
});
