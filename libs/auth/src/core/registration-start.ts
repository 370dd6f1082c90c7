import { latestAdultDateOfBirth } from '@casino-kit/api-contract/field-rules';
import { type HideableField, type RegistrationValues } from './registration-schema.js';

export interface RegistrationStart {
  hidden: ReadonlySet<HideableField>;
  /** `YYYY-MM-DD` where the player is. */
  today: string;
  /** Whether the policy preselects the newsletter. */
  newsletter: boolean;
  country: string | undefined;
  currency: string | undefined;
}

/** What the registration form holds before anything is typed (§4, §5): no consent, and `''` for a hidden field. */
export function startValues({
  hidden,
  today,
  newsletter,
  country,
  currency,
}: RegistrationStart): RegistrationValues {
  const unless = (field: HideableField, value: string) => (hidden.has(field) ? '' : value);
  return {
    email: '',
    password: '',
    firstName: '',
    lastName: '',
    dateOfBirth: unless('dateOfBirth', latestAdultDateOfBirth(today)),
    countryCode: unless('countryCode', country ?? ''),
    currencyCode: unless('currencyCode', currency ?? ''),
    consent: false,
    newsletter,
  };
}
