import { type TournamentPrize, type TournamentState } from './tournament.js';

/** Returns the state of a tournament at an instant, in ms since the epoch. It runs until just before its end. */
export function toTournamentState(
  { startsAt, endsAt }: { startsAt: string | Date; endsAt: string | Date },
  now: number,
): TournamentState {
  if (now < new Date(startsAt).getTime()) return 'coming';
  return now < new Date(endsAt).getTime() ? 'running' : 'finished';
}

/** Returns what a place receives; `null` if it is not paid. */
export function prizeOfRank(prizes: readonly TournamentPrize[], rank: number): string | null {
  return prizes.find(({ from, to }) => rank >= from && rank <= to)?.amount ?? null;
}
