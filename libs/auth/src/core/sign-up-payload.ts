import { type EndpointInput, type MirrorDomain, type signUp } from '@casino-kit/api-contract';
import { type RegistrationValues } from './registration-schema.js';
import { type NewVisitorFacts } from './visitor.js';

export type SignUpBody = EndpointInput<typeof signUp>['body'];

export interface SignUpContext {
  /** Wire code of the language in use. */
  language: string;
  visitor: NewVisitorFacts;
  /** Where the page is shown, if on a mirror domain. */
  mirrorDomain: MirrorDomain | null;
}

const unlessEmpty = (text: string) => (text === '' ? undefined : text);

/** The body of sign-up (§7). Fields that were hidden are left out; the consent stands for age and for the terms. */
export function signUpBody(
  { consent, ...values }: RegistrationValues,
  { language, visitor, mirrorDomain }: SignUpContext,
): SignUpBody & { email: string; password: string } {
  return {
    ...visitor,
    email: values.email,
    password: values.password,
    firstName: unlessEmpty(values.firstName),
    lastName: unlessEmpty(values.lastName),
    dateOfBirth: unlessEmpty(values.dateOfBirth),
    countryCode: unlessEmpty(values.countryCode),
    currencyCode: unlessEmpty(values.currencyCode),
    preferredLanguage: language,
    gender: 'Not to say',
    isAdult: consent,
    termsAccepted: consent,
    newsletter: values.newsletter,
    mirrorDomainFk: mirrorDomain?.domainId === undefined ? undefined : String(mirrorDomain.domainId),
  };
}
