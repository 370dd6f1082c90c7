import { CallError } from '@casino-kit/api-client';
import { PasskeyError } from '@casino-kit/session/passkeys';
import { toFormErrors, type FormErrors } from '@casino-kit/player-fields';
import { type RegistrationField } from './registration-fields.js';

/** Maps a field on the wire to the field that shows its error. */
const fieldsByWireName: Readonly<Record<string, RegistrationField>> = {
  email: 'email',
  phone: 'phone',
  phoneCode: 'phone',
  username: 'username',
  password: 'password',
  countryCode: 'countryCode',
  currencyCode: 'currencyCode',
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  address: 'address',
  zipCode: 'zipCode',
  city: 'city',
  isAdult: 'consent',
  termsAccepted: 'consent',
  newsletter: 'newsletter',
};

/** The title of the rejection of an excluded person, who is shown a link to help. */
export const excludedTitle = 'auth.register.excluded.title';

/** Rejections of the sign-up as a whole that have a text of their own. */
const rejections: Readonly<Partial<Record<string, { title: string; message: string }>>> = {
  REGISTRATION_CLOSED: {
    title: 'auth.register.closed.title',
    message: 'auth.register.closed.rejected',
  },
  PERSON_EXCLUDED: { title: excludedTitle, message: 'auth.register.excluded.text' },
  REGISTER_UNAVAILABLE: { title: 'auth.register.unchecked.title', message: 'auth.register.unchecked.text' },
};

/**
 * Returns the form errors of a failed sign-up (§8): a taken address, number or login name and an age below 18 show at
 * their field, other fields if the server names them; otherwise the server's message, or `msg.try.again` without one.
 * Only fields in `asked` are on the form: the error of any other field shows at the form as a whole.
 */
export function toSignUpErrors(
  error: unknown,
  asked: readonly RegistrationField[],
): FormErrors<RegistrationField> {
  if (error instanceof PasskeyError)
    return {
      fields: {},
      form: { tone: 'warning', title: null, message: { key: 'auth.passkey.signUp.cancelled' } },
    };
  const text = error instanceof CallError ? rejections[error.code ?? ''] : undefined;
  if (text !== undefined)
    return { fields: {}, form: { tone: 'warning', title: text.title, message: { key: text.message } } };
  const places = Object.entries(fieldsByWireName).filter(([, field]) => asked.includes(field));
  return toFormErrors(error, Object.fromEntries(places), 'form.problem.timeout.signUp');
}
