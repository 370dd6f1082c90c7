import { randomUUID } from 'node:crypto';
import { beforeEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getTransactions,
  getUserDetails,
  logEvent,
  login,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { changeBrandSettings } from '../src/settings/brand-settings.js';
import {
  collect,
  fetchReferralCode,
  fetchFriends,
  newReferrer,
  referrerWithShare,
  register,
  fetchReferralSummary,
} from './support/referring.js';
import { fund, playFor, setClocks } from './support/rakeback.js';
import {
  deposit,
  newPlayer,
  password,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { fetchMoney } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => setClocks([backend], '2027-03-01T12:00:00Z'));

const days = (count: number) => setClocks([backend], new Date(Date.UTC(2027, 2, 1 + count, 12)));

/** A friend who has made a deposit of 20 and has more money. */
async function depositingFriend(code: string): Promise<TestPlayer> {
  const friend = await register(backend, code);
  await deposit(backend, friend, { amount: '20' });
  await fund(backend, friend, '10000');
  return friend;
}

/** Reports a visit from an address, as the shell does. */
const visit = (nxafk: string, address: string, token?: string) =>
  backend.call(logEvent, {
    token,
    headers: { 'x-forwarded-for': address },
    body: { event: 'MARKETING_VISIT', mkt: { nxafk } },
  });

describe('the link', () => {
  it('opens with the first deposit and stays the same', async () => {
    const player = await newPlayer(backend);
    expect(await fetchReferralCode(backend, player)).toBeNull();
    await deposit(backend, player, { amount: '20' });
    const { body } = await backend.call(getUserDetails, { token: player.token });
    expect(body.data.referralData).toEqual({
      link: expect.stringMatching(/^http:\/\/shell\.test\/\?nxafk=[a-z2-9]{8}$/),
      visits: 0,
      registrations: 0,
      revenue: '0.00',
    });
    expect(await fetchReferralCode(backend, player)).toBe(await fetchReferralCode(backend, player));
  });

  it('is the same for requests that draw it at the same time', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '20' });
    const codes = await Promise.all(Array.from({ length: 10 }, () => fetchReferralCode(backend, player)));
    expect(new Set(codes).size).toBe(1);
  });

  it('does not exist when the brand shares nothing', async () => {
    const { code, ...player } = await newReferrer(backend);
    await changeBrandSettings(backend.services.database, { referAFriendPercent: 0 }, backend.clock.now());
    expect(await fetchReferralCode(backend, player)).toBeNull();
    await changeBrandSettings(backend.services.database, { referAFriendPercent: null }, backend.clock.now());
    expect(await fetchReferralCode(backend, player)).toBe(code);
  });
});

describe('visits', () => {
  it('count once a day for each address, and not those of the referrer', async () => {
    const referrer = await newReferrer(backend);
    await visit(referrer.code, '203.0.113.1');
    await visit(referrer.code, '203.0.113.1');
    await visit(referrer.code, '203.0.113.2');
    await visit(referrer.code, '203.0.113.3', referrer.token);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ visits: 2 });
    days(1);
    await visit(referrer.code, '203.0.113.1');
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ visits: 3 });
    days(45);
    const { body: session } = await backend.call(login, { body: { email: referrer.email, password } });
    const { accessToken: token } = session.data;
    expect(await fetchReferralSummary(backend, { ...referrer, token })).toMatchObject({ visits: 0 });
    const { body } = await backend.call(getUserDetails, { token });
    expect(body.data.referralData).toMatchObject({ visits: 3 });
  });

  it.each(['nobody22', '', "' or 1=1", 7])('with the code %j count for no one', async (code) => {
    const { status } = await backend.call(logEvent, {
      body: { event: 'MARKETING_VISIT', mkt: { nxafk: code } },
    });
    expect(status).toBe(200);
  });
});

describe('a friend', () => {
  it('is listed with a masked name and the step that was reached', async () => {
    const referrer = await newReferrer(backend);
    const friend = await register(backend, referrer.code);
    const listed = async () => (await fetchFriends(backend, referrer)).rows[0];
    expect(await listed()).toMatchObject({ friendId: String(friend.id), step: 'registered', share: '0.00' });
    expect((await listed())?.name).toContain('•••');
    await deposit(backend, friend, { amount: '20' });
    expect(await listed()).toMatchObject({ step: 'deposited' });
    await playFor(backend, friend, '5');
    expect(await listed()).toMatchObject({ step: 'plays', shareOfMonth: '0.50' });
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({
      registrations: 1,
      deposits: 1,
      players: 1,
    });
  });

  it('who hides the name has none in the list', async () => {
    const referrer = await newReferrer(backend);
    const friend = await register(backend, referrer.code);
    await backend.call(updateUserDetails, { token: friend.token, body: { ghostMode: true } });
    expect((await fetchFriends(backend, referrer)).rows[0]?.name).toBe('');
  });

  it('who comes with a code that nobody has is nobody’s', async () => {
    const referrer = await newReferrer(backend);
    await register(backend, 'nobody22');
    expect(await fetchFriends(backend, referrer)).toEqual({ count: 0, rows: [] });
  });

  it('is on the page that was asked for, newest first', async () => {
    const referrer = await newReferrer(backend);
    const friends: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      setClocks([backend], new Date(Date.UTC(2027, 2, 1, 13, at)));
      friends.push((await register(backend, referrer.code)).id);
    }
    const page = await fetchFriends(backend, referrer, 2, 2);
    expect(page.count).toBe(5);
    expect(page.rows.map(({ friendId }) => Number(friendId))).toEqual([friends[2], friends[1]]);
  });
});

describe('the share', () => {
  it('is the percentage of what the house kept, ready two days after the day', async () => {
    const referrer = await newReferrer(backend);
    const friend = await depositingFriend(referrer.code);
    await playFor(backend, friend, '100');
    const { payout } = await playFor(backend, friend, '10', { wins: true });
    const revenue = 110 - Number(payout);
    const share = (Math.floor(revenue * 10) / 100).toFixed(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({
      revenue: revenue.toFixed(2),
      share,
      ready: '0.00',
    });
    days(1);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '0.00' });
    days(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: share });
  });

  it('keeps the percentage of the time at which the day was settled', async () => {
    const referrer = await newReferrer(backend);
    const friend = await depositingFriend(referrer.code);
    await playFor(backend, friend, '100');
    days(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '10.00' });
    await changeBrandSettings(backend.services.database, { referAFriendPercent: 50 }, backend.clock.now());
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '10.00', percent: 50 });
    await changeBrandSettings(backend.services.database, { referAFriendPercent: null }, backend.clock.now());
  });

  it('falls when a friend wins, and is never below zero', async () => {
    const referrer = await newReferrer(backend);
    const [loser, winner] = [await depositingFriend(referrer.code), await depositingFriend(referrer.code)];
    await playFor(backend, loser, '100');
    const { payout } = await playFor(backend, winner, '30', { wins: true });
    days(2);
    const expected = Math.max(0, (100 + 30 - Number(payout)) * 0.1);
    expect(Number((await fetchReferralSummary(backend, referrer)).ready)).toBeCloseTo(expected, 2);
    await playFor(backend, winner, '5000', { wins: true });
    days(4);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '0.00' });
  });

  it('counts in euro, whatever the wallet of the friend', async () => {
    const referrer = await newReferrer(backend);
    const friend = await depositingFriend(referrer.code);
    await fund(backend, friend, '5000', 'NOK');
    await playFor(backend, friend, '1000', { currencyCode: 'NOK' });
    days(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '10.00' });
  });

  it('is nothing for a friend without a deposit', async () => {
    const referrer = await newReferrer(backend);
    const friend = await register(backend, referrer.code);
    await fund(backend, friend, '100');
    await playFor(backend, friend, '50');
    days(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ revenue: '0.00', ready: '0.00' });
  });

  it('is nothing for a friend who has logged in on a device of the referrer', async () => {
    const referrer = await newReferrer(backend);
    const friend = await depositingFriend(referrer.code);
    const logIn = (email: string, device?: string) =>
      backend.call(login, {
        headers: device === undefined ? {} : { cookie: device },
        body: { email, password },
      });
    const { headers } = await logIn(referrer.email);
    const [device = ''] = (headers.get('set-cookie') ?? '').split(';');
    await logIn(friend.email, device);
    await playFor(backend, friend, '100');
    days(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ revenue: '0.00', ready: '0.00' });
    expect((await fetchFriends(backend, referrer)).rows[0]).toMatchObject({
      isOwn: true,
      shareOfMonth: null,
    });
  });

  it('is nothing for a friend of the same name and date of birth', async () => {
    const referrer = await newReferrer(backend);
    const friend = await depositingFriend(referrer.code);
    for (const { token } of [referrer, friend])
      await backend.call(updateUserDetails, {
        token,
        body: { firstName: 'Ada', lastName: `B${referrer.code}` },
      });
    await playFor(backend, friend, '100');
    days(2);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '0.00' });
    expect((await fetchFriends(backend, referrer)).rows[0]).toMatchObject({ isOwn: true });
  });

  it('of a day is added once, however many nodes and requests look for it', async () => {
    const referrer = await newReferrer(backend);
    const friend = await depositingFriend(referrer.code);
    await playFor(backend, friend, '100');
    days(2);
    await Promise.all(Array.from({ length: 10 }, () => fetchReferralSummary(backend, referrer)));
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ ready: '10.00' });
  });
});

describe('collecting', () => {
  const cash = async (player: TestPlayer) => Number((await fetchMoney(backend, player)).balance);

  it('adds the share to the real balance and the history', async () => {
    const referrer = await referrerWithShare(backend);
    const before = await cash(referrer);
    const { status, body } = await collect(backend, referrer);
    expect([status, body.data]).toEqual([200, { amount: '5.00', currencyCode: 'EUR' }]);
    expect(await cash(referrer)).toBe(before + 5);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({
      ready: '0.00',
      collected: '5.00',
      collectedSince: expect.stringMatching(/^2027-03-01T12:0/),
    });
    const history = await backend.call(getTransactions, {
      token: referrer.token,
      query: { pageNo: '1', limit: '10', kind: 'bonus' },
    });
    expect(history.body.data.transactions.rows[0]).toMatchObject({ type: 'referral', amount: '5.00' });
  });

  it('a second time is rejected with nothing moved', async () => {
    const referrer = await referrerWithShare(backend);
    await collect(backend, referrer);
    const after = await cash(referrer);
    const { status, body } = await collect(backend, referrer);
    expect([status, body.code]).toEqual([409, 'NOTHING_TO_COLLECT']);
    expect(await cash(referrer)).toBe(after);
  });

  it('with the same key returns the same response and moves nothing more', async () => {
    const referrer = await referrerWithShare(backend);
    const key = randomUUID();
    const [first, second] = [await collect(backend, referrer, key), await collect(backend, referrer, key)];
    expect(second.body.data).toEqual(first.body.data);
    expect(await fetchReferralSummary(backend, referrer)).toMatchObject({ collected: '5.00' });
  });

  it('a hundred times at once pays once', async () => {
    const referrer = await referrerWithShare(backend);
    const before = await cash(referrer);
    const ended = await Promise.all(Array.from({ length: 100 }, () => collect(backend, referrer)));
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cash(referrer)).toBe(before + 5);
  });
});
