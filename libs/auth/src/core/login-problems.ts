import { CallError } from '@casino-kit/api-client';
import {
  callProblems,
  type CallProblems,
  formProblem,
  type Message,
  pauseMinutes,
  wholeNumber,
} from '@casino-kit/player-fields';
import { type LoginWay } from './login-schema.js';

export type LoginField = LoginWay | 'password';

/** Small numbers are written as words, so each has a text of its own. */
const byTries = ['pause', 'one', 'two', 'three', 'four'] as const;

function wrongCredentials(error: CallError, way: LoginWay): Message {
  const left = wholeNumber(error.params.triesLeft);
  if (left === null) return { key: `auth.login.wrong.${way}` };
  return {
    key: `auth.login.wrong.${way}.${byTries[left] ?? 'many'}`,
    params: { count: left, minutes: pauseMinutes(error) },
  };
}

/**
 * What a failed login means for the form (§8). `WRONG_CREDENTIALS` shows at the password, worded for the way in; a pause
 * and a broken line show at the form. A {@link loginHindrance} is no problem of a field and none that another try solves,
 * so nothing is said of it here.
 */
export function loginProblems(error: unknown, way: LoginWay): CallProblems<LoginField> {
  if (loginHindrance(error) !== null) return { fields: {}, form: null };
  if (error instanceof CallError && error.code === 'WRONG_CREDENTIALS')
    return { fields: { password: wrongCredentials(error, way) }, form: null };
  if (error instanceof CallError && error.code === 'VALIDATION')
    return callProblems<LoginField>(error, { email: way, password: 'password' });
  return { fields: {}, form: formProblem(error) };
}

/** Why an account cannot be entered although who asks may be its owner. */
export type LoginHindrance = 'emailNotVerified' | 'locked';

const hindrances: Readonly<Record<string, LoginHindrance>> = {
  EMAIL_NOT_VERIFIED: 'emailNotVerified',
  ACCOUNT_LOCKED: 'locked',
};

/** What hinders a login that failed for another reason than its form, or `null`. */
export function loginHindrance(error: unknown): LoginHindrance | null {
  if (!(error instanceof CallError) || !Object.hasOwn(hindrances, error.code)) return null;
  return hindrances[error.code] ?? null;
}
