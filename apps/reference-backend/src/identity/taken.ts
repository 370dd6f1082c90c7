import { brokenIndex } from '../database/database.js';
import { reject } from '../http/api-error.js';

/**
 * Returns the rejection for a violated unique index of `players`: an email address, phone number or login name that
 * already has an account (§5). Returns any other error unchanged.
 */
export function toTakenError(error: unknown): unknown {
  switch (brokenIndex(error)) {
    case 'players_email_key':
      return reject('EMAIL_TAKEN', 'This e-mail address already has an account.', {
        fields: { email: 'form.email.taken' },
      });
    case 'players_phone_key':
      return reject('PHONE_TAKEN', 'This phone number already has an account.', {
        fields: { phone: 'form.phone.taken' },
      });
    case 'players_username_key':
      return reject('LOGIN_TAKEN', 'This login name already has an account.', {
        fields: { username: 'form.username.taken' },
      });
    default:
      return error;
  }
}
