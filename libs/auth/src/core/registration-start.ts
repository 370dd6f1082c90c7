import { type RegistrationMode } from '@casino-kit/api-contract';
import { latestAdultDateOfBirth } from '@casino-kit/api-contract/field-rules';
import { type HideableField } from './registration-fields.js';
import { type RegistrationValues } from './registration-schema.js';

export interface RegistrationStart {
  mode: RegistrationMode;
  hidden: ReadonlySet<HideableField>;
  /** `YYYY-MM-DD` where the player is. */
  today: string;
  /** Whether the policy preselects the newsletter. */
  newsletter: boolean;
  country: string | undefined;
  currency: string | undefined;
  /** Calling code without a plus sign, `''` for none. */
  phoneCode: string;
}

/** What the registration form holds before anything is typed (§4, §5): no consent, and `''` for a hidden field. */
export function startValues({
  mode,
  hidden,
  today,
  newsletter,
  country,
  currency,
  phoneCode,
}: RegistrationStart): RegistrationValues {
  const unless = (field: HideableField, value: string) => (hidden.has(field) ? '' : value);
  return {
    mode,
    email: '',
    phone: { phoneCode, phone: '' },
    username: '',
    password: '',
    countryCode: unless('countryCode', country ?? ''),
    currencyCode: unless('currencyCode', currency ?? ''),
    firstName: '',
    lastName: '',
    dateOfBirth: unless('dateOfBirth', latestAdultDateOfBirth(today)),
    address: '',
    zipCode: '',
    city: '',
    consent: false,
    newsletter,
  };
}

/** What was typed into the form, kept while it is closed. Never a password. */
export type RegistrationDraft = Omit<RegistrationValues, 'password'>;

/** What of the form may be kept while it is closed. */
export function draftOf({ password: _password, ...draft }: RegistrationValues): RegistrationDraft {
  return draft;
}

/** The values to go on with: those of the draft, in a mode that is still offered. */
export function resumedValues(
  start: RegistrationValues,
  draft: RegistrationDraft | null,
  modes: readonly RegistrationMode[],
): RegistrationValues {
  if (draft === null) return start;
  return { ...start, ...draft, mode: modes.includes(draft.mode) ? draft.mode : start.mode };
}
