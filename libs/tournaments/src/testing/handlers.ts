import {
  type LeaderboardRow,
  type Tournament,
  type TournamentDetails,
  type ListedTournamentState,
} from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeDetails, makeRow, makeStanding, makeTournaments } from './fixtures.js';

export interface TournamentServer {
  tournaments?: Record<ListedTournamentState, readonly Tournament[]> | undefined;
  /** Returned for every tournament that is opened. */
  details?: TournamentDetails | undefined;
  /** All places; `details.ranked` of them by default. */
  places?: readonly LeaderboardRow[] | undefined;
  /** Receives the ids of tournaments that the player enters. */
  onEnter?: ((tournamentId: string) => void) | undefined;
}

const ok = (data: object) => HttpResponse.json({ success: true, data });

/** Creates MSW handlers of a server with tournaments. A player who enters is in them from then on. */
export function tournamentHandlers({
  tournaments = makeTournaments(),
  details = makeDetails(),
  places = Array.from({ length: details.ranked }, (_, index) => makeRow({ rank: index + 1 })),
  onEnter,
}: TournamentServer = {}): HttpHandler[] {
  const entered = new Map<string, Tournament['own']>();
  const shown = (row: Tournament): Tournament => ({ ...row, own: entered.get(row.tournamentId) ?? row.own });
  return [
    http.get('*/api/tournaments', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state') as ListedTournamentState;
      const { running, coming, finished } = tournaments;
      const counts = { running: running.length, coming: coming.length, finished: finished.length };
      return ok({ rows: tournaments[state].map(shown), counts });
    }),
    http.get('*/api/tournaments/:tournamentId', () =>
      ok({ ...details, tournament: shown(details.tournament) }),
    ),
    http.get('*/api/tournaments/:tournamentId/leaderboard', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = [Number(query.get('pageNo')), Number(query.get('limit'))];
      return ok({ count: places.length, rows: places.slice((page - 1) * limit, page * limit) });
    }),
    http.get('*/api/user/tournaments/:tournamentId', () => ok({ standing: details.tournament.own })),
    http.post<{ tournamentId: string }>('*/api/tournaments/:tournamentId/enter', ({ params }) => {
      const standing = makeStanding({
        rank: null,
        score: '0',
        rounds: 0,
        wagered: '0',
        netResult: '0',
        prize: null,
      });
      entered.set(params.tournamentId, standing);
      onEnter?.(params.tournamentId);
      return ok(standing);
    }),
  ];
}
