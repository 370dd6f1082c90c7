import { normalizeDateOfBirth, readPhone } from '@casino-kit/api-contract/field-rules';
import {
  isLocked,
  type ProfileField,
  profileFields,
  type ProfileLocks,
  type ProfileValues,
} from './profile-values.js';

/** Fields with the values that they are to have, trimmed; what is not in it stays as it is. */
export type ProfileChanges = Readonly<Partial<ProfileValues>>;

/** Fields that a player may empty again; an empty text in any other means that nothing was typed. */
const canBeEmptied: ReadonlySet<ProfileField> = new Set(['city', 'zipCode', 'address']);

const isSame = (one: string, other: string) => one.trim() === other.trim();

/** A phone number as it is kept, or as it was typed while it is none. */
function readNumber({ phoneCode, phone }: ProfileValues): Pick<ProfileValues, 'phoneCode' | 'phone'> {
  const { number } = readPhone(phoneCode.trim(), phone);
  return number === null
    ? { phoneCode: phoneCode.trim(), phone: phone.trim() }
    : { phoneCode: number.phoneCode, phone: number.phone };
}

/**
 * What typed values change of what an account has: never a locked field, never one that is as before, never the date
 * 1900-01-01. Code and number of a phone go together.
 */
export function changesOf(typed: ProfileValues, known: ProfileValues, locks: ProfileLocks): ProfileChanges {
  const changes: Partial<ProfileValues> = {};
  for (const field of profileFields) {
    if (field === 'phone' || field === 'phoneCode' || isLocked(locks, field)) continue;
    const value = field === 'dateOfBirth' ? normalizeDateOfBirth(typed[field].trim()) : typed[field].trim();
    if (value === '' && !canBeEmptied.has(field)) continue;
    if (!isSame(value, known[field])) changes[field] = value;
  }
  const number = readNumber(typed);
  const isAsBefore = (one: typeof number) =>
    isSame(one.phone, known.phone) && isSame(one.phoneCode, known.phoneCode);
  if (number.phone !== '' && !isLocked(locks, 'phone') && !isAsBefore(typed) && !isAsBefore(number))
    Object.assign(changes, number);
  return changes;
}

/** The fields that changes touch, in the order of the page; a phone number counts once, as `phone`. */
export function changedFields(changes: ProfileChanges): ProfileField[] {
  return profileFields.filter((field) => field !== 'phoneCode' && changes[field] !== undefined);
}

/** What someone typed, letter by letter, where it differs from what the account has and is not locked: for a draft. */
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
 * The values of a form after the account has changed from `before` to `now`, for instance in another tab: what was typed
 * stays, all else follows.
 */
export function rebase(values: ProfileValues, before: ProfileValues, now: ProfileValues): ProfileValues {
  const entries = profileFields.map((field) => [
    field,
    isSame(values[field], before[field]) ? now[field] : values[field],
  ]);
  return Object.fromEntries(entries) as ProfileValues;
}
