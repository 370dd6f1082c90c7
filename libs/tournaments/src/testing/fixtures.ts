import {
  type LeaderboardRow,
  type Tournament,
  type TournamentDetails,
  type TournamentStanding,
} from '@casino-kit/api-contract';

/** How a player is doing: place 47, with a net loss. */
export function makeStanding(overrides: Partial<TournamentStanding> = {}): TournamentStanding {
  return {
    enteredAt: '2026-11-23T08:00:00.000Z',
    rank: 47,
    score: '2384',
    rounds: 1192,
    wagered: '476.80',
    netResult: '-41.50',
    prize: '15.00',
    paidAt: null,
    ...overrides,
  };
}

/** A running tournament for points, entered by no one in particular. */
export function makeTournament(overrides: Partial<Tournament> = {}): Tournament {
  return {
    tournamentId: 'harbour-race-2026-11-23',
    name: 'Harbour Race',
    edition: 48,
    metric: 'points',
    startsAt: '2026-11-23T00:00:00.000Z',
    endsAt: '2026-11-29T23:59:00.000Z',
    currencyCode: 'EUR',
    minStake: '0.20',
    stakePerPoint: '0.20',
    counts: {
      kind: 'slots',
      id: null,
      name: null,
      games: [
        { slug: 'pearl-diver', name: 'Pearl Diver', thumbnailUrl: '' },
        { slug: 'book-of-tides', name: 'Book of Tides', thumbnailUrl: '' },
      ],
    },
    prizePool: '2500.00',
    paidPlaces: 100,
    prizes: [
      { from: 1, to: 1, amount: '500.00' },
      { from: 2, to: 2, amount: '300.00' },
      { from: 3, to: 3, amount: '200.00' },
      { from: 4, to: 5, amount: '100.00' },
      { from: 6, to: 10, amount: '50.00' },
      { from: 11, to: 20, amount: '30.00' },
      { from: 21, to: 50, amount: '15.00' },
      { from: 51, to: 100, amount: '6.00' },
    ],
    players: 2318,
    finalAt: null,
    own: null,
    ...overrides,
  };
}

/** A place of a leaderboard. */
export function makeRow(overrides: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    rank: 1,
    player: 'ma•••a',
    isOwn: false,
    score: '18240',
    rounds: 9114,
    prize: '500.00',
    ...overrides,
  };
}

const names = ['ma•••a', 'ti•••s', 'Br•••n', 'su•••i', '', 'ko•••o', 'de•••k', 'yv•••e', 'le•••e', 'ru•••n'];
const prizes = ['500', '300', '200', '100', '100', '50', '50', '50', '50', '50'];

/** The first ten places; one of them hides the name. */
export function makeLeaders(): LeaderboardRow[] {
  return names.map((player, index) =>
    makeRow({
      rank: index + 1,
      player,
      score: String(18_240 - index * 1_410),
      rounds: 9_114 - index * 705,
      prize: `${prizes[index] ?? '0'}.00`,
    }),
  );
}

/** A tournament with its leaderboard. */
export function makeDetails(overrides: Partial<TournamentDetails> = {}): TournamentDetails {
  return { tournament: makeTournament(), leaders: makeLeaders(), around: [], ranked: 2204, ...overrides };
}

/** A player in place 47 of a tournament, with the neighbours. */
export function makeOwnDetails(own: Partial<TournamentStanding> = {}): TournamentDetails {
  return makeDetails({
    tournament: makeTournament({ own: makeStanding(own) }),
    around: [
      makeRow({ rank: 46, player: 'de•••k', score: '2422', rounds: 1240, prize: '15.00' }),
      makeRow({ rank: 47, player: 'ma•••n', isOwn: true, score: '2384', rounds: 1192, prize: '15.00' }),
      makeRow({ rank: 48, player: 'yv•••e', score: '2350', rounds: 1170, prize: '15.00' }),
    ],
  });
}

const two = (day: number) => String(day).padStart(2, '0');

/** Tournaments of every state: three that run, two that are coming, three that have ended. */
export function makeTournaments(): Record<'running' | 'coming' | 'finished', Tournament[]> {
  const game = (slug: string, name: string) => [{ slug, name, thumbnailUrl: '' }];
  return {
    running: [
      makeTournament({
        tournamentId: 'tide-ladder',
        name: 'Tide Ladder',
        metric: 'multiplier',
        endsAt: '2026-11-28T12:00:00.000Z',
        stakePerPoint: null,
        counts: {
          kind: 'provider',
          id: 'tidewater',
          name: 'Tidewater',
          games: game('pearl-diver', 'Pearl Diver'),
        },
        prizePool: '1000.00',
        paidPlaces: 20,
        own: makeStanding({ rank: 118, score: '42.00', prize: null }),
      }),
      makeTournament({ own: makeStanding() }),
      makeTournament({
        tournamentId: 'jackpot-week',
        name: 'Jackpot Week',
        metric: 'rounds',
        endsAt: '2026-11-30T12:00:00.000Z',
        stakePerPoint: null,
        counts: {
          kind: 'category',
          id: 'jackpots',
          name: null,
          games: game('krakens-chest', 'Kraken’s Chest'),
        },
        prizePool: '700.00',
        paidPlaces: 20,
      }),
    ],
    coming: [
      makeTournament({
        tournamentId: 'fruit-friday',
        name: 'Fruit Friday',
        startsAt: '2026-11-27T18:00:00.000Z',
        endsAt: '2026-11-28T06:00:00.000Z',
        counts: { kind: 'games', id: null, name: null, games: game('cherry-harbour', 'Cherry Harbour') },
        prizePool: '500.00',
        paidPlaces: 14,
        players: 12,
      }),
      makeTournament({
        tournamentId: 'northlight-nights',
        name: 'Northlight Nights',
        startsAt: '2026-12-01T12:00:00.000Z',
        endsAt: '2026-12-02T06:00:00.000Z',
        counts: {
          kind: 'provider',
          id: 'northlight',
          name: 'Northlight',
          games: game('aurora-wolf', 'Aurora Wolf'),
        },
        prizePool: '1000.00',
        paidPlaces: 20,
        players: 0,
      }),
    ],
    finished: [47, 46, 45].map((edition, index) =>
      makeTournament({
        tournamentId: `harbour-race-${edition}`,
        edition,
        startsAt: `2026-11-${two(16 - index * 7)}T00:00:00.000Z`,
        endsAt: `2026-11-${two(22 - index * 7)}T23:59:00.000Z`,
        finalAt: `2026-11-${two(23 - index * 7)}T00:00:00.000Z`,
        players: 2204 - index * 14,
        own:
          [
            makeStanding({ rank: 9, prize: '50.00', paidAt: '2026-11-23T00:00:10.000Z' }),
            makeStanding({ rank: 212, prize: null }),
            null,
          ][index] ?? null,
      }),
    ),
  };
}
