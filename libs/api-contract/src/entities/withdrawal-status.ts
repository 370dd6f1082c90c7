/**
 * The status of a withdrawal: `requested` (waits for the check), `confirmed` (checked), `processing` (sent),
 * `completed` (arrived); `rejected` by the operator, `cancelled` by the player, `failed` at the provider. The last
 * three refunded the money.
 */
export const withdrawalStatuses = [
  'requested',
  'confirmed',
  'processing',
  'completed',
  'rejected',
  'cancelled',
  'failed',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
