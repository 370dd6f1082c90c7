import { toFormErrors, type FormErrors } from '@casino-kit/player-fields';
import { type UpdateResponse } from './save-profile.js';
import { type ProfileField } from './profile-values.js';

const fieldOfName: Readonly<Record<string, ProfileField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phoneCode: 'phone',
  phone: 'phone',
  dateOfBirth: 'dateOfBirth',
  countryCode: 'countryCode',
  city: 'city',
  zipCode: 'zipCode',
  address: 'address',
  gender: 'gender',
};

/**
 * Returns the form errors of a failed update (§8): field errors from the server at their fields, all others at the
 * form.
 */
export function toProfileErrors(error: unknown): FormErrors<ProfileField> {
  return toFormErrors(error, fieldOfName);
}

/** Returns the form error of a response that arrived but rejects: the server's message, a sentence or a text key. */
export function toRejectedErrors({ message }: UpdateResponse): FormErrors<never> {
  const texts = message ? { fromServer: message } : { key: 'msg.try.again' };
  return { fields: {}, form: { tone: 'danger', title: null, message: texts } };
}
