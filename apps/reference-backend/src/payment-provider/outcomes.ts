import { type ChargeStatus } from '../payment-protocol/charge.js';

/** Why the provider or its bank declines; each can be triggered on purpose. */
export const rejectionNames = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'provider_error',
  'global_error',
  'deposit_country_block',
  'required_email_verification',
  'payment_limit_threshold',
  'transaction_failed',
  'amount_below_zero',
  'unified_error',
  'payment_provider_limit_threshold',
  'phone_error',
  'payment_service_error',
  'account_excluded',
] as const;
export type RejectionName = (typeof rejectionNames)[number];

/** The outcome of a charge; `challenge` and `pending` are for cards. */
export const outcomes = ['approved', 'challenge', 'pending', ...rejectionNames] as const;
export type Outcome = (typeof outcomes)[number];

export interface Result {
  status: ChargeStatus;
  errorCode: string | null;
  errorParams: Record<string, string> | null;
}

const declines: readonly RejectionName[] = ['card_declined', 'insufficient_funds', 'card_expired'];

/** Returns the contract's code of a rejection. */
export function toErrorCode(rejection: RejectionName): string {
  return rejection === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS_ON_CARD' : rejection.toUpperCase();
}

/** Returns the immediate effect of an outcome. */
export function toResult(outcome: Outcome): Result {
  if (outcome === 'approved' || outcome === 'challenge' || outcome === 'pending')
    return { status: outcome, errorCode: null, errorParams: null };
  return {
    status: declines.includes(outcome) ? 'declined' : 'failed',
    errorCode: toErrorCode(outcome),
    errorParams: outcome === 'payment_provider_limit_threshold' ? { min: '20', max: '500' } : null,
  };
}
