import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  launchGame,
  logout,
  type MinesRound,
  openMinesTile,
  openOriginal,
  startMines,
  takeMines,
} from '@casino-kit/api-contract';
import { drawOriginal, formatMinesChoice, hashServerSeed, minesLadder } from '@casino-kit/reference-games';
import { endDueMines } from '../src/originals/end-due-mines.js';
import { originalPayout } from '../src/originals/play-original.js';
import { minesRounds } from '../src/originals/tables.js';
import { rounds } from '../src/rounds/tables.js';
import { readTiles as laidTiles } from './support/mines.js';
import { exclude, limit, limitIn, fetchLimits } from './support/protecting.js';
import { fund, postedTimes } from './support/rakeback.js';
import {
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

interface StartOptions {
  stake?: string;
  mines?: number;
  clientSeed?: string;
  key?: string;
}

/** Opens the game for a player, or as a demo. */
async function open(player?: TestPlayer) {
  const launched = await backend.call(launchGame, {
    token: player?.token,
    params: { slug: 'mines' },
    body: { mode: player === undefined ? 'demo' : 'real', locale: 'en' },
  });
  const token = launched.body.data.url.split('#launch=')[1];
  return {
    table: async () => (await backend.call(openOriginal, { token })).body.data,
    start: ({ key = newKey(), stake = '1.00', mines = 3, ...rest }: StartOptions = {}) =>
      backend.call(startMines, {
        token,
        headers: { 'idempotency-key': key },
        body: { stake, mines, clientSeed: 'lucky', ...rest },
      }),
    tile: (roundId: string, tile: number) => backend.call(openMinesTile, { token, body: { roundId, tile } }),
    take: (roundId: string) => backend.call(takeMines, { token, body: { roundId } }),
  };
}

async function richPlayer(amount = '50'): Promise<TestPlayer> {
  const player = await newPlayer(backend);
  await fund(backend, player, amount);
  return player;
}

const readRow = async (roundId: string) => (await laidTiles(backend, roundId)).row;
const readRecords = (roundId: string) =>
  backend.services.database.select().from(rounds).where(eq(rounds.id, roundId));

const readRoundTiles = (roundId: string) => laidTiles(backend, roundId);

/** Checks that an ended round is the one that its seeds draw, and that its money moved once. */
async function expectEnded(round: MinesRound, player?: TestPlayer) {
  const { serverSeed, serverSeedHash, clientSeed } = round.seeds;
  expect(hashServerSeed(serverSeed ?? '')).toBe(serverSeedHash);
  const choice = formatMinesChoice(round);
  const draw = drawOriginal('mines', choice, { serverSeed: serverSeed ?? '', clientSeed });
  expect(round).toMatchObject({ laid: draw?.drawn, multiplier: draw?.multiplier });
  expect(Number(round.payout)).toBe(Number(originalPayout(round.stake, draw?.multiplier ?? '', 'EUR')));
  if (player === undefined) return;
  expect(await readRecords(round.roundId)).toMatchObject([{ drawn: { original: 'mines', choice } }]);
  expect(await postedTimes(backend, `round:${round.roundId}:stake`)).toBe(1);
  expect(await postedTimes(backend, `round:${round.roundId}:payout`)).toBe(Number(round.payout) > 0 ? 1 : 0);
}

describe.each([['for money'], ['as a demo']])('a round of mines, %s', (kind) => {
  const newSeat = async () => {
    const player = kind === 'for money' ? await richPlayer() : undefined;
    return { player, game: await open(player) };
  };

  it('is charged at its start, and paid when it is taken', async () => {
    const { player, game } = await newSeat();
    const { serverSeedHash, balance } = await game.table();
    const { data: started } = (await game.start()).body;
    expect(started).toMatchObject({
      state: 'open',
      stake: '1.00',
      mines: 3,
      opened: [],
      multiplier: '1.0000',
    });
    expect(started.seeds).toMatchObject({ serverSeedHash, serverSeed: null, clientSeed: 'lucky' });
    expect(Number(started.balance)).toBe(Number(balance) - 1);
    const { gems } = await readRoundTiles(started.roundId);
    for (const [index, tile] of gems.slice(0, 3).entries()) {
      const { data: round } = (await game.tile(started.roundId, tile)).body;
      expect(round).toMatchObject({
        state: 'open',
        multiplier: minesLadder(3)[index],
        laid: null,
        payout: null,
      });
    }
    const { data: taken } = (await game.take(started.roundId)).body;
    expect(taken).toMatchObject({ state: 'taken', opened: gems.slice(0, 3), payout: '1.47' });
    expect(taken.balance).toBe((Number(balance) + 0.47).toFixed(2));
    await expectEnded(taken, player);
    expect(await game.table()).toMatchObject({ minesRound: null, balance: taken.balance });
  });

  it('pays nothing after a mine', async () => {
    const { player, game } = await newSeat();
    const { data: started } = (await game.start()).body;
    const { mines, gems } = await readRoundTiles(started.roundId);
    await game.tile(started.roundId, gems[0]!);
    const { data: hit } = (await game.tile(started.roundId, mines[1]!)).body;
    expect(hit).toMatchObject({ state: 'hit', multiplier: '0.0000', balance: started.balance, laid: mines });
    await expectEnded(hit, player);
    // Nothing brings it back.
    expect((await game.take(started.roundId)).body.data).toEqual(hit);
    expect((await game.tile(started.roundId, gems[1]!)).body.data).toEqual(hit);
  });

  it('never says where the mines are before its end', async () => {
    const { game } = await newSeat();
    const { data: started } = (await game.start()).body;
    const { serverSeed } = await readRow(started.roundId);
    const { gems } = await readRoundTiles(started.roundId);
    const said = [
      started,
      (await game.tile(started.roundId, gems[0]!)).body.data,
      (await game.table()).minesRound,
      (await game.start()).body.data,
    ];
    for (const round of said) {
      expect(round).toMatchObject({ roundId: started.roundId, laid: null, state: 'open' });
      expect(JSON.stringify(round)).not.toContain(serverSeed);
    }
  });

  it('ends with the last gem, and is paid', async () => {
    const { player, game } = await newSeat();
    const { data: started } = (await game.start({ mines: 24 })).body;
    const { gems } = await readRoundTiles(started.roundId);
    const { data: ended } = (await game.tile(started.roundId, gems[0]!)).body;
    expect(ended).toMatchObject({ state: 'taken', multiplier: '24.7500', payout: '24.75' });
    await expectEnded(ended, player);
  });

  it('that is taken twenty times at once is paid once', async () => {
    const { player, game } = await newSeat();
    const { data: started } = (await game.start()).body;
    const { gems } = await readRoundTiles(started.roundId);
    await game.tile(started.roundId, gems[0]!);
    const all = await Promise.all(Array.from({ length: 20 }, () => game.take(started.roundId)));
    for (const { body } of all) expect(body.data).toEqual(all[0]?.body.data);
    await expectEnded(all[0]!.body.data, player);
    expect(await game.table()).toMatchObject({ balance: all[0]?.body.data.balance });
  });

  it('is either taken or hit when both are asked for at once', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { player, game } = await newSeat();
      const { data: started } = (await game.start()).body;
      const { gems, mines } = await readRoundTiles(started.roundId);
      await game.tile(started.roundId, gems[0]!);
      const [hit, taken] = await Promise.all([
        game.tile(started.roundId, mines[0]!),
        game.take(started.roundId),
      ]);
      const { data: last } = (await game.take(started.roundId)).body;
      expect(['taken', 'hit']).toContain(last.state);
      expect([hit.body.data, taken.body.data]).toContainEqual(last);
      await expectEnded(last, player);
    }
  });

  it('opens a tile once, however often it is asked for', async () => {
    const { game } = await newSeat();
    const { data: started } = (await game.start()).body;
    const { gems } = await readRoundTiles(started.roundId);
    await Promise.all(Array.from({ length: 10 }, () => game.tile(started.roundId, gems[0]!)));
    await Promise.all(gems.slice(1, 4).map((tile) => game.tile(started.roundId, tile)));
    const { minesRound: round } = await game.table();
    expect(round?.opened.toSorted((one, other) => one - other)).toEqual(gems.slice(0, 4));
    expect(round?.multiplier).toBe(minesLadder(3)[3]);
  });

  it('starts once for presses at once', async () => {
    const { game } = await newSeat();
    const { balance } = await game.table();
    const all = await Promise.all(Array.from({ length: 10 }, () => game.start()));
    expect(new Set(all.map(({ body }) => body.data.roundId)).size).toBe(1);
    expect((await game.table()).balance).toBe((Number(balance) - 1).toFixed(2));
  });

  it.each([
    ['no mine', { mines: 0 }, 'VALIDATION'],
    ['25 mines', { mines: 25 }, 'VALIDATION'],
    ['a part of a mine', { mines: 2.5 }, 'VALIDATION'],
    ['a client seed that is none', { clientSeed: 'ü' }, 'VALIDATION'],
    ['a stake of 24 digits', { stake: '9'.repeat(24) }, 'VALIDATION'],
    ['a stake that is no step', { stake: '0.21' }, 'MIN_MAX_BET'],
  ])('does not start with %s', async (_, options, code) => {
    const { game } = await newSeat();
    const { serverSeedHash, balance } = await game.table();
    expect((await game.start(options)).body.code).toBe(code);
    expect(await game.table()).toMatchObject({ serverSeedHash, balance, minesRound: null });
  });

  it('knows no other tiles and no other rounds', async () => {
    const { game } = await newSeat();
    const { data: started } = (await game.start()).body;
    for (const tile of [-1, 25, 1.5])
      expect((await game.tile(started.roundId, tile)).body.code).toBe('VALIDATION');
    expect((await game.take(started.roundId)).body.code).toBe('VALIDATION');
    expect((await game.take('another')).body.code).toBe('NOT_FOUND');
    const other = await newSeat();
    expect((await other.game.tile(started.roundId, 0)).body.code).toBe('NOT_FOUND');
    expect((await other.game.take(started.roundId)).body.code).toBe('NOT_FOUND');
  });

  it('is taken as it stands after a day', async () => {
    const { player, game } = await newSeat();
    const [one, other] = [await newSeat(), await newSeat()];
    const { data: started } = (await game.start()).body;
    const { gems } = await readRoundTiles(started.roundId);
    await game.tile(started.roundId, gems[0]!);
    const { data: untouched } = (await one.game.start()).body;
    const now = backend.clock.now();
    await backend.services.database
      .update(minesRounds)
      .set({ endsAt: now })
      .where(eq(minesRounds.id, started.roundId));
    await backend.services.database
      .update(minesRounds)
      .set({ endsAt: now })
      .where(eq(minesRounds.id, untouched.roundId));
    const { data: later } = (await other.game.start()).body;
    await Promise.all([endDueMines(backend.services), endDueMines(backend.services)]);
    const { data: ended } = (await game.take(started.roundId)).body;
    expect(ended).toMatchObject({ state: 'taken', payout: '1.12' });
    await expectEnded(ended, player);
    expect((await one.game.take(untouched.roundId)).body.data).toMatchObject({
      state: 'taken',
      payout: '1.00',
    });
    expect(await readRow(later.roundId)).toMatchObject({ endedAt: null });
  });
});

describe('a round of mines of a player', () => {
  it('goes on in another launch, and on another device', async () => {
    const player = await richPlayer();
    const first = await open(player);
    const { data: started } = (await first.start()).body;
    const { gems } = await readRoundTiles(started.roundId);
    const second = await open(player);
    expect(await second.table()).toMatchObject({ minesRound: { roundId: started.roundId, state: 'open' } });
    await second.tile(started.roundId, gems[0]!);
    expect((await first.take(started.roundId)).body.data).toMatchObject({ state: 'taken', payout: '1.12' });
  });

  it('counts its stake to the limits at once, and its payout at its end', async () => {
    const player = await richPlayer();
    await limit(backend, player, 'loss', 'daily', '2');
    const game = await open(player);
    const used = async () => limitIn(await fetchLimits(backend, player), 'loss', 'daily').used;
    const { data: started } = (await game.start({ stake: '2.00' })).body;
    expect(await used()).toBe('2.00');
    const { gems } = await readRoundTiles(started.roundId);
    await game.tile(started.roundId, gems[0]!);
    await game.take(started.roundId);
    expect(await used()).toBe('0.00');
    const { data: next } = (await game.start({ stake: '2.00' })).body;
    const { mines } = await readRoundTiles(next.roundId);
    await game.tile(next.roundId, mines[0]!);
    expect(await used()).toBe('1.75');
    const refused = await game.start({ stake: '1.00' });
    expect([refused.status, refused.body.code]).toEqual([409, 'dailyLossLimit']);
  });

  it('can be taken after an exclusion, and no tile can be opened', async () => {
    const player = await richPlayer();
    const game = await open(player);
    const { data: started } = (await game.start()).body;
    const { gems } = await readRoundTiles(started.roundId);
    await game.tile(started.roundId, gems[0]!);
    await exclude(backend, player, 'break', 'P1D');
    expect((await game.tile(started.roundId, gems[1]!)).status).toBe(409);
    expect((await game.take(started.roundId)).body.data).toMatchObject({ state: 'taken', payout: '1.12' });
    expect((await game.start()).status).toBe(409);
  });

  it('waits when the session has ended', async () => {
    const player = await richPlayer();
    const game = await open(player);
    const { data: started } = (await game.start()).body;
    await backend.call(logout, { token: player.token });
    expect((await game.take(started.roundId)).body.code).toBe('LAUNCH_EXPIRED');
    expect(await readRow(started.roundId)).toMatchObject({ endedAt: null });
  });

  it('can be voided as any other', async () => {
    const player = await richPlayer();
    const game = await open(player);
    const { data: started } = (await game.start()).body;
    const { gems } = await readRoundTiles(started.roundId);
    await game.tile(started.roundId, gems[0]!);
    await game.take(started.roundId);
    const voided = await backend.fetchControl(`/control/rounds/${started.roundId}/void`, { method: 'POST' });
    expect(voided.status).toBe(200);
    expect(await game.table()).toMatchObject({ balance: '50.00' });
  });
});
