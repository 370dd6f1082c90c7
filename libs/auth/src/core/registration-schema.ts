import { registrationModes as everyMode, type RegistrationMode } from '@casino-kit/api-contract';
import {
  addressTextSchema,
  dateOfBirthSchema,
  emailSchema,
  loginNameSchema,
  newPasswordSchema,
  type PasswordRules,
  personNameSchema,
  type PhoneReader,
  phoneSchema,
} from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';
import { askedFields, type HideableField, type RegistrationField } from './registration-fields.js';

const requiredAddressTextSchema = v.pipe(addressTextSchema, v.nonEmpty('form.validation.required'));
const chosen = (field: 'country' | 'currency') => v.pipe(v.string(), v.nonEmpty(`form.${field}.required`));

export interface RegistrationRules {
  password: PasswordRules;
  hidden: ReadonlySet<HideableField>;
  /** Parts of the address that may not be empty. */
  required?: ReadonlySet<HideableField> | undefined;
  /** `YYYY-MM-DD` in the player's time zone. */
  today: string;
  /** The policy's, in whole years. */
  minimumAge: number;
  readPhone: PhoneReader;
  /** The browser makes a passkey in place of a password. */
  withPasskey?: boolean | undefined;
}

/**
 * Creates the schema of the registration form in a mode (§5). A hidden field, and a login of another mode, may contain
 * anything. Messages are text keys.
 */
export function registrationSchema({
  mode,
  password,
  hidden,
  required,
  today,
  minimumAge,
  readPhone,
  withPasskey = false,
}: RegistrationRules & { mode: RegistrationMode }) {
  const asked = new Set(askedFields({ mode, hidden }));
  const ifAsked = (field: RegistrationField, schema: v.GenericSchema<string, string>) =>
    asked.has(field) ? schema : v.string();
  const place = (field: 'address' | 'zipCode' | 'city') =>
    ifAsked(field, required?.has(field) ? requiredAddressTextSchema : addressTextSchema);
  return v.object({
    mode: v.picklist(everyMode),
    email: ifAsked('email', emailSchema),
    phone: asked.has('phone')
      ? phoneSchema(readPhone)
      : v.object({ phoneCode: v.string(), phone: v.string() }),
    username: ifAsked('username', loginNameSchema),
    password: withPasskey ? v.string() : ifAsked('password', newPasswordSchema(password)),
    countryCode: ifAsked('countryCode', chosen('country')),
    currencyCode: ifAsked('currencyCode', chosen('currency')),
    firstName: ifAsked('firstName', personNameSchema('firstName')),
    lastName: ifAsked('lastName', personNameSchema('lastName')),
    dateOfBirth: ifAsked('dateOfBirth', dateOfBirthSchema(today, minimumAge)),
    address: place('address'),
    zipCode: place('zipCode'),
    city: place('city'),
    consent: v.pipe(
      v.boolean(),
      v.check((given) => given, 'auth.consent.required'),
    ),
    newsletter: v.boolean(),
  });
}
export type RegistrationValues = v.InferOutput<ReturnType<typeof registrationSchema>>;

/** Returns the invalid fields in the mode of the values. */
export function wrongFields(
  values: RegistrationValues,
  rules: RegistrationRules,
): ReadonlySet<RegistrationField> {
  const { issues = [] } = v.safeParse(registrationSchema({ ...rules, mode: values.mode }), values);
  return new Set(issues.map(({ path }) => path?.[0]?.key as RegistrationField));
}
