import { type RejectionBody } from '@casino-kit/api-contract';

/**
 * - `status`: the server rejected the call: a status other than 200, or `success: false`.
 * - `unsupported`: the server does not have this call, which §7 does not list or names without a path (decisions 40, 54, 55). Hide
 *   what needs it.
 * - `timeout`: no response within the limit (15 s). The server may still have executed the call.
 * - `network`: the server could not be reached, or the connection broke.
 * - `shape`: the response does not match the contract.
 * - `skipped`: the call needs a token and there is none (§6); nothing was sent.
 * - `ended`: the session that sent the call was over when the response came. The response is dropped, so that no data
 *   of that player reaches the next session; the server may have executed the call.
 */
export type CallErrorKind = 'status' | 'unsupported' | 'timeout' | 'network' | 'shape' | 'skipped' | 'ended';

/** Why a call returned no data. `code` is the server's error code, or the kind in capitals if the server sent none. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number | null;
  readonly code: string;
  /** Maps a form field's dotted path to its error. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * Values for the placeholders of a message such as `[MN]`, by the server's names. `minutes` of a 429 are those of its
   * `Retry-After` where the body names none.
   */
  readonly params: Readonly<Record<string, string>>;
  /** The server's human-readable message, or `null`. */
  readonly serverMessage: string | null;

  constructor(
    kind: CallErrorKind,
    endpoint: string,
    details: {
      status?: number | undefined;
      body?:
        | ({ [Field in keyof RejectionBody]?: RejectionBody[Field] | undefined } & {
            success?: false | undefined;
          })
        | undefined;
      cause?: unknown;
    } = {},
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

/**
 * Returns whether a call failed because the server does not have it (decisions 40, 54, 55): hide what needs it.
 */
export function isUnsupported(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'unsupported';
}

/** Returns the code of a thrown value: that of a {@link CallError}, `UNKNOWN` for anything else. */
export function getErrorCode(error: unknown): string {
  return error instanceof CallError ? error.code : 'UNKNOWN';
}
