import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getTransactions,
  launchGame,
  openGameTable,
  openOriginal,
  playOriginal,
  playRound,
} from '@casino-kit/api-contract';
import {
  drawOriginal,
  hashServerSeed,
  type Original,
  parseVerifierFragment,
} from '@casino-kit/reference-games';
import { originalPayout } from '../src/originals/play-original.js';
import { launches, rounds } from '../src/rounds/tables.js';
import { changeSettings } from './support/control.js';
import { exclude, limit, limitIn, fetchLimits } from './support/protecting.js';
import { fund } from './support/rakeback.js';
import { newKey, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

interface PlayOptions {
  stake?: string;
  choice?: string;
  clientSeed?: string | undefined;
  key?: string;
  automatic?: boolean;
}

/** Opens an original and plays at it; the demo of a guest without an amount. */
async function openGame(slug: string, choice: string, amount?: string) {
  const player = amount === undefined ? undefined : await newPlayer(backend);
  if (player !== undefined) await fund(backend, player, amount ?? '0');
  const launched = await backend.call(launchGame, {
    token: player?.token,
    params: { slug },
    body: { mode: player === undefined ? 'demo' : 'real', locale: 'en' },
  });
  const { url } = launched.body.data;
  const token = url.split('#launch=')[1];
  return {
    player,
    url,
    token,
    table: async (unfinishedKey?: string) =>
      (await backend.call(openOriginal, { token, body: { unfinishedKey } })).body.data,
    play: ({ key = newKey(), stake = '0.20', ...rest }: PlayOptions = {}) =>
      backend.call(playOriginal, {
        token,
        headers: { 'idempotency-key': key },
        body: { stake, choice, ...rest },
      }),
  };
}

const games: [slug: string, game: Original, choice: string][] = [
  ['glass-dice', 'dice', 'over-50.00'],
  ['plinko', 'plinko', 'plinko-16-high'],
];

describe.each(games)('%s', (slug, game, choice) => {
  it.each([
    ['for money', '50'],
    ['as a demo', undefined],
  ])('plays no round by itself where the policy forbids autoplay, %s', async (_, amount) => {
    const opened = await openGame(slug, choice, amount);
    expect((await opened.play({ automatic: true })).status).toBe(200);
    await changeSettings(backend, { policy: { autoplay: false } });
    const before = await opened.table();
    const { status, body } = await opened.play({ automatic: true });
    expect([status, body.code]).toEqual([409, 'AUTOPLAY_NOT_ALLOWED']);
    expect(await opened.table()).toEqual(before);
    expect([before.autoplay, (await opened.play()).status]).toEqual([false, 200]);
    await changeSettings(backend, { policy: null });
  });

  it('opens on its own page with what it needs', async () => {
    const opened = await openGame(slug, choice, '50');
    expect(new URL(opened.url).pathname).toBe(`/reference-game/${game}.html`);
    expect(await opened.table()).toMatchObject({
      ...{ game, mode: 'real', currencyCode: 'EUR', returnToPlayer: '99.00', balance: '50.00' },
      serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    ['for money', '50'],
    ['as a demo', undefined],
  ])('is drawn from the seeds of each round and paid exactly, %s', async (_, amount) => {
    const opened = await openGame(slug, choice, amount);
    let { serverSeedHash: committed, balance } = await opened.table();
    for (const clientSeed of ['lucky', 'Lucky 7!', undefined, 'a', 'b', 'c']) {
      const { data: round } = (await opened.play({ stake: '1', clientSeed })).body;
      const { serverSeed, nextServerSeedHash } = round.fairness;
      expect(hashServerSeed(serverSeed)).toBe(committed);
      expect(round.fairness.clientSeed).toBe(clientSeed ?? '');
      const draw = drawOriginal(game, choice, { serverSeed, clientSeed: clientSeed ?? '' });
      expect(round).toMatchObject({
        drawn: draw?.drawn,
        multiplier: draw?.multiplier,
        choice,
        stake: '1.00',
      });
      expect(Number(round.payout)).toBe(Number(originalPayout('1.00', draw?.multiplier ?? '', 'EUR')));
      const after = (Number(balance) - 1 + Number(round.payout)).toFixed(2);
      expect(round.balance).toBe(after);
      [balance, committed] = [after, nextServerSeedHash];
    }
    expect(await opened.table()).toMatchObject({ serverSeedHash: committed, balance });
  });

  it('that is sent twenty times at once is played once', async () => {
    const opened = await openGame(slug, choice, '50');
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 20 }, () => opened.play({ key })));
    for (const { status, body } of all) {
      expect(status).toBe(200);
      expect(body).toEqual(all[0]?.body);
    }
    const { data: round } = all[0]!.body;
    expect(await opened.table()).toMatchObject({ balance: round.balance });
    expect(await opened.table(key)).toMatchObject({ unfinishedRound: round });
    expect((await opened.play({ key, stake: '0.40' })).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('never shares its seed when ten are played at once', async () => {
    const opened = await openGame(slug, choice, '50');
    const all = await Promise.all(Array.from({ length: 10 }, () => opened.play()));
    expect(new Set(all.map(({ body }) => body.data.fairness.serverSeed)).size).toBe(10);
  });

  it('is recorded with what it takes to draw it again, and the history leads there', async () => {
    const opened = await openGame(slug, choice, '50');
    const { data: round } = (await opened.play({ clientSeed: 'lucky' })).body;
    const [row] = await backend.services.database.select().from(rounds).where(eq(rounds.id, round.roundId));
    expect(row).toMatchObject({
      ...{ gameSlug: slug, serverSeed: round.fairness.serverSeed, clientSeed: 'lucky' },
      drawn: { original: game, choice, numbers: round.drawn, multiplier: round.multiplier },
    });
    const { body } = await backend.call(getTransactions, {
      token: opened.player?.token,
      query: { limit: '10', pageNo: '1', kind: 'casino' },
    });
    const fragment = body.data.transactions.rows.at(-1)?.verifyUrl?.split('#')[1];
    expect(parseVerifierFragment(fragment ?? '')).toMatchObject({
      ...{ game, choice, serverSeed: round.fairness.serverSeed, clientSeed: 'lucky', stake: '0.20' },
    });
  });

  it.each([
    ['a choice that it does not know', { choice: 'over-99.99' }, 400, 'VALIDATION'],
    ['a choice of another game', { choice: 'mines-3' }, 400, 'VALIDATION'],
    ['a choice that is too long', { choice: 'x'.repeat(101) }, 400, 'VALIDATION'],
    ['no choice', { choice: '' }, 400, 'VALIDATION'],
    ['a client seed that is none', { clientSeed: 'ü' }, 400, 'VALIDATION'],
    ['a stake that is none', { stake: '1e3' }, 400, 'VALIDATION'],
    ['a negative stake', { stake: '-1' }, 400, 'VALIDATION'],
    ['a stake of zero', { stake: '0' }, 400, 'VALIDATION'],
    ['a stake below the lowest', { stake: '0.10' }, undefined, 'MIN_MAX_BET'],
    ['a stake of 24 digits', { stake: '9'.repeat(24) }, 400, 'VALIDATION'],
    ['more than there is', { stake: '100' }, 409, 'INSUFFICIENT_BALANCE'],
  ])('rejects %s, with nothing moved', async (_, options, status, code) => {
    const opened = await openGame(slug, choice, '50');
    const { serverSeedHash } = await opened.table();
    const rejected = await opened.play(options);
    expect(rejected.body.code).toBe(code);
    if (status !== undefined) expect(rejected.status).toBe(status);
    expect(await opened.table()).toMatchObject({ serverSeedHash, balance: '50.00' });
  });

  it('ends when the play money of a demo is used up', async () => {
    const opened = await openGame(slug, choice);
    await opened.table();
    await backend.services.database.update(launches).set({ playBalance: '0.10' });
    expect(await opened.play()).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_BALANCE' } });
  });

  it('is no slot, and a slot is no original', async () => {
    const opened = await openGame(slug, choice, '50');
    const { token } = opened;
    expect((await backend.call(openGameTable, { token })).body.code).toBe('GAME_NOT_FOUND');
    const headers = { 'idempotency-key': newKey() };
    const body = { stake: '0.20' };
    expect((await backend.call(playRound, { token, headers, body })).body.code).toBe('GAME_NOT_FOUND');
    const slot = await openGame('pearl-diver', choice);
    expect((await slot.play()).body.code).toBe('GAME_NOT_FOUND');
    expect((await backend.call(openOriginal, { token: slot.token })).body.code).toBe('GAME_NOT_FOUND');
  });

  it('counts to the limits of its player, and a limit or a break stops it', async () => {
    const opened = await openGame(slug, choice, '50');
    const { player } = opened;
    if (player === undefined) throw new Error('no player');
    await limit(backend, player, 'bet', 'daily', '0.50');
    const { data: round } = (await opened.play({ stake: '0.40' })).body;
    expect(limitIn(await fetchLimits(backend, player), 'bet', 'daily').used).toBe('0.40');
    const rejected = await opened.play({ stake: '0.20' });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'dailyBetLimit' } });
    expect(await opened.table()).toMatchObject({ balance: round.balance });
    expect((await exclude(backend, player, 'break', 'P1D')).status).toBe(200);
    expect((await opened.play({ stake: '0.20' })).status).toBeGreaterThanOrEqual(400);
  });
});
