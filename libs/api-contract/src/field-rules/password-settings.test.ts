import { describe, expect, it } from 'vitest';
import { getPasswordRules } from './password.js';

describe('getPasswordRules', () => {
  it('requires six characters and nothing else by default', () => {
    expect(getPasswordRules({}, 'first')).toEqual({
      minLength: 6,
      maxLength: 255,
      special: false,
      digit: false,
      uppercase: false,
    });
  });

  it('reads the flags from the top level', () => {
    const settings = {
      passwordMinLength: 10,
      passwordNeedSpecialCharacter: true,
      passwordNeedNumbers: true,
      passwordNeedUppercase: true,
    };
    expect(getPasswordRules(settings, 'first')).toEqual({
      minLength: 10,
      maxLength: 255,
      special: true,
      digit: true,
      uppercase: true,
    });
  });

  it('prefers formFieldsValidation', () => {
    const settings = {
      passwordNeedNumbers: true,
      formFieldsValidation: { passwordMinLength: 8, passwordNeedNumbers: false, passwordNeedUppercase: true },
    };
    expect(getPasswordRules(settings, 'first')).toMatchObject({
      minLength: 8,
      digit: false,
      uppercase: true,
      special: false,
    });
  });

  it('always requires all three when a password is changed', () => {
    expect(getPasswordRules({ passwordMinLength: 9, passwordNeedNumbers: false }, 'change')).toEqual({
      minLength: 9,
      maxLength: 255,
      special: true,
      digit: true,
      uppercase: true,
    });
  });
});
