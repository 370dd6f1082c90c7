import { type CallError } from './call-error.js';

/** Why the server rejected an action for good. `message` is the server's human-readable one, or `null`. */
export interface Rejection {
  code: string;
  message: string | null;
  /** Values for the placeholders of a message such as `[MN]`, by the server's names. */
  params: Readonly<Record<string, string>>;
  /** Maps a form field's dotted path to its error. */
  fields: Readonly<Record<string, string>>;
}

/** What a failed call means for an action that must happen once. */
export type ActionFailure =
  /** Definite: it did not happen, and no earlier request with the same key will make it happen. */
  | { kind: 'rejected'; rejection: Rejection }
  /** The server responded, but its response does not say whether the action happened. */
  | { kind: 'failed'; code: string; status: number | null; message: string | null }
  /** No readable response arrived. */
  | { kind: 'unknown'; reason: 'timeout' | 'network' | 'shape' }
  /** The session that started the action is over; its result concerns no one here. */
  | { kind: 'ended' };

/** Request timeout, conflict with a request still in progress, too early: the action may yet happen. */
const inProgressStatuses: ReadonlySet<number> = new Set([408, 409, 425]);
/** Rejected before the action was processed: says nothing about an earlier request with the same key. */
const gateStatuses: ReadonlySet<number> = new Set([401, 428, 429]);

export interface ResponseRules {
  /** Returns whether a code of this action's own catalogue rejects it for good, regardless of the status. */
  isDefiniteCode?: ((code: string) => boolean) | undefined;
  /** An earlier request with the same key went out and got no definite response. */
  isRepeat?: boolean | undefined;
}

/**
 * Reads a failure by the one table of which responses are definite. A key is kept until one is.
 *
 * | response                                   | means                                             | key     |
 * | ------------------------------------------ | ------------------------------------------------- | ------- |
 * | 200, readable                              | done                                              | used up |
 * | any status, a code of the action's own     | rejected                                          | used up |
 * | 4xx other than those below                 | rejected                                          | used up |
 * | 401, 428, 429, or no token to send         | rejected; after an earlier unknown result: failed | used up; kept |
 * | 408, 425, 409 without a code of its own    | failed: it may be in progress                     | kept    |
 * | 5xx without a code of its own              | failed: the server responded, the result is unknown | kept  |
 * | timeout, network error, unreadable body    | unknown                                           | kept    |
 * | 403, or the session changed                | ended; the result is dropped                      | dropped |
 */
export function readFailure(
  { kind, status, code, serverMessage, params, fields }: CallError,
  { isDefiniteCode = () => false, isRepeat = false }: ResponseRules = {},
): ActionFailure {
  if (kind === 'ended') return { kind };
  if (kind === 'timeout' || kind === 'network' || kind === 'shape') return { kind: 'unknown', reason: kind };
  const message = serverMessage?.trim() || null;
  const failed = { kind: 'failed', code, status, message } as const;
  if (kind === 'skipped')
    return isRepeat
      ? failed
      : { kind: 'rejected', rejection: { code: 'UNAUTHORIZED', message: null, params: {}, fields: {} } };
  const rejected = { kind: 'rejected', rejection: { code, message, params, fields } } as const;
  if (status !== null && gateStatuses.has(status)) return isRepeat ? failed : rejected;
  if (isDefiniteCode(code)) return rejected;
  // A server that lacks the call did nothing.
  if (kind === 'unsupported') return rejected;
  return status !== null && status < 500 && !inProgressStatuses.has(status) ? rejected : failed;
}
