/** The reference provider's handling of a payout, chosen by the cents of its amount. */
export type PayoutFault = 'refused' | 'failed';

const faults: Readonly<Record<string, PayoutFault>> = { '13': 'refused', '19': 'failed' };

/**
 * Returns the fault of a payout, for demonstrations and tests: `.13` is rejected at once (`WITHDRAWAL_FAILED`), `.19`
 * fails after it was sent (`PROVIDER_ERROR`). Any other amount arrives.
 */
export function getPayoutFault(amount: string): PayoutFault | undefined {
  const [, decimals = ''] = amount.split('.');
  return faults[decimals.replace(/0+$/, '')];
}
