import { getErrorCode } from '@casino-kit/api-client';

/** Why a player could not enter: the tournament is over, the account is closed for play, or there was no clear response. */
export type EnterError = 'ended' | 'excluded' | 'failed';

const known: Readonly<Record<string, EnterError>> = {
  TOURNAMENT_ENDED: 'ended',
  NOT_FOUND: 'ended',
  ACCOUNT_EXCLUDED: 'excluded',
  ACCOUNT_UNDER_REVIEW: 'excluded',
  REOPENING_REQUIRED: 'excluded',
};

/** Returns why entering failed. Entering twice changes nothing, so anything unclear can be tried again. */
export function toEnterError(error: unknown): EnterError {
  return known[getErrorCode(error)] ?? 'failed';
}
