import { CallError } from '@casino-kit/api-client';
import { type BetLimitErrorCode, betLimitErrorCodes } from '@casino-kit/api-contract';
import { isAmount } from '@casino-kit/money';

/** Codes beside the bet limit catalogue that calls of this library, a deposit or a bet may return (§8). */
const otherCodes = [
  'PAYMENT_LIMIT_THRESHOLD',
  'SESSION_TIME_LIMIT_UPDATE',
  'SESSION_TIME_LIMIT_REMOVE',
  'CONFIRMATION_REQUIRED',
  'LIMIT_CHANGED',
  'LIMIT_BY_SUPPORT',
  'LIMIT_CHOICE_REQUIRED',
  'DEPOSIT_LIMIT_REQUIRED',
  'EXCLUSION_ALREADY_ACTIVE',
  'EXCLUSION_INVALID_PERIOD',
  'EXCLUSION_PROCESSING',
  'ACCOUNT_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
  'UNAUTHORIZED',
  'VALIDATION',
] as const;

/**
 * An error code with a text of its own, `responsible-gaming.error.<code>`. `NO_RESPONSE`: it is unknown whether it
 * worked. `OTHER` covers all unknown codes.
 */
export type ProtectionErrorCode = BetLimitErrorCode | (typeof otherCodes)[number] | 'NO_RESPONSE' | 'OTHER';

const definite: readonly string[] = [...betLimitErrorCodes, ...otherCodes];

/** Every code with a text. */
export const protectionErrorCodes: readonly ProtectionErrorCode[] = [
  ...betLimitErrorCodes,
  ...otherCodes,
  'NO_RESPONSE',
  'OTHER',
];

/** Whether a code means that the request was rejected for good, whatever the status of the response. */
export const isDefiniteProtectionCode = (code: string): boolean => definite.includes(code);

export interface ProtectionErrorInfo {
  code: ProtectionErrorCode;
  /** The limit and what is left of it, decimal strings in major units; `null` if the server does not name them. */
  limit: string | null;
  left: string | null;
  /** When it is possible again, ISO 8601. */
  until: string | null;
  /** Only support can help. */
  bySupport: boolean;
}

const toAmount = (value: string | undefined) => (value !== undefined && isAmount(value) ? value : null);

/** Returns the text for an error code (§8) with the values that the server names. Unknown codes are `OTHER`. */
export function protectionErrorInfo(
  code: string,
  params: Readonly<Record<string, string>> = {},
): ProtectionErrorInfo {
  const known = (protectionErrorCodes as readonly string[]).includes(code)
    ? (code as ProtectionErrorCode)
    : 'OTHER';
  const until = params.until?.trim() ?? '';
  return {
    code: known,
    limit: toAmount(params.limit),
    left: toAmount(params.left),
    until: until === '' || Number.isNaN(Date.parse(until)) ? null : until,
    bySupport: known === 'LIMIT_BY_SUPPORT' || known === 'EXCLUSION_PROCESSING' || known === 'OTHER',
  };
}

/** Returns the error of a failed call; `null` when the session has ended, since it concerns no one then. */
export function toProtectionError(error: unknown): ProtectionErrorInfo | null {
  if (!(error instanceof CallError)) return protectionErrorInfo('OTHER');
  if (error.kind === 'ended' || error.kind === 'skipped') return null;
  if (error.kind === 'status' || error.kind === 'unsupported')
    return protectionErrorInfo(error.code, error.params);
  return protectionErrorInfo('NO_RESPONSE');
}
