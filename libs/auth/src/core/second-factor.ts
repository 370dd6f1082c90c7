import { CallError } from '@casino-kit/api-client';
import { type FormError, type Message, toFormError, wholeNumber } from '@casino-kit/player-fields';

/** A login that waits for its second factor. */
export interface WaitingLogin {
  ticket: string;
  /** After how many hours a lost factor is removed; null where the server does not say. */
  removalHours: number | null;
}

/** Returns a login that waits for its second factor, or `null` for every other failure. */
export function waitingLogin(error: unknown): WaitingLogin | null {
  if (!(error instanceof CallError) || error.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const { ticket, removalHours } = error.params;
  return ticket === undefined ? null : { ticket, removalHours: wholeNumber(removalHours) };
}

/** Returns whether a login took too long and has to start with the password again. */
export const isTicketExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'TICKET_EXPIRED';

/** Why a second factor was rejected: at its field, or at the form as a whole. */
export interface SecondFactorErrors {
  field: Message | null;
  form: FormError | null;
}

/** Returns the errors of a rejected code: how many tries are left, if the server says so. */
export function toSecondFactorErrors(error: unknown): SecondFactorErrors {
  if (!(error instanceof CallError) || error.code !== 'CODE_WRONG')
    return { field: null, form: toFormError(error) };
  const count = wholeNumber(error.params.triesLeft);
  return {
    field:
      count === null ? { key: 'auth.factor.wrong' } : { key: 'auth.factor.wrong.left', params: { count } },
    form: null,
  };
}
