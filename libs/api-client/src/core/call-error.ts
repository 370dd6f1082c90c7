import { type RejectionBody } from '@casino-kit/api-contract';

/**
 * - `status`: the server rejected the call: another status than 200, or `success: false`.
 * - `unsupported`: the server does not have this extension of the specification (decisions 40). Hide what needs it.
 * - `timeout`: no response within the limit (15 s). The server may still have done what was asked.
 * - `network`: the server could not be reached, or the connection broke.
 * - `shape`: the response was not what the contract promises.
 * - `skipped`: the call needs a token and there is none (§6); nothing was sent.
 * - `ended`: the session that sent the call was over when the response came. The answer is dropped, so that nothing of that
 *   player comes into the next session; the server may have done what was asked.
 */
export type CallErrorKind = 'status' | 'unsupported' | 'timeout' | 'network' | 'shape' | 'skipped' | 'ended';

/** Why a call gave no data. `code` is the server's error code, or the kind in capitals where no server spoke. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number | null;
  readonly code: string;
  /** A form field's dotted path → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Values for places in a message such as `[MN]`, by the server's names. */
  readonly params: Readonly<Record<string, string>>;
  /** What the server said for people to read, or `null`. */
  readonly serverMessage: string | null;

  constructor(
    kind: CallErrorKind,
    endpoint: string,
    details: { status?: number; body?: Partial<RejectionBody> & { success?: false }; cause?: unknown } = {},
  ) {
    const code =
      details.body?.code ?? (kind === 'status' ? `HTTP_${details.status ?? 0}` : kind.toUpperCase());
    super(`${endpoint}: ${code}`, { cause: details.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.status = details.status ?? null;
    this.code = code;
    this.fields = details.body?.fields ?? {};
    this.params = details.body?.params ?? {};
    this.serverMessage = details.body?.message ?? null;
  }
}

/** Whether a call failed because the server does not have this extension of the specification (decisions 40). */
export function isUnsupported(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'unsupported';
}

/** The code of whatever was thrown: of a {@link CallError} its code, of anything else `UNKNOWN`. */
export function errorCodeOf(error: unknown): string {
  return error instanceof CallError ? error.code : 'UNKNOWN';
}
