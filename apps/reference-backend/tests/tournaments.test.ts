import { beforeAll, describe, expect, it } from 'vitest';
import {
  enterTournament,
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  listTournaments,
  type ListedTournamentState,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { minutesFrom } from '../src/clock.js';
import { scheduleTournaments } from '../src/tournaments/schedule.js';
import { exclude } from './support/protecting.js';
import { fund, richPlayer, setClocks } from './support/rakeback.js';
import { connect, next } from './support/sockets.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';
import { addTournament, fetchTournament, enter, playSeeded, standingIn } from './support/tournaments.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  setClocks([backend], '2027-02-03T12:00:00Z');
});

const fetchRanks = async (id: string, players: Readonly<Record<string, TestPlayer>>) => {
  const ranks: Record<string, number | null | undefined> = {};
  for (const [name, player] of Object.entries(players))
    ranks[name] = (await standingIn(backend, player, id))?.rank;
  return ranks;
};
const voided = (roundId: string) =>
  backend.fetchControl(`/control/rounds/${roundId}/void`, { method: 'POST' });

describe('entering a tournament', () => {
  it('is asked for once; a second time changes nothing', async () => {
    const player = await richPlayer(backend);
    const id = await addTournament(backend);
    expect(await standingIn(backend, player, id)).toBeNull();
    const first = await enter(backend, player, id);
    expect(first.body.data).toMatchObject({ rank: null, score: '0', rounds: 0, prize: null, paidAt: null });
    await playSeeded(backend, player, { seed: 1 });
    setClocks([backend], minutesFrom(backend.clock.now(), 5));
    const again = await enter(backend, player, id);
    expect(again.body.data).toMatchObject({
      enteredAt: first.body.data.enteredAt,
      rank: 1,
      score: '5',
      rounds: 1,
    });
    const { tournament } = await fetchTournament(backend, id);
    expect(tournament.players).toBe(1);
  });

  it('at the same time from many tabs is one entry', async () => {
    const player = await richPlayer(backend);
    const id = await addTournament(backend);
    const responses = await Promise.all(Array.from({ length: 8 }, () => enter(backend, player, id)));
    expect(new Set(responses.map(({ body }) => body.data.enteredAt)).size).toBe(1);
    expect((await fetchTournament(backend, id)).tournament.players).toBe(1);
  });

  it('is possible before the start, and not after the end', async () => {
    const player = await richPlayer(backend);
    const now = backend.clock.now();
    const coming = await addTournament(backend, { startsAt: minutesFrom(now, 60) });
    expect((await enter(backend, player, coming)).status).toBe(200);
    const ended = await addTournament(backend, { endsAt: minutesFrom(now, -1) });
    const rejection = await enter(backend, player, ended);
    expect([rejection.status, rejection.body.code]).toEqual([409, 'TOURNAMENT_ENDED']);
  });

  it('is rejected for guests, excluded accounts and unknown tournaments', async () => {
    const id = await addTournament(backend);
    expect((await backend.call(enterTournament, { params: { tournamentId: id } })).status).toBe(401);
    const player = await richPlayer(backend);
    expect((await enter(backend, player, 'unknown')).body.code).toBe('NOT_FOUND');
    await exclude(backend, player, 'break', 'P1M');
    const rejection = await enter(backend, player, id);
    expect([rejection.status, rejection.body.code]).toEqual([409, 'ACCOUNT_EXCLUDED']);
    expect((await fetchTournament(backend, id)).tournament.players).toBe(0);
  });
});

describe('a round', () => {
  it('counts from entry on, with at least the smallest stake and at a game of the tournament', async () => {
    const player = await richPlayer(backend);
    const id = await addTournament(backend, { games: { kind: 'games', slugs: ['pearl-diver'] } });
    await playSeeded(backend, player, { seed: 1 });
    await enter(backend, player, id);
    await playSeeded(backend, player, { seed: 2, stake: '0.10' });
    await playSeeded(backend, player, { seed: 3, gameSlug: 'book-of-tides' });
    expect(await standingIn(backend, player, id)).toMatchObject({ rank: null, score: '0', rounds: 0 });
    await playSeeded(backend, player, { seed: 4, stake: '2.00' });
    expect(await standingIn(backend, player, id)).toMatchObject({
      rank: 1,
      score: '10',
      rounds: 1,
      wagered: '2.00',
      prize: '100.00',
    });
  });

  it('counts in every tournament that its player has entered, each by its own metric', async () => {
    const player = await richPlayer(backend);
    const ids = [
      await addTournament(backend),
      await addTournament(backend, { metric: 'rounds' }),
      await addTournament(backend, { metric: 'multiplier' }),
    ];
    for (const id of ids) await enter(backend, player, id);
    const { round } = await playSeeded(backend, player, { seed: 7, stake: '1.00' });
    const scores = await Promise.all(ids.map(async (id) => (await standingIn(backend, player, id))?.score));
    expect(scores).toEqual(['5', '1', Number(round.payout).toFixed(2)]);
  });

  it('states what it cost the player, wins and losses alike', async () => {
    const player = await richPlayer(backend);
    const id = await addTournament(backend);
    await enter(backend, player, id);
    let net = 0;
    for (const seed of [11, 12, 13, 14, 15]) {
      const { round } = await playSeeded(backend, player, { seed });
      net += Number(round.payout) - Number(round.stake);
    }
    expect(await standingIn(backend, player, id)).toMatchObject({
      rounds: 5,
      wagered: '5.00',
      netResult: net.toFixed(2),
    });
  });

  it('of another currency counts by its value', async () => {
    const player = await newPlayer(backend, { currencyCode: 'EUR' });
    await fund(backend, player, '1000', 'EUR');
    const id = await addTournament(backend, { currencyCode: 'NOK', minStake: '2', stakePerPoint: '2' });
    await enter(backend, player, id);
    await playSeeded(backend, player, { seed: 5, stake: '1.00' });
    expect(await standingIn(backend, player, id)).toMatchObject({ score: '5', wagered: '10.00' });
  });

  it('placed before the end and settled after it counts until the result is final', async () => {
    const player = await richPlayer(backend);
    const endsAt = minutesFrom(backend.clock.now(), 10);
    const id = await addTournament(backend, { endsAt });
    await enter(backend, player, id);
    setClocks([backend], minutesFrom(endsAt, 0.5));
    await playSeeded(backend, player, { seed: 1, at: minutesFrom(endsAt, -0.1) });
    await playSeeded(backend, player, { seed: 2, at: endsAt });
    expect(await standingIn(backend, player, id)).toMatchObject({ score: '5', rounds: 1 });
  });

  it('that is voided is taken back, with the time at which the score was reached', async () => {
    const [first, second] = [await richPlayer(backend), await richPlayer(backend)];
    const id = await addTournament(backend);
    await enter(backend, first, id);
    await enter(backend, second, id);
    const at = (minutes: number) => minutesFrom(backend.clock.now(), minutes);
    await playSeeded(backend, first, { seed: 1, at: at(1) });
    await playSeeded(backend, second, { seed: 1, at: at(2) });
    const { round } = await playSeeded(backend, second, { seed: 1, at: at(3) });
    expect(await fetchRanks(id, { first, second })).toEqual({ first: 2, second: 1 });
    await voided(round.roundId);
    expect(await standingIn(backend, second, id)).toMatchObject({ score: '5', rounds: 1, wagered: '1.00' });
    expect(await fetchRanks(id, { first, second })).toEqual({ first: 1, second: 2 });
    await voided(round.roundId);
    expect(await standingIn(backend, second, id)).toMatchObject({ score: '5' });
  });

  it('notifies the player’s sockets of the tournament', async () => {
    const player = await richPlayer(backend);
    const id = await addTournament(backend);
    await enter(backend, player, id);
    const socket = await connect(backend.url, player.token);
    const { round } = await playSeeded(backend, player, { seed: 1 });
    const notified = next(socket, 'tournament');
    await voided(round.roundId);
    expect(await notified).toEqual({ tournamentId: id });
    socket.close();
  });
});

describe('places', () => {
  it('of the same score follow who reached it first, then who entered first', async () => {
    const id = await addTournament(backend);
    const [early, late, slow] = [
      await richPlayer(backend),
      await richPlayer(backend),
      await richPlayer(backend),
    ];
    for (const player of [slow, early, late]) {
      await enter(backend, player, id);
      setClocks([backend], minutesFrom(backend.clock.now(), 1));
    }
    const at = minutesFrom(backend.clock.now(), 1);
    await playSeeded(backend, late, { seed: 1, at });
    await playSeeded(backend, early, { seed: 1, at });
    await playSeeded(backend, slow, { seed: 1, at: minutesFrom(at, 1) });
    expect(await fetchRanks(id, { early, late, slow })).toEqual({ early: 1, late: 2, slow: 3 });
  });

  it('are listed with masked names; the player sees the own ones and their neighbours', async () => {
    const id = await addTournament(backend);
    const racers: TestPlayer[] = [];
    for (let index = 0; index < 15; index += 1) {
      const player = await richPlayer(backend);
      racers.push(player);
      await enter(backend, player, id);
      await playSeeded(backend, player, { seed: 1, stake: String(20 - index) });
    }
    const guest = await fetchTournament(backend, id);
    expect(guest).toMatchObject({ ranked: 15, around: [], tournament: { own: null, players: 15 } });
    expect(guest.leaders.map(({ rank }) => rank)).toEqual(Array.from({ length: 10 }, (_, row) => row + 1));
    expect(guest.leaders[0]).toMatchObject({
      player: expect.stringMatching(/•••/),
      isOwn: false,
      score: '100',
      prize: '100.00',
    });
    const last = await fetchTournament(backend, id, racers[13]?.token);
    expect(last.around.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
      [13, false],
      [14, true],
      [15, false],
    ]);
    const leader = await fetchTournament(backend, id, racers[10]?.token);
    expect(leader.around).toEqual([]);
    expect(leader.leaders.filter(({ isOwn }) => isOwn).map(({ rank }) => rank)).toEqual([11]);

    const page = await backend.call(getTournamentLeaderboard, {
      params: { tournamentId: id },
      token: racers[13]?.token,
      query: { pageNo: '2', limit: '12' },
    });
    expect(page.body.data.count).toBe(15);
    expect(page.body.data.rows.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
      [13, false],
      [14, true],
      [15, false],
    ]);

    const [best] = racers;
    const body = { ghostMode: true, updateFrom: 'Profile Page' } as const;
    await backend.call(updateUserDetails, { token: best?.token, body });
    expect((await fetchTournament(backend, id)).leaders[0]?.player).toBe('');
  });

  it('are not there for an unknown tournament, and statistics not for a guest', async () => {
    const params = { tournamentId: 'unknown' };
    expect((await backend.call(getTournament, { params })).status).toBe(404);
    expect((await backend.call(getTournamentLeaderboard, { params })).status).toBe(404);
    expect((await backend.call(getTournamentStanding, { params })).status).toBe(401);
  });
});

describe('the list', () => {
  it('follows the clock, and shows the own place', async () => {
    const player = await richPlayer(backend);
    const now = backend.clock.now();
    const id = await addTournament(backend, { startsAt: minutesFrom(now, 30), endsAt: minutesFrom(now, 60) });
    await enter(backend, player, id);
    const find = async (state: ListedTournamentState) => {
      const { body } = await backend.call(listTournaments, { token: player.token, query: { state } });
      return body.data.rows.find(({ tournamentId }) => tournamentId === id);
    };
    expect(await find('coming')).toMatchObject({ own: { rank: null }, players: 1, prizePool: '170.00' });
    setClocks([backend], minutesFrom(now, 31));
    await playSeeded(backend, player, { seed: 1 });
    expect(await find('coming')).toBeUndefined();
    expect(await find('running')).toMatchObject({ own: { rank: 1, score: '5' }, paidPlaces: 5 });
    setClocks([backend], minutesFrom(now, 61));
    expect(await find('running')).toBeUndefined();
    expect(await find('finished')).toMatchObject({ own: { rank: 1 }, finalAt: null });
  });

  it('has the tournaments of the schedule, with the games that count', async () => {
    const { database, catalogue, clock } = backend.services;
    await scheduleTournaments(database, catalogue, clock.now());
    const { body } = await backend.call(listTournaments, { query: { state: 'running' } });
    const race = body.data.rows.find(({ name }) => name === 'Weekly Race');
    expect(race).toMatchObject({
      metric: 'points',
      minStake: '0.20',
      stakePerPoint: '0.20',
      counts: { kind: 'slots' },
    });
    expect(race?.counts.games.map(({ slug }) => slug)).toContain('pearl-diver');
    expect(body.data.counts).toMatchObject({ running: body.data.rows.length });
  });
});
