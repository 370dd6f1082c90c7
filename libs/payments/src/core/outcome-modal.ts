/** How a deposit ended, or that it has not yet (`return`: back from a payment page; `pending`: waiting for a bank). */
export const depositOutcomes = ['success', 'failed', 'return', 'decline', 'cancel', 'pending'] as const;
export type DepositOutcome = (typeof depositOutcomes)[number];

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
