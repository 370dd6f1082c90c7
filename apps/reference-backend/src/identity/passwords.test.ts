import { describe, expect, it } from 'vitest';
import { passwordRulesOf } from '../settings/brand-settings.js';
import { hashPassword, passwordFault, passwordFits } from './passwords.js';

const rules = { minLength: 6, needsSpecialCharacter: true, needsDigit: true, needsUppercase: true };

describe('a password', () => {
  it.each([
    ['Ab-45', 'At least 6 characters'],
    ['Abcd45', 'One special character'],
    ['Abcd-e', 'One digit'],
    ['abc-45', 'One capital letter'],
    [`A-1${'x'.repeat(253)}`, 'At most 255 characters'],
    ['Abc-45', undefined],
  ])('%s: %s', (password, fault) => {
    expect(passwordFault(password, rules)).toBe(fault);
  });
  it('is judged by the settings of the form, else by those of the top level', () => {
    expect(passwordRulesOf({})).toMatchObject({ minLength: 6, needsDigit: false });
    expect(
      passwordRulesOf({
        passwordMinLength: 8,
        passwordNeedNumbers: true,
        formFieldsValidation: { passwordMinLength: 10, passwordNeedUppercase: true },
      }),
    ).toEqual({ minLength: 10, needsSpecialCharacter: false, needsDigit: true, needsUppercase: true });
    expect(passwordRulesOf({ passwordMinLength: 'many' }).minLength).toBe(6);
  });
  it('fits its own hash only, and never an account that does not exist', async () => {
    const hash = await hashPassword('Secret-1');
    expect(await passwordFits(hash, 'Secret-1')).toBe(true);
    expect(await passwordFits(hash, 'Secret-2')).toBe(false);
    expect(await passwordFits(undefined, 'no account has this password')).toBe(false);
  });
});
