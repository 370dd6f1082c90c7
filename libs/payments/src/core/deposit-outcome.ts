import { cardDeclineCodes, type DepositStatus } from '@casino-kit/api-contract';

/** How a deposit ended, or that it has not yet (`return`: back from a payment page; `pending`: waiting for a bank). */
export const depositOutcomes = ['success', 'failed', 'return', 'decline', 'cancel', 'pending'] as const;
export type DepositOutcome = (typeof depositOutcomes)[number];

/** The modal value with which a 3-D Secure check comes back (§4). */
export const threeDsModal = 'deposit-3ds-success';

/** The canonical `modal` value of an outcome (decisions 10). */
export function outcomeModal(outcome: DepositOutcome): `deposit-${DepositOutcome}` {
  return `deposit-${outcome}`;
}

/**
 * The outcome that a `modal` query value names: `deposit-failed` and the bare `failed` (decisions 10); `null` for any
 * other value.
 */
export function readOutcome(modal: string | null | undefined): DepositOutcome | null {
  return depositOutcomes.find((outcome) => modal === outcome || modal === outcomeModal(outcome)) ?? null;
}

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
