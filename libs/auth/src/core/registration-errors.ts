import { CallError } from '@casino-kit/api-client';
import { toFormErrors, type FormErrors } from '@casino-kit/player-fields';
import { type RegistrationField } from './registration-fields.js';

/** A field on the wire → where its problem shows. */
const placeOf: Readonly<Record<string, RegistrationField>> = {
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

/**
 * What a failed sign-up means for the form (§8): a taken address, number or login name and an age below 18 show at their
 * field, other fields where the server names them; else the server's message, or `msg.try.again` without one. Only fields
 * in `asked` are on the form: the problem of another one is told at the form as a whole.
 */
export function toSignUpErrors(
  error: unknown,
  asked: readonly RegistrationField[],
): FormErrors<RegistrationField> {
  if (error instanceof CallError && error.code === 'REGISTRATION_CLOSED')
    return {
      fields: {},
      form: {
        tone: 'warning',
        title: 'auth.register.closed.title',
        message: { key: 'auth.register.closed.rejected' },
      },
    };
  const places = Object.entries(placeOf).filter(([, field]) => asked.includes(field));
  return toFormErrors(error, Object.fromEntries(places), 'form.problem.timeout.signUp');
}
