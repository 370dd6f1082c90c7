import { type Services } from '../services.js';

/** Notifies a player's sockets, after the commit, of the tournaments in which their score has changed. */
export function emitTournaments(
  { live }: Pick<Services, 'live'>,
  playerId: number,
  tournamentIds: readonly string[],
): void {
  for (const tournamentId of tournamentIds) live.emit(playerId, 'tournament', { tournamentId });
}
