import { beforeAll, describe, expect, it } from 'vitest';
import {
  getUserDetails,
  listMyTopWins,
  listRecentWins,
  listTopWins,
  type TopWin,
  type TopWinTable,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { fund, playFor, richPlayer } from './support/rakeback.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
let player: TestPlayer;
let other: TestPlayer;
const played: Record<string, string> = {};

beforeAll(async () => {
  backend = await startTestBackend();
  player = await richPlayer(backend);
  other = await newPlayer(backend);
  await fund(backend, other, '100000', 'NOK');
  const win = async (name: string, who: TestPlayer, stake: string, currencyCode = 'EUR') => {
    const { roundId } = await playFor(backend, who, stake, { wins: true, currencyCode });
    played[name] = roundId;
  };
  await win('small', player, '1');
  await win('large', player, '50');
  // 100 Norwegian kroner are 10 euro.
  await win('kroner', other, '100', 'NOK');
  await playFor(backend, player, '200');
});

const top = async (table: TopWinTable): Promise<TopWin[]> =>
  (await backend.call(listTopWins, { query: { table } })).body.data.rows;
const names = (rows: readonly TopWin[]) =>
  rows.map(({ roundId }) => Object.keys(played).find((name) => played[name] === roundId));

describe('the tables of top wins', () => {
  it('rank the best of each player by payout and by stake in euro, without rounds that lost', async () => {
    expect(names(await top('all'))).toEqual(['large', 'kroner']);
    expect(names(await top('high-rollers'))).toEqual(['large', 'kroner']);
    expect((await top('all'))[1]).toMatchObject({ currencyCode: 'NOK', stake: '100.00' });
  });

  it('state how many times the stake was won; the earlier of two that are alike comes first', async () => {
    const rows = await top('multipliers');
    expect(names(rows)).toHaveLength(2);
    for (const { payout, stake, multiplier } of rows)
      expect(Number(multiplier)).toBeCloseTo(Number(payout) / Number(stake), 2);
  });

  it('show the player their own wins alone', async () => {
    const mine = async ({ token }: TestPlayer) =>
      (await backend.call(listMyTopWins, { token })).body.data.rows;
    expect(names(await mine(player))).toEqual(['large', 'small']);
    expect(names(await mine(other))).toEqual(['kroner']);
    expect((await backend.call(listMyTopWins)).status).toBe(401);
  });

  it('are rejected when there is no such table', async () => {
    const response = await backend.fetch('/api/game-wins/top?table=losers');
    expect(response.status).toBe(400);
  });

  it('leave out a voided round', async () => {
    const { roundId } = await playFor(backend, player, '5000', { wins: true });
    expect((await top('all'))[0]?.roundId).toBe(roundId);
    await backend.fetchControl(`/control/rounds/${roundId}/void`, { method: 'POST' });
    expect(names(await top('all'))).toEqual(['large', 'kroner']);
  });
});

describe('ghost mode', () => {
  it('hides the name in every public list of wins, also of earlier rounds, until it ends', async () => {
    const { token } = player;
    const namesShown = async () =>
      (await top('all')).filter(({ roundId }) => roundId === played['large']).map((win) => win.player);
    const [masked] = await namesShown();
    expect(masked).toMatch(/•••/);
    const change = (ghostMode: boolean) =>
      backend.call(updateUserDetails, { token, body: { ghostMode, updateFrom: 'Profile Page' } });
    expect((await change(true)).status).toBe(200);
    expect((await backend.call(getUserDetails, { token })).body.data.getUser.ghostMode).toBe(true);
    expect(await namesShown()).toEqual(['']);
    const recent = (await backend.call(listRecentWins)).body.data.rows;
    expect(recent.map((win) => win.player)).not.toContain(masked);
    await change(false);
    expect(await namesShown()).toEqual([masked]);
  });
});
