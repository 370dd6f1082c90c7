import { CallError } from '@casino-kit/api-client';
import { callProblems, type CallProblems } from '@casino-kit/player-fields';

/**
 * What failed when credentials were to be sent by e-mail (§8): a taken address shows at the field, a letter that could not
 * be sent (`CREDENTIALS_EMAIL_FAILED`) and all else at the form.
 */
export function credentialsProblems(error: unknown): CallProblems<'email'> {
  if (error instanceof CallError && error.code === 'CREDENTIALS_EMAIL_FAILED')
    return {
      fields: {},
      form: { tone: 'danger', title: null, message: { key: 'auth.credentials.email.failed' } },
    };
  return callProblems(error, { email: 'email' });
}
