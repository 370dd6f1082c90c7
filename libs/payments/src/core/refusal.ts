import { type CallError } from '@casino-kit/api-client';
import { type Refusal } from './deposit-machine.js';

/** Request time-out, conflict with a call still under way, too early: what was asked for may yet be done. */
const openStatuses = new Set([408, 409, 425]);

/**
 * Why a call that moves money was refused for good, or `null` where nobody knows what became of it: after a time-out, a
 * broken connection, an answer nobody can read or a broken server it may have been done all the same. `isDefinite` knows
 * codes that say no whatever the status.
 */
export function refusalOf(error: CallError, isDefinite: (code: string) => boolean): Refusal | null {
  const { kind, status, code, params } = error;
  // Nothing was sent without a token.
  if (kind === 'skipped') return { code: 'UNAUTHORIZED', params: {} };
  const spelledOut = status !== null && status < 500 && !openStatuses.has(status);
  return kind === 'status' && (spelledOut || isDefinite(code)) ? { code, params } : null;
}
