import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { combineClientSeeds, drawRouletteNumber } from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type ServerSeeds } from './server-seed.js';
import { liveBets, liveRounds } from './tables.js';
import { type TableRound } from './timeline.js';

/** What a round was drawn from, and its number. It never changes. */
export interface ClosedRound {
  serverSeed: string;
  /** Sorted by their characters. */
  clientSeeds: readonly string[];
  result: number;
}

const byRound = ({ slug, number }: TableRound) =>
  and(eq(liveRounds.gameSlug, slug), eq(liveRounds.number, number));

/** Draws the number of a round from its server seed and the client seeds of those who bet. */
export function drawNumber(serverSeed: string, clientSeeds: readonly string[]): number {
  return drawRouletteNumber({ serverSeed, clientSeed: combineClientSeeds(clientSeeds) });
}

/** Adds the row of a round, so that bets and the end of betting can lock it. */
export async function addRound(database: Database, { slug, number }: TableRound): Promise<void> {
  await database.insert(liveRounds).values({ gameSlug: slug, number }).onConflictDoNothing();
}

export const bettingClosed = () => reject('BETTING_CLOSED', 'This round takes no more bets.');

/**
 * Keeps a round open until the transaction ends: closing it waits for this bet. Many bets may do so at once.
 * @throws ApiError BETTING_CLOSED (409) when the round is closed already, on whichever node
 */
export async function holdRoundOpen(transaction: Database, round: TableRound): Promise<void> {
  const [row] = await transaction
    .select({ closedAt: liveRounds.closedAt })
    .from(liveRounds)
    .where(byRound(round))
    .for('share');
  if (row === undefined || row.closedAt !== null) throw bettingClosed();
}

/**
 * Closes a round whose time for bets is over, once for all nodes: collects the client seeds of those who bet and draws the
 * number. Call it before a result is shown, so that no bet follows it. A second call returns the same.
 */
export async function closeRound(
  database: Database,
  seeds: ServerSeeds,
  round: TableRound,
  now: Date,
): Promise<ClosedRound> {
  const serverSeed = await seeds(round);
  const closed = ({ clientSeeds, result }: typeof liveRounds.$inferSelect): ClosedRound | undefined =>
    clientSeeds === null || result === null ? undefined : { serverSeed, clientSeeds, result };
  const [known] = await database.select().from(liveRounds).where(byRound(round));
  const earlier = known && closed(known);
  if (earlier !== undefined) return earlier;
  await addRound(database, round);
  return database.transaction(async (transaction) => {
    const row = onlyRow(await transaction.select().from(liveRounds).where(byRound(round)).for('update'));
    const meanwhile = closed(row);
    if (meanwhile !== undefined) return meanwhile;
    const contributed = await transaction
      .select({ clientSeed: sql<string>`${liveBets.clientSeed}` })
      .from(liveBets)
      .where(
        and(
          eq(liveBets.gameSlug, round.slug),
          eq(liveBets.roundNumber, round.number),
          isNotNull(liveBets.clientSeed),
          sql`${liveBets.staked} > 0`,
        ),
      );
    const clientSeeds = contributed.map(({ clientSeed }) => clientSeed).sort();
    const result = drawNumber(serverSeed, clientSeeds);
    await transaction.update(liveRounds).set({ closedAt: now, clientSeeds, result }).where(byRound(round));
    return { serverSeed, clientSeeds, result };
  });
}
