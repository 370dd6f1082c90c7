import { CallError } from '@casino-kit/api-client';

/** What to say: a text of this library with values for its places, or a sentence (or text key) that the server sent. */
export type Message =
  { key: ProblemKey; params?: Readonly<Record<string, string | number>> } | { fromServer: string };

export type ProblemKey =
  | 'auth.email.taken'
  | 'auth.login.wrong'
  | 'auth.login.wrong.pause'
  | 'auth.login.wrong.one'
  | 'auth.login.wrong.two'
  | 'auth.login.wrong.three'
  | 'auth.login.wrong.four'
  | 'auth.login.wrong.many'
  | 'auth.problem.tooMany'
  | 'auth.problem.network'
  | 'auth.problem.timeout'
  | 'auth.problem.timeout.signUp'
  | 'form.validation.invalid.dob'
  | 'msg.try.again';

/** A problem of the form as a whole. `warning` passes by itself; `danger` was a refusal. */
export interface FormProblem {
  tone: 'warning' | 'danger';
  title: 'auth.problem.network.title' | 'auth.problem.timeout.title' | 'auth.problem.tooMany.title' | null;
  message: Message;
}

/** What went wrong with a call, laid out for a form: by field, and for the form as a whole. */
export interface CallProblems<Field extends string> {
  fields: Partial<Record<Field, Message>>;
  form: FormProblem | null;
}

/** Minutes of the pause after too many wrong passwords, where the server does not say. */
const usualPause = 15;

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** Small numbers are written as words, so each has a text of its own. */
const wrongByTries = [
  'auth.login.wrong.pause',
  'auth.login.wrong.one',
  'auth.login.wrong.two',
  'auth.login.wrong.three',
  'auth.login.wrong.four',
] as const;

function wrongCredentials({ params }: CallError): Message {
  const left = wholeNumber(params.triesLeft);
  if (left === null) return { key: 'auth.login.wrong' };
  const minutes = wholeNumber(params.minutes) ?? usualPause;
  return { key: wrongByTries[left] ?? 'auth.login.wrong.many', params: { count: left, minutes } };
}

function formProblem(error: unknown, timeout: ProblemKey): FormProblem {
  if (!(error instanceof CallError))
    return { tone: 'danger', title: null, message: { key: 'msg.try.again' } };
  if (error.kind === 'network')
    return { tone: 'warning', title: 'auth.problem.network.title', message: { key: 'auth.problem.network' } };
  if (error.kind === 'timeout')
    return { tone: 'warning', title: 'auth.problem.timeout.title', message: { key: timeout } };
  if (error.code === 'TOO_MANY_TRIES') {
    const count = wholeNumber(error.params.minutes) ?? usualPause;
    return {
      tone: 'warning',
      title: 'auth.problem.tooMany.title',
      message: { key: 'auth.problem.tooMany', params: { count } },
    };
  }
  return {
    tone: 'danger',
    title: null,
    message: error.serverMessage ? { fromServer: error.serverMessage } : { key: 'msg.try.again' },
  };
}

/** The server's `fields`, by the names that the form knows; `others` tells whether one was left over. */
function serverFields<Field extends string>(error: CallError, names: Readonly<Record<string, Field>>) {
  const fields: Partial<Record<Field, Message>> = {};
  let others = false;
  for (const [name, fromServer] of Object.entries(error.fields)) {
    const field = Object.hasOwn(names, name) ? names[name] : undefined;
    if (field === undefined) others = true;
    else fields[field] ??= { fromServer };
  }
  return { fields, others };
}

export type LoginField = 'email' | 'password';

/** What a failed login means for the form (§8): `WRONG_CREDENTIALS` shows at the password, a pause at the form. */
export function loginProblems(error: unknown): CallProblems<LoginField> {
  if (error instanceof CallError && error.code === 'WRONG_CREDENTIALS')
    return { fields: { password: wrongCredentials(error) }, form: null };
  if (error instanceof CallError && error.code === 'VALIDATION') {
    const { fields, others } = serverFields(error, { email: 'email', password: 'password' } as const);
    if (Object.keys(fields).length > 0 && !others) return { fields, form: null };
    return { fields, form: formProblem(error, 'auth.problem.timeout') };
  }
  return { fields: {}, form: formProblem(error, 'auth.problem.timeout') };
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
  if (!(error instanceof CallError))
    return { fields: {}, form: formProblem(error, 'auth.problem.timeout.signUp') };
  if (error.code === 'EMAIL_TAKEN') return { fields: { email: { key: 'auth.email.taken' } }, form: null };
  if (error.code === 'UNDER_AGE')
    return { fields: { dateOfBirth: { key: 'form.validation.invalid.dob' } }, form: null };
  const { fields, others } = serverFields<RegistrationField>(error, registrationFields);
  if (Object.keys(fields).length > 0 && !others) return { fields, form: null };
  return { fields, form: formProblem(error, 'auth.problem.timeout.signUp') };
}
