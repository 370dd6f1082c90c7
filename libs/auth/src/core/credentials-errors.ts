import { CallError } from '@casino-kit/api-client';
import { toFormErrors, type FormErrors } from '@casino-kit/player-fields';

/**
 * Returns the errors of sending credentials by email (§8): a taken address shows at the field, an email that could not
 * be sent (`CREDENTIALS_EMAIL_FAILED`) and any other error at the form.
 */
export function toCredentialsErrors(error: unknown): FormErrors<'email'> {
  if (error instanceof CallError && error.code === 'CREDENTIALS_EMAIL_FAILED')
    return {
      fields: {},
      form: { tone: 'danger', title: null, message: { key: 'auth.credentials.email.failed' } },
    };
  return toFormErrors(error, { email: 'email' });
}
