import { type EndpointInput, type MirrorDomain, type signUp } from '@casino-kit/api-contract';
import { readPhone } from '@casino-kit/api-contract/field-rules';
import { type LoginPart, loginFieldsOf } from './registration-fields.js';
import { type RegistrationValues } from './registration-schema.js';
import { phoneText } from './login-prefill.js';
import { type NewVisitorInfo } from './visitor.js';

export type SignUpBody = EndpointInput<typeof signUp>['body'];

export interface SignUpContext {
  /** Wire code of the language in use. */
  language: string;
  visitor: NewVisitorInfo;
  /** Where the page is shown, if on a mirror domain. */
  mirrorDomain: MirrorDomain | null;
  /** The account belongs to one on a partner's site (§2, linked account). */
  linkAccount?: boolean;
}

const unlessEmpty = (text: string) => (text === '' ? undefined : text);

/** What the player will sign in with: only what the mode asks for, whatever was typed in another. */
function loginsOf({ mode, email, phone, username, password }: RegistrationValues) {
  const asked = (field: LoginPart) => loginFieldsOf(mode).includes(field);
  // Numbers go out as they are kept, without a zero before the national number: login then finds them.
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
 * What one signs in with (§7 login): the email, the phone as `+` with code and number, or the login name; `undefined`
 * where there is none of them.
 */
export function loginNameOf({
  email,
  phoneCode,
  phone,
  username,
}: Pick<SignUpBody, 'email' | 'phoneCode' | 'phone' | 'username'>): string | undefined {
  return email || (phone && `+${phoneCode ?? ''}${phone}`) || username || undefined;
}

/** What is typed as login so far, `''` for nothing: another form can start with it (`readLoginPrefill`). */
export function typedLogin(values: RegistrationValues): string {
  const { email, phoneCode = '', phone = '', username } = loginsOf(values);
  return email || phoneText({ phoneCode, phone }) || username || '';
}

/** The body of sign-up (§7). Fields that were hidden are left out; the consent stands for age and for the terms. */
export function signUpBody(
  values: RegistrationValues,
  { language, visitor, mirrorDomain, linkAccount }: SignUpContext,
): SignUpBody {
  const { mode, consent, newsletter } = values;
  return {
    ...visitor,
    registrationMode: mode,
    ...loginsOf(values),
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
