import { minutesFrom } from '../clock.js';
import { approved, type ChargeChange, type ChargeRow, expired, isOpen, leftCode } from './charges.js';
import { confirmationSeconds } from './kinds/crypto.js';

/** A cardholder's decision on the bank's page. */
export type Decision = 'confirm' | 'decline' | 'cancel';

/** A payer's decision on the provider's page; `later`: the bank approves after a minute, `fail` breaks it off. */
export const pageDecisions = ['confirm', 'later', 'decline', 'fail', 'cancel'] as const;
export type PageDecision = (typeof pageDecisions)[number];

/**
 * What the control page does with a charge. `seen` is for crypto: the payment is in the network, and again: one
 * more confirmation. `confirm` is the whole amount, even when the charge was cancelled before.
 */
export const paymentOutcomes = ['confirm', 'seen', 'decline', 'fail', 'cancel', 'expire'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Returns how a cardholder's decision on the bank's page changes a challenge. */
export const decisions: Record<Decision, ChargeChange> = {
  confirm: approved,
  decline: { status: 'declined', errorCode: 'THREE_DS_FAILED' },
  cancel: { status: 'cancelled', errorCode: 'THREE_DS_ABANDONED' },
};

const laterMinutes = 1;
const declined: ChargeChange = { status: 'declined', errorCode: 'TRANSACTION_FAILED' };
const failed: ChargeChange = { status: 'failed', errorCode: 'PROVIDER_ERROR' };

/** Returns how a payer's decision on the provider's page changes a payment; nothing once it is decided. */
export function changeByPage(row: ChargeRow, decision: PageDecision, now: Date): ChargeChange | undefined {
  if (!isOpen(row) || row.settlesAt !== null) return undefined;
  switch (decision) {
    case 'confirm':
      return approved;
    case 'later':
      return { settlesAt: minutesFrom(now, laterMinutes), expiresAt: null };
    case 'decline':
      return declined;
    case 'fail':
      return failed;
    case 'cancel':
      return { status: 'cancelled', errorCode: leftCode(row) };
  }
}

/** Adds a confirmation: moves the time the payment was seen back by the time a network takes for one. */
function seenOnce({ seenAt }: ChargeRow, now: Date): ChargeChange {
  if (seenAt === null) return { status: 'pending', seenAt: now, errorCode: null };
  return { seenAt: new Date(seenAt.getTime() - confirmationSeconds * 1_000) };
}

/** Returns how the control page changes a charge. Money may arrive for a cancelled one; the rest is for open ones. */
export function changeOrdered(row: ChargeRow, outcome: PaymentOutcome, now: Date): ChargeChange | undefined {
  // A charge without a currency was cancelled before its request arrived.
  if (row.status === 'approved' || row.currencyCode === '') return undefined;
  if (outcome === 'confirm') return approved;
  if (outcome === 'seen') return row.step?.type === 'crypto' ? seenOnce(row, now) : undefined;
  if (!isOpen(row)) return undefined;
  if (outcome === 'expire') return expired(row);
  if (outcome === 'decline') return declined;
  return outcome === 'fail' ? failed : { status: 'cancelled', errorCode: leftCode(row) };
}
