import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import {
  leaderboardRow,
  tournamentDetails,
  tournamentList,
  tournamentStanding,
  listedTournamentStates,
} from '../entities/tournament.js';
import { countedRows, orNull, readObject } from '../reading.js';

/** Query strings carry numbers as text; both ends read either. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

export const listTournaments = /* @__PURE__ */ defineEndpoint({
  name: 'listTournaments',
  origin: 'extension',
  summary:
    'Tournaments of one state with the place of the player: running ones by their end, coming ones by their start, finished ones newest first.',
  method: 'GET',
  path: '/api/tournaments',
  token: 'optional',
  query: v.object({ state: v.picklist(listedTournamentStates) }),
  data: tournamentList,
});

export const getTournament = /* @__PURE__ */ defineEndpoint({
  name: 'getTournament',
  origin: 'extension',
  summary: 'A tournament with the first places of its leaderboard and those around the player.',
  method: 'GET',
  path: '/api/tournaments/{tournamentId}',
  token: 'optional',
  data: tournamentDetails,
});

export const getTournamentLeaderboard = /* @__PURE__ */ defineEndpoint({
  name: 'getTournamentLeaderboard',
  origin: 'extension',
  summary: 'The leaderboard of a tournament, paged from 1.',
  method: 'GET',
  path: '/api/tournaments/{tournamentId}/leaderboard',
  token: 'optional',
  query: v.object({
    pageNo: v.optional(whole(1, 10_000), 1),
    limit: v.optional(whole(1, 100), 25),
  }),
  data: countedRows(leaderboardRow),
});

export const getTournamentStanding = /* @__PURE__ */ defineEndpoint({
  name: 'getTournamentStanding',
  origin: 'extension',
  summary:
    'How the player is doing in a tournament: place, score, rounds, stakes, net result and prize; null before entering.',
  method: 'GET',
  path: '/api/user/tournaments/{tournamentId}',
  token: 'required',
  data: readObject({ standing: orNull(tournamentStanding) }),
});

export const enterTournament = /* @__PURE__ */ defineEndpoint({
  name: 'enterTournament',
  origin: 'extension',
  summary:
    'Enters the player into a tournament, free of charge; a second time changes nothing. Rounds placed afterwards count.',
  method: 'POST',
  path: '/api/tournaments/{tournamentId}/enter',
  token: 'required',
  data: tournamentStanding,
});
