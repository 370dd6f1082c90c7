import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getUserDetails,
  launchGame,
  listRecentGames,
  listRecentWins,
  logout,
  openGameTable,
  playRound,
  type GameRound,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { add, subtract } from '@casino-kit/money';
import { launches, rounds } from '../src/rounds/tables.js';
import { changeBrandSettings } from '../src/settings/brand-settings.js';
import {
  deposit,
  newKey,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const open = async (
  player: TestPlayer | undefined,
  mode: 'real' | 'demo' = 'real',
  slug = 'creme-brulee',
) => {
  const launched = await backend.call(launchGame, {
    token: player?.token,
    params: { slug },
    body: { mode, locale: 'en' },
  });
  return { ...launched, token: launched.body.data?.url.split('#launch=')[1] };
};
const play = (token: string | undefined, stake = '1.00', key = newKey()) =>
  backend.call(playRound, { token, headers: { 'idempotency-key': key }, body: { stake } });
const fetchBalance = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.userWallet!.amount;
const richPlayer = async (amount = '100') => {
  const player = await newPlayer(backend);
  await deposit(backend, player, { amount });
  return player;
};

describe('a round whose response was lost', () => {
  const reopen = async (player: TestPlayer, unfinishedKey: string, slug?: string) => {
    const { token } = await open(player, 'real', slug);
    return (await backend.call(openGameTable, { token, body: { unfinishedKey } })).body.data.unfinishedRound;
  };
  it('is found when its game is opened again, by its player only, and at its game only', async () => {
    const player = await richPlayer();
    const key = newKey();
    const { token } = await open(player);
    const played = (await play(token, '1.00', key)).body.data;
    expect(await reopen(player, key)).toEqual(played);
    expect(await reopen(player, key, 'pearl-diver')).toBeNull();
    expect(await reopen(await richPlayer(), key)).toBeNull();
  });
  it('is not found when it was never played, or rejected', async () => {
    const player = await newPlayer(backend);
    const key = newKey();
    const { token } = await open(player);
    expect((await play(token, '1.00', key)).status).toBe(409);
    expect(await reopen(player, key)).toBeNull();
    expect(await reopen(player, newKey())).toBeNull();
  });
});

describe('a launch', () => {
  it('returns the address of the frame with a token for one game', async () => {
    const { status, body } = await open(await richPlayer());
    expect(status).toBe(200);
    expect(body.data.url).toMatch(
      /^http:\/\/backend\.test\/reference-game\/index\.html\?game=creme-brulee&mode=real#launch=[\w-]{43}$/,
    );
  });
  it('requires a player for real money', async () => {
    expect(await open(undefined)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });
  it('as a demo is available to guests when the brand allows it', async () => {
    const { database } = backend.services;
    expect((await open(undefined, 'demo')).status).toBe(200);
    await changeBrandSettings(database, { allowGuestPlayDemoGames: false }, new Date());
    expect(await open(undefined, 'demo')).toMatchObject({ status: 409, body: { code: 'DEMO_NOT_POSSIBLE' } });
    expect((await open(await newPlayer(backend), 'demo')).status).toBe(200);
    await changeBrandSettings(
      database,
      { allowGuestPlayDemoGames: true, policy: { guestDemoPlay: false } },
      new Date(),
    );
    expect((await open(undefined, 'demo')).body.code).toBe('DEMO_NOT_POSSIBLE');
    await changeBrandSettings(database, { policy: { preset: 'curacao' } }, new Date());
  });
  it('ends after 12 idle hours or with the session; an unknown one is rejected', async () => {
    const player = await richPlayer();
    const { token } = await open(player);
    const hour = 3_600_000;
    backend.clock.shiftTo(11 * hour);
    expect((await play(token)).status).toBe(200);
    backend.clock.shiftTo(22 * hour);
    expect((await play(token)).status).toBe(200);
    backend.clock.shiftTo(34.1 * hour);
    expect(await play(token)).toMatchObject({ status: 401, body: { code: 'LAUNCH_EXPIRED' } });
    backend.clock.shiftTo(0);
    const again = await open(player);
    await backend.call(logout, { token: player.token });
    expect((await play(again.token)).body.code).toBe('LAUNCH_EXPIRED');
    expect((await play('no-launch')).body.code).toBe('LAUNCH_EXPIRED');
    expect((await play(player.token)).body.code).toBe('LAUNCH_EXPIRED');
  });
});

describe('a table', () => {
  it('returns what a frame needs, the balance of the wallet included', async () => {
    const { token } = await open(await richPlayer('75'));
    const { data } = (await backend.call(openGameTable, { token })).body;
    expect(data).toMatchObject({
      name: 'Crème Brûlée',
      provider: 'Kite & Key',
      mode: 'real',
      currencyCode: 'EUR',
      balance: '75.00',
      defaultBet: '0.20',
      returnToPlayer: '96.43',
      freeSpins: { scatters: 3, spins: 8, multiplier: 2 },
    });
    expect(data.lines).toHaveLength(10);
    expect(data.paytable[0]).toEqual({ symbol: 'symbol-1', pays: { 3: '20', 4: '60', 5: '200' } });
    expect(data.firstGrid.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe('a round for real money', () => {
  const settles = (round: GameRound, before: string) =>
    expect(round.balance).toBe(
      add(subtract(before, round.stake), round.payout)
        .replace(/^(\d+)$/, '$1.00')
        .replace(/\.(\d)$/, '.$10'),
    );

  it('moves the stake out and the payout in', async () => {
    const player = await richPlayer();
    const { token } = await open(player);
    let before = '100.00';
    for (let index = 0; index < 15; index += 1) {
      const { status, body } = await play(token, '0.40');
      expect(status).toBe(200);
      settles(body.data, before);
      before = body.data.balance ?? '';
    }
    expect(await fetchBalance(player)).toBe(before);
    const [stored] = await backend.services.database
      .select()
      .from(rounds)
      .where(eq(rounds.playerId, player.id));
    expect(stored).toMatchObject({ gameSlug: 'creme-brulee', stake: '0.40000000' });
  });

  it('is drawn once per key, even when it is sent ten times at once', async () => {
    const player = await richPlayer();
    const { token } = await open(player);
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 10 }, () => play(token, '1.00', key)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    settles(responses[0]!.body.data, '100.00');
    expect(await fetchBalance(player)).toBe(responses[0]!.body.data.balance);
    const other = await play(token, '2.00', key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  it('requires a key and a stake of the game', async () => {
    const { token } = await open(await richPlayer());
    const keyless = await backend.call(playRound, { token, body: { stake: '1.00' } });
    expect(keyless).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_MISSING' } });
    for (const stake of ['0.05', '0.25', '1000'])
      expect(await play(token, stake)).toMatchObject({
        status: 400,
        body: { code: 'MIN_MAX_BET', params: { min: '0.10', max: '200.00' } },
      });
    expect((await play(token, '-1')).body.code).toBe('VALIDATION');
    expect((await play(token, '1.0')).body.data.stake).toBe('1.00');
  });

  it('is rejected without the money, and nothing moves', async () => {
    const player = await richPlayer('10');
    const { token } = await open(player);
    const key = newKey();
    const rejected = await play(token, '15.00', key);
    expect(rejected).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_BALANCE' } });
    expect(await fetchBalance(player)).toBe('10.00');
    await deposit(backend, player, { amount: '50' });
    expect((await play(token, '15.00', key)).body.code).toBe('INSUFFICIENT_BALANCE');
  });

  it('cannot be paid twice from one balance', async () => {
    const player = await richPlayer('10');
    const tables = await Promise.all([open(player), open(player)]);
    const bets = await Promise.all(
      Array.from({ length: 12 }, (_, index) => play(tables[index % 2]!.token, '8.00')),
    );
    const [staked] = await backend.services.database
      .select({ stakes: sql<string>`sum(${rounds.stake})`, payouts: sql<string>`sum(${rounds.payout})` })
      .from(rounds)
      .where(eq(rounds.playerId, player.id));
    const played = bets.filter(({ status }) => status === 200).length;
    expect(played).toBeGreaterThan(0);
    expect(Number(staked?.stakes)).toBe(played * 8);
    expect(bets.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(Number(await fetchBalance(player))).toBeCloseTo(10 - played * 8 + Number(staked?.payouts), 8);
  });
});

describe('a demo', () => {
  it('has its own play money and leaves the ledger unchanged', async () => {
    const player = await richPlayer('20');
    const { token } = await open(player, 'demo');
    const table = await backend.call(openGameTable, { token });
    expect(table.body.data).toMatchObject({ mode: 'demo', balance: '1000.00' });
    const key = newKey();
    const first = await play(token, '100.00', key);
    expect(first.body.data.balance).toBe((900 + Number(first.body.data.payout)).toFixed(2));
    expect((await play(token, '100.00', key)).body).toEqual(first.body);
    expect(await fetchBalance(player)).toBe('20.00');
  });
  it('ends when the play money is spent', async () => {
    const { token } = await open(undefined, 'demo');
    // Chance may not spend it all: set what is left here.
    await backend.services.database.update(launches).set({ playBalance: '100' });
    const response = await play(token, '200.00');
    expect(response).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_BALANCE' } });
  });
});

describe('recent rounds', () => {
  it('are listed by game, newest first', async () => {
    const player = await richPlayer();
    for (const slug of ['book-of-tides', 'pearl-diver', 'book-of-tides']) {
      backend.clock.shiftTo(backend.clock.offsetMs + 1_000);
      await backend.call(openGameTable, { token: (await open(player, 'real', slug)).token });
    }
    await open(player, 'real', 'creme-brulee');
    const recent = await backend.call(listRecentGames, { token: player.token });
    expect(recent.body.data.rows.map(({ slug }) => slug)).toEqual(['book-of-tides', 'pearl-diver']);
    backend.clock.shiftTo(0);
  });

  it('that won at least five times the stake within a day are listed with the name masked', async () => {
    const player = await richPlayer();
    const { database } = backend.services;
    const now = backend.clock.now();
    const drawn = {
      spin: { grid: [], wildReels: [], wins: [], scatters: 0, payout: '0' },
      freeSpins: [],
      freeSpinMultiplier: 2,
    };
    const round = (payout: string, hoursAgo: number) => ({
      id: newKey(),
      playerId: player.id,
      gameSlug: 'pearl-diver',
      currencyCode: 'EUR',
      stake: '2',
      payout,
      balanceAfter: '0',
      drawn,
      createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
    });
    await database.insert(rounds).values([round('10', 1), round('9.99', 1), round('50', 25), round('12', 2)]);
    const wins = (await backend.call(listRecentWins)).body.data.rows;
    const own = wins.filter(
      ({ payout, game }) =>
        game.slug === 'pearl-diver' && ['10.00', '12.00', '9.99', '50.00'].includes(payout),
    );
    expect(own.map(({ payout }) => payout)).toEqual(['10.00', '12.00']);
    expect(own[0]?.player).toMatch(/^..•••.$/u);
    expect(JSON.stringify(wins)).not.toContain(player.email.split('@')[0]);
  });

  it('that won at least five times the stake are listed without a name in ghost mode', async () => {
    const player = await richPlayer();
    const roundId = newKey();
    await backend.services.database.insert(rounds).values({
      id: roundId,
      playerId: player.id,
      gameSlug: 'pearl-diver',
      currencyCode: 'EUR',
      stake: '2',
      payout: '10',
      balanceAfter: '0',
      drawn: {
        spin: { grid: [], wildReels: [], wins: [], scatters: 0, payout: '0' },
        freeSpins: [],
        freeSpinMultiplier: 2,
      },
      createdAt: backend.clock.now(),
    });
    const nameOfWinner = async () =>
      (await backend.call(listRecentWins)).body.data.rows.find((win) => win.roundId === roundId)?.player;
    expect(await nameOfWinner()).toMatch(/^..•••.$/u);
    const body = { ghostMode: true, updateFrom: 'Profile Page' } as const;
    await backend.call(updateUserDetails, { token: player.token, body });
    expect(await nameOfWinner()).toBe('');
  });
});
