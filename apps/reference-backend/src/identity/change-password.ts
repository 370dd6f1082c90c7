import { type SettingsFields } from '@casino-kit/api-contract';
import { newPasswordSchema, getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { FieldReader } from '../http/field-reader.js';
import { type IsCommonPassword } from './common-passwords.js';
import { hashPassword, passwordFits } from './passwords.js';
import { type ProfileForm } from './profile-changes.js';
import { accountScope, clearAttempts, consumeAttempt } from './attempts.js';
import { type PlayerRow } from './wire-player.js';

/** Checks the current password. @throws ApiError VALIDATION, WRONG_CREDENTIALS (400), TOO_MANY_TRIES (429) */
async function checkCurrent(database: Database, row: PlayerRow, password: string, now: Date): Promise<void> {
  if (password === '') throw invalid({ password: 'form.currentPassword.required' });
  const scope = accountScope('current-password', `player ${row.id}`);
  const left = await consumeAttempt(database, [scope], now);
  if (!(await passwordFits(row.passwordHash, password)))
    throw reject('WRONG_CREDENTIALS', 'The current password is wrong.', {
      status: 400,
      fields: { password: 'form.currentPassword.wrong' },
      params: { triesLeft: String(left) },
    });
  await clearAttempts(database, scope);
}

/**
 * Returns the hash of the new password in a form, undefined when there is none. The current one must be given, except
 * by a player with a generated password: in the linked form, by one click or by the site that linked the account; in every form
 * with a factor (`hasFactor`), such as a passkey in place of a password, which confirms the change. The linked form (`Update Form`) follows the rules of registration,
 * the profile the strict ones (decisions 17).
 * @throws ApiError VALIDATION, WRONG_CREDENTIALS (400) with `triesLeft`, TOO_MANY_TRIES (429)
 */
export async function newPasswordHash(
  database: Database,
  row: PlayerRow,
  form: ProfileForm,
  {
    settings,
    isCommonPassword,
    hasFactor,
  }: { settings: Partial<SettingsFields>; isCommonPassword: IsCommonPassword; hasFactor: boolean },
  now: Date,
): Promise<string | undefined> {
  if (form.newPassword === undefined || form.newPassword === '') return undefined;
  const linkedForm = form.updateFrom === 'Update Form';
  const current = form.password ?? '';
  const mayOmit = !row.hasChosenPassword && (linkedForm || (hasFactor && current === ''));
  if (!mayOmit) await checkCurrent(database, row, current, now);
  const fields = new FieldReader();
  const rules = getPasswordRules(settings, linkedForm ? 'first' : 'change');
  const password = fields.text('newPassword', newPasswordSchema(rules), form.newPassword);
  fields.finish();
  if (await isCommonPassword(password)) throw invalid({ newPassword: 'form.password.common' });
  if (await passwordFits(row.passwordHash, password))
    throw invalid({ newPassword: 'form.password.unchanged' });
  return hashPassword(password);
}
