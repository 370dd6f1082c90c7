import { type EndpointInput, type RegistrationMode, type signUp } from '@casino-kit/api-contract';
import {
  addressTextSchema,
  getDateOfBirthError,
  dateOfBirthSchema,
  genders,
  loginNameSchema,
  newPasswordSchema,
  type PasswordRules,
  personNameSchema,
} from '@casino-kit/api-contract/field-rules';
import { reject } from '../http/api-error.js';
import { FieldReader } from '../http/field-reader.js';
import { type AgeRule } from './age-rule.js';
import { currencyCodes, parseCurrency, isCountry } from '../settings/places.js';
import { readEmailField, readPhoneFields } from './contact.js';
import { type players } from './tables.js';

export type SignUpForm = EndpointInput<typeof signUp>['body'];

/** The fields that each way to register requires (§2); the others are optional. */
const asked: Readonly<Record<RegistrationMode, readonly ('email' | 'phone' | 'username')[]>> = {
  email: ['email'],
  phone: ['phone'],
  emailPhone: ['email', 'phone'],
  login: ['username'],
  oneClick: [],
};

/**
 * Validates how the new player will log in. With one click the server creates the login name. A phone field of the brand's
 * form is required with an email, too (§5).
 */
function readLogins(fields: FieldReader, form: SignUpForm, asks: SignUpRules['asks']) {
  const mode = form.registrationMode;
  if (mode === 'oneClick') return {};
  const given = (field: 'email' | 'phone' | 'username') => form[field]?.trim() ?? '';
  const isByEmail = mode === 'email' || (mode === undefined && given('email') !== '');
  const wants = (field: 'email' | 'phone' | 'username') =>
    given(field) !== '' ||
    (mode !== undefined && asked[mode].includes(field)) ||
    (field === 'phone' && isByEmail && asks('phone'));
  if (!wants('email') && !wants('phone') && !wants('username')) fields.wrong('email', 'form.email.required');
  const username = wants('username') ? fields.text('username', loginNameSchema, given('username')) : '';
  return {
    ...(wants('email') && readEmailField(fields, given('email'))),
    ...(wants('phone') && readPhoneFields(fields, form.phoneCode ?? '', given('phone'))),
    ...(username !== '' && { username, usernameKey: username.toLowerCase() }),
  };
}

/** Validates who the player is. Fields of the brand's form are required, the others optional. */
function readPerson(
  fields: FieldReader,
  form: SignUpForm,
  { today, minimumAge, asks }: Pick<SignUpRules, 'today' | 'minimumAge' | 'asks'>,
) {
  const readPersonName = (field: 'firstName' | 'lastName') =>
    !asks(field) && (form[field]?.trim() ?? '') === ''
      ? ''
      : fields.text(field, personNameSchema(field), form[field] ?? '');
  const readAddressText = (field: 'city' | 'zipCode' | 'address') =>
    fields.text(field, addressTextSchema, form[field] ?? '');
  const countryCode = form.countryCode ?? '';
  if ((asks('countryCode') || countryCode !== '') && !isCountry(countryCode))
    fields.wrong('countryCode', 'form.country.required');
  const currencyCode = parseCurrency(form.currencyCode ?? (asks('currencyCode') ? '' : currencyCodes[0]));
  if (currencyCode === undefined) fields.wrong('currencyCode', 'form.currency.required');
  const gender = genders.find((known) => known === (form.gender ?? genders[0]));
  if (gender === undefined) fields.wrong('gender', 'form.validation.invalid.format');
  const dateOfBirth =
    form.dateOfBirth === undefined && !asks('dateOfBirth')
      ? null
      : fields.text('dateOfBirth', dateOfBirthSchema(today, minimumAge), form.dateOfBirth ?? '');
  return {
    firstName: readPersonName('firstName'),
    lastName: readPersonName('lastName'),
    city: readAddressText('city'),
    zipCode: readAddressText('zipCode'),
    address: readAddressText('address'),
    countryCode,
    currencyCode: currencyCode ?? '',
    gender: gender ?? '',
    dateOfBirth,
  };
}

/** Everything of a new player but the password's hash. */
export type NewPlayer = Omit<typeof players.$inferInsert, 'passwordHash' | 'createdAt'>;

/** What a sign-up is validated by. */
export interface SignUpRules extends AgeRule {
  rules: PasswordRules;
  /** Whether the brand's form has a field (get-registration-fields, §7). */
  asks(field: string): boolean;
  /** Whether the policy asks for the name, date of birth and address, whatever way somebody signs up (`fullSignUp`). */
  isFull: boolean;
  /** Whether a new password can be set by a code to the phone. */
  recoversByPhone: boolean;
}

/**
 * Validates the sign-up form by the rules of §5. `password` is `''` when it is not required: with one click or a passkey. The linked
 * form (`linkAccount`) requires nothing but an identifier to log in with. A passkey in place of a password needs an email, or a phone
 * that recovers an account: without one, a player who loses the passkey loses the account.
 * @throws ApiError UNDER_AGE, VALIDATION with the text key of every invalid field
 */
export function readSignUp(
  form: SignUpForm,
  { rules, today, minimumAge, asks, isFull, recoversByPhone }: SignUpRules,
): { player: NewPlayer; password: string } {
  if (
    form.dateOfBirth !== undefined &&
    getDateOfBirthError(form.dateOfBirth, today, minimumAge) === 'underAge'
  )
    throw reject('UNDER_AGE', `Only people of ${minimumAge} years and over may play.`, {
      fields: { dateOfBirth: 'form.validation.invalid.dob' },
    });
  const fields = new FieldReader();
  const oneClick = form.registrationMode === 'oneClick';
  const isLinked = form.linkAccount ?? false;
  const asksHere = (field: string) => !isLinked && asks(field);
  const logins = readLogins(fields, form, asksHere);
  const person = readPerson(fields, form, { today, minimumAge, asks: isFull ? asks : asksHere });
  if (isFull)
    for (const field of ['city', 'zipCode', 'address'] as const)
      if (person[field].trim() === '') fields.wrong(field, 'form.validation.required');
  if (!oneClick && form.passkey !== undefined && !(logins.email || (recoversByPhone && logins.phone)))
    fields.wrong('email', 'form.email.required');
  const isChosen = !oneClick && form.passkey === undefined;
  const password = !isChosen ? '' : fields.text('password', newPasswordSchema(rules), form.password ?? '');
  for (const consent of ['isAdult', 'termsAccepted'] as const)
    if (form[consent] !== true) fields.wrong(consent, 'form.validation.required');
  fields.finish();
  const player: NewPlayer = {
    ...logins,
    ...person,
    registrationMode: form.registrationMode ?? null,
    isLinked,
    hasChosenPassword: isChosen && !isLinked,
    preferredLanguage: /^[a-z]{2,3}$/.test(form.preferredLanguage ?? '') ? form.preferredLanguage : 'en',
    newsletter: form.newsletter ?? false,
    marketing: { ...form.mkt, ...(form.cpnc !== undefined && { cpnc: form.cpnc }) },
  };
  return { player, password };
}
