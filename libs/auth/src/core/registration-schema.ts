import {
  dateOfBirthSchema,
  emailSchema,
  newPasswordSchema,
  type PasswordRules,
  personNameSchema,
} from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';

/** Fields of the registration form that a brand can hide (§7, get-registration-fields). */
const hideable = ['firstName', 'lastName', 'dateOfBirth', 'countryCode', 'currencyCode'] as const;
export type HideableField = (typeof hideable)[number];

/** The fields that the map of get-registration-fields hides: those whose value is 0 (§3). Unknown names mean nothing. */
export function hiddenFields(map: Readonly<Record<string, number>>): ReadonlySet<HideableField> {
  return new Set(hideable.filter((field) => Object.hasOwn(map, field) && map[field] === 0));
}

const chosen = (field: 'country' | 'currency') => v.pipe(v.string(), v.nonEmpty(`form.${field}.required`));

export interface RegistrationRules {
  password: PasswordRules;
  hidden: ReadonlySet<HideableField>;
  /** `YYYY-MM-DD` where the player is. */
  today: string;
}

/** What the registration form asks for (§5). A hidden field is not asked for and stays `''`. Messages are text keys. */
export function registrationSchema({ password, hidden, today }: RegistrationRules) {
  const unless = <S extends v.GenericSchema<string, string>>(field: HideableField, schema: S) =>
    hidden.has(field) ? v.string() : schema;
  return v.object({
    email: emailSchema,
    password: newPasswordSchema(password),
    firstName: unless('firstName', personNameSchema('firstName')),
    lastName: unless('lastName', personNameSchema('lastName')),
    dateOfBirth: unless('dateOfBirth', dateOfBirthSchema(today)),
    countryCode: unless('countryCode', chosen('country')),
    currencyCode: unless('currencyCode', chosen('currency')),
    consent: v.pipe(
      v.boolean(),
      v.check((given) => given, 'auth.consent.required'),
    ),
    newsletter: v.boolean(),
  });
}
export type RegistrationValues = v.InferOutput<ReturnType<typeof registrationSchema>>;
