import { type WithdrawalErrorCode, withdrawalErrorCodes } from '@casino-kit/api-contract';
import { type RejectedRange, getRejectedRange } from './rejected-range.js';
import { type WithdrawalStep } from './withdrawal-step.js';

/** Codes of other catalogues that mean that a withdrawal was definitely not made. */
const rejectionCodes = [
  'INSUFFICIENT_BALANCE',
  'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
  'AMOUNT_BELOW_ZERO',
  'PROVIDER_ERROR',
  'PAYMENT_SERVICE_ERROR',
] as const;

/** General request codes that a withdrawal may return. */
const requestCodes = [
  'VALIDATION',
  'NOT_FOUND',
  'TOO_MANY_TRIES',
  'UNAUTHORIZED',
  'IDEMPOTENCY_CONFLICT',
  'CONFIRMATION_REQUIRED',
  'STRONG_FACTOR_REQUIRED',
] as const;

/**
 * An error code with a text of its own: `payments.withdraw.error.<code>`. `OTHER` covers all unknown codes,
 * `RANGE_UNKNOWN` and `BALANCE_UNKNOWN` an amount outside limits that the server did not name.
 */
export type ShownWithdrawalError =
  | WithdrawalErrorCode
  | (typeof rejectionCodes)[number]
  | (typeof requestCodes)[number]
  | 'UNSUPPORTED'
  | 'OTHER'
  | 'RANGE_UNKNOWN'
  | 'BALANCE_UNKNOWN';

const definite: readonly string[] = [...withdrawalErrorCodes, ...rejectionCodes];
const shown: readonly string[] = [...definite, ...requestCodes];

/** What a server says that does not have the call (decision 55). */
const unsupportedCodes: readonly string[] = ['UNSUPPORTED', 'HTTP_404', 'HTTP_405', 'HTTP_501'];

const steps: Partial<Record<ShownWithdrawalError, WithdrawalStep>> = {
  ACTIVE_BONUS: 'bonus',
  PENDING_DEPOSIT_WAGER: 'play',
  NO_DEPOSIT: 'deposit',
  EMAIL_NOT_VERIFIED: 'verification-mail',
  IDENTITY_NOT_VERIFIED: 'verification',
  WITHDRAWAL_NOT_CANCELLABLE: 'transactions',
  IDEMPOTENCY_CONFLICT: 'transactions',
  UNAUTHORIZED: 'login',
  STRONG_FACTOR_REQUIRED: 'security',
};

export interface WithdrawalErrorInfo extends RejectedRange {
  code: ShownWithdrawalError;
  /** What the player can do about it with one press; if there is nothing, the text explains what to do. */
  step: WithdrawalStep | null;
  /** The message belongs to the amount's field. */
  aboutAmount: boolean;
}

/** Returns the text for an error code of a withdrawal (§8), and the next step. Unknown codes are `OTHER`. */
export function withdrawalErrorInfo(
  code: string,
  params: Readonly<Record<string, string>> = {},
): WithdrawalErrorInfo {
  const { min, max } = getRejectedRange(params);
  const otherwise = unsupportedCodes.includes(code) ? 'UNSUPPORTED' : 'OTHER';
  const known = (shown.includes(code) ? code : otherwise) as ShownWithdrawalError;
  const outside = known === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD';
  const tooMuch = known === 'INSUFFICIENT_BALANCE';
  // Without its amounts, a text would have empty placeholders.
  const withoutHoles =
    outside && (min === null || max === null)
      ? 'RANGE_UNKNOWN'
      : tooMuch && max === null
        ? 'BALANCE_UNKNOWN'
        : known;
  return {
    code: withoutHoles,
    step: steps[known] ?? null,
    aboutAmount: outside || tooMuch || known === 'AMOUNT_BELOW_ZERO',
    min,
    max,
  };
}

/** Whether a code means that no withdrawal was requested, whatever the status of the response. */
export function isDefiniteWithdrawalCode(code: string): boolean {
  return definite.includes(code);
}
