import { CallError } from '@casino-kit/api-client';
import {
  callProblems,
  type CallProblems,
  formProblem,
  type Message,
  pauseMinutes,
  wholeNumber,
} from '@casino-kit/player-fields';

/** Small numbers are written as words, so each has a text of its own. */
const wrongByTries = [
  'auth.login.wrong.pause',
  'auth.login.wrong.one',
  'auth.login.wrong.two',
  'auth.login.wrong.three',
  'auth.login.wrong.four',
] as const;

function wrongCredentials(error: CallError): Message {
  const left = wholeNumber(error.params.triesLeft);
  if (left === null) return { key: 'auth.login.wrong' };
  return {
    key: wrongByTries[left] ?? 'auth.login.wrong.many',
    params: { count: left, minutes: pauseMinutes(error) },
  };
}

export type LoginField = 'email' | 'password';

/** What a failed login means for the form (§8): `WRONG_CREDENTIALS` shows at the password, a pause at the form. */
export function loginProblems(error: unknown): CallProblems<LoginField> {
  if (error instanceof CallError && error.code === 'WRONG_CREDENTIALS')
    return { fields: { password: wrongCredentials(error) }, form: null };
  if (error instanceof CallError && error.code === 'VALIDATION')
    return callProblems(error, { email: 'email', password: 'password' });
  return { fields: {}, form: formProblem(error) };
}

const registrationFields = {
  email: 'email',
  password: 'password',
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  countryCode: 'countryCode',
  currencyCode: 'currencyCode',
  isAdult: 'consent',
  termsAccepted: 'consent',
  newsletter: 'newsletter',
} as const;
export type RegistrationField = (typeof registrationFields)[keyof typeof registrationFields];

/**
 * What a failed sign-up means for the form (§8): a taken address shows at the e-mail, an age below 18 at the date of
 * birth, other fields where the server names them; else the server's message, or `msg.try.again` without one.
 */
export function signUpProblems(error: unknown): CallProblems<RegistrationField> {
  return callProblems<RegistrationField>(error, registrationFields, 'form.problem.timeout.signUp');
}
