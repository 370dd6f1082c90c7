import { and, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { crashMultipliers } from '@casino-kit/reference-games';
import { getExcludedUntil, exclusionColumns } from '../protection/excluded.js';
import { protections } from '../protection/tables.js';
import { type Services } from '../services.js';
import { type BetRow } from './bets.js';
import { type Occasion } from './outcome.js';
import { closeDueRounds } from './rounds.js';
import { type SettledBet, settleBet } from './settle-bet.js';
import { crashBets, crashRounds } from './tables.js';
import { lossesAfterMs } from './timeline.js';

type Context = Pick<Services, 'catalogue' | 'clock' | 'configuration' | 'database' | 'log'>;

/** How many bets are looked up, and how many are settled at the same time. */
const lookedUp = 64;
const atOnce = 8;

const isOfRound = and(
  eq(crashRounds.gameSlug, crashBets.gameSlug),
  eq(crashRounds.number, crashBets.roundNumber),
);

/**
 * Reads open bets that are due: those whose multiplier was reached, before those that are lost or returned. Nodes begin with
 * different ones, so that they do not wait for each other.
 */
async function readDue({ database }: Context, now: Date): Promise<BetRow[]> {
  const target = sql`coalesce(${crashBets.autoCashOut}, ${crashMultipliers.most})`;
  const isReached = and(lte(crashBets.dueAt, now), gte(crashRounds.crashPoint, target));
  const isOver = or(
    isNull(crashRounds.crashPoint),
    lte(crashRounds.endsAt, new Date(now.getTime() - lossesAfterMs)),
  );
  const rows = await database
    .select({ bet: crashBets })
    .from(crashBets)
    .innerJoin(crashRounds, isOfRound)
    .where(and(isNull(crashBets.settledAt), isNotNull(crashRounds.closedAt), or(isReached, isOver)))
    .orderBy(sql`(${isReached}) is not true`, sql`random()`)
    .limit(lookedUp);
  return rows.map(({ bet }) => bet);
}

/** Reads open bets of players who have been excluded since they placed them. */
async function readExcluded({ database }: Context, now: Date): Promise<BetRow[]> {
  const rows = await database
    .select({ exclusion: exclusionColumns, bet: crashBets })
    .from(crashBets)
    .innerJoin(protections, eq(protections.playerId, crashBets.playerId))
    .where(isNull(crashBets.settledAt));
  return rows.flatMap(({ bet, exclusion }) => (getExcludedUntil(exclusion, now) === null ? [] : [bet]));
}

/** Settles bets, each in a transaction of its own; returns how many it settled. Those that fail are left for the next time. */
async function settleAll(
  context: Context,
  bets: readonly BetRow[],
  occasion: Occasion,
  onSettled: (settled: SettledBet) => Promise<void>,
): Promise<number> {
  let settledNow = 0;
  const settle = async (bet: BetRow) => {
    try {
      const settled = await settleBet(context, bet, occasion, context.clock.now());
      if (!settled.isSettledNow) return;
      settledNow += 1;
      await onSettled(settled);
    } catch (error) {
      context.log.error(
        { betId: bet.id, name: error instanceof Error ? error.name : 'unknown' },
        'bet not settled',
      );
    }
  };
  for (let first = 0; first < bets.length; first += atOnce)
    await Promise.all(bets.slice(first, first + atOnce).map(settle));
  return settledNow;
}

/**
 * Ends bets of players who have been excluded: cashed out while the curve runs, returned before its start. A round whose time
 * has come starts first, so that it does not depend on which node looked when.
 */
export async function settleExcludedBets(
  context: Context,
  onSettled: (settled: SettledBet) => Promise<void>,
): Promise<void> {
  await closeDueRounds(context.database, context.clock.now());
  const bets = await readExcluded(context, context.clock.now());
  await settleAll(context, bets, 'exclusion', onSettled);
}

/**
 * Closes rounds with bets whose time has come, and settles all bets that are due. Any number of nodes may do so at once: each
 * bet is settled once, by one of them. `onSettled` is called after each commit.
 */
export async function settleDueBets(
  context: Context,
  onSettled: (settled: SettledBet) => Promise<void>,
): Promise<void> {
  await closeDueRounds(context.database, context.clock.now());
  let bets: BetRow[];
  let settledNow: number;
  do {
    bets = await readDue(context, context.clock.now());
    settledNow = await settleAll(context, bets, 'due', onSettled);
  } while (bets.length === lookedUp && settledNow > 0);
}
