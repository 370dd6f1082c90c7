import { type EndpointInput, type updateUserDetails } from '@casino-kit/api-contract';
import { isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import { changedFields, type ProfileChanges } from './change-set.js';
import { type ProfileField } from './profile-values.js';

export type UpdateBody = EndpointInput<typeof updateUserDetails>['body'];

/** `profile` is the profile's own page, `update` the form that completes an account (§7). */
export type ProfileVariant = 'profile' | 'update';

const updateFrom = { profile: 'Profile Page', update: 'Update Form' } as const;

/** Fields that documents prove: changing them invalidates a verified identity. */
const provenFields: ReadonlySet<ProfileField> = new Set([
  'firstName',
  'lastName',
  'dateOfBirth',
  'countryCode',
  'city',
  'zipCode',
  'address',
]);

/** Returns the changed fields that documents prove. */
export function changedKycFields(changes: ProfileChanges): ProfileField[] {
  return changedFields(changes).filter((field) => provenFields.has(field));
}

export interface UpdateContext {
  variant: ProfileVariant;
  /** The brand starts the verification again when the identity changes. */
  onChangeResetKyc: boolean;
}

/**
 * Returns the body of update-user-details (§7): the changed fields; `onChangeResetKyc` is true if documents prove one
 * of them.
 */
export function updateBody(
  changes: ProfileChanges,
  { variant, onChangeResetKyc }: UpdateContext,
): UpdateBody {
  return {
    ...changes,
    updateFrom: updateFrom[variant],
    ...(onChangeResetKyc ? { onChangeResetKyc: changedKycFields(changes).length > 0 } : {}),
  };
}

/**
 * Returns the changed fields that require a verified identity to be verified again; none if the brand does not do so.
 */
export function fieldsResettingKyc(
  changes: ProfileChanges,
  { kycStatus, onChangeResetKyc }: { kycStatus: string; onChangeResetKyc: boolean },
): ProfileField[] {
  return onChangeResetKyc && isIdentityApproved({ kycStatus }) ? changedKycFields(changes) : [];
}
