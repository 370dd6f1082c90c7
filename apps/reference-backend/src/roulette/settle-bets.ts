import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Amount, isPositive } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { readBalance, getCashAccount } from '../ledger/accounts.js';
import { lockProtection } from '../protection/lock-protection.js';
import { countPlay } from '../protection/play-guard.js';
import { openCalendar } from '../rakeback/calendar.js';
import { moveCash } from '../rounds/move-cash.js';
import { lockPlayMoney, movePlayMoney } from '../rounds/play-money.js';
import { recordRound } from '../rounds/record-round.js';
import { type Services } from '../services.js';
import { closeRound, type ClosedRound } from './close-round.js';
import { type BetsRow } from './own-bets.js';
import { payoutOn } from './read-bets.js';
import { type ServerSeeds } from './server-seed.js';
import { liveBets } from './tables.js';
import { toRoundId, toTableRound } from './timeline.js';

/** Bets that were paid, the balance after it, and the tournaments in which they changed the player's score. */
export interface PaidBets {
  row: BetsRow;
  balance: Amount;
  tournamentIds: readonly string[];
}

type Context = Pick<Services, 'catalogue' | 'clock' | 'configuration' | 'database' | 'log'>;

/** How many bets are looked up, and how many are paid at the same time. */
const lookedUp = 500;
const atOnce = 8;

/** Locks bets that are still to be paid; undefined when another node pays them or has paid them. */
async function lockUnpaid(transaction: Database, id: string): Promise<BetsRow | undefined> {
  const [row] = await transaction
    .select()
    .from(liveBets)
    .where(and(eq(liveBets.id, id), isNull(liveBets.settledAt)))
    .for('update', { skipLocked: true });
  return row;
}

/** Pays a player in cash and records the round. */
async function payPlayer(
  transaction: Database,
  row: BetsRow & { playerId: number },
  { round, payout, now }: { round: ClosedRound; payout: Amount; now: Date },
  { catalogue, configuration }: Context,
  calendar: Awaited<ReturnType<typeof openCalendar>>,
): Promise<Omit<PaidBets, 'row'>> {
  const { id, playerId, currencyCode, gameSlug, launchId, staked } = row;
  const player = { id: playerId, currencyCode };
  const balance = isPositive(payout)
    ? await moveCash(transaction, player, {
        reference: `round:${id}:payout`,
        kind: 'payout',
        amount: payout,
        at: now,
      })
    : await readBalance(transaction, getCashAccount(player));
  const { result, serverSeed, clientSeeds } = round;
  const tournamentIds = await recordRound(
    transaction,
    calendar,
    {
      id,
      launchId,
      playerId,
      gameSlug,
      gameKind: catalogue.find(gameSlug)?.entry.kind ?? 'live',
      currencyCode,
      stake: staked,
      payout,
      bonusStake: '0',
      bonusPayout: '0',
      cashStake: staked,
      cashPayout: payout,
      bonusCost: '0',
      balanceAfter: balance,
      drawn: {
        sharedRoundId: toRoundId({ slug: gameSlug, number: row.roundNumber }),
        number: result,
        bets: row.bets,
        serverSeed,
        clientSeeds,
      },
      at: now,
    },
    configuration.rates,
  );
  return { balance, tournamentIds };
}

/** Pays bets of one owner, in one transaction; undefined when there is nothing left to pay. */
async function settleBets(
  context: Context,
  round: ClosedRound,
  { id, playerId, launchId }: BetsRow,
): Promise<PaidBets | undefined> {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    // In the order in which other rounds lock them: protection, calendar, accounts, entries of tournaments.
    if (playerId === null) await lockPlayMoney(transaction, launchId);
    const locked = playerId === null ? undefined : await lockProtection(transaction, playerId);
    const calendar =
      playerId === null
        ? undefined
        : await openCalendar(transaction, playerId, context.configuration.rates, now);
    const row = await lockUnpaid(transaction, id);
    if (row === undefined) return undefined;
    const payout = payoutOn(row.bets, round.result);
    const settled = { ...row, payout, settledAt: now };
    await transaction.update(liveBets).set({ payout, settledAt: now }).where(eq(liveBets.id, id));
    if (!isPositive(row.staked)) return undefined;
    if (locked === undefined || calendar === undefined || playerId === null)
      return {
        row: settled,
        balance: await movePlayMoney(transaction, row.launchId, payout),
        tournamentIds: [],
      };
    const paid = await payPlayer(
      transaction,
      { ...row, playerId },
      { round, payout, now },
      context,
      calendar,
    );
    const won = { staked: '0', cashStaked: '0', cashWon: payout };
    await countPlay(transaction, locked, row.currencyCode, won, now);
    return { row: settled, ...paid };
  });
}

/**
 * Pays all bets whose wheel has stopped, at one table with `slug`. Any number of nodes may do so at once: each of the bets
 * is paid once, by one of them. `onPaid` is called after each commit. Bets that cannot be paid now are left for the next time.
 */
export async function settleDueBets(
  context: Context,
  seeds: ServerSeeds,
  onPaid: (paid: PaidBets) => Promise<void>,
  slug?: string,
): Promise<void> {
  const { database, clock, log } = context;
  const due = await database
    .select()
    .from(liveBets)
    .where(
      and(
        isNull(liveBets.settledAt),
        lte(liveBets.settlesAt, clock.now()),
        slug === undefined ? undefined : eq(liveBets.gameSlug, slug),
      ),
    )
    // Nodes begin with different ones of a round, so that they do not wait for each other.
    .orderBy(asc(liveBets.settlesAt), sql`random()`)
    .limit(lookedUp);
  // Many bets are of one round.
  const rounds = new Map<string, Promise<ClosedRound>>();
  const closed = ({ gameSlug, roundNumber }: BetsRow): Promise<ClosedRound> => {
    const round = toTableRound(gameSlug, roundNumber);
    const known = rounds.get(toRoundId(round)) ?? closeRound(database, seeds, round, clock.now());
    rounds.set(toRoundId(round), known);
    return known;
  };
  const pay = async (row: BetsRow) => {
    try {
      const paid = await settleBets(context, await closed(row), row);
      if (paid !== undefined) await onPaid(paid);
    } catch (error) {
      log.error({ betsId: row.id, name: error instanceof Error ? error.name : 'unknown' }, 'bets not paid');
    }
  };
  for (let first = 0; first < due.length; first += atOnce)
    await Promise.all(due.slice(first, first + atOnce).map(pay));
}
