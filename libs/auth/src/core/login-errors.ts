import { CallError } from '@casino-kit/api-client';
import {
  toFormErrors,
  type FormErrors,
  toFormError,
  type Message,
  wholeNumber,
} from '@casino-kit/player-fields';
import { type IdentifierType } from './login-schema.js';

export type LoginField = IdentifierType | 'password';

/** Small numbers are written as words, so each has its own text. */
const byAttempts = ['pause', 'one', 'two', 'three', 'four'] as const;

function wrongCredentials(error: CallError, way: IdentifierType): Message {
  const left = wholeNumber(error.params.triesLeft);
  if (left === null) return { key: `auth.login.wrong.${way}` };
  return {
    key: `auth.login.wrong.${way}.${byAttempts[left] ?? 'many'}`,
    params: { count: left },
  };
}

/**
 * Returns the form errors of a failed login (§8). `WRONG_CREDENTIALS` shows at the password, worded for the identifier
 * type; a lockout and a network error show at the form. A {@link getLoginBlockReason} is not a field error, and a retry
 * does not solve it, so it is not reported here.
 */
export function toLoginErrors(error: unknown, way: IdentifierType): FormErrors<LoginField> {
  if (getLoginBlockReason(error) !== null) return { fields: {}, form: null };
  if (error instanceof CallError && error.code === 'WRONG_CREDENTIALS')
    return { fields: { password: wrongCredentials(error, way) }, form: null };
  if (error instanceof CallError && error.code === 'VALIDATION')
    return toFormErrors<LoginField>(error, { email: way, password: 'password' });
  return { fields: {}, form: toFormError(error) };
}

/** Why an account cannot be entered, even by its owner. */
export type LoginBlockReason = 'emailNotVerified' | 'locked';

const blockReasons: Readonly<Record<string, LoginBlockReason>> = {
  EMAIL_NOT_VERIFIED: 'emailNotVerified',
  ACCOUNT_LOCKED: 'locked',
};

/** Returns why a login is blocked if the form is not the reason, or `null`. */
export function getLoginBlockReason(error: unknown): LoginBlockReason | null {
  if (!(error instanceof CallError) || !Object.hasOwn(blockReasons, error.code)) return null;
  return blockReasons[error.code] ?? null;
}
