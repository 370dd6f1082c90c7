import { CallError } from '@casino-kit/api-client';
import { toFormErrors, type FormErrors } from '@casino-kit/player-fields';

/**
 * What failed when credentials were to be sent by email (§8): a taken address shows at the field, a letter that could not
 * be sent (`CREDENTIALS_EMAIL_FAILED`) and all else at the form.
 */
export function toCredentialsErrors(error: unknown): FormErrors<'email'> {
  if (error instanceof CallError && error.code === 'CREDENTIALS_EMAIL_FAILED')
    return {
      fields: {},
      form: { tone: 'danger', title: null, message: { key: 'auth.credentials.email.failed' } },
    };
  return toFormErrors(error, { email: 'email' });
}
