import { CallError } from '@casino-kit/api-client';
import { newPasswordSchema, type PasswordRules } from '@casino-kit/api-contract/field-rules';
import { toFormErrors, type FormErrors, type Message, wholeNumber } from '@casino-kit/player-fields';
import * as v from 'valibot';

/**
 * Creates the schema of the password form (§5): the current password of a player who has one, a new one by the rules, and the
 * new one again. Messages are text keys.
 */
export function passwordChangeSchema(rules: PasswordRules, hasPassword = true) {
  return v.pipe(
    v.object({
      currentPassword: v.pipe(
        v.string(),
        v.check((typed) => !hasPassword || typed !== '', 'form.currentPassword.required'),
      ),
      newPassword: newPasswordSchema(rules),
      repeat: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['repeat']],
        ({ newPassword, repeat }) => newPassword === repeat,
        'form.passwordRepeat.mismatch',
      ),
      ['repeat'],
    ),
  );
}
export type PasswordChange = v.InferOutput<ReturnType<typeof passwordChangeSchema>>;
export type PasswordChangeField = keyof PasswordChange;

function wrongPassword(error: CallError): Message {
  const count = wholeNumber(error.params.triesLeft);
  if (count === null) return { key: 'form.currentPassword.wrong' };
  return count === 0
    ? { key: 'profile.password.wrong.pause' }
    : { key: 'profile.password.wrong', params: { count } };
}

/**
 * Returns the form errors of a failed password change (§8): a wrong current password shows at its field with the
 * attempts left, a lockout at the form.
 */
export function toPasswordErrors(error: unknown): FormErrors<PasswordChangeField> {
  if (error instanceof CallError && error.code === 'WRONG_CREDENTIALS')
    return { fields: { currentPassword: wrongPassword(error) }, form: null };
  return toFormErrors<PasswordChangeField>(
    error,
    { password: 'currentPassword', newPassword: 'newPassword' },
    'profile.password.timeout',
  );
}
