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
export function getStatuses(kind: TransactionKind): readonly TransactionStatus[] {
  return statusesOfKind[kind];
}

/** Returns whether transactions of this kind have a payment method: bets, wins and rewards do not. */
export function hasMethods(kind: TransactionKind): boolean {
  return kind !== 'casino' && kind !== 'bonus';
}

/** Returns how a player sees a transaction: what the casino gives is a reward. */
export type ShownType = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'reward';

const rewards = [
  'bonus',
  'rakeback',
  'cashback',
  'referral',
  'prize',
] as const satisfies readonly TransactionType[];
export type RewardType = (typeof rewards)[number];

/** Returns whether the casino gave the money of such a transaction. */
export function isReward(type: TransactionType): type is RewardType {
  return rewards.some((reward) => reward === type);
}

export function shownType(type: TransactionType): ShownType {
  return isReward(type) ? 'reward' : type;
}
