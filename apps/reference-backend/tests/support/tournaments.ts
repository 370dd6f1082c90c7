import { randomUUID } from 'node:crypto';
import {
  type EndpointData,
  enterTournament,
  getTournament,
  getTournamentStanding,
  type TournamentStanding,
} from '@casino-kit/api-contract';
import { type Backend } from '../../src/backend.js';
import { minutesFrom } from '../../src/clock.js';
import { launches } from '../../src/rounds/tables.js';
import { settleRealRound, type SettledRound } from '../../src/rounds/settle-round.js';
import { drawSeeds, seededDraw } from '../../src/slots/seeded-draw.js';
import { tournaments } from '../../src/tournaments/tables.js';
import { type ApiResponse, type TestBackend, type TestPlayer } from './test-backend.js';

type Node = Pick<Backend, 'services'>;
const machine = 3;

/** Adds a tournament that started an hour ago and ends in a day, by the node's clock; returns its id. */
export async function addTournament(
  { services: { database, clock } }: Node,
  overrides: Partial<typeof tournaments.$inferInsert> = {},
): Promise<string> {
  const id = `test-${randomUUID()}`;
  const now = clock.now();
  await database.insert(tournaments).values({
    id,
    name: 'Test Race',
    metric: 'points',
    startsAt: minutesFrom(now, -60),
    endsAt: minutesFrom(now, 24 * 60),
    currencyCode: 'EUR',
    minStake: '0.20',
    stakePerPoint: '0.20',
    games: { kind: 'slots' },
    prizes: [
      { from: 1, to: 1, amount: '100' },
      { from: 2, to: 2, amount: '40' },
      { from: 3, to: 5, amount: '10' },
    ],
    ...overrides,
  });
  return id;
}

/** Enters a tournament; the clock moves on after that, so that the rounds that follow count. */
export async function enter(
  { call, clock }: Pick<TestBackend, 'call' | 'clock'>,
  { token }: { token?: string | undefined },
  tournamentId: string,
): Promise<ApiResponse<EndpointData<typeof enterTournament>>> {
  const response = await call(enterTournament, { token, params: { tournamentId } });
  clock.advance(1);
  return response;
}

export async function standingIn(
  { call }: Pick<TestBackend, 'call'>,
  { token }: TestPlayer,
  tournamentId: string,
): Promise<TournamentStanding | null> {
  return (await call(getTournamentStanding, { token, params: { tournamentId } })).body.data.standing;
}

export async function fetchTournament(
  { call }: Pick<TestBackend, 'call'>,
  tournamentId: string,
  token?: string,
): Promise<EndpointData<typeof getTournament>> {
  return (await call(getTournament, { token, params: { tournamentId } })).body.data;
}

/** Plays a round for real money, drawn from a seed, through the code of production. */
export async function playSeeded(
  { services }: Node,
  { id }: { id: number },
  {
    seed,
    stake = '1.00',
    gameSlug = 'pearl-diver',
    gameKind = 'slots',
    at = services.clock.now(),
  }: {
    seed: number;
    stake?: string;
    gameSlug?: string;
    gameKind?: string;
    at?: Date;
  },
): Promise<SettledRound> {
  const { database, configuration } = services;
  const launchId = `race-${id}`;
  await database
    .insert(launches)
    .values({
      id: launchId,
      tokenHash: launchId,
      playerId: id,
      gameSlug,
      mode: 'real',
      locale: 'en',
      currencyCode: 'EUR',
      createdAt: at,
      lastUsedAt: at,
    })
    .onConflictDoNothing();
  const bet = { launchId, gameSlug, gameKind, machine, stake, at, seeds: drawSeeds(seededDraw(seed)) };
  return database.transaction((transaction) =>
    settleRealRound(transaction, { id, currencyCode: 'EUR' }, bet, configuration),
  );
}
