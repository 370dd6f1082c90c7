import { callProblems, type CallProblems } from '@casino-kit/player-fields';
import { type UpdateAnswer } from './save-profile.js';
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

/** What a failed update means for the form (§8): at their fields what the server names, all else at the form. */
export function profileProblems(error: unknown): CallProblems<ProfileField> {
  return callProblems(error, fieldOfName);
}

/** What an answer means that was given and says no: the server's message, a sentence or a text key. */
export function refusedProblems({ message }: UpdateAnswer): CallProblems<never> {
  const words = message ? { fromServer: message } : { key: 'msg.try.again' };
  return { fields: {}, form: { tone: 'danger', title: null, message: words } };
}
