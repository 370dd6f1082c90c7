import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { type LeaderboardRow, prizeOfRank, type TournamentStanding } from '@casino-kit/api-contract';
import { type Amount, isPositive, subtract, truncate } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { nameColumns, publicName } from '../identity/public-name.js';
import { players } from '../identity/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { tournamentEntries, type tournaments } from './tables.js';

export type TournamentRow = typeof tournaments.$inferSelect;
type EntryRow = typeof tournamentEntries.$inferSelect;

/** A place with the player who has it. */
export type Place = LeaderboardRow & { playerId: number };

const scored = sql`${tournamentEntries.score} > 0`;
const ofTournament = (id: string) => eq(tournamentEntries.tournamentId, id);

/** Returns a score for the wire: whole points and rounds, multipliers with two decimals. */
const scoreText = ({ metric }: TournamentRow, score: Amount) =>
  truncate(score, metric === 'multiplier' ? 2 : 0);

const prizeText = ({ currencyCode, prizes }: TournamentRow, rank: number) => {
  const prize = prizeOfRank(prizes, rank);
  return prize === null ? null : toCurrencyScale(prize, currencyCode);
};

/** Reads the places `from` to `from + limit - 1`. Ranks follow `comparePlaces`. */
export async function readPlaces(
  database: Database,
  tournament: TournamentRow,
  { from, limit }: { from: number; limit: number },
): Promise<Place[]> {
  const rows = await database
    .select({
      playerId: tournamentEntries.playerId,
      score: tournamentEntries.score,
      rounds: tournamentEntries.rounds,
      ...nameColumns,
    })
    .from(tournamentEntries)
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .where(and(ofTournament(tournament.id), scored))
    .orderBy(
      desc(tournamentEntries.score),
      tournamentEntries.reachedAt,
      tournamentEntries.enteredAt,
      tournamentEntries.playerId,
    )
    .limit(limit)
    .offset(from - 1);
  return rows.map(({ playerId, score, rounds, ...named }, index) => ({
    playerId,
    rank: from + index,
    player: publicName(named),
    isOwn: false,
    score: scoreText(tournament, score),
    rounds,
    prize: prizeText(tournament, from + index),
  }));
}

/** Returns how many players have a place in a tournament. */
export async function countPlaces(database: Database, id: string): Promise<number> {
  const [row] = await database
    .select({ ranked: count() })
    .from(tournamentEntries)
    .where(and(ofTournament(id), scored));
  return row?.ranked ?? 0;
}

async function readRank(database: Database, entry: EntryRow): Promise<number | null> {
  if (entry.finalRank !== null) return entry.finalRank;
  if (!isPositive(entry.score)) return null;
  const { score, reachedAt, enteredAt, playerId, tournamentId } = entry;
  const tie: SQL = sql`(${tournamentEntries.reachedAt}, ${tournamentEntries.enteredAt}, ${tournamentEntries.playerId})
    < (${reachedAt?.toISOString() ?? null}::timestamptz, ${enteredAt.toISOString()}::timestamptz, ${playerId}::bigint)`;
  const better = sql`(${tournamentEntries.score} > ${score}::numeric or (${tournamentEntries.score} = ${score}::numeric and ${tie}))`;
  const [row] = await database
    .select({ ahead: count() })
    .from(tournamentEntries)
    .where(and(ofTournament(tournamentId), scored, better));
  return (row?.ahead ?? 0) + 1;
}

async function readEntryStanding(
  database: Database,
  tournament: TournamentRow,
  entry: EntryRow,
): Promise<TournamentStanding> {
  const rank = await readRank(database, entry);
  const scale = (amount: Amount) => toCurrencyScale(amount, tournament.currencyCode);
  return {
    enteredAt: entry.enteredAt.toISOString(),
    rank,
    score: scoreText(tournament, entry.score),
    rounds: entry.rounds,
    wagered: scale(entry.wagered),
    netResult: scale(subtract(entry.won, entry.wagered)),
    prize: rank === null ? null : prizeText(tournament, rank),
    paidAt: entry.paidAt?.toISOString() ?? null,
  };
}

/** Returns how a player is doing in those of the tournaments that they have entered, by id. */
export async function readStandings(
  database: Database,
  list: readonly TournamentRow[],
  playerId: number,
): Promise<Map<string, TournamentStanding>> {
  if (list.length === 0) return new Map();
  const entries = await database
    .select()
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.playerId, playerId),
        inArray(
          tournamentEntries.tournamentId,
          list.map(({ id }) => id),
        ),
      ),
    );
  const standings = new Map<string, TournamentStanding>();
  for (const entry of entries) {
    const tournament = list.find(({ id }) => id === entry.tournamentId);
    if (tournament !== undefined)
      standings.set(tournament.id, await readEntryStanding(database, tournament, entry));
  }
  return standings;
}

/** Returns how many players have entered each tournament. */
export async function countPlayers(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: tournamentEntries.tournamentId, players: count() })
    .from(tournamentEntries)
    .where(inArray(tournamentEntries.tournamentId, [...ids]))
    .groupBy(tournamentEntries.tournamentId);
  return new Map(rows.map(({ id, players: entered }) => [id, entered]));
}
