import { CallError } from '@casino-kit/api-client';

/**
 * Why a currency was not selected: the server `rejected` it, it is `unknown` whether the server received it, or it was
 * selected and the balances could not be read (`stale`).
 */
export type ChooseError = 'rejected' | 'unknown' | 'stale';

/** Returns why a call did not select a currency; `null` when the player has left and there is nothing to show. */
export function toChooseError(error: unknown): ChooseError | null {
  if (!(error instanceof CallError)) return 'unknown';
  if (error.kind === 'ended' || error.kind === 'skipped') return null;
  return error.kind === 'status' ? 'rejected' : 'unknown';
}
