import {
  type LeaderboardRow,
  type Tournament,
  type TournamentDetails,
  type TournamentList,
  type TournamentStanding,
} from '@casino-kit/api-contract';
import { compare } from '@casino-kit/money';

/** How often the clock is read for the state of a tournament, in milliseconds. */
export const raceClockMs = 15_000;

/** Returns the tournament with the largest prizes, which is shown large, and the others in their order. */
export function splitMain(rows: readonly Tournament[]): { main: Tournament | null; others: Tournament[] } {
  const main = rows.reduce<Tournament | null>(
    (best, row) => (best === null || compare(row.prizePool, best.prizePool) > 0 ? row : best),
    null,
  );
  return { main, others: rows.filter((row) => row !== main) };
}

/** A part of a leaderboard: places, or how many are omitted before the next part or at the end. */
export type BoardPart = { kind: 'row'; row: LeaderboardRow } | { kind: 'gap'; omitted: number };

/**
 * Returns the first places and those around the player, each once, with gaps where places are omitted: between them, and
 * after the last one. Without the number of places (`ranked`), as on a server that does not send it, there is none at
 * the end.
 */
export function boardParts({
  leaders,
  around,
  ranked,
}: Pick<TournamentDetails, 'leaders' | 'around' | 'ranked'>): BoardPart[] {
  const byRank = new Map([...leaders, ...around].map((row) => [row.rank, row]));
  const rows = [...byRank.values()].sort((a, b) => a.rank - b.rank);
  const gap = (omitted: number): BoardPart[] => (omitted > 0 ? [{ kind: 'gap', omitted }] : []);
  const shown = rows.flatMap((row, index): BoardPart[] => {
    const omitted = index === 0 ? 0 : row.rank - (rows[index - 1]?.rank ?? 0) - 1;
    return [...gap(omitted), { kind: 'row', row }];
  });
  const last = rows.at(-1)?.rank;
  return last === undefined ? [] : [...shown, ...gap(ranked - last)];
}

/** Returns a list with the player's new standing in one of its tournaments. */
export function withStanding(
  list: TournamentList,
  tournamentId: string,
  own: TournamentStanding | null,
): TournamentList {
  return {
    ...list,
    rows: list.rows.map((row) => (row.tournamentId === tournamentId ? { ...row, own } : row)),
  };
}

const dayMs = 86_400_000;

/** Returns the whole days left until an instant, or `null` within the last day, which is counted in seconds. */
export function daysUntil(instant: string, now: number): number | null {
  const days = Math.floor((Date.parse(instant) - now) / dayMs);
  return days >= 1 ? days : null;
}
