import { eq } from 'drizzle-orm';
import { type Amount } from '@casino-kit/money';
import { formatCrashMultiplier } from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getCashAccount, readBalance } from '../ledger/accounts.js';
import { type MovedCash } from '../originals/charge-stake.js';
import { payStakedRound } from '../originals/pay-staked-round.js';
import { originalPayout } from '../originals/play-original.js';
import { lockProtection, type Protection } from '../protection/lock-protection.js';
import { uncountPlay } from '../protection/play-guard.js';
import { type Calendar, openCalendar } from '../rakeback/calendar.js';
import { moveCash } from '../rounds/move-cash.js';
import { lockPlayMoney, movePlayMoney } from '../rounds/play-money.js';
import { type Services } from '../services.js';
import { type BetRow } from './bets.js';
import { type CrashOutcome, type Occasion, outcomeAt } from './outcome.js';
import { findRound } from './rounds.js';
import { crashBets } from './tables.js';
import { type CrashRow, toRoundId } from './timeline.js';

export type SettleContext = Pick<Services, 'catalogue' | 'configuration' | 'database'>;

/** A bet as it is now; `moved` if this call settled it. A demo moves no cash. */
export interface SettledBet {
  row: BetRow;
  balance: Amount;
  isSettledNow: boolean;
  moved: MovedCash['moved'] | undefined;
}

/** What a bet is locked with, in the order in which other rounds lock it. */
interface Locked {
  transaction: Database;
  row: BetRow;
  round: CrashRow;
  protection: Protection | undefined;
  calendar: Calendar | undefined;
}

const notFound = () => reject('NOT_FOUND', 'There is no such bet.');

/** Gives a stake back, as if it had never been bet: a negative stake, whatever counts stakes stays right. */
async function returnStake(
  transaction: Database,
  { id, currencyCode, stake, placedAt }: BetRow,
  playerId: number,
  { protection, at }: { protection: Protection; at: Date },
): Promise<MovedCash> {
  const player = { id: playerId, currencyCode };
  const reference = `round:${id}:stake:returned`;
  const balance = await moveCash(transaction, player, { reference, kind: 'stake', amount: stake, at });
  const figures = { staked: stake, cashStaked: stake, cashWon: '0' };
  await uncountPlay(transaction, protection, currencyCode, figures, { playedAt: placedAt, now: at });
  return { balance, moved: { cashStake: '0', cashPayout: stake, tournamentIds: [], isCheckDue: false } };
}

/** Ends a locked bet: its multiple, nothing, or its stake. */
async function endBet(
  { catalogue, configuration }: SettleContext,
  { transaction, row, round, protection, calendar }: Locked,
  { state, multiplier }: CrashOutcome,
  at: Date,
): Promise<SettledBet> {
  const { id, launchId, playerId, gameSlug, currencyCode, stake } = row;
  const paid = formatCrashMultiplier(multiplier ?? 0);
  const payout = state === 'returned' ? stake : originalPayout(stake, paid, currencyCode);
  const rows = await transaction
    .update(crashBets)
    .set({ state, multiplier, payout, settledAt: at })
    .where(eq(crashBets.id, id))
    .returning();
  const ended = { row: onlyRow(rows), isSettledNow: true };
  if (playerId === null || protection === undefined || calendar === undefined)
    return { ...ended, balance: await movePlayMoney(transaction, launchId, payout), moved: undefined };
  if (state === 'returned')
    return { ...ended, ...(await returnStake(transaction, row, playerId, { protection, at })) };
  const { number, serverSeed, crashPoint } = round;
  const cash = await payStakedRound(
    transaction,
    { protection, calendar },
    {
      ...{ id, launchId, playerId, gameSlug, currencyCode, stake, payout, at, serverSeed },
      gameKind: catalogue.find(gameSlug)?.entry.kind ?? 'originals',
      drawn: {
        original: 'crash',
        choice: multiplier === null ? '' : paid,
        numbers: [crashPoint ?? 0],
        multiplier: paid,
        sharedRoundId: toRoundId({ slug: gameSlug, number }),
        roundNumber: number,
      },
    },
    configuration.rates,
  );
  return { ...ended, ...cash };
}

/**
 * Settles a bet as {@link outcomeAt} says, in one transaction. Everything that money depends on is locked first: of calls at
 * the same time one is the first, and a bet that is settled stays as it is. `at` is when a call arrived, or now.
 * @throws ApiError NOT_FOUND
 */
export async function settleBet(
  context: SettleContext,
  { id, playerId, launchId }: Pick<BetRow, 'id' | 'playerId' | 'launchId'>,
  occasion: Occasion,
  at: Date,
): Promise<SettledBet> {
  return context.database.transaction(async (transaction) => {
    const playMoney = playerId === null ? await lockPlayMoney(transaction, launchId) : undefined;
    const protection = playerId === null ? undefined : await lockProtection(transaction, playerId);
    const calendar =
      playerId === null
        ? undefined
        : await openCalendar(transaction, playerId, context.configuration.rates, at);
    const [row] = await transaction.select().from(crashBets).where(eq(crashBets.id, id)).for('update');
    const round = row && (await findRound(transaction, row.gameSlug, row.roundNumber));
    if (row === undefined || round === undefined) throw notFound();
    const outcome = row.settledAt === null ? outcomeAt(row, round, occasion, at) : null;
    if (outcome !== null)
      return endBet(context, { transaction, row, round, protection, calendar }, outcome, at);
    const { currencyCode } = row;
    const balance =
      playerId === null
        ? (playMoney ?? '0')
        : await readBalance(transaction, getCashAccount({ id: playerId, currencyCode }));
    return { row, balance, isSettledNow: false, moved: undefined };
  });
}
