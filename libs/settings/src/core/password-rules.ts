import { type Settings } from './defaults.js';

/** What a password must have (§5). Lengths are in characters. */
export interface PasswordRules {
  minLength: number;
  maxLength: 255;
  /** A character that is neither letter nor digit. */
  special: boolean;
  digit: boolean;
  /** A letter from A to Z. */
  uppercase: boolean;
}

/**
 * The rules for a new player's password: each flag from `formFieldsValidation`, else from the top level of the settings
 * (decisions 17).
 */
export function passwordRules(settings: Settings): PasswordRules {
  const fields = settings.formFieldsValidation;
  return {
    minLength: fields.passwordMinLength ?? settings.passwordMinLength,
    maxLength: 255,
    special: fields.passwordNeedSpecialCharacter ?? settings.passwordNeedSpecialCharacter,
    digit: fields.passwordNeedNumbers ?? settings.passwordNeedNumbers,
    uppercase: fields.passwordNeedUppercase ?? settings.passwordNeedUppercase,
  };
}

/** The rules of the change-password form: it asks for a digit, a special and an upper-case character whatever the brand set. */
export function changePasswordRules(settings: Settings): PasswordRules {
  return { ...passwordRules(settings), special: true, digit: true, uppercase: true };
}
