import { type Amount } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { countStake } from '../loyalty/count-stake.js';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { accrueRound, type Calendar } from '../rakeback/calendar.js';
import { countRound } from '../tournaments/count-round.js';
import { type RouletteDraw, rounds } from './tables.js';

/** A round that was played with cash alone, and paid. */
export interface CashRound {
  id: string;
  launchId: string;
  playerId: number;
  gameSlug: string;
  gameKind: string;
  currencyCode: string;
  stake: Amount;
  payout: Amount;
  /** Cash after the payout. */
  balanceAfter: Amount;
  drawn: RouletteDraw;
  at: Date;
}

/**
 * Records a round whose money was moved by the caller, and counts it to the player's calendar, VIP points and tournaments,
 * in the caller's transaction. Returns the ids of the tournaments in which it changed the player's score.
 */
export async function recordCashRound(
  transaction: Database,
  calendar: Calendar,
  { gameKind, at, ...round }: CashRound,
  rates: RewardRates,
): Promise<string[]> {
  const { playerId, gameSlug, currencyCode, stake, payout } = round;
  await transaction.insert(rounds).values({ ...round, createdAt: at });
  const played = { currencyCode, rounds: 1, wagered: stake, won: payout, at } as const;
  await accrueRound(transaction, calendar, played, rates);
  await countStake(transaction, playerId, { currencyCode, cash: stake });
  return countRound(transaction, playerId, {
    at,
    gameSlug,
    gameKind,
    currencyCode,
    stake,
    payout,
    bonusStake: '0',
    bonusPayout: '0',
  });
}
