import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type GameRound,
  getTransactions,
  launchGame,
  openGameTable,
  playRound,
} from '@casino-kit/api-contract';
import { drawSlotRound, hashServerSeed, parseVerifierFragment } from '@casino-kit/reference-games';
import { toRoundDraw, toPayout } from '../src/rounds/round-response.js';
import { launches, rounds } from '../src/rounds/tables.js';
import { fund } from './support/rakeback.js';
import { newKey, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

interface PlayOptions {
  stake?: string;
  clientSeed?: string;
  bonusBuy?: boolean;
  key?: string;
}

/** Opens a game and plays at it; the demo of a guest without a player. */
async function openGame(amount?: string) {
  const player = amount === undefined ? undefined : await newPlayer(backend);
  if (player !== undefined) await fund(backend, player, amount ?? '0');
  const launched = await backend.call(launchGame, {
    token: player?.token,
    params: { slug: 'pearl-diver' },
    body: { mode: player === undefined ? 'demo' : 'real', locale: 'en' },
  });
  const token = launched.body.data.url.split('#launch=')[1];
  const table = async () => (await backend.call(openGameTable, { token })).body.data;
  return {
    player,
    table,
    hash: async () => (await table()).fairness?.serverSeedHash,
    play: ({ key = newKey(), stake = '0.20', ...rest }: PlayOptions = {}) =>
      backend.call(playRound, { token, headers: { 'idempotency-key': key }, body: { stake, ...rest } }),
    seed: async () => {
      const { fairness } = await table();
      const all = await backend.services.database.select().from(launches);
      return all.find(
        ({ nextServerSeed }) => hashServerSeed(nextServerSeed ?? '') === fairness?.serverSeedHash,
      );
    },
  };
}

/** Checks that a round is the one that its seeds draw. */
function expectDrawn(
  round: GameRound,
  { machine, bonusBuy = false }: { machine: number; bonusBuy?: boolean },
) {
  const { serverSeed = '', clientSeed = '', serverSeedHash } = round.fairness ?? {};
  expect(hashServerSeed(serverSeed)).toBe(serverSeedHash);
  const drawn = drawSlotRound({ machine, bonusBuy, serverSeed, clientSeed });
  expect(round).toMatchObject(toRoundDraw(drawn, '0.20', 'EUR'));
  expect(Number(round.payout)).toBe(Number(toPayout(drawn.lineBets, '0.20', 'EUR')));
}

describe.each([
  ['a round for real money', '50'],
  ['a round of a demo', undefined],
])('%s', (_, amount) => {
  it('is drawn from the seed whose hash was shown before it and from the client seed', async () => {
    const game = await openGame(amount);
    const { fairness } = await game.table();
    let committed = fairness?.serverSeedHash;
    for (const clientSeed of ['lucky', 'Lucky 7!', undefined]) {
      const { data: round } = (await game.play(clientSeed === undefined ? {} : { clientSeed })).body;
      expect(round.fairness).toMatchObject({ serverSeedHash: committed, clientSeed: clientSeed ?? '' });
      expectDrawn(round, { machine: fairness?.machine ?? 0 });
      committed = round.fairness?.nextServerSeedHash;
      expect(await game.hash()).toBe(committed);
    }
  });

  it('with bought free spins is, too', async () => {
    const game = await openGame(amount);
    const { fairness } = await game.table();
    const { data: round } = (await game.play({ bonusBuy: true, clientSeed: 'lucky' })).body;
    expect(round.fairness?.serverSeedHash).toBe(fairness?.serverSeedHash);
    expectDrawn(round, { machine: fairness?.machine ?? 0, bonusBuy: true });
  });

  it('never shares its seed with another one, even when ten are played at once', async () => {
    const game = await openGame(amount);
    const played = await Promise.all(Array.from({ length: 10 }, () => game.play({ clientSeed: 'lucky' })));
    const all = played.map(({ body }) => body.data.fairness);
    expect(new Set(all.map((fairness) => fairness?.serverSeed)).size).toBe(10);
    // Each was committed to by the table or by the round before it.
    const hashes = new Set(all.map((fairness) => fairness?.serverSeedHash));
    expect(all.filter((fairness) => !hashes.has(fairness?.nextServerSeedHash))).toHaveLength(1);
  });

  it('that is sent again returns the same seeds and uses no further one', async () => {
    const game = await openGame(amount);
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 5 }, () => game.play({ key, clientSeed: 'lucky' })));
    const first = all[0]?.body.data.fairness;
    for (const { body } of all) expect(body.data.fairness).toEqual(first);
    expect(await game.hash()).toBe(first?.nextServerSeedHash);
    expect((await game.play({ key, clientSeed: 'another' })).body.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await game.hash()).toBe(first?.nextServerSeedHash);
  });

  it('that is rejected reveals nothing, and its seed stays the next one', async () => {
    const game = await openGame(amount === undefined ? undefined : '5');
    const launch = await game.seed();
    const { database } = backend.services;
    await database
      .update(launches)
      .set({ playBalance: '5' })
      .where(eq(launches.id, launch?.id ?? ''));
    const before = await game.hash();
    const key = newKey();
    for (const attempt of [key, key, newKey()]) {
      const rejected = await game.play({ stake: '10.00', clientSeed: 'lucky', key: attempt });
      expect(rejected).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_BALANCE' } });
      expect(JSON.stringify(rejected.body)).not.toContain(launch?.nextServerSeed);
      expect(await game.hash()).toBe(before);
    }
    const { data: round } = (await game.play({ clientSeed: 'lucky' })).body;
    expect(round.fairness).toMatchObject({ serverSeed: launch?.nextServerSeed, serverSeedHash: before });
  });

  it.each(['', 'x'.repeat(65), 'ü', 'a\nb'])('is not played with the client seed %j', async (clientSeed) => {
    const game = await openGame(amount);
    const before = await game.hash();
    expect(await game.play({ clientSeed })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { clientSeed: 'form.validation.invalid.format' } },
    });
    expect(await game.hash()).toBe(before);
  });
});

describe('the record of a round', () => {
  it('has all that is needed to draw it again', async () => {
    const game = await openGame('50');
    const { fairness } = await game.table();
    const { data: round } = (await game.play({ bonusBuy: true, clientSeed: 'lucky' })).body;
    const { database } = backend.services;
    const [stored] = await database.select().from(rounds).where(eq(rounds.id, round.roundId));
    expect(stored).toMatchObject({
      serverSeed: round.fairness?.serverSeed,
      clientSeed: 'lucky',
      machine: fairness?.machine,
      bonusBuy: true,
      bet: '0.20000000',
    });
  });

  it('leads from the history to the page that draws it again, in the language of the player', async () => {
    const game = await openGame('50');
    const { fairness } = await game.table();
    const { data: round } = (await game.play({ bonusBuy: true, clientSeed: 'Lucky 7!' })).body;
    const { body } = await backend.call(getTransactions, {
      token: game.player?.token,
      headers: { language: 'de' },
      query: { limit: '10', pageNo: '1', kind: 'casino' },
    });
    const [address, fragment] = body.data.transactions.rows.at(-1)?.verifyUrl?.split('#') ?? [];
    expect(address).toBe('http://backend.test/reference-game/verify.html');
    expect(parseVerifierFragment(fragment ?? '')).toEqual({
      ...{
        game: `slot-${fairness?.machine}`,
        bought: '1',
        choice: '',
        serverSeed: round.fairness?.serverSeed,
      },
      ...{ clientSeed: 'Lucky 7!', serverSeedHash: '', stake: '0.20', currency: 'EUR', locale: 'de' },
      face: expect.any(String),
    });
  });

  it('is complete when the game was opened before seeds were stored', async () => {
    const game = await openGame('50');
    const launch = await game.seed();
    const { database } = backend.services;
    await database
      .update(launches)
      .set({ nextServerSeed: null })
      .where(eq(launches.id, launch?.id ?? ''));
    const { data: round } = (await game.play()).body;
    expectDrawn(round, { machine: (await game.table()).fairness?.machine ?? 0 });
  });
});
