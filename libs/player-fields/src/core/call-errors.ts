import { CallError, isUnsupported } from '@casino-kit/api-client';

/** A message: a text key with values for its placeholders, or the server's text, a sentence or a text key. */
export type Message =
  | { key: string; params?: Readonly<Record<string, string | number>> | undefined }
  | { fromServer: string };

/** An error of the form as a whole. `warning` is temporary; `danger` was a rejection. */
export interface FormError {
  tone: 'warning' | 'danger';
  /** A text key, `null` for none. */
  title: string | null;
  message: Message;
}

/** The errors of a failed call, laid out for a form: by field, and for the form as a whole. */
export interface FormErrors<Field extends string> {
  fields: Partial<Record<Field, Message>>;
  form: FormError | null;
}

/** The text of a pause after too many attempts; its `count` are the minutes. */
export const tooManyAttempts = 'form.problem.tooMany';

/** Minutes to wait after too many attempts, if the server does not send them. */
const usualPause = 15;

/** Returns a small whole number that a server sent as text, or `null`. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * Returns a failed call as an error of the form as a whole (§8): no connection, no response in time, a call that the
 * server does not have (decisions 40), a confirmation that the player did not give, a connection that is not safe for a session (decision 58), a lockout, otherwise the server's message, otherwise `msg.try.again`. `timeout`
 * is the text key for a missing response.
 */
export function toFormError(error: unknown, timeout = 'form.problem.timeout'): FormError {
  if (!(error instanceof CallError))
    return { tone: 'danger', title: null, message: { key: 'msg.try.again' } };
  if (error.kind === 'network')
    return { tone: 'warning', title: 'form.problem.network.title', message: { key: 'form.problem.network' } };
  if (error.kind === 'timeout')
    return { tone: 'warning', title: 'form.problem.timeout.title', message: { key: timeout } };
  if (isUnsupported(error))
    return { tone: 'warning', title: null, message: { key: 'form.problem.unsupported' } };
  if (error.code === 'INSECURE_CONNECTION')
    return { tone: 'warning', title: null, message: { key: 'form.problem.insecure' } };
  if (error.code === 'CONFIRMATION_REQUIRED')
    return { tone: 'warning', title: null, message: { key: 'form.problem.confirmation' } };
  if (error.code === 'TOO_MANY_TRIES')
    return {
      tone: 'warning',
      title: 'form.problem.tooMany.title',
      message: {
        key: tooManyAttempts,
        params: { count: wholeNumber(error.params.minutes) ?? usualPause },
      },
    };
  return {
    tone: 'danger',
    title: null,
    message: error.serverMessage ? { fromServer: error.serverMessage } : { key: 'msg.try.again' },
  };
}

/** Rejections that belong to one field, by the name of that field on the wire. */
const fieldOfCode: Readonly<Record<string, { name: string; key: string }>> = {
  EMAIL_TAKEN: { name: 'email', key: 'form.email.taken' },
  PHONE_TAKEN: { name: 'phone', key: 'form.phone.taken' },
  LOGIN_TAKEN: { name: 'username', key: 'form.username.taken' },
  UNDER_AGE: { name: 'dateOfBirth', key: 'form.validation.invalid.dob' },
};

/**
 * Returns the form errors of a failed call (§8). `names` maps the wire's field names to those of the form; a taken
 * address, number or login and an age below 18 show at their field, other fields if the server names them, all other
 * errors at the form.
 */
export function toFormErrors<Field extends string>(
  error: unknown,
  names: Readonly<Record<string, Field>>,
  timeout?: string,
): FormErrors<Field> {
  const fieldNamed = (name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
  const whole = (fields: FormErrors<Field>['fields']) => ({ fields, form: toFormError(error, timeout) });
  if (!(error instanceof CallError)) return whole({});
  const known =
    error.code !== null && Object.hasOwn(fieldOfCode, error.code) ? fieldOfCode[error.code] : undefined;
  const place = known && fieldNamed(known.name);
  if (known && place !== undefined)
    return { fields: { [place]: { key: known.key } } as FormErrors<Field>['fields'], form: null };
  const fields: FormErrors<Field>['fields'] = {};
  let others = false;
  for (const [name, fromServer] of Object.entries(error.fields)) {
    const field = fieldNamed(name);
    if (field === undefined) others = true;
    else fields[field] ??= { fromServer };
  }
  return Object.keys(fields).length > 0 && !others ? { fields, form: null } : whole(fields);
}
