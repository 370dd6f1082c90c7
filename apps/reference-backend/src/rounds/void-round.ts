import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { isZero, negate, subtract } from '@casino-kit/money';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getCashAccount } from '../ledger/accounts.js';
import { InsufficientBalanceError, post } from '../ledger/transfer.js';
import { uncountStake } from '../loyalty/count-stake.js';
import { lockProtection } from '../protection/lock-protection.js';
import { uncountPlay } from '../protection/play-guard.js';
import { accrueRound, openCalendar } from '../rakeback/calendar.js';
import { uncountRound } from '../tournaments/count-round.js';
import { type RaceRound } from '../tournaments/score.js';
import { rounds } from './tables.js';

export type RoundRow = typeof rounds.$inferSelect;

/** What voiding a round needs besides the database. */
export interface VoidContext {
  rates: RewardRates;
  /** Returns the kind of a game of the catalogue. */
  getGameKind: (slug: string) => string | undefined;
  /** Returns when the bets of a round at a live table were placed; undefined for any other round. */
  betsPlacedAt: (transaction: Database, roundId: string) => Promise<Date | undefined>;
  now: Date;
}

/** A round that was voided, and the tournaments whose score of the player was counted again. */
export interface VoidedRound {
  row: RoundRow;
  moved: boolean;
  tournamentIds: readonly string[];
}

const notFound = () => reject('NOT_FOUND', 'There is no such round.');

/**
 * Voids a settled round, as when a game was faulty: refunds the stake, takes back the payout, and subtracts what it
 * added to the player's calendar from the running day and half hour; closed days stay. It no longer counts against the limits
 * of the periods in which it was played, nor in tournaments whose result is not final. A second time changes nothing.
 * @throws ApiError NOT_FOUND, INSUFFICIENT_BALANCE (409) when the player has spent the payout
 */
export function voidRound(
  database: Database,
  roundId: string,
  { rates, getGameKind, betsPlacedAt, now }: VoidContext,
): Promise<VoidedRound> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(rounds).where(eq(rounds.id, roundId));
    if (found === undefined) throw notFound();
    const { playerId, currencyCode } = found;
    // Staked and won bonus money stays with the bonus, or with the house if the bonus has ended.
    const stake = subtract(found.stake, found.bonusStake);
    const payout = subtract(found.payout, found.bonusPayout);
    const protection = await lockProtection(transaction, playerId);
    const calendar = await openCalendar(transaction, playerId, rates, now);
    const row = onlyRow(await transaction.select().from(rounds).where(eq(rounds.id, roundId)).for('update'));
    if (row.voidedAt !== null) return { row, moved: false, tournamentIds: [] };
    const back = subtract(stake, payout);
    if (!isZero(back))
      await post(transaction, {
        reference: `round:${roundId}:voided`,
        kind: 'round-voided',
        at: now,
        sides: [
          { account: getCashAccount({ id: playerId, currencyCode }), amount: back },
          { account: { kind: 'house:games', currencyCode }, amount: negate(back) },
        ],
      }).catch((error: unknown) => {
        if (error instanceof InsufficientBalanceError)
          throw reject('INSUFFICIENT_BALANCE', 'The player no longer has what the round paid.');
        throw error;
      });
    const played = {
      currencyCode,
      rounds: -1,
      wagered: negate(stake),
      won: negate(payout),
      at: now,
    } as const;
    await accrueRound(transaction, calendar, played, rates);
    await uncountStake(transaction, playerId, { currencyCode, cash: stake });
    const staked = { staked: found.stake, cashStaked: stake, cashWon: '0' };
    const won = { staked: '0', cashStaked: '0', cashWon: payout };
    // At a live table bets count when they are placed, a while before the round is paid.
    const playedAt = (await betsPlacedAt(transaction, roundId)) ?? found.createdAt;
    const unstaked = await uncountPlay(transaction, protection, currencyCode, staked, { playedAt, now });
    await uncountPlay(transaction, unstaked, currencyCode, won, { playedAt: found.createdAt, now });
    const voided = await transaction
      .update(rounds)
      .set({ voidedAt: now })
      .where(eq(rounds.id, roundId))
      .returning();
    const roundsWithin = async (from: Date, before: Date): Promise<RaceRound[]> => {
      const own = await transaction
        .select()
        .from(rounds)
        .where(
          and(
            eq(rounds.playerId, playerId),
            gte(rounds.createdAt, from),
            lt(rounds.createdAt, before),
            isNull(rounds.voidedAt),
          ),
        );
      return own.map((round) => ({
        ...round,
        at: round.createdAt,
        gameKind: getGameKind(round.gameSlug) ?? '',
      }));
    };
    const tournamentIds = await uncountRound(transaction, playerId, found.createdAt, roundsWithin);
    return { row: onlyRow(voided), moved: true, tournamentIds };
  });
}
