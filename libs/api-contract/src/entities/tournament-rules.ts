import { type TournamentPrize, type TournamentState } from './tournament.js';

/**
 * Returns the state of a tournament at an instant, in ms since the epoch. It runs until just before its end, and is
 * counted until its result is final.
 */
export function toTournamentState(
  {
    startsAt,
    endsAt,
    finalAt,
  }: { startsAt: string | Date; endsAt: string | Date; finalAt: string | Date | null },
  now: number,
): TournamentState {
  if (now < new Date(startsAt).getTime()) return 'coming';
  if (now < new Date(endsAt).getTime()) return 'running';
  return finalAt === null ? 'counting' : 'finished';
}

/** Returns what a place receives; `null` if it is not paid. */
export function prizeOfRank(prizes: readonly TournamentPrize[], rank: number): string | null {
  return prizes.find(({ from, to }) => rank >= from && rank <= to)?.amount ?? null;
}
