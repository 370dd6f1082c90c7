import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, id, maybe, orNull, readObject, text, withDefault } from '../reading.js';

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
  'referral',
  'prize',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** The tabs of the history (§3): `casino` is bets and wins, `bonus` is all that was given. */
export const transactionKinds = ['all', 'deposit', 'withdrawal', 'casino', 'bonus'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

const figure = orNull(decimal);
const name = orNull(text);

/**
 * One row of the history (§3). `amount` is never negative; the type shows the direction. Balances are those of real
 * money before and after, `bonusBalance` is after. Game and provider belong to bets and wins, as does `verifyUrl`, an
 * extension: the page on which the player can draw the round again from its seeds.
 */
export const transaction = readObject({
  transactionId: id,
  at: date,
  type: v.picklist(transactionTypes),
  method: name,
  methodTitle: name,
  amount: decimal,
  currencyCode: text,
  status: v.picklist(transactionStatuses),
  isBonus: withDefault(flag, false),
  gameName: name,
  gameSlug: name,
  provider: name,
  balanceBefore: figure,
  balanceAfter: figure,
  bonusBalance: figure,
  verifyUrl: maybe(text),
});
export type Transaction = v.InferOutput<typeof transaction>;
