import { isPositive } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { getCashAccount, readBalance } from '../ledger/accounts.js';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Protection } from '../protection/lock-protection.js';
import { countPlay } from '../protection/play-guard.js';
import { hasCheckDue } from '../protection/start-round.js';
import { type Calendar } from '../rakeback/calendar.js';
import { moveCash } from '../rounds/move-cash.js';
import { type PlayedRound, recordRound } from '../rounds/record-round.js';
import { type MovedCash } from './charge-stake.js';

/** A round whose stake was charged before, with what it pays. */
type StakedRound = Pick<
  PlayedRound,
  | 'id'
  | 'launchId'
  | 'playerId'
  | 'gameSlug'
  | 'gameKind'
  | 'currencyCode'
  | 'stake'
  | 'payout'
  | 'serverSeed'
  | 'clientSeed'
  | 'drawn'
  | 'at'
>;

/** Pays a round in cash whose stake was charged before, counts what it won and records it. Its player is locked. */
export async function payStakedRound(
  transaction: Database,
  { protection, calendar }: { protection: Protection; calendar: Calendar },
  round: StakedRound,
  rates: RewardRates,
): Promise<MovedCash> {
  const { id, playerId, currencyCode, stake, payout, at } = round;
  const player = { id: playerId, currencyCode };
  const paid = { reference: `round:${id}:payout`, kind: 'payout', amount: payout, at } as const;
  const balance = isPositive(payout)
    ? await moveCash(transaction, player, paid)
    : await readBalance(transaction, getCashAccount(player));
  const won = { staked: '0', cashStaked: '0', cashWon: payout };
  await countPlay(transaction, protection, currencyCode, won, at);
  const cash = { bonusStake: '0', bonusPayout: '0', cashStake: stake, cashPayout: payout, bonusCost: '0' };
  const tournamentIds = await recordRound(
    transaction,
    calendar,
    { ...round, ...cash, bet: stake, balanceAfter: balance },
    rates,
  );
  const isCheckDue = hasCheckDue(protection);
  return { balance, moved: { cashStake: '0', cashPayout: payout, tournamentIds, isCheckDue } };
}
