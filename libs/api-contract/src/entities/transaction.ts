import * as v from 'valibot';
import { decimal } from '../decimal.js';

/** Both status lists of §3 in one; requests to withdraw add `requested`. */
export const transactionStatuses = [
  'requested',
  'pending',
  'processing',
  'processed',
  'confirmed',
  'completed',
  'rejected',
  'cancelled',
  'failed',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionTypes = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'rakeback',
  'cashback',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** The tabs of the history (§3): `casino` is bets and wins, `bonus` is all that was given. */
export const transactionKinds = ['all', 'deposit', 'withdrawal', 'casino', 'bonus'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

const figure = v.optional(v.nullable(decimal), null);
const name = v.optional(v.nullable(v.string()), null);

/**
 * One row of the history (§3). `amount` is never negative; the type says which way it went. Balances are those of real
 * money before and after, `bonusBalance` is after. Game and provider belong to bets and wins.
 */
export const transaction = v.object({
  transactionId: v.string(),
  at: v.string(),
  type: v.picklist(transactionTypes),
  method: name,
  methodTitle: name,
  amount: decimal,
  currencyCode: v.string(),
  status: v.picklist(transactionStatuses),
  isBonus: v.optional(v.boolean(), false),
  gameName: name,
  gameSlug: name,
  provider: name,
  balanceBefore: figure,
  balanceAfter: figure,
  bonusBalance: figure,
});
export type Transaction = v.InferOutput<typeof transaction>;
