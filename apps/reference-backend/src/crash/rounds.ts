import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import {
  combineClientSeeds,
  crashDurationMs,
  drawCrashPoint,
  newServerSeed,
} from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { crashBets, crashRounds } from './tables.js';
import { type CrashRow, nextRoundAt, phaseMs, startLatestMs } from './timeline.js';

const isRound = (slug: string, number: number) =>
  and(eq(crashRounds.gameSlug, slug), eq(crashRounds.number, number));

/** Returns a round by its number; undefined if there is none. */
export async function findRound(
  database: Database,
  slug: string,
  number: number,
): Promise<CrashRow | undefined> {
  const [row] = await database.select().from(crashRounds).where(isRound(slug, number));
  return row;
}

async function latestRound(database: Database, slug: string): Promise<CrashRow | undefined> {
  const [row] = await database
    .select()
    .from(crashRounds)
    .where(eq(crashRounds.gameSlug, slug))
    .orderBy(desc(crashRounds.number))
    .limit(1);
  return row;
}

export const bettingClosed = () => reject('BETTING_CLOSED', 'This round takes no more bets.');

/**
 * Keeps a round open until the transaction ends: closing it waits for this bet. Many bets may do so at once.
 * @throws ApiError BETTING_CLOSED (409) when there is no such round, or it is closed already, on whichever node
 */
export async function holdRoundOpen(transaction: Database, slug: string, number: number): Promise<CrashRow> {
  const [row] = await transaction.select().from(crashRounds).where(isRound(slug, number)).for('share');
  if (row === undefined || row.closedAt !== null) throw bettingClosed();
  return row;
}

/** Returns the client seeds of those who bet in a round, sorted by their characters. */
async function readClientSeeds(transaction: Database, { gameSlug, number }: CrashRow): Promise<string[]> {
  const contributed = await transaction
    .select({ clientSeed: sql<string>`${crashBets.clientSeed}` })
    .from(crashBets)
    .where(
      and(
        eq(crashBets.gameSlug, gameSlug),
        eq(crashBets.roundNumber, number),
        isNotNull(crashBets.clientSeed),
        sql`${crashBets.state} <> 'returned'`,
      ),
    );
  return contributed.map(({ clientSeed }) => clientSeed).sort();
}

/**
 * Closes a round whose time for bets is over, once for all nodes: collects the client seeds of those who bet and draws the
 * crash point, from which its end follows. A round that no node closed in time is void instead. A second call returns the same.
 */
export async function closeRound(database: Database, round: CrashRow, now: Date): Promise<CrashRow> {
  if (round.closedAt !== null) return round;
  const own = isRound(round.gameSlug, round.number);
  return database.transaction(async (transaction) => {
    const row = onlyRow(await transaction.select().from(crashRounds).where(own).for('update'));
    if (row.closedAt !== null) return row;
    const { serverSeed, startsAt } = row;
    const isVoid = now.getTime() - startsAt.getTime() > startLatestMs;
    const clientSeeds = await readClientSeeds(transaction, row);
    const clientSeed = combineClientSeeds(clientSeeds);
    const crashPoint = isVoid ? null : drawCrashPoint({ serverSeed, clientSeed });
    const runsMs = crashPoint === null ? 0 : crashDurationMs(crashPoint);
    const endsAt = new Date(startsAt.getTime() + runsMs);
    const rows = await transaction
      .update(crashRounds)
      .set({ closedAt: now, clientSeeds, crashPoint, endsAt })
      .where(own)
      .returning();
    return onlyRow(rows);
  });
}

/**
 * Returns the present round of a table, and first does what its time asks for, once for all nodes: closes betting, or opens the
 * next round. So rounds go on while someone asks, on whichever node, and stand still while nobody does.
 */
export async function presentRound(database: Database, slug: string, now: Date): Promise<CrashRow> {
  const latest = await latestRound(database, slug);
  const isDue = latest !== undefined && latest.closedAt === null && now >= latest.startsAt;
  const round = isDue ? await closeRound(database, latest, now) : latest;
  const next = round && nextRoundAt(round);
  if (round !== undefined && (next === null || next === undefined || now < next)) return round;
  const number = (round?.number ?? 0) + 1;
  await database
    .insert(crashRounds)
    .values({
      ...{ gameSlug: slug, number, serverSeed: newServerSeed(), opensAt: now },
      startsAt: new Date(now.getTime() + phaseMs.betting),
    })
    .onConflictDoNothing();
  return onlyRow(await database.select().from(crashRounds).where(isRound(slug, number)));
}

/** Closes all rounds with open bets whose time for bets is over, also those that nobody watches any more. */
export async function closeDueRounds(database: Database, now: Date): Promise<void> {
  const due = await database
    .select()
    .from(crashRounds)
    .where(
      and(
        isNull(crashRounds.closedAt),
        lt(crashRounds.startsAt, now),
        sql`exists (select 1 from ${crashBets} where ${crashBets.gameSlug} = ${crashRounds.gameSlug}
          and ${crashBets.roundNumber} = ${crashRounds.number} and ${crashBets.settledAt} is null)`,
      ),
    );
  for (const round of due) await closeRound(database, round, now);
}
