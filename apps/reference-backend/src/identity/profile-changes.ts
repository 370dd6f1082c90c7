import { type EndpointInput, type updateUserDetails } from '@casino-kit/api-contract';
import {
  addressTextSchema,
  getDateOfBirthError,
  dateOfBirthSchema,
  genders,
  personNameSchema,
  profileLocks,
} from '@casino-kit/api-contract/field-rules';
import { reject } from '../http/api-error.js';
import { FieldReader } from '../http/field-reader.js';
import { isCountry } from '../settings/places.js';
import { type AgeRule } from './age-rule.js';
import { readEmailField, readPhoneFields } from './contact.js';
import { type PlayerRow, wirePlayer } from './wire-player.js';

export type ProfileForm = EndpointInput<typeof updateUserDetails>['body'];

/** Validates a form by the rules of §5. Email, phone and country cannot be removed: empty ones are ignored. */
function readForm(row: PlayerRow, form: ProfileForm, { today, minimumAge }: AgeRule): Partial<PlayerRow> {
  const fields = new FieldReader();
  const set: Partial<PlayerRow> = {};
  for (const name of ['firstName', 'lastName'] as const)
    if (form[name] !== undefined) set[name] = fields.text(name, personNameSchema(name), form[name]);
  for (const name of ['city', 'zipCode', 'address', 'nickname'] as const)
    if (form[name] !== undefined) set[name] = fields.text(name, addressTextSchema, form[name]);
  if (form.ghostMode !== undefined) set.ghostMode = form.ghostMode;
  if (form.gender !== undefined) {
    const gender = genders.find((known) => known === form.gender);
    if (gender === undefined) fields.wrong('gender', 'form.validation.invalid.format');
    else set.gender = gender;
  }
  if (form.countryCode !== undefined && form.countryCode !== '') {
    if (!isCountry(form.countryCode)) fields.wrong('countryCode', 'form.country.required');
    set.countryCode = form.countryCode;
  }
  // An unchanged date is not validated: a player younger than the form allows now may save the rest.
  if (form.dateOfBirth !== undefined && form.dateOfBirth !== row.dateOfBirth) {
    if (getDateOfBirthError(form.dateOfBirth, today, minimumAge) === 'underAge')
      throw reject('UNDER_AGE', `Only people of ${minimumAge} years and over may play.`, {
        fields: { dateOfBirth: 'form.validation.invalid.dob' },
      });
    set.dateOfBirth = fields.text('dateOfBirth', dateOfBirthSchema(today, minimumAge), form.dateOfBirth);
  }
  if (form.email !== undefined && form.email.trim() !== '')
    Object.assign(set, readEmailField(fields, form.email));
  if (form.phone !== undefined && form.phone.trim() !== '')
    Object.assign(set, readPhoneFields(fields, form.phoneCode ?? row.phoneCode, form.phone));
  fields.finish();
  return set;
}

/** Returns which lock applies to a column. */
const getLock = (column: string) =>
  column === 'phoneCode' ? 'phone' : column === 'emailKey' ? 'email' : column;
/** Columns that an identity check covers (§7, `onChangeResetKyc`). */
const checkedColumns = ['firstName', 'lastName', 'dateOfBirth', 'countryCode', 'address', 'city', 'zipCode'];

/**
 * Returns the columns to write for a form. Unchanged fields are ignored. A new email address is not
 * verified yet; with `onChangeResetKyc` a change of name, date of birth, country or address resets the identity check.
 * @throws ApiError VALIDATION, UNDER_AGE, FIELD_LOCKED (409) with every locked field (§4, profile lock rules)
 */
export function readProfileChanges(row: PlayerRow, form: ProfileForm, age: AgeRule): Partial<PlayerRow> {
  const changed = Object.entries(readForm(row, form, age)).filter(
    ([column, value]) => row[column as keyof PlayerRow] !== value,
  );
  const locks: ReadonlySet<string> = profileLocks(wirePlayer(row));
  const locked = changed.map(([column]) => getLock(column)).filter((field) => locks.has(field));
  if (locked.length > 0)
    throw reject('FIELD_LOCKED', 'This was checked and can only be changed by support.', {
      fields: Object.fromEntries(locked.map((field) => [field, 'form.locked'])),
    });
  const resetsKyc =
    form.onChangeResetKyc === true && changed.some(([column]) => checkedColumns.includes(column));
  return {
    ...Object.fromEntries(changed),
    ...(changed.some(([column]) => column === 'emailKey') && { isEmailVerified: false }),
    ...(resetsKyc && { kycStatus: '' }),
  };
}
