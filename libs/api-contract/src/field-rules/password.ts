import * as v from 'valibot';
import { type SettingsFields } from '../entities/settings.js';

/** The requirements of a password (§5). Lengths are in characters. */
export interface PasswordRules {
  minLength: number;
  maxLength: 255;
  /** A character that is neither letter nor digit. */
  special: boolean;
  digit: boolean;
  /** A letter from A to Z. */
  uppercase: boolean;
}

type PasswordSettings = Pick<
  SettingsFields,
  | 'formFieldsValidation'
  | 'passwordMinLength'
  | 'passwordNeedSpecialCharacter'
  | 'passwordNeedNumbers'
  | 'passwordNeedUppercase'
>;

/**
 * When a password is chosen: the first of an account, by its registration or the update of a linked account; or a new one in
 * its place, by the form to change it or after it was forgotten.
 */
export type PasswordOccasion = 'first' | 'change';

/**
 * Returns the rules for a password: each flag from `formFieldsValidation`, otherwise from the top level of the settings; at
 * least 6 characters if a brand sets nothing (§9). A changed one always has a digit, a special and an upper-case character
 * (decisions 17).
 */
export function getPasswordRules(
  settings: Partial<PasswordSettings>,
  occasion: PasswordOccasion,
): PasswordRules {
  const fields = settings.formFieldsValidation;
  const isChange = occasion === 'change';
  return {
    minLength: fields?.passwordMinLength ?? settings.passwordMinLength ?? 6,
    maxLength: 255,
    special:
      isChange || (fields?.passwordNeedSpecialCharacter ?? settings.passwordNeedSpecialCharacter ?? false),
    digit: isChange || (fields?.passwordNeedNumbers ?? settings.passwordNeedNumbers ?? false),
    uppercase: isChange || (fields?.passwordNeedUppercase ?? settings.passwordNeedUppercase ?? false),
  };
}

export type PasswordRule = 'minLength' | 'maxLength' | 'uppercase' | 'special' | 'digit';
/** One line of the checklist below a new password. */
export interface PasswordRuleState {
  rule: PasswordRule;
  met: boolean;
}

// Characters are code points, as the server counts them: an emoji is one.
const countCharacters = (password: string) => [...password].length;

const keeps: Readonly<Record<PasswordRule, (password: string, rules: PasswordRules) => boolean>> = {
  minLength: (password, { minLength }) => countCharacters(password) >= minLength,
  maxLength: (password, { maxLength }) => countCharacters(password) <= maxLength,
  uppercase: (password) => /[A-Z]/.test(password),
  special: (password) => /[^\p{L}\p{N}]/u.test(password),
  digit: (password) => /[0-9]/.test(password),
};

/** Returns the rules that a brand's settings require, in the order of the checklist, without the upper limit. */
function rulesInForce(rules: PasswordRules): PasswordRule[] {
  const optional = (['uppercase', 'special', 'digit'] as const).filter((rule) => rules[rule]);
  return ['minLength', ...optional];
}

/**
 * Returns which rules a new password meets (§5): the minimum length always, the others if the settings require them.
 */
export function passwordChecklist(password: string, rules: PasswordRules): PasswordRuleState[] {
  return rulesInForce(rules).map((rule) => ({ rule, met: keeps[rule](password, rules) }));
}

/** Returns the first rule that a password breaks, or `null`. */
export function firstUnmetRule(password: string, rules: PasswordRules): PasswordRule | null {
  return [...rulesInForce(rules), 'maxLength' as const].find((rule) => !keeps[rule](password, rules)) ?? null;
}

/**
 * Creates the schema of a new password by the brand's rules (§5), not of spaces alone. Messages are text keys:
 * `form.password.required`, or that of the first broken rule, such as `form.password.digit`.
 */
export function newPasswordSchema(rules: PasswordRules) {
  return v.pipe(
    v.string(),
    v.check((password) => password.trim() !== '', 'form.password.required'),
    v.check(
      (password) => firstUnmetRule(password, rules) === null,
      ({ input }) => `form.password.${firstUnmetRule(input, rules) ?? 'required'}`,
    ),
  );
}
