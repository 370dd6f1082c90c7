import * as v from 'valibot';
import { decimal } from './decimal.js';
import { terminationReasons } from './entities/session.js';
import { withdrawalStatuses } from './entities/withdrawal-status.js';

const amount = v.object({
  amount: decimal,
  currencyCode: v.optional(v.string()),
  at: v.optional(v.string()),
});
const balances = v.object({
  cash: decimal,
  nonCash: decimal,
  total: decimal,
  currencyCode: v.optional(v.string()),
});

/**
 * Everything the server may say over the socket (§7). Amounts are major units of the player's currency; where balances name
 * theirs, a client that still knows another one tells that the currency was changed elsewhere.
 */
export const socketEvents = {
  debit: amount,
  credit: amount,
  globalCredit: amount,
  balance: v.object({
    amount: decimal,
    nonCashAmount: v.optional(decimal),
    totalAmount: v.optional(decimal),
    currencyCode: v.optional(v.string()),
  }),
  deposit: v.object({ count: v.number(), depositId: v.optional(v.string()), amount: v.optional(decimal) }),
  failedDeposit: v.object({
    method: v.string(),
    depositId: v.optional(v.string()),
    errorCode: v.optional(v.string()),
  }),
  /** A withdrawal of the player has moved on. */
  withdrawal: v.object({ withdrawalId: v.string(), status: v.picklist(withdrawalStatuses) }),
  'wallet:debit': amount,
  'wallet:credit': amount,
  'wallet:balance': balances,
  /** The session of this socket has ended on the server; the socket is dropped after it. */
  'session:ended': v.object({ reason: v.picklist(terminationReasons) }),
} as const;
export type SocketEventName = keyof typeof socketEvents;
export type SocketEventData<N extends SocketEventName> = v.InferOutput<(typeof socketEvents)[N]>;
export type WalletBalance = v.InferOutput<typeof balances>;
