import { brokenIndex } from '../database/database.js';
import { reject } from '../http/api-error.js';

/**
 * The rejection that a broken unique index of `players` means: an email address, phone number or login name that has an
 * account already (§5). Any other error comes back as it is.
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
