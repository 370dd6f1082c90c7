import {
  addressTextSchema,
  dateOfBirthSchema,
  emailSchema,
  emptyEmailDomain,
  genders,
  maximumAge,
  personNameSchema,
  phoneMessage,
  type PhoneReader,
  displayEmail,
} from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';
import { isLocked, type ProfileField, type ProfileLocks, type ProfileValues } from './profile-values.js';

export interface ProfileRules {
  known: ProfileValues;
  locks: ProfileLocks;
  /** `YYYY-MM-DD` in the player's time zone. */
  today: string;
  /** The policy's, in whole years. */
  minimumAge: number;
  readPhone: PhoneReader;
  placeholderDomain?: string | undefined;
}

/** Returns the error of the number, if it was changed: a phone is optional. */
function getPhoneError(
  { phoneCode, phone }: Pick<ProfileValues, 'phoneCode' | 'phone'>,
  { known, locks, readPhone }: ProfileRules,
) {
  const untouched = phoneCode === known.phoneCode && phone === known.phone;
  if (isLocked(locks, 'phone') || phone.trim() === '' || untouched) return null;
  return readPhone(phoneCode, phone).fault;
}

/**
 * Creates the schema of the profile form (§5). Names are required; all other fields are validated only if they changed,
 * so that an older account can still change one field without the others. A locked field is not validated. Messages are
 * text keys.
 */
export function profileSchema(rules: ProfileRules) {
  const { known, locks, today, minimumAge, placeholderDomain = emptyEmailDomain } = rules;
  const unlessLocked = <S extends v.GenericSchema<string, string>>(field: ProfileField, schema: S) =>
    isLocked(locks, field) ? v.string() : schema;
  const ifChanged = <S extends v.GenericSchema<string, string>>(field: ProfileField, schema: S) =>
    unlessLocked(
      field,
      v.lazy((value) =>
        typeof value === 'string' && value.trim() === known[field].trim() ? v.string() : schema,
      ),
    );
  const ownEmail = v.pipe(
    v.string(),
    v.trim(),
    emailSchema,
    v.check((email) => displayEmail(email, placeholderDomain) !== '', 'form.email.invalid'),
  );
  return v.pipe(
    v.object({
      firstName: unlessLocked('firstName', personNameSchema('firstName')),
      lastName: unlessLocked('lastName', personNameSchema('lastName')),
      email: ifChanged('email', ownEmail),
      phoneCode: v.string(),
      phone: v.string(),
      dateOfBirth: ifChanged('dateOfBirth', dateOfBirthSchema(today, minimumAge)),
      countryCode: v.string(),
      city: ifChanged('city', addressTextSchema),
      zipCode: ifChanged('zipCode', addressTextSchema),
      address: ifChanged('address', addressTextSchema),
      gender: v.pipe(v.string(), v.picklist(genders, 'form.validation.invalid.format')),
    }),
    v.forward(
      v.partialCheck(
        [['phoneCode'], ['phone']],
        (phone) => getPhoneError(phone, rules) === null,
        ({ input }) => phoneMessage(getPhoneError(input, rules) ?? 'INVALID'),
      ),
      ['phone'],
    ),
  );
}

const getYear = (date: string) => Number(date.slice(0, 4));

/**
 * Returns every year in which someone of `minimumAge` to 100 years can be born (§5, bounds of the profile's date
 * input), first to last.
 */
export function profileBirthYears(today: string, minimumAge: number): { first: number; last: number } {
  // Anyone who is 100 and has the next birthday still ahead this year was born 101 years before it.
  return { first: getYear(today) - maximumAge - 1, last: getYear(today) - minimumAge };
}
