import { type ApiClient, CallError } from '@casino-kit/api-client';
import { type EndpointInput, updateUserDetails } from '@casino-kit/api-contract';
import { type LockableField, type PhoneReader } from '@casino-kit/api-contract/field-rules';
import { toFormErrors, type FormErrors } from '@casino-kit/player-fields';
import { refreshSession, type Session } from '@casino-kit/session';
import { type LinkedUpdateField, type LinkedUpdateValues } from './linked-account-schema.js';

type UpdateBody = EndpointInput<typeof updateUserDetails>['body'];

/**
 * Returns the body of the update (§7 update-user-details): fields that are not locked, and the password only if one was
 * typed.
 */
export function linkedUpdateBody(
  { email, phone, newPassword, currentPassword }: LinkedUpdateValues,
  locks: ReadonlySet<LockableField>,
  readPhone: PhoneReader,
): UpdateBody {
  const number = readPhone(phone.phoneCode, phone.phone).number ?? phone;
  return {
    ...(!locks.has('email') && { email }),
    ...(!locks.has('phone') && { phoneCode: number.phoneCode, phone: number.phone }),
    ...(newPassword !== '' && { newPassword }),
    ...(currentPassword !== '' && { password: currentPassword }),
    updateFrom: 'Update Form',
  };
}

/** How an update ended, with the server's message; `null` if it sent none (§8, profile update). */
export interface LinkedUpdateResponse {
  success: boolean;
  message: string | null;
}

/**
 * Sends the update and refetches the player's details. Details that cannot be read now do not undo what was saved.
 * @throws CallError when the update itself failed.
 */
export async function updateLinkedAccount(
  { client, session }: { client: ApiClient; session: Pick<Session, 'refresh'> },
  body: UpdateBody,
): Promise<LinkedUpdateResponse> {
  const { success, message } = await client.call(updateUserDetails, { body });
  if (success) await refreshSession(session);
  return { success, message: message || null };
}

/**
 * Returns the form errors of a failed update (§8): by field, otherwise the server's message, otherwise `msg.try.again`.
 */
export function toLinkedUpdateErrors(error: unknown): FormErrors<LinkedUpdateField> {
  if (error instanceof CallError && error.code === 'WRONG_CREDENTIALS')
    return { fields: { currentPassword: { key: 'form.currentPassword.wrong' } }, form: null };
  const errors = toFormErrors<LinkedUpdateField>(error, {
    email: 'email',
    phone: 'phone',
    phoneCode: 'phone',
    newPassword: 'newPassword',
    password: 'currentPassword',
  });
  const { currentPassword } = errors.fields;
  if (currentPassword === undefined) return errors;
  const asked = { currentPassword: { key: 'form.currentPassword.required' } };
  return { ...errors, fields: { ...errors.fields, ...asked } };
}

/** Returns the form errors of an update that the server rejected in its response. */
export function toRejectedUpdate({ message }: LinkedUpdateResponse): FormErrors<LinkedUpdateField> {
  const text = message === null ? { key: 'msg.try.again' } : { fromServer: message };
  return { fields: {}, form: { tone: 'danger', title: null, message: text } };
}
