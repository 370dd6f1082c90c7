import { brokenIndex } from '../database/database.js';
import { refuse } from '../http/api-error.js';

/**
 * The refusal that a broken unique index of `players` means: an e-mail address, phone number or login name that has an
 * account already (§5). Any other error comes back as it is.
 */
export function takenOr(error: unknown): unknown {
  switch (brokenIndex(error)) {
    case 'players_email_key':
      return refuse('EMAIL_TAKEN', 'This e-mail address already has an account.', {
        fields: { email: 'form.email.taken' },
      });
    case 'players_phone_key':
      return refuse('PHONE_TAKEN', 'This phone number already has an account.', {
        fields: { phone: 'form.phone.taken' },
      });
    case 'players_username_key':
      return refuse('LOGIN_TAKEN', 'This login name already has an account.', {
        fields: { username: 'form.username.taken' },
      });
    default:
      return error;
  }
}
