import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { loginProblems, signUpProblems } from './call-problems.js';

const refused = (
  code: string,
  rest: { params?: Record<string, string>; fields?: Record<string, string>; message?: string } = {},
) =>
  new CallError('status', 'call', { status: 400, body: { success: false, code, message: 'No.', ...rest } });

describe('loginProblems', () => {
  it.each([
    ['0', 'auth.login.wrong.pause'],
    ['1', 'auth.login.wrong.one'],
    ['2', 'auth.login.wrong.two'],
    ['3', 'auth.login.wrong.three'],
    ['4', 'auth.login.wrong.four'],
    ['19', 'auth.login.wrong.many'],
  ])('says at the password that %s tries are left', (triesLeft, key) => {
    expect(loginProblems(refused('WRONG_CREDENTIALS', { params: { triesLeft } }))).toEqual({
      fields: { password: { key, params: { count: Number(triesLeft), minutes: 15 } } },
      form: null,
    });
  });
  it('says no number that the server did not', () => {
    for (const params of [undefined, { triesLeft: '-1' }, { triesLeft: 'three' }])
      expect(loginProblems(refused('WRONG_CREDENTIALS', { params })).fields.password).toEqual({
        key: 'auth.login.wrong',
      });
  });
  it('shows a pause, with its minutes, and a broken line at the form', () => {
    const tooMany = loginProblems(refused('TOO_MANY_TRIES', { params: { minutes: '12' } }));
    expect(tooMany.form).toMatchObject({ tone: 'warning', message: { params: { count: 12 } } });
    expect(loginProblems(refused('TOO_MANY_TRIES')).form?.message).toMatchObject({ params: { count: 15 } });
    expect(loginProblems(new CallError('network', 'login')).form?.message).toEqual({
      key: 'form.problem.network',
    });
    expect(loginProblems(new CallError('timeout', 'login')).form?.message).toEqual({
      key: 'form.problem.timeout',
    });
  });
  it('puts the fields that the server names where they belong', () => {
    const { fields, form } = loginProblems(refused('VALIDATION', { fields: { email: 'Invalid format' } }));
    expect([fields, form]).toEqual([{ email: { fromServer: 'Invalid format' } }, null]);
    const odd = loginProblems(refused('VALIDATION', { fields: { recaptchaToken: 'Required' } }));
    expect([odd.fields, odd.form?.message]).toEqual([{}, { fromServer: 'No.' }]);
  });
});

describe('signUpProblems', () => {
  it('shows a taken address and a young age at their fields', () => {
    const taken = signUpProblems(refused('EMAIL_TAKEN', { fields: { email: 'Already taken' } }));
    expect(taken).toEqual({ fields: { email: { key: 'form.email.taken' } }, form: null });
    const young = signUpProblems(refused('UNDER_AGE', { fields: { dateOfBirth: 'At least 18 years' } }));
    expect(young).toEqual({ fields: { dateOfBirth: { key: 'form.validation.invalid.dob' } }, form: null });
  });
  it('reads age and terms as the one consent', () => {
    const { fields } = signUpProblems(
      refused('VALIDATION', { fields: { isAdult: 'Required', termsAccepted: 'Yes' } }),
    );
    expect(fields).toEqual({ consent: { fromServer: 'Required' } });
  });
  it("shows the server's message, else asks to try again", () => {
    expect(signUpProblems(refused('REGISTRATION_CLOSED')).form?.message).toEqual({ fromServer: 'No.' });
    for (const error of [
      refused('INTERNAL', { message: '' }),
      new CallError('shape', 'signUp'),
      new Error('bug'),
      'odd',
    ])
      expect(signUpProblems(error)).toEqual({
        fields: {},
        form: { tone: 'danger', title: null, message: { key: 'msg.try.again' } },
      });
  });
  it('keeps a message for a field that the form does not show', () => {
    const { fields, form } = signUpProblems(
      refused('VALIDATION', { fields: { phone: 'Required', toString: 'x' } }),
    );
    expect([fields, form?.message]).toEqual([{}, { fromServer: 'No.' }]);
  });
  it('tells that a sign-up without an answer may still have worked', () => {
    expect(signUpProblems(new CallError('timeout', 'signUp')).form?.message).toEqual({
      key: 'form.problem.timeout.signUp',
    });
  });
});
