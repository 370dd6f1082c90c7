import { type EndpointInput, type MirrorDomain, type signUp } from '@casino-kit/api-contract';
import { type PhoneReader } from '@casino-kit/api-contract/field-rules';
import { type LoginPart, getLoginFields } from './registration-fields.js';
import { type RegistrationValues } from './registration-schema.js';
import { phoneText } from './login-prefill.js';
import { type NewVisitorInfo } from './visitor.js';

export type SignUpBody = EndpointInput<typeof signUp>['body'];

export interface SignUpContext {
  /** Wire code of the current language. */
  language: string;
  visitor: NewVisitorInfo;
  /** The mirror domain of the page, if it is shown on one. */
  mirrorDomain: MirrorDomain | null;
  /** The account belongs to one on a partner's site (§2, linked account). */
  linkAccount?: boolean | undefined;
  readPhone: PhoneReader;
  /** A passkey takes the place of the typed password, which is not sent. */
  withPasskey?: boolean | undefined;
}

const unlessEmpty = (text: string) => (text === '' ? undefined : text);

/** Returns the new player's identifier: only the fields of this mode, not what was typed in another. */
function toIdentifierFields(
  { mode, email, phone, username, password }: RegistrationValues,
  readPhone: PhoneReader,
) {
  const asked = (field: LoginPart) => getLoginFields(mode).includes(field);
  // Numbers are sent as they are stored, without a zero before the national number, so that login finds them.
  const number = readPhone(phone.phoneCode, phone.phone).number ?? phone;
  return {
    email: asked('email') ? email : undefined,
    phoneCode: asked('phone') ? number.phoneCode : undefined,
    phone: asked('phone') ? number.phone : undefined,
    username: asked('username') ? username : undefined,
    password: asked('password') ? password : undefined,
  };
}

/**
 * Returns the identifier for login (§7 login): the email, the phone as `+` with code and number, or the login name;
 * `undefined` if there is none of them.
 */
export function getLoginName({
  email,
  phoneCode,
  phone,
  username,
}: Pick<SignUpBody, 'email' | 'phoneCode' | 'phone' | 'username'>): string | undefined {
  return email || (phone && `+${phoneCode ?? ''}${phone}`) || username || undefined;
}

/** Returns the typed identifier, `''` for none: the prefill of another form (`readLoginPrefill`). */
export function typedLogin({ mode, email, phone, username }: RegistrationValues): string {
  const asked = (field: LoginPart) => getLoginFields(mode).includes(field);
  return (
    (asked('email') && email) || (asked('phone') && phoneText(phone)) || (asked('username') && username) || ''
  );
}

/** Returns the body of sign-up (§7). Hidden fields are omitted; the consent covers age and terms. */
export function signUpBody(
  values: RegistrationValues,
  { language, visitor, mirrorDomain, linkAccount, readPhone, withPasskey = false }: SignUpContext,
): SignUpBody {
  const { mode, consent, newsletter } = values;
  return {
    ...visitor,
    registrationMode: mode,
    ...toIdentifierFields(values, readPhone),
    ...(withPasskey && { password: undefined }),
    countryCode: unlessEmpty(values.countryCode),
    currencyCode: unlessEmpty(values.currencyCode),
    firstName: unlessEmpty(values.firstName),
    lastName: unlessEmpty(values.lastName),
    dateOfBirth: unlessEmpty(values.dateOfBirth),
    address: unlessEmpty(values.address),
    zipCode: unlessEmpty(values.zipCode),
    city: unlessEmpty(values.city),
    preferredLanguage: language,
    gender: 'Not to say',
    isAdult: consent,
    termsAccepted: consent,
    newsletter,
    mirrorDomainFk: mirrorDomain?.domainId === undefined ? undefined : String(mirrorDomain.domainId),
    linkAccount: linkAccount === true ? true : undefined,
  };
}
