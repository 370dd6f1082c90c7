import { beforeAll, describe, expect, it } from 'vitest';
import { getGamePulse, getMyGamePulse, type GamePulsePeriod } from '@casino-kit/api-contract';
import { fewestPlayers } from '../src/rounds/game-pulse.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

const slug = 'book-of-tides';
let backend: TestBackend;
let players: TestPlayer[];
let voided = '';

beforeAll(async () => {
  backend = await startTestBackend();
  players = [];
  for (let at = 0; at < fewestPlayers; at += 1) players.push(await richPlayer(backend));
  const [first, ...others] = players;
  const norwegian = await newPlayer(backend);
  await fund(backend, norwegian, '1000', 'NOK');
  setClocks([backend], '2026-11-20T10:10:00Z');
  for (const player of [first!, ...others.slice(1)]) await playFor(backend, player, '10', { gameSlug: slug });
  setClocks([backend], '2026-11-20T12:30:00Z');
  // Five euro players lose ten each, and a hundred kroner are ten euro more.
  for (const player of players) await playFor(backend, player, '10', { gameSlug: slug });
  await playFor(backend, norwegian, '100', { gameSlug: slug, currencyCode: 'NOK' });
  await playFor(backend, first!, '10', { gameSlug: 'pearl-diver' });
  ({ roundId: voided } = await playFor(backend, first!, '10', { gameSlug: slug }));
  await backend.fetchControl(`/control/rounds/${voided}/void`, { method: 'POST' });
});

const pulse = async (period: GamePulsePeriod) =>
  (await backend.call(getGamePulse, { params: { slug }, query: { period } })).body.data;
const bucketAt = async (period: GamePulsePeriod, from: string) =>
  (await pulse(period)).buckets.find((bucket) => bucket.from === from);

describe('the pulse of a game', () => {
  it.each([
    ['24h', 60, 24],
    ['7d', 360, 28],
    ['30d', 1_440, 30],
  ] as const)(
    'of %s has buckets of %i minutes, the last of which is running',
    async (period, minutes, count) => {
      const { bucketMinutes, buckets } = await pulse(period);
      expect([bucketMinutes, buckets.length]).toEqual([minutes, count]);
      const last = Date.parse(buckets.at(-1)?.from ?? '');
      expect(last).toBeLessThanOrEqual(Date.parse('2026-11-20T12:30:00Z'));
      expect(last + minutes * 60_000).toBeGreaterThan(Date.parse('2026-11-20T12:30:00Z'));
    },
  );

  it('counts rounds of this game for money, and not a voided one', async () => {
    expect(await bucketAt('24h', '2026-11-20T12:00:00.000Z')).toMatchObject({ rounds: fewestPlayers + 1 });
    expect(await bucketAt('24h', '2026-11-20T11:00:00.000Z')).toMatchObject({ rounds: 0, payoutShare: null });
  });

  it('shows a payout share, all currencies in euro, when there were enough players', async () => {
    expect((await bucketAt('24h', '2026-11-20T12:00:00.000Z'))?.payoutShare).toBe('0.00');
    const winner = await richPlayer(backend);
    await playFor(backend, winner, '10', { gameSlug: slug, wins: true });
    const share = Number((await bucketAt('24h', '2026-11-20T12:00:00.000Z'))?.payoutShare);
    // Seven stakes of ten euro, of which one paid between one and five times as much.
    expect(share).toBeGreaterThan(100 / 7);
    expect(share).toBeLessThan(500 / 7);
  });

  it('shows no share with fewer players, whose rounds it counts', async () => {
    expect(await bucketAt('24h', '2026-11-20T10:00:00.000Z')).toEqual({
      from: '2026-11-20T10:00:00.000Z',
      rounds: fewestPlayers - 1,
      payoutShare: null,
    });
  });

  it('shows a player their own rounds in the same buckets, and nobody else’s', async () => {
    const mine = async (player: TestPlayer) =>
      (
        await backend.call(getMyGamePulse, {
          params: { slug },
          query: { period: '24h' },
          token: player.token,
        })
      ).body.data.buckets;
    const [own, all] = [await mine(players[1]!), (await pulse('24h')).buckets];
    expect(own.map(({ from }) => from)).toEqual(all.map(({ from }) => from));
    expect(own.filter(({ rounds }) => rounds > 0)).toEqual([{ from: '2026-11-20T12:00:00.000Z', rounds: 1 }]);
    expect(await mine(await newPlayer(backend))).toEqual(own.map(({ from }) => ({ from, rounds: 0 })));
  });

  it('is rejected for an unknown game, an unknown period, and the own rounds of a guest', async () => {
    const ask = async (path: string) => (await backend.fetch(path)).status;
    expect(await ask('/api/games/no-such-game/pulse?period=24h')).toBe(404);
    expect(await ask(`/api/games/${slug}/pulse?period=1y`)).toBe(400);
    expect(await ask(`/api/games/${slug}/pulse`)).toBe(400);
    expect(await ask(`/api/user/games/${slug}/pulse?period=24h`)).toBe(401);
  });
});
