import { type ApiClient, CallError } from '@casino-kit/api-client';
import { forgotPassword, forgotPasswordSms, resetPassword, resetPasswordSms } from '@casino-kit/api-contract';
import {
  emailSchema,
  loadPhoneReader,
  newPasswordSchema,
  type PasswordRules,
  type PhoneReader,
  phoneSchema,
} from '@casino-kit/api-contract/field-rules';
import {
  toFormErrors,
  type FormErrors,
  toFormError,
  type Message,
  wholeNumber,
} from '@casino-kit/player-fields';
import * as v from 'valibot';

/** The channel of a password reset: a link by email, or a code by SMS (setting `useSMSResetPassword`). */
export const resetChannels = ['email', 'phone'] as const;
export type ResetChannel = (typeof resetChannels)[number];

/** The values of the first step. Each channel has its own field, so that switching loses nothing typed. */
export interface ResetRequest {
  email: string;
  phone: { phoneCode: string; phone: string };
}

const typedFields = { email: v.string(), phone: v.object({ phoneCode: v.string(), phone: v.string() }) };

/** Creates the schema of the first step for a channel. Messages are text keys. */
export function resetRequestSchema(
  way: ResetChannel,
  readPhone: PhoneReader,
): v.GenericSchema<ResetRequest, ResetRequest> {
  if (way === 'email') return v.object({ ...typedFields, email: emailSchema });
  return v.object({ ...typedFields, phone: phoneSchema(readPhone) });
}

/** The code of an SMS: six digits. */
export const smsCodeLength = 6;
const smsCode = v.pipe(
  v.string(),
  v.nonEmpty('auth.reset.code.required'),
  v.regex(/^\d{6}$/, 'auth.reset.code.incomplete'),
);

export interface NewPasswordValues {
  code: string;
  password: string;
}

/**
 * Creates the schema of a new password by the brand's rules, with the code of an SMS typed or that of a link as it
 * came. Messages are text keys.
 */
export function newPasswordForm(
  rules: PasswordRules,
  by: 'link' | 'sms',
): v.GenericSchema<NewPasswordValues, NewPasswordValues> {
  return v.object({ code: by === 'sms' ? smsCode : v.string(), password: newPasswordSchema(rules) });
}

/** Returns a number as the calls accept it: digits of code and national number. */
async function phoneOnWire(phone: ResetRequest['phone']) {
  const readPhone = await loadPhoneReader();
  return readPhone(phone.phoneCode, phone.phone).number ?? phone;
}

/** Sends the link or the code (§7). The response is the same whether there is an account or not. @throws CallError */
export async function requestPasswordReset(
  client: ApiClient,
  way: ResetChannel,
  { email, phone }: ResetRequest,
  recaptchaToken?: string,
): Promise<void> {
  if (way === 'email') await client.call(forgotPassword, { body: { email, recaptchaToken } });
  else await client.call(forgotPasswordSms, { body: { ...(await phoneOnWire(phone)), recaptchaToken } });
}

/** Proves that someone may choose a new password: the code of a link, or that of an SMS to a number. */
export type ResetProof = { code: string; phone?: ResetRequest['phone'] | undefined };

/** Sets the new password; every session of the account ends. @throws CallError */
export async function setNewPassword(
  client: ApiClient,
  { code, phone }: ResetProof,
  password: string,
): Promise<void> {
  if (phone === undefined) await client.call(resetPassword, { body: { code, password } });
  else await client.call(resetPasswordSms, { body: { ...(await phoneOnWire(phone)), code, password } });
}

/** Returns the form errors of a failed first step (§8). */
export function toRequestErrors(error: unknown): FormErrors<ResetChannel> {
  return toFormErrors<ResetChannel>(error, { email: 'email', phone: 'phone', phoneCode: 'phone' });
}

/** Returns whether a link was used, has expired, or was never valid. */
export function isLinkExpired(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'LINK_EXPIRED' || error.code === 'NOT_FOUND');
}

function wrongCode(error: CallError): Message {
  const left = wholeNumber(error.params.triesLeft);
  if (left === null) return { key: 'auth.reset.code.wrong' };
  if (left === 0) return { key: 'auth.reset.code.wrong.none' };
  return { key: 'auth.reset.code.wrong.left', params: { count: left } };
}

export type NewPasswordField = 'code' | 'password';

/**
 * Returns the form errors of a failed last step (§8): a wrong code with the attempts left and an expired code show at
 * the code. An expired link ({@link isLinkExpired}) has its own screen.
 */
export function toNewPasswordErrors(error: unknown): FormErrors<NewPasswordField> {
  if (error instanceof CallError && error.code === 'CODE_WRONG')
    return { fields: { code: wrongCode(error) }, form: null };
  if (isLinkExpired(error)) return { fields: { code: { key: 'auth.reset.code.expired' } }, form: null };
  if (error instanceof CallError && error.code === 'VALIDATION')
    return toFormErrors<NewPasswordField>(error, { code: 'code', password: 'password' });
  return { fields: {}, form: toFormError(error) };
}
