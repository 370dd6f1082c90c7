import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { type CrashResult, type CrashRound } from '@casino-kit/api-contract';
import { formatCrashMultiplier, hashServerSeed } from '@casino-kit/reference-games';
import { type Database } from '../database/database.js';
import { crashRounds } from './tables.js';
import { type CrashRow, nextRoundAt, getPhase, toRoundId } from './timeline.js';

/** Returns a round for the wire, as it may be seen at an instant: what reveals the crash point stays secret until the end. */
export function toCrashRound(row: CrashRow, players: number, now: Date): CrashRound {
  const phase = getPhase(row, now);
  const hasEnded = phase === 'ended';
  const { gameSlug: slug, number, serverSeed, startsAt, crashPoint, clientSeeds, endsAt } = row;
  return {
    roundId: toRoundId({ slug, number }),
    number,
    phase,
    bettingEndsAt: startsAt.toISOString(),
    endedAt: hasEnded && endsAt !== null ? endsAt.toISOString() : null,
    nextRoundAt: hasEnded ? (nextRoundAt(row)?.toISOString() ?? null) : null,
    crashPoint: hasEnded && crashPoint !== null ? formatCrashMultiplier(crashPoint) : null,
    seeds: {
      serverSeedHash: hashServerSeed(serverSeed),
      serverSeed: hasEnded ? serverSeed : null,
      clientSeeds: hasEnded ? clientSeeds : null,
    },
    players,
  };
}

/** Returns the crash points of the last rounds before one, newest first, without void ones. */
export async function readHistory(
  database: Database,
  { gameSlug: slug, number: present }: CrashRow,
  limit: number,
): Promise<CrashResult[]> {
  const rows = await database
    .select({ number: crashRounds.number, crashPoint: crashRounds.crashPoint })
    .from(crashRounds)
    .where(
      and(eq(crashRounds.gameSlug, slug), lt(crashRounds.number, present), isNotNull(crashRounds.crashPoint)),
    )
    .orderBy(desc(crashRounds.number))
    .limit(limit);
  return rows.map(({ number, crashPoint }) => ({
    roundId: toRoundId({ slug, number }),
    number,
    crashPoint: formatCrashMultiplier(crashPoint ?? 0),
  }));
}
