import { eq } from 'drizzle-orm';
import { type EndpointInput, type Player, type updateUserDetails } from '@casino-kit/api-contract';
import { type Database, isDuplicate, onlyRow } from '../database/database.js';
import { invalid, refuse } from '../http/api-error.js';
import { passwordRulesOf, readBrandSettings } from '../settings/brand-settings.js';
import { isCountry } from '../settings/places.js';
import { dayOf, isOfAge } from './age.js';
import { readEmail, readPhone } from './contact.js';
import { accountScope, clearTries, takeTry, triesByAccount } from './password-limit.js';
import { hashPassword, passwordFault, passwordFits } from './passwords.js';
import { endOtherSessions, type SignedIn } from './sessions.js';
import { players } from './tables.js';

export type ProfileChanges = EndpointInput<typeof updateUserDetails>['body'];
type PlayerRow = typeof players.$inferSelect;

const genders = ['Not to say', 'Male', 'Female'];
const texts = ['firstName', 'lastName', 'city', 'zipCode', 'address', 'nickname'] as const;

/** A player as the wire knows them (§3). */
export async function readPlayer(database: Database, id: number): Promise<Player> {
  const row = onlyRow(await database.select().from(players).where(eq(players.id, id)));
  return {
    userId: String(row.id),
    email: row.email ?? '',
    firstName: row.firstName,
    lastName: row.lastName,
    address: row.address,
    zipCode: row.zipCode,
    city: row.city,
    dateOfBirth: row.dateOfBirth,
    phoneCode: row.phoneCode,
    phone: row.phone,
    countryCode: row.countryCode,
    currencyCode: row.currencyCode,
    gender: row.gender,
    nickname: row.nickname,
    kycStatus: row.kycStatus,
    isEmailVerified: row.isEmailVerified,
    tags: row.tags,
  };
}

/** Fields that stay as they are (§4, profile lock rules). */
function isLocked(row: PlayerRow, name: string): boolean {
  if (name === 'email') return row.isEmailVerified;
  if (name === 'firstName') return row.firstName !== '';
  if (name === 'lastName') return row.lastName !== '';
  if (name === 'phone' || name === 'phoneCode') return row.phone !== '';
  if (name === 'dateOfBirth') return row.dateOfBirth !== null;
  if (name === 'countryCode') return row.countryCode !== '';
  if (name === 'address') return row.kycStatus === 'APPROVED';
  return false;
}

/** The columns to write for what a form holds; fields that are as before do not count as a change. */
function readChanges(row: PlayerRow, changes: ProfileChanges, today: string): Partial<PlayerRow> {
  const set: Partial<PlayerRow> = {};
  for (const name of texts) {
    const value = changes[name]?.trim();
    if (value === undefined) continue;
    if (value.length > 255) throw invalid({ [name]: 'At most 255 characters' });
    set[name] = value;
  }
  if (changes.gender !== undefined) {
    if (!genders.includes(changes.gender)) throw invalid({ gender: 'Invalid format' });
    set.gender = changes.gender;
  }
  if (changes.countryCode !== undefined && changes.countryCode !== '') {
    if (!isCountry(changes.countryCode)) throw invalid({ countryCode: 'Unknown country' });
    set.countryCode = changes.countryCode;
  }
  if (changes.dateOfBirth !== undefined) {
    if (!isOfAge(changes.dateOfBirth, today))
      throw refuse('UNDER_AGE', 'Only people of 18 years and over may play.', {
        fields: { dateOfBirth: 'At least 18 years' },
      });
    set.dateOfBirth = changes.dateOfBirth;
  }
  if (changes.email !== undefined && changes.email.trim() !== '')
    Object.assign(set, readEmail(changes.email));
  if (changes.phone !== undefined && changes.phone !== '')
    Object.assign(set, readPhone(changes.phoneCode ?? row.phoneCode, changes.phone));
  const changed = Object.entries(set).filter(([name, value]) => row[name as keyof PlayerRow] !== value);
  const locked = changed.find(([name]) => isLocked(row, name));
  if (locked !== undefined) throw invalid({ [locked[0]]: 'This can no longer be changed' });
  return Object.fromEntries(changed);
}

/** Changes the password after the current one was given right; the rules are the strict ones (decisions 17). */
async function changePassword(
  database: Database,
  row: PlayerRow,
  changes: ProfileChanges,
  now: Date,
): Promise<string> {
  if (changes.password === undefined || changes.password === '')
    throw invalid({ password: 'Current password is required' });
  const scope = accountScope(`password of ${row.id}`);
  const taken = await takeTry(database, scope, triesByAccount, now);
  if (!taken.allowed)
    throw refuse('TOO_MANY_TRIES', `Too many tries. Please wait ${taken.minutes} minutes.`, {
      params: { minutes: String(taken.minutes) },
    });
  if (!(await passwordFits(row.passwordHash, changes.password)))
    throw refuse('WRONG_CREDENTIALS', 'The current password is wrong.', {
      status: 400,
      fields: { password: 'The current password is wrong' },
      params: { triesLeft: String(taken.left) },
    });
  await clearTries(database, scope);
  const { minLength } = passwordRulesOf(await readBrandSettings(database));
  const fault = passwordFault(changes.newPassword ?? '', {
    minLength,
    needsSpecialCharacter: true,
    needsDigit: true,
    needsUppercase: true,
  });
  if (fault !== undefined) throw invalid({ newPassword: fault });
  return hashPassword(changes.newPassword ?? '');
}

/**
 * Changes profile fields or the password (§7). Returns the sessions that a new password has ended.
 * @throws ApiError VALIDATION, UNDER_AGE, EMAIL_TAKEN, WRONG_CREDENTIALS (400), TOO_MANY_TRIES (429)
 */
export async function changeProfile(
  database: Database,
  player: SignedIn,
  changes: ProfileChanges,
  now: Date,
): Promise<string[]> {
  const row = onlyRow(await database.select().from(players).where(eq(players.id, player.id)));
  const set = readChanges(row, changes, dayOf(now));
  const changesPassword = changes.newPassword !== undefined && changes.newPassword !== '';
  if (changesPassword) set.passwordHash = await changePassword(database, row, changes, now);
  if (Object.keys(set).length === 0) return [];
  try {
    return await database.transaction(async (transaction) => {
      await transaction.update(players).set(set).where(eq(players.id, player.id));
      return changesPassword ? endOtherSessions(transaction, player, now) : [];
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (set.emailKey !== undefined)
      throw refuse('EMAIL_TAKEN', 'This e-mail address already has an account.', {
        fields: { email: 'Already taken' },
      });
    throw refuse('VALIDATION', 'This phone number already has an account.', {
      status: 409,
      fields: { phone: 'Already taken' },
    });
  }
}
