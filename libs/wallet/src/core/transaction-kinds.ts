import {
  type TransactionKind,
  type TransactionStatus,
  transactionStatuses,
  type TransactionType,
} from '@casino-kit/api-contract';

/** Which of the two status lists of §3 a kind can have, in the order of the contract. */
const statusesOfKind: Readonly<Record<TransactionKind, readonly TransactionStatus[]>> = {
  all: transactionStatuses,
  deposit: [
    'pending',
    'processing',
    'processed',
    'confirmed',
    'completed',
    'rejected',
    'cancelled',
    'failed',
  ],
  withdrawal: transactionStatuses,
  casino: ['pending', 'processed', 'completed', 'cancelled', 'failed'],
  bonus: ['pending', 'processed', 'confirmed', 'completed', 'rejected', 'cancelled'],
};

/** Returns the statuses that a kind of transaction can have: a bet is never requested. */
export function statusesOf(kind: TransactionKind): readonly TransactionStatus[] {
  return statusesOfKind[kind];
}

/** Returns whether transactions of this kind have a payment method: bets, wins and rewards do not. */
export function hasMethods(kind: TransactionKind): boolean {
  return kind !== 'casino' && kind !== 'bonus';
}

/** Returns how a player sees a transaction: bonus, rakeback, cashback and a tournament's prize are all rewards. */
export type ShownType = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'reward';

export function shownType(type: TransactionType): ShownType {
  return type === 'bonus' || type === 'rakeback' || type === 'cashback' || type === 'prize' ? 'reward' : type;
}
