import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getAllBonus,
  getClubRewards,
  getLoyaltyClub,
  getUserDetails,
  settings2,
  type UserDetails,
} from '@casino-kit/api-contract';
import { seedDemoOffers } from '../src/bonuses/demo-offers.js';
import { players } from '../src/identity/tables.js';
import { loyalty } from '../src/loyalty/tables.js';
import { rakebackDays } from '../src/rakeback/tables.js';
import { rounds } from '../src/rounds/tables.js';
import { take, verifiedPlayer } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  const { database, catalogue, clock } = backend.services;
  await seedDemoOffers(database, catalogue, clock.now());
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
    const amounts = (key: string) =>
      body.data.levels.map(({ benefits }) => benefits?.find((benefit) => benefit.key === key)?.amount);
    expect(amounts('level')).toEqual([undefined, '5.00', '20.00', '75.00', '250.00', '1000.00']);
    expect(amounts('weekly')).toEqual([undefined, '1.00', '3.00', '10.00', '30.00', '100.00']);
    expect(amounts('monthly')).toEqual([undefined, '5.00', '15.00', '50.00', '150.00', '500.00']);
  });

  it('has a host with the brand’s words in the player’s language, whom the settings of all pages leave out', async () => {
    const change = (clubHost: unknown) =>
      backend.fetchControl('/control/settings/json', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clubHost }),
      });
    const host = { name: 'Ada', email: 'ada@casino.example', fromLevel: 3 };
    expect((await change({ ...host, text: { en: 'Write to me.', de: 'Schreiben Sie mir.' } })).status).toBe(
      200,
    );
    const hostIn = async (language: string) =>
      (await backend.call(getLoyaltyClub, { headers: { language } })).body.data.host;
    expect(await hostIn('de')).toEqual({ ...host, text: 'Schreiben Sie mir.' });
    expect(await hostIn('fr')).toEqual({ ...host, text: 'Write to me.' });
    expect((await backend.call(settings2)).body).not.toHaveProperty('clubHost');
    expect((await change({ ...host, email: 'nowhere' })).status).toBe(400);
    expect((await change(null)).status).toBe(200);
    expect(await hostIn('de')).toEqual({
      name: 'Marina',
      email: 'vip@casino.example',
      fromLevel: 4,
      text: null,
    });
  });

  it('gives no cashback where the brand’s theme has none, nor does an offer', async () => {
    const keys = async () =>
      (await backend.call(getLoyaltyClub)).body.data.levels[0]?.benefits.map(({ key }) => key);
    const types = async () => {
      const query = { currencyCode: 'EUR', timeZone: 'UTC', language: 'en', pageNo: '1', limit: '50' };
      return (await backend.call(getAllBonus, { query })).body.data.bonus.rows.map(({ type }) => type);
    };
    expect(await types()).toContain('instant_cashback');
    await changeSettings(backend, { theme: 'lulu' });
    expect(await keys()).toEqual(['rakeback', 'host', 'support']);
    await expect.poll(types).not.toContain('instant_cashback');
    await changeSettings(backend, { theme: null });
    expect(await keys()).toContain('cashback');
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

describe('rewards of the club', () => {
  const fetchRewards = async ({ token }: TestPlayer) =>
    (await backend.call(getClubRewards, { token })).body.data.rewards;
  const playerOfLevel = async (level: number) => {
    const player = await verifiedPlayer(backend);
    await backend.services.database.insert(loyalty).values({ playerId: player.id, staked: '10000', level });
    return player;
  };
  const codeOf = async (player: TestPlayer, bonusId: string) =>
    (await take(backend, player, { bonusId, cancelActiveBonus: true })).body.code;

  it('are none of the first level, and those of every level that was reached', async () => {
    expect(await fetchRewards(await playerOfLevel(1))).toEqual([]);
    const rewards = await fetchRewards(await playerOfLevel(3));
    expect(rewards.map(({ kind, levelName, amount }) => [kind, levelName, amount])).toEqual([
      ['monthly', 'Gold', '15.00'],
      ['weekly', 'Gold', '3.00'],
      ['level', 'Gold', '20.00'],
      ['level', 'Silver', '5.00'],
    ]);
    expect(rewards.every(({ takenAt, againAt }) => takenAt === null && againAt === null)).toBe(true);
  });

  it('are taken like any bonus: that of a level once, a weekly one again after seven days', async () => {
    setClocks([backend], '2027-05-01T12:00:00Z');
    const player = await playerOfLevel(2);
    expect((await take(backend, player, { bonusId: 'vip-level-2' })).body.data).toMatchObject({
      amount: '5.00',
      wagerTotal: '5.00',
    });
    expect(await codeOf(player, 'vip-level-2')).toBe('RETRY_PERIOD');
    expect(await codeOf(player, 'vip-weekly-2')).toBeUndefined();
    expect(await fetchRewards(player)).toMatchObject([
      { kind: 'monthly', takenAt: null },
      { kind: 'weekly', takenAt: '2027-05-01T12:00:00.000Z', againAt: '2027-05-08T12:00:00.000Z' },
      { kind: 'level', takenAt: '2027-05-01T12:00:00.000Z', againAt: null },
    ]);
    setClocks([backend], '2027-05-08T11:59:59Z');
    expect(await codeOf(player, 'vip-weekly-2')).toBe('RETRY_PERIOD');
    setClocks([backend], '2027-05-08T12:00:00Z');
    expect(await codeOf(player, 'vip-weekly-2')).toBeUndefined();
  });

  it('that come again are one for all levels: a new level gives no second one in the same week', async () => {
    setClocks([backend], '2027-06-01T12:00:00Z');
    const player = await playerOfLevel(2);
    expect(await codeOf(player, 'vip-weekly-2')).toBeUndefined();
    await backend.services.database.update(loyalty).set({ level: 3 }).where(eq(loyalty.playerId, player.id));
    expect(await codeOf(player, 'vip-weekly-3')).toBe('RETRY_PERIOD');
    const weekly = (await fetchRewards(player)).find(({ kind }) => kind === 'weekly');
    expect(weekly).toMatchObject({ levelName: 'Gold', againAt: '2027-06-08T12:00:00.000Z' });
  });

  it('of another level are not given, and no list of offers has any', async () => {
    const player = await playerOfLevel(3);
    for (const bonusId of ['vip-weekly-2', 'vip-monthly-4', 'vip-level-4'])
      expect(await codeOf(player, bonusId)).toBe('WRONG_LEVEL');
    for (const query of [{}, { calendarDateTime: '2027-06-02T12:00:00Z' }]) {
      const { body } = await backend.call(getAllBonus, {
        token: player.token,
        query: { pageNo: '1', limit: '100', ...query },
      });
      expect(body.data.bonus.rows.filter(({ id }) => String(id).startsWith('vip-'))).toEqual([]);
    }
  });

  it('are in the player’s currency', async () => {
    const player = await playerOfLevel(2);
    const inKroner = { currencyCode: 'NOK' };
    await backend.services.database.update(players).set(inKroner).where(eq(players.id, player.id));
    expect((await fetchRewards(player)).map(({ amount, currencyCode }) => [amount, currencyCode])).toEqual([
      ['50.00', 'NOK'],
      ['10.00', 'NOK'],
      ['50.00', 'NOK'],
    ]);
  });
});
