import { getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordChangeSchema } from './password-change.js';

const schema = passwordChangeSchema(getPasswordRules({ passwordMinLength: 8 }, 'change'));
const faults = (currentPassword: string, newPassword: string, repeat: string) => {
  const { issues = [] } = safeParse(schema, { currentPassword, newPassword, repeat });
  // A form shows the first of several errors.
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path?.[0].key, message]));
};

describe('passwordChangeSchema', () => {
  it('accepts a password that meets every rule', () =>
    expect(faults('old', 'Harbour25!', 'Harbour25!')).toEqual({}));
  it('requires both passwords', () =>
    expect(faults('', '', '')).toEqual({
      currentPassword: 'form.currentPassword.required',
      newPassword: 'form.password.required',
    }));
  it.each([
    ['Ha2!', 'form.password.minLength'],
    ['harbour25!', 'form.password.uppercase'],
    ['Harbour25', 'form.password.special'],
    ['Harbour!!', 'form.password.digit'],
  ])("reports for %s: %s, regardless of the brand's rules for new players", (password, message) =>
    expect(faults('old', password, password)).toEqual({ newPassword: message }),
  );
  it('requires the same password twice', () =>
    expect(faults('old', 'Harbour25!', 'Harbour25')).toEqual({ repeat: 'form.passwordRepeat.mismatch' }));
});
