import { CallError, isUnsupported } from '@casino-kit/api-client';

/** What to say: a text by its key with values for its places, or what the server sent, a sentence or a text key. */
export type Message =
  { key: string; params?: Readonly<Record<string, string | number>> } | { fromServer: string };

/** A problem of the form as a whole. `warning` passes automatically; `danger` was a rejection. */
export interface FormError {
  tone: 'warning' | 'danger';
  /** A text key, `null` for none. */
  title: string | null;
  message: Message;
}

/** What went wrong with a call, laid out for a form: by field, and for the form as a whole. */
export interface FormErrors<Field extends string> {
  fields: Partial<Record<Field, Message>>;
  form: FormError | null;
}

/** Minutes of the pause after too many attempts, where the server does not say. */
const usualPause = 15;

/** A small whole number that a server sent as text, or `null`. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The minutes of a pause that an error speaks of. */
export function retryAfterMinutes({ params }: CallError): number {
  return wholeNumber(params.minutes) ?? usualPause;
}

/**
 * A failed call as a problem of the form as a whole (§8): no connection, no response in time, a call that the server does
 * not have (decisions 40), a pause, else the server's message, else `msg.try.again`. `timeout` is the text key for an
 * answer that did not come.
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
  if (error.code === 'TOO_MANY_TRIES')
    return {
      tone: 'warning',
      title: 'form.problem.tooMany.title',
      message: { key: 'form.problem.tooMany', params: { count: retryAfterMinutes(error) } },
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
 * What a failed call means for a form (§8). `names` maps the wire's field names to those of the form; a taken address,
 * number or login and an age below 18 show at their field, other fields where the server names them, all else at the form.
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
