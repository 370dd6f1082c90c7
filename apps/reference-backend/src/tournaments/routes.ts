import {
  enterTournament as enterEndpoint,
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  type LeaderboardRow,
  listTournaments,
  type Tournament,
  type ListedTournamentState,
} from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { createReadModel, createReadModels } from '../read-model.js';
import { type Services } from '../services.js';
import { enterTournament, requireTournament } from './enter.js';
import { toTournament, readTournaments } from './list.js';
import {
  countPlaces,
  countPlayers,
  type Place,
  readPlaces,
  readStandings,
  type TournamentRow,
} from './standings.js';

/** How many places are shown at the top, and on each side of the player. */
const leaders = 10;
const neighbours = 1;
/** How many pages of leaderboards are kept in memory. */
const keptPages = 200;

/** A part of a leaderboard that everyone sees alike. */
interface SharedPage {
  places: Place[];
  ranked: number;
  players: number;
}

/**
 * Tournaments (§2, §3): lists, leaderboards, entering, and the player's statistics. What everyone sees alike is read once per
 * `maxAgeMs`; the player's own place is always fresh.
 */
export function tournamentRoutes(
  { serve }: EndpointRoutes,
  { database, clock, catalogue, sessions }: Services,
  { maxAgeMs }: { maxAgeMs: number },
): void {
  const listIn = (state: ListedTournamentState) =>
    createReadModel(() => readTournaments(database, state, clock.now()), maxAgeMs);
  const lists = { running: listIn('running'), coming: listIn('coming'), finished: listIn('finished') };
  const pages = createReadModels<SharedPage>({ maxAgeMs, most: keptPages });

  const readPage = async (
    tournament: TournamentRow,
    range: { from: number; limit: number },
  ): Promise<SharedPage> => ({
    places: await readPlaces(database, tournament, range),
    ranked: await countPlaces(database, tournament.id),
    players: (await countPlayers(database, [tournament.id])).get(tournament.id) ?? 0,
  });
  const sharedPage = (tournament: TournamentRow, range: { from: number; limit: number }) =>
    pages(`${tournament.id} ${range.from} ${range.limit}`, () => readPage(tournament, range));

  const ownStanding = async (tournament: TournamentRow, playerId: number | undefined) =>
    playerId === undefined
      ? null
      : ((await readStandings(database, [tournament], playerId)).get(tournament.id) ?? null);
  const rowsFor = (places: readonly Place[], own: number | undefined): LeaderboardRow[] =>
    places.map(({ playerId, ...row }) => ({ ...row, isOwn: playerId === own }));

  serve(listTournaments, async ({ query, bearer }) => {
    const player = await sessions.find(bearer);
    const { rows, counts } = await lists[query.state]();
    const own =
      player &&
      (await readStandings(
        database,
        rows.map(({ tournament }) => tournament),
        player.id,
      ));
    const now = clock.now();
    return {
      rows: rows.map(({ tournament, players }): Tournament =>
        toTournament(tournament, { catalogue, players, own: own?.get(tournament.id) ?? null, now }),
      ),
      counts,
    };
  });

  serve(getTournament, async ({ param, bearer }) => {
    const player = await sessions.find(bearer);
    const tournament = await requireTournament(database, param('tournamentId'));
    const own = await ownStanding(tournament, player?.id);
    const rank = own?.rank ?? null;
    const top = { from: 1, limit: leaders };
    // A player among the leaders must not see a place that differs from the own one.
    const isLeader = rank !== null && rank <= leaders + neighbours;
    const { places, ranked, players } = await (isLeader
      ? readPage(tournament, { ...top, limit: leaders + 2 * neighbours })
      : sharedPage(tournament, top));
    const around =
      rank === null || isLeader
        ? []
        : await readPlaces(database, tournament, { from: rank - neighbours, limit: 2 * neighbours + 1 });
    return {
      tournament: toTournament(tournament, { catalogue, players, own, now: clock.now() }),
      leaders: rowsFor(places, player?.id),
      around: rowsFor(around, player?.id),
      ranked,
    };
  });

  serve(getTournamentLeaderboard, async ({ param, query, bearer }) => {
    const player = await sessions.find(bearer);
    const tournament = await requireTournament(database, param('tournamentId'));
    const { pageNo, limit } = query;
    const { places, ranked } = await sharedPage(tournament, { from: (pageNo - 1) * limit + 1, limit });
    return { count: ranked, rows: rowsFor(places, player?.id) };
  });

  serve(getTournamentStanding, async ({ param, bearer }) => {
    const { id } = await sessions.require(bearer);
    const tournament = await requireTournament(database, param('tournamentId'));
    return { standing: await ownStanding(tournament, id) };
  });

  serve(enterEndpoint, async ({ param, bearer }) => {
    const player = await sessions.require(bearer);
    const tournament = await enterTournament(database, player, param('tournamentId'), clock);
    const standing = await ownStanding(tournament, player.id);
    if (standing === null) throw new Error('an entry vanished');
    return standing;
  });
}
