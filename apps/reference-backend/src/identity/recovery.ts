import { and, eq } from 'drizzle-orm';
import { type SettingsFields } from '@casino-kit/api-contract';
import { newPasswordSchema, getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { type IsCommonPassword } from './common-passwords.js';
import { FieldReader } from '../http/field-reader.js';
import { type Address, dialled, mailbox, readPhoneNumber, replacesEmail } from './contact.js';
import { linkExpired, requireLinkCode, takeLinkCode } from './link-codes.js';
import { lockPlayer } from './lock-player.js';
import { hashPassword } from './passwords.js';
import { type PlayerMail } from './player-mail.js';
import { type SecurityGuard } from './security-guard.js';
import { type EndedSessions, endPlayerSessions, type LoggedInPlayer } from './sessions.js';
import { setPassword } from './set-password.js';
import { checkSmsCode, takeSmsCode } from './sms-codes.js';
import { toTakenError } from './taken.js';
import { players } from './tables.js';
import { addressScope, consumeAttempt } from './attempts.js';

/** Returns the player of an email address, if there is one. */
async function playerByEmail(database: Database, emailKey: string) {
  const [player] = await database.select().from(players).where(eq(players.emailKey, emailKey));
  return player;
}

/** Sends the link that verifies an address if it belongs to an account and is not verified yet. */
export async function mailVerification(
  database: Database,
  mail: PlayerMail,
  { emailKey }: Address,
  now: Date,
): Promise<void> {
  const player = await playerByEmail(database, emailKey);
  if (player !== undefined && !player.isEmailVerified) await mail.verification(database, player, now);
}

/** Sends the link to choose a new password if the address belongs to an account. */
export async function mailPasswordLink(
  database: Database,
  mail: PlayerMail,
  { emailKey }: Address,
  now: Date,
): Promise<void> {
  const player = await playerByEmail(database, emailKey);
  if (player !== undefined) await mail.passwordLink(database, player, now);
}

/** Sends the code to choose a new password if the number belongs to an account. */
export async function textResetCode(
  database: Database,
  mail: PlayerMail,
  number: { phoneCode: string; phone: string },
  now: Date,
): Promise<void> {
  const [player] = await database
    .select()
    .from(players)
    .where(and(eq(players.phoneCode, number.phoneCode), eq(players.phone, number.phone)));
  await mail.resetCode(database, dialled(number), player, now);
}

/**
 * Verifies the address that a link was sent to if the account still has it. Returns the address.
 * @throws ApiError LINK_EXPIRED (410)
 */
export async function verifyAddress(database: Database, code: string, now: Date): Promise<string> {
  const { playerId } = await requireLinkCode(database, 'verify-email', code, now);
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const { sentTo } = await takeLinkCode(transaction, 'verify-email', code, now);
    if (player.email === null || player.emailKey !== sentTo) throw linkExpired();
    await transaction.update(players).set({ isEmailVerified: true }).where(eq(players.id, playerId));
    return player.email;
  });
}

/** Returns a new password that meets the rules of a changed one (§5, decisions 17). @throws ApiError VALIDATION on `password` */
async function readPassword(
  { settings, isCommonPassword }: Pick<ResetContext, 'settings' | 'isCommonPassword'>,
  text: string,
): Promise<string> {
  const fields = new FieldReader();
  const password = fields.text('password', newPasswordSchema(getPasswordRules(settings, 'change')), text);
  fields.finish();
  if (await isCommonPassword(password)) throw invalid({ password: 'form.password.common' });
  return password;
}

/** What a new password needs besides the database. */
export interface ResetContext {
  settings: Partial<SettingsFields>;
  mail: PlayerMail;
  security: Pick<SecurityGuard, 'tellOfChange'>;
  isCommonPassword: IsCommonPassword;
}

/**
 * Sets a new password by the code of a link. A password that breaks a rule leaves the code valid. Returns the sessions
 * that have ended: all of the player's.
 * @throws ApiError LINK_EXPIRED (410), VALIDATION on `password`
 */
export async function resetByLink(
  database: Database,
  form: { code: string; password: string },
  context: ResetContext,
  now: Date,
): Promise<EndedSessions> {
  const { playerId } = await requireLinkCode(database, 'reset-password', form.code, now);
  const passwordHash = await hashPassword(await readPassword(context, form.password));
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const { sentTo } = await takeLinkCode(transaction, 'reset-password', form.code, now);
    if (player.emailKey !== sentTo) throw linkExpired();
    const ended = await setPassword(transaction, playerId, passwordHash, now);
    await context.mail.passwordChanged(transaction, player, now);
    await context.security.tellOfChange(transaction, player.id, { kind: 'passwordChanged' }, now);
    return ended;
  });
}

/**
 * Sets a new password by the code of an SMS. A password that breaks a rule costs no attempt. Returns the sessions that
 * have ended: all of the player's.
 * @throws ApiError VALIDATION, CODE_WRONG (400) with `triesLeft`, LINK_EXPIRED (410), TOO_MANY_TRIES (429)
 */
export async function resetBySms(
  database: Database,
  form: { phoneCode: string; phone: string; code: string; password: string; address: string },
  context: ResetContext,
  now: Date,
): Promise<EndedSessions> {
  const number = readPhoneNumber(form.phoneCode, form.phone);
  const password = await readPassword(context, form.password);
  await consumeAttempt(database, [addressScope('sms-code', form.address)], now);
  const right = await checkSmsCode(database, dialled(number), form.code.trim(), now);
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, right.playerId);
    await takeSmsCode(transaction, right);
    const ended = await setPassword(transaction, player.id, passwordHash, now);
    await context.mail.passwordChanged(transaction, player, now);
    await context.security.tellOfChange(transaction, player.id, { kind: 'passwordChanged' }, now);
    return ended;
  });
}

/**
 * Saves the address of an account without one (or with one that was never verified), and sends the login name and a link to
 * choose a password to it. An address in place of another one ends the other sessions of the player, since the mistyped address
 * may have logged in. Returns those sessions, `null` when none were ended. When the mail fails, nothing has changed.
 * @throws ApiError FIELD_LOCKED (409), EMAIL_TAKEN (409), CREDENTIALS_EMAIL_FAILED (503)
 */
export async function changeAddressAndSendCredentials(
  database: Database,
  player: LoggedInPlayer,
  address: Address,
  { mail, security }: Pick<ResetContext, 'mail' | 'security'>,
  now: Date,
): Promise<EndedSessions | null> {
  try {
    return await database.transaction(async (transaction) => {
      const row = await lockPlayer(transaction, player.id);
      const isNew = row.emailKey !== address.emailKey;
      if (isNew && row.isEmailVerified && mailbox(row) !== undefined)
        throw reject('FIELD_LOCKED', 'This was checked and can only be changed by support.', {
          fields: { email: 'form.locked' },
        });
      const after = isNew ? { ...row, ...address, isEmailVerified: false } : row;
      if (isNew)
        await transaction
          .update(players)
          .set({ ...address, isEmailVerified: false })
          .where(eq(players.id, player.id));
      const sent = await mail.credentials(transaction, after, now);
      if (!sent) throw reject('CREDENTIALS_EMAIL_FAILED', 'The e-mail could not be sent.');
      if (!after.isEmailVerified) await mail.verification(transaction, after, now);
      if (!isNew) return null;
      await mail.emailChanged(transaction, row, now);
      const change = { kind: 'detailsChanged', field: 'email' } as const;
      await security.tellOfChange(transaction, player.id, change, now);
      return replacesEmail(row, address)
        ? endPlayerSessions(transaction, player.id, 'SECURITY_LOGOUT', now, player)
        : null;
    });
  } catch (error) {
    throw toTakenError(error);
  }
}
