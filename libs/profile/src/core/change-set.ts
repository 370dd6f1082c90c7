import { normalizeDateOfBirth, type PhoneReader } from '@casino-kit/api-contract/field-rules';
import {
  isLocked,
  type ProfileField,
  profileFields,
  type ProfileLocks,
  type ProfileValues,
} from './profile-values.js';

/** Fields with their new values, trimmed; all other fields stay unchanged. */
export type ProfileChanges = Readonly<Partial<ProfileValues>>;

/** Fields that a player may clear; an empty text in any other means that nothing was typed. */
const canBeEmptied: ReadonlySet<ProfileField> = new Set(['city', 'zipCode', 'address']);

const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Returns a phone number as it is stored, or as it was typed while it is invalid. */
function readNumber(
  { phoneCode, phone }: ProfileValues,
  readPhone: PhoneReader,
): Pick<ProfileValues, 'phoneCode' | 'phone'> {
  const { number } = readPhone(phoneCode.trim(), phone);
  return number === null
    ? { phoneCode: phoneCode.trim(), phone: phone.trim() }
    : { phoneCode: number.phoneCode, phone: number.phone };
}

/**
 * Returns the changes of the typed values against the account: never a locked field, never an unchanged one, never the
 * date 1900-01-01. Code and number of a phone belong together.
 */
export function getProfileChanges(
  typed: ProfileValues,
  known: ProfileValues,
  locks: ProfileLocks,
  readPhone: PhoneReader,
): ProfileChanges {
  const changes: Partial<ProfileValues> = {};
  for (const field of profileFields) {
    if (field === 'phone' || field === 'phoneCode' || isLocked(locks, field)) continue;
    const value = field === 'dateOfBirth' ? normalizeDateOfBirth(typed[field].trim()) : typed[field].trim();
    if (value === '' && !canBeEmptied.has(field)) continue;
    if (!isSame(value, known[field])) changes[field] = value;
  }
  const number = readNumber(typed, readPhone);
  const isAsBefore = (one: typeof number) =>
    isSame(one.phone, known.phone) && isSame(one.phoneCode, known.phoneCode);
  if (number.phone !== '' && !isLocked(locks, 'phone') && !isAsBefore(typed) && !isAsBefore(number))
    Object.assign(changes, number);
  return changes;
}

/** Returns the changed fields, in the order of the page; a phone number counts once, as `phone`. */
export function changedFields(changes: ProfileChanges): ProfileField[] {
  return profileFields.filter((field) => field !== 'phoneCode' && changes[field] !== undefined);
}

/** Returns the typed values, letter by letter, that differ from the account and are not locked: for a draft. */
export function typedOver(
  values: ProfileValues,
  known: ProfileValues,
  locks: ProfileLocks,
): Partial<ProfileValues> {
  const typed = profileFields.filter(
    (field) => !isLocked(locks, field) && !isSame(values[field], known[field]),
  );
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

/**
 * Returns the values of a form after the account has changed from `before` to `now`, for instance in another tab: typed
 * values stay, all others follow.
 */
export function rebase(values: ProfileValues, before: ProfileValues, now: ProfileValues): ProfileValues {
  const entries = profileFields.map((field) => [
    field,
    isSame(values[field], before[field]) ? now[field] : values[field],
  ]);
  return Object.fromEntries(entries) as ProfileValues;
}
