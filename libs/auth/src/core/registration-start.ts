import { type RegistrationMode } from '@casino-kit/api-contract';
import { type HideableField, getLoginFields, type LoginPart } from './registration-fields.js';
import { type IdentifierType } from './login-schema.js';
import { type RegistrationValues } from './registration-schema.js';
import { readLoginPrefill } from './login-prefill.js';

export interface RegistrationStart {
  mode: RegistrationMode;
  hidden: ReadonlySet<HideableField>;
  /** Whether the policy preselects the newsletter. */
  newsletter: boolean;
  country: string | undefined;
  currency: string | undefined;
  /** Calling code without a plus sign, `''` for none. */
  phoneCode: string;
}

/**
 * Returns the initial values of the registration form (§5): no consent, no date of birth, and `''` for a hidden field.
 */
export function startValues({
  mode,
  hidden,
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
    dateOfBirth: '',
    address: '',
    zipCode: '',
    city: '',
    consent: false,
    newsletter,
  };
}

/** The typed values of the form, kept while it is closed. Never a password. */
export type RegistrationDraft = Omit<RegistrationValues, 'password'>;

/** Returns the values of the form that may be kept while it is closed. */
export function toRegistrationDraft({
  password: _password,
  ...draft
}: RegistrationValues): RegistrationDraft {
  return draft;
}

/** Returns the values to continue with: those of the draft, in a mode that is still offered. */
export function resumedValues(
  start: RegistrationValues,
  draft: RegistrationDraft | null,
  modes: readonly RegistrationMode[],
): RegistrationValues {
  if (draft === null) return start;
  return { ...start, ...draft, mode: modes.includes(draft.mode) ? draft.mode : start.mode };
}

const loginParts: Readonly<Record<IdentifierType, LoginPart>> = {
  email: 'email',
  phone: 'phone',
  login: 'username',
};

/**
 * Returns the values with the identifier typed elsewhere, if nothing is typed yet. `chooses` continues in the mode that
 * begins with that identifier, or else in the first that asks for it; if there is none, the mode stays.
 */
export function withLoginPrefill(
  values: RegistrationValues,
  login: string,
  { modes, chooses }: { modes: readonly RegistrationMode[]; chooses: boolean },
): RegistrationValues {
  const typed = readLoginPrefill(login);
  if (typed.way === null) return values;
  const part = loginParts[typed.way];
  const asking =
    modes.find((mode) => getLoginFields(mode)[0] === part) ??
    modes.find((mode) => getLoginFields(mode).includes(part));
  return {
    ...values,
    mode: chooses && asking ? asking : values.mode,
    email: values.email || typed.email,
    phone: values.phone.phone === '' && typed.way === 'phone' ? typed.phone : values.phone,
    username: values.username || typed.login,
  };
}
