import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { toPasswordErrors } from './password-change.js';
import { toProfileErrors, toRejectedErrors } from './profile-errors.js';

const rejection = (
  code: string,
  details: { fields?: Record<string, string> | undefined; params?: Record<string, string> | undefined } = {},
) =>
  new CallError('status', 'updateUserDetails', {
    status: 400,
    body: { success: false, code, message: 'The server says so.', ...details },
  });

describe('toProfileErrors', () => {
  it.each([
    ['EMAIL_TAKEN', {}, 'email', { key: 'form.email.taken' }],
    ['PHONE_TAKEN', {}, 'phone', { key: 'form.phone.taken' }],
    ['UNDER_AGE', {}, 'dateOfBirth', { key: 'form.validation.invalid.dob' }],
    ['FIELD_LOCKED', { lastName: 'form.locked' }, 'lastName', { fromServer: 'form.locked' }],
    ['VALIDATION', { zipCode: 'Too short' }, 'zipCode', { fromServer: 'Too short' }],
    ['VALIDATION', { phoneCode: 'No such code' }, 'phone', { fromServer: 'No such code' }],
  ])('shows %s of %j at %s', (code, fields, field, message) =>
    expect(toProfileErrors(rejection(code, { fields }))).toEqual({
      fields: { [field]: message },
      form: null,
    }),
  );
  it("shows the server's message when it names no field of the form", () => {
    expect(toProfileErrors(rejection('VALIDATION', { fields: { nickname: 'Taken' } }))).toMatchObject({
      form: { message: { fromServer: 'The server says so.' } },
    });
  });
});

describe('toRejectedErrors', () => {
  it("returns the server's message, otherwise asks to try again", () => {
    expect(toRejectedErrors({ success: false, message: 'No.' }).form?.message).toEqual({ fromServer: 'No.' });
    expect(toRejectedErrors({ success: false }).form?.message).toEqual({ key: 'msg.try.again' });
  });
});

describe('toPasswordErrors', () => {
  it.each([
    [{}, { key: 'form.currentPassword.wrong' }],
    [{ triesLeft: '3' }, { key: 'profile.password.wrong', params: { count: 3 } }],
    [{ triesLeft: '1' }, { key: 'profile.password.wrong', params: { count: 1 } }],
    [{ triesLeft: '0' }, { key: 'profile.password.wrong.pause' }],
  ])('shows a wrong password with %j at its field', (params, message) =>
    expect(toPasswordErrors(rejection('WRONG_CREDENTIALS', { params }))).toEqual({
      fields: { currentPassword: message },
      form: null,
    }),
  );
  it('shows a lockout at the form', () => {
    expect(toPasswordErrors(rejection('TOO_MANY_TRIES', { params: { minutes: '15' } })).form).toMatchObject({
      tone: 'warning',
      message: { key: 'form.problem.tooMany', params: { count: 15 } },
    });
  });
  it('shows unmet rules at the field', () => {
    const fields = { newPassword: 'form.password.digit', password: 'form.currentPassword.required' };
    expect(toPasswordErrors(rejection('VALIDATION', { fields }))).toEqual({
      fields: {
        newPassword: { fromServer: 'form.password.digit' },
        currentPassword: { fromServer: 'form.currentPassword.required' },
      },
      form: null,
    });
  });
  it('says after a time-out that the new password may be in effect', () => {
    expect(toPasswordErrors(new CallError('timeout', 'updateUserDetails')).form?.message).toEqual({
      key: 'profile.password.timeout',
    });
  });
});
