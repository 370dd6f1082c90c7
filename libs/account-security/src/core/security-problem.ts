import { CallError } from '@casino-kit/api-client';
import { PasskeyError, type PasskeyFailure } from '@casino-kit/session/passkeys';

/** Codes with a text of their own, `security.problem.<code>`. */
const worded = [
  'CONFIRMATION_REQUIRED',
  'STRONG_FACTOR_REQUIRED',
  'PASSKEY_REJECTED',
  'PASSKEY_LIMIT',
  'LAST_WAY_IN',
  'TICKET_EXPIRED',
  'FACTOR_REMOVAL_WAITS',
] as const;

/** Codes for something typed that did not match; each has texts with and without the tries left. */
const mismatches = ['CODE_WRONG', 'WRONG_CREDENTIALS'] as const;

/** Why something did not work: what a text says about it. */
export type SecurityProblem =
  | { kind: 'code'; code: (typeof worded)[number]; until: string | null }
  | { kind: 'mismatch'; code: (typeof mismatches)[number]; triesLeft: number | null }
  | { kind: 'pause'; minutes: number | null }
  | { kind: 'offline' | 'timeout' | 'other' | 'gone' }
  | { kind: 'passkey'; reason: Exclude<PasskeyFailure, 'replaced'> }
  | { kind: 'message'; message: string };

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  (codes as readonly string[]).includes(code);

const whole = (text: string | undefined) =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/**
 * Returns why a call or a passkey failed, and `null` where there is nothing to say: another request of
 * the page took its place, or the session that asked has ended.
 */
export function toSecurityProblem(error: unknown): SecurityProblem | null {
  if (error instanceof PasskeyError) {
    const { reason } = error;
    return reason === 'replaced' ? null : { kind: 'passkey', reason };
  }
  if (!(error instanceof CallError)) return { kind: 'other' };
  const { kind, code, params, serverMessage } = error;
  if (kind === 'ended' || kind === 'skipped') return null;
  if (kind === 'network') return { kind: 'offline' };
  if (kind === 'timeout') return { kind: 'timeout' };
  if (kind === 'unsupported') return { kind: 'gone' };
  if (isOneOf(worded, code)) return { kind: 'code', code, until: params.until ?? null };
  if (isOneOf(mismatches, code)) return { kind: 'mismatch', code, triesLeft: whole(params.triesLeft) };
  if (code === 'TOO_MANY_TRIES') return { kind: 'pause', minutes: whole(params.minutes) };
  return serverMessage ? { kind: 'message', message: serverMessage } : { kind: 'other' };
}
