'use client';

import { onDemand } from './on-demand.js';

/** The next step of a pending deposit. */
export const WaitingPart = onDemand(
  async () => (await import('../waiting-deposit/waiting-deposit.js')).WaitingDeposit,
  '320px',
);
/** Deposits in progress; requested at once, rendered when there are any. */
export const PendingPart = onDemand(
  async () => (await import('../pending-deposits/pending-deposits.js')).PendingDeposits,
);
/** The form step by step (`depositFormVersion` 2). */
export const StepwisePart = onDemand(async () => (await import('./stepwise-form.js')).StepwiseForm, '420px');
