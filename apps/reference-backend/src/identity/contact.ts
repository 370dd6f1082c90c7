import * as v from 'valibot';
import { emailSchema, phoneMessage, displayEmail } from '@casino-kit/api-contract/field-rules';
import { readPhone } from '@casino-kit/api-contract/phone-number';
import { FieldReader } from '../http/field-reader.js';

const trimmedEmail = v.pipe(v.string(), v.trim(), emailSchema);

/** An email address as it is stored and the key for finding it. */
export interface Address {
  email: string;
  emailKey: string;
}

/** Validates the field `email` of a form by the rule of §5. */
export function readEmailField(fields: FieldReader, text: string): Address {
  const email = fields.text('email', trimmedEmail, text);
  return { email, emailKey: email.toLowerCase() };
}

/** Validates the fields `phoneCode` and `phone` of a form by the rule of §5, as digits of code and national number. */
export function readPhoneFields(
  fields: FieldReader,
  phoneCode: string,
  phone: string,
): { phoneCode: string; phone: string } {
  const { number, fault } = readPhone(phoneCode, phone);
  if (fault !== null) {
    fields.wrong(fault === 'codeRequired' ? 'phoneCode' : 'phone', phoneMessage(fault));
    return { phoneCode: '', phone: '' };
  }
  return { phoneCode: number.phoneCode, phone: number.phone };
}

/** Returns the one email address of a request. @throws ApiError VALIDATION */
export function readEmail(text: string): Address {
  const fields = new FieldReader();
  const address = readEmailField(fields, text);
  fields.finish();
  return address;
}

/** Returns the one phone number of a request. @throws ApiError VALIDATION */
export function readPhoneNumber(phoneCode: string, phone: string): { phoneCode: string; phone: string } {
  const fields = new FieldReader();
  const number = readPhoneFields(fields, phoneCode, phone);
  fields.finish();
  return number;
}

/** Returns a phone number as the address of a message: `+` and digits. */
export function dialled({ phoneCode, phone }: { phoneCode: string; phone: string }): string {
  return `+${phoneCode}${phone}`;
}

/**
 * Whether a new address takes the place of one that logs in; the first of an account replaces nothing. A phone number can not be
 * replaced: it is locked once there is one (§4).
 */
export function replacesEmail(
  before: { email: string | null },
  set: { emailKey?: string | null | undefined },
): boolean {
  return set.emailKey !== undefined && mailbox(before) !== undefined;
}

/** Returns the address for mail to a player; undefined without one, or for a placeholder (decisions 20). */
export function mailbox({ email }: { email: string | null }): string | undefined {
  return displayEmail(email ?? '') || undefined;
}
