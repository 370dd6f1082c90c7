import { type Amount, isPositive } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { countStake } from '../loyalty/count-stake.js';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { accrueRound, type Calendar } from '../rakeback/calendar.js';
import { countRound } from '../tournaments/count-round.js';
import { rounds } from './tables.js';

type RoundRow = Omit<typeof rounds.$inferInsert, 'createdAt' | 'voidedAt'>;

/** A round that was played and paid. How much of it was cash is worked out by the caller. */
export interface PlayedRound extends RoundRow {
  /** Decides in which tournaments it counts. */
  gameKind: string;
  bonusStake: Amount;
  bonusPayout: Amount;
  cashStake: Amount;
  cashPayout: Amount;
  /** The bonus money that the round converted to cash: a cost of the calendar. */
  bonusCost: Amount;
  at: Date;
}

/**
 * Records a round whose money was moved by the caller, and counts it to the player's calendar, VIP points and tournaments,
 * in the caller's transaction. Returns the ids of the tournaments in which it changed the player's score.
 */
export async function recordRound(
  transaction: Database,
  calendar: Calendar,
  { gameKind, cashStake, cashPayout, bonusCost, at, ...round }: PlayedRound,
  rates: RewardRates,
): Promise<string[]> {
  const { playerId, currencyCode } = round;
  await transaction.insert(rounds).values({ ...round, createdAt: at });
  if (isPositive(cashStake) || isPositive(bonusCost))
    await accrueRound(
      transaction,
      calendar,
      { currencyCode, rounds: 1, wagered: cashStake, won: cashPayout, bonusCost, at },
      rates,
    );
  await countStake(transaction, playerId, { currencyCode, cash: cashStake });
  return countRound(transaction, playerId, { ...round, gameKind, at });
}
