import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { askedFields, hiddenFields } from './registration-fields.js';
import { toSignUpErrors as toErrors } from './registration-errors.js';

const rejected = (
  code: string,
  rest: {
    params?: Record<string, string> | undefined;
    fields?: Record<string, string> | undefined;
    message?: string | undefined;
  } = {},
) =>
  new CallError('status', 'call', { status: 400, body: { success: false, code, message: 'No.', ...rest } });

const requested = askedFields({ mode: 'email', hidden: hiddenFields({}) });
const toSignUpErrors = (error: unknown) => toErrors(error, requested);

describe('toSignUpErrors', () => {
  it('shows a taken address and a young age at their fields', () => {
    const taken = toSignUpErrors(rejected('EMAIL_TAKEN', { fields: { email: 'Already taken' } }));
    expect(taken).toEqual({ fields: { email: { key: 'form.email.taken' } }, form: null });
    const young = toSignUpErrors(rejected('UNDER_AGE', { fields: { dateOfBirth: 'At least 18 years' } }));
    expect(young).toEqual({ fields: { dateOfBirth: { key: 'form.validation.invalid.dob' } }, form: null });
  });
  it('maps errors of age and terms to the one consent', () => {
    const { fields } = toSignUpErrors(
      rejected('VALIDATION', { fields: { isAdult: 'Required', termsAccepted: 'Yes' } }),
    );
    expect(fields).toEqual({ consent: { fromServer: 'Required' } });
  });
  it("shows the server's message, otherwise asks to try again", () => {
    expect(toSignUpErrors(rejected('ACCOUNT_LOCKED')).form?.message).toEqual({ fromServer: 'No.' });
    for (const error of [
      rejected('INTERNAL', { message: '' }),
      new CallError('shape', 'signUp'),
      new Error('bug'),
      'odd',
    ])
      expect(toSignUpErrors(error)).toEqual({
        fields: {},
        form: { tone: 'danger', title: null, message: { key: 'msg.try.again' } },
      });
  });
  it('keeps a message for a field that the form does not show', () => {
    const { fields, form } = toSignUpErrors(
      rejected('VALIDATION', { fields: { phone: 'Required', toString: 'x' } }),
    );
    expect([fields, form?.message]).toEqual([{}, { fromServer: 'No.' }]);
  });
  it('reports that a sign-up without a response may still have worked', () => {
    expect(toSignUpErrors(new CallError('timeout', 'signUp')).form?.message).toEqual({
      key: 'form.problem.timeout.signUp',
    });
  });
  it('shows closed registration with the same text as the dialog', () => {
    expect(toSignUpErrors(rejected('REGISTRATION_CLOSED'))).toEqual({
      fields: {},
      form: {
        tone: 'warning',
        title: 'auth.register.closed.title',
        message: { key: 'auth.register.closed.rejected' },
      },
    });
  });
  it('shows the error of a field that is not in this registration mode at the form', () => {
    const byPhone = askedFields({ mode: 'phone', hidden: hiddenFields({ dateOfBirth: 0 }) });
    expect(toErrors(rejected('PHONE_TAKEN'), byPhone).fields).toEqual({
      phone: { key: 'form.phone.taken' },
    });
    expect(toErrors(rejected('LOGIN_TAKEN'), byPhone).form?.message).toEqual({ fromServer: 'No.' });
    expect(toErrors(rejected('UNDER_AGE'), byPhone).form?.message).toEqual({ fromServer: 'No.' });
    const { fields } = toErrors(rejected('VALIDATION', { fields: { phoneCode: 'Required' } }), byPhone);
    expect(fields).toEqual({ phone: { fromServer: 'Required' } });
  });
});
