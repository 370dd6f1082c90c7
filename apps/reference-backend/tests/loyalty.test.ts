import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getLoyaltyClub, getUserDetails, type UserDetails } from '@casino-kit/api-contract';
import { loyalty } from '../src/loyalty/tables.js';
import { rakebackDays } from '../src/rakeback/tables.js';
import { rounds } from '../src/rounds/tables.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const fetchLevel = async ({ token }: TestPlayer): Promise<UserDetails['userLoyaltyLevel']> =>
  (await backend.call(getUserDetails, { token })).body.data.userLoyaltyLevel;

describe('the VIP club', () => {
  it('is the same for everyone: how points are earned, its levels, and what each gives', async () => {
    const { status, body } = await backend.call(getLoyaltyClub);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ stakePerPoint: '10.00', currencyCode: 'EUR', keepsLevels: true });
    expect(body.data.levels.map(({ level, name, points }) => [level, name, points])).toEqual([
      [1, 'Bronze', 0],
      [2, 'Silver', 250],
      [3, 'Gold', 1_000],
      [4, 'Platinum', 4_000],
      [5, 'Sapphire', 15_000],
      [6, 'Diamond', 50_000],
    ]);
    const percents = (key: string) =>
      body.data.levels.map(({ benefits }) => benefits?.find((benefit) => benefit.key === key)?.percent);
    expect(percents('rakeback').map(Number)).toEqual([5, 5.5, 6.25, 7.5, 8.75, 10]);
    expect(percents('cashback').map(Number)).toEqual([10, 11, 12.5, 15, 17.5, 20]);
  });

  it('states the stake for a point in the currency of the player', async () => {
    const { body } = await backend.call(getLoyaltyClub, { query: { currencyCode: 'NOK' } });
    expect(body.data).toMatchObject({ stakePerPoint: '100.00', currencyCode: 'NOK' });
  });
});

describe('points', () => {
  it('are whole ones of the cash that was staked, and none before the first round', async () => {
    const player = await richPlayer(backend);
    expect(await fetchLevel(player)).toEqual({
      level: 1,
      name: 'Bronze',
      points: 0,
      pointsToNext: 250,
      nextName: 'Silver',
    });
    await playFor(backend, player, '6');
    await playFor(backend, player, '6', { wins: true });
    expect(await fetchLevel(player)).toMatchObject({ points: 1, pointsToNext: 249 });
  });

  it('count in euro, whatever the wallet', async () => {
    const player = await newPlayer(backend);
    await fund(backend, player, '5000', 'NOK');
    await playFor(backend, player, '1000', { currencyCode: 'NOK' });
    expect(await fetchLevel(player)).toMatchObject({ points: 10 });
  });

  it('reach a level that is kept when they are taken back with a voided round', async () => {
    const player = await richPlayer(backend);
    const { roundId } = await playFor(backend, player, '2500');
    expect(await fetchLevel(player)).toMatchObject({ level: 2, name: 'Silver', points: 250 });
    await backend.fetchControl(`/control/rounds/${roundId}/void`, { method: 'POST' });
    expect(await fetchLevel(player)).toMatchObject({ level: 2, points: 0, pointsToNext: 1_000 });
  });

  it('of rounds at the same time are all counted', async () => {
    const player = await richPlayer(backend);
    await Promise.all(Array.from({ length: 20 }, () => playFor(backend, player, '130')));
    const [row] = await backend.services.database
      .select()
      .from(loyalty)
      .where(eq(loyalty.playerId, player.id));
    expect(Number(row?.staked)).toBe(2_600);
    expect(row?.level).toBe(2);
  });

  it('equal what the player’s rounds add up to', async () => {
    const player = await richPlayer(backend);
    for (const stake of ['13.7', '250', '9.99', '1200', '0.2']) await playFor(backend, player, stake);
    const own = await backend.services.database.select().from(rounds).where(eq(rounds.playerId, player.id));
    const staked = own.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 100), 0) / 100;
    expect(await fetchLevel(player)).toMatchObject({ points: Math.floor(staked / 10) });
  });

  it('of the highest level lead nowhere', async () => {
    const player = await newPlayer(backend);
    await backend.services.database
      .insert(loyalty)
      .values({ playerId: player.id, staked: '500000', level: 6 });
    expect(await fetchLevel(player)).toMatchObject({ level: 6, pointsToNext: null, nextName: null });
  });
});

describe('a level', () => {
  it('raises rakeback and cashback from the next day and half hour on', async () => {
    setClocks([backend], '2027-03-01T12:00:00Z');
    const player = await richPlayer(backend);
    await playFor(backend, player, '10000');
    expect(await fetchLevel(player)).toMatchObject({ name: 'Gold' });
    setClocks([backend], '2027-03-02T12:00:00Z');
    await playFor(backend, player, '100');
    setClocks([backend], '2027-03-03T12:00:00Z');
    // The first round of a day closes the one before.
    await playFor(backend, player, '100');
    const days = await backend.services.database
      .select()
      .from(rakebackDays)
      .where(eq(rakebackDays.playerId, player.id))
      .orderBy(rakebackDays.playDate);
    // The first day began in Bronze: 5 % of 10,000 and 10 % of it as cashback. The second: 6.25 % and 12.5 % of 100.
    expect(days.slice(0, 2).map(({ rate, amount }) => [Number(rate), Number(amount)])).toEqual([
      [0.05, 1_500],
      [0.0625, 18.75],
    ]);
  });
});
