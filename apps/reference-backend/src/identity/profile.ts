import { eq } from 'drizzle-orm';
import { type Player, type SettingsFields } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getAgeRule } from './age-rule.js';
import { newPasswordHash } from './change-password.js';
import { replacesEmail } from './contact.js';
import { lockPlayer } from './lock-player.js';
import { type PlayerMail } from './player-mail.js';
import { type ProfileForm, readProfileChanges } from './profile-changes.js';
import { type PersonGuard } from './person-guard.js';
import { readPlayerRow } from './read-player-row.js';
import { type IsCommonPassword } from './common-passwords.js';
import { type SecurityGuard } from './security-guard.js';
import { type EndedSessions, endPlayerSessions, type LoggedInPlayer } from './sessions.js';
import { setPassword } from './set-password.js';
import { toTakenError } from './taken.js';
import { players } from './tables.js';
import { messageScope, consumeAttempt } from './attempts.js';
import { wirePlayer } from './wire-player.js';

/** Returns a player as sent over the wire (§3). */
export async function readPlayer(database: Database, id: number): Promise<Player> {
  return wirePlayer(await readPlayerRow(database, id));
}

/** What follows in the same transaction when a change of the profile resets the identity check. */
export type IdentityReset = (transaction: Database, playerId: number) => Promise<void>;

/** What leads to the account: a change of it needs a fresh confirmation. */
const protectedColumns = ['emailKey', 'phone', 'phoneCode'];

/** The details that a player is notified about when they change, with the columns that hold each. */
const details: Readonly<Record<string, readonly string[]>> = {
  email: ['emailKey'],
  phone: ['phone', 'phoneCode'],
  name: ['firstName', 'lastName'],
  address: ['address', 'city', 'zipCode', 'countryCode'],
};
const changedDetails = (set: object) =>
  Object.keys(details).filter((field) => details[field]?.some((column) => column in set));

export interface ProfileChanged {
  /** Sessions that a new password or another email address has ended. */
  ended: EndedSessions | null;
  /** Whether something was changed that protects the account: email, phone or password. */
  isProtected: boolean;
  /** The text key of the message to the player; null when nothing was changed. */
  message: string | null;
}

/**
 * Changes profile fields, the password or both (§7): all of it or nothing.
 * @throws ApiError VALIDATION, UNDER_AGE, FIELD_LOCKED (409), EMAIL_TAKEN (409), PHONE_TAKEN (409), WRONG_CREDENTIALS (400),
 * TOO_MANY_TRIES (429), CONFIRMATION_REQUIRED (428)
 */
export async function changeProfile(
  database: Database,
  player: LoggedInPlayer,
  form: ProfileForm,
  {
    settings,
    mail,
    persons,
    security,
    isCommonPassword,
    onIdentityReset,
  }: {
    settings: Partial<SettingsFields>;
    mail: PlayerMail;
    persons: PersonGuard;
    security: SecurityGuard;
    isCommonPassword: IsCommonPassword;
    onIdentityReset: IdentityReset;
  },
  now: Date,
): Promise<ProfileChanged> {
  const before = await readPlayerRow(database, player.id);
  const wanted = readProfileChanges(before, form, getAgeRule(settings, now));
  // Each new address gets a mail.
  if (wanted.emailKey !== undefined) await consumeAttempt(database, [messageScope(player.id)], now);
  const hasFactor = await security.isStronglyProtected(database, player.id);
  const rules = { settings, isCommonPassword, hasFactor };
  const passwordHash = await newPasswordHash(database, before, form, rules, now);
  const isProtected = passwordHash !== undefined || protectedColumns.some((column) => column in wanted);
  if (isProtected) {
    const passwordShown =
      passwordHash !== undefined && form.updateFrom !== 'Update Form' && (form.password ?? '') !== '';
    await security.requireConfirmation(database, player, now, { passwordShown });
  }
  try {
    const { linked, ...changed } = await database.transaction(async (transaction) => {
      await persons.lock(transaction);
      // The lock checks use the current row, which no one else changes meanwhile.
      const row = await lockPlayer(transaction, player.id);
      if (passwordHash !== undefined && row.passwordHash !== before.passwordHash)
        throw reject('WRONG_CREDENTIALS', 'The password was changed in the meantime.', {
          status: 400,
          fields: { password: 'form.currentPassword.wrong' },
        });
      const set = readProfileChanges(row, form, getAgeRule(settings, now));
      const changes = Object.keys(set).length > 0;
      if (changes) await transaction.update(players).set(set).where(eq(players.id, player.id));
      if (set.kycStatus !== undefined) await onIdentityReset(transaction, player.id);
      const after = { ...row, ...set };
      const followed = changes ? await persons.follow(transaction, player.id, row, now) : [];
      if (set.emailKey !== undefined) {
        await mail.verification(transaction, after, now);
        await mail.emailChanged(transaction, row, now);
      }
      for (const field of changedDetails(set))
        await security.tellOfChange(transaction, player.id, { kind: 'detailsChanged', field }, now);
      if (passwordHash === undefined) {
        const ended = replacesEmail(row, set)
          ? await endPlayerSessions(transaction, player.id, 'SECURITY_LOGOUT', now, player)
          : null;
        const saved =
          ended !== null && ended.sessionKeys.length > 0 ? 'profile.saved.othersEnded' : 'profile.saved';
        return { ended, message: changes ? saved : null, linked: followed };
      }
      const ended = await setPassword(transaction, player.id, passwordHash, now, player);
      await mail.passwordChanged(transaction, after, now);
      await security.tellOfChange(transaction, player.id, { kind: 'passwordChanged' }, now);
      return { ended, message: changes ? 'profile.saved' : 'profile.password.saved', linked: followed };
    });
    persons.announce(linked);
    return { ...changed, isProtected };
  } catch (error) {
    throw toTakenError(error);
  }
}
