import { cardDeclineCodes, type DepositStatus } from '@casino-kit/api-contract';
import { type DepositOutcome } from './outcome-modal.js';

const byStatus = {
  completed: 'success',
  failed: 'failed',
  declined: 'decline',
  cancelled: 'cancel',
  pending: 'pending',
  challenge: 'pending',
} as const satisfies Record<DepositStatus, DepositOutcome>;

/** The outcome to show for a deposit in a state. */
export function outcomeOfStatus(status: DepositStatus): DepositOutcome {
  return byStatus[status];
}

const declines: readonly string[] = cardDeclineCodes;

/**
 * Returns the outcome to show for a `failedDeposit` event: a decline if its code is a bank's, as of 3-D Secure (§4).
 */
export function outcomeOfFailure(errorCode: string | null | undefined): DepositOutcome {
  return declines.includes(errorCode ?? '') ? 'decline' : 'failed';
}

/** Whether the status of a deposit with this outcome may still change. */
export function isInProgress(outcome: DepositOutcome): boolean {
  return outcome === 'pending' || outcome === 'return';
}
