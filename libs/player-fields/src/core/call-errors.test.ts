import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { toFormErrors, toFormError, wholeNumber } from './call-errors.js';

const rejected = (
  code: string,
  rest: {
    params?: Record<string, string> | undefined;
    fields?: Record<string, string> | undefined;
    message?: string | undefined;
  } = {},
) =>
  new CallError('status', 'call', { status: 400, body: { success: false, code, message: 'No.', ...rest } });
const names = { email: 'email', phone: 'phone', isAdult: 'consent', termsAccepted: 'consent' } as const;

describe('toFormErrors', () => {
  it('shows a taken address, number or login and a young age at their fields', () => {
    const all = { ...names, username: 'username', dateOfBirth: 'dateOfBirth' } as const;
    const at = (code: string) => toFormErrors(rejected(code, { fields: { email: 'Taken' } }), all);
    expect(at('EMAIL_TAKEN')).toEqual({ fields: { email: { key: 'form.email.taken' } }, form: null });
    expect(at('PHONE_TAKEN').fields).toEqual({ phone: { key: 'form.phone.taken' } });
    expect(at('LOGIN_TAKEN').fields).toEqual({ username: { key: 'form.username.taken' } });
    expect(at('UNDER_AGE').fields).toEqual({ dateOfBirth: { key: 'form.validation.invalid.dob' } });
  });
  it('keeps such a rejection at the form when the form has no such field', () => {
    expect(toFormErrors(rejected('LOGIN_TAKEN'), names)).toMatchObject({
      fields: {},
      form: { message: { fromServer: 'No.' } },
    });
  });
  it("maps the server's field errors to the fields of the form, two for one field as one", () => {
    const fields = { isAdult: 'form.validation.required', termsAccepted: 'Yes' };
    expect(toFormErrors(rejected('VALIDATION', { fields }), names)).toEqual({
      fields: { consent: { fromServer: 'form.validation.required' } },
      form: null,
    });
    const odd = toFormErrors(rejected('VALIDATION', { fields: { toString: 'x', email: 'y' } }), names);
    expect(odd).toMatchObject({ fields: { email: { fromServer: 'y' } }, form: { tone: 'danger' } });
  });
  it('shows an error without a field at the form', () => {
    expect(toFormError(rejected('TOO_MANY_TRIES'))).toMatchObject({ message: { params: { count: 15 } } });
    expect(toFormError(rejected('TOO_MANY_TRIES', { params: { minutes: '12' } }))).toMatchObject({
      tone: 'warning',
      message: { params: { count: 12 } },
    });
    expect(toFormError(new CallError('network', 'x')).message).toEqual({ key: 'form.problem.network' });
    expect(toFormError(new CallError('timeout', 'x'), 'a.b').message).toEqual({ key: 'a.b' });
    expect(toFormError(new CallError('unsupported', 'x')).message).toEqual({
      key: 'form.problem.unsupported',
    });
    expect(toFormError(rejected('INSECURE_CONNECTION'))).toEqual({
      tone: 'warning',
      title: null,
      message: { key: 'form.problem.insecure' },
    });
    for (const error of [
      rejected('INTERNAL', { message: '' }),
      new CallError('shape', 'x'),
      new Error('bug'),
    ])
      expect(toFormError(error)).toEqual({ tone: 'danger', title: null, message: { key: 'msg.try.again' } });
  });
});

describe('wholeNumber', () => {
  it('reads only small whole numbers', () => {
    expect(['0', '19', '-1', 'three', '1.5', undefined].map(wholeNumber)).toEqual([
      0,
      19,
      null,
      null,
      null,
      null,
    ]);
  });
});
