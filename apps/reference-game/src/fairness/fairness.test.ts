import { type GameRound, type GameTable } from '@casino-kit/api-contract';
import { multiply } from '@casino-kit/money';
import { drawSlotRound, hashServerSeed, type HoldCoin, type Spin } from '@casino-kit/reference-games';
import { describe, expect, it, vi } from 'vitest';
import { type TableClient } from '../table-client.js';
import { makeRound, makeTable } from '../testing/table.js';
import { isFairRound } from './check-round.js';
import { openClientSeed, randomClientSeed } from './client-seed.js';
import { keepFairRecord, listedRounds } from './fair-record.js';

const createSeed = (number: number) => hashServerSeed(`seed ${number}`);
const createSeedHash = (number: number) => hashServerSeed(createSeed(number));
const bet = { stake: '0.20', freeSpin: false, bonusBuy: false };

const toSpin = ({ grid, wildReels, wins, scatters, lineBets }: Spin) => ({
  grid,
  wildReels,
  scatters,
  wins: wins.map(({ lineBets: paid, ...win }) => ({ ...win, payout: multiply('0.02', String(paid)) })),
  payout: multiply('0.02', String(lineBets)),
});

/** The round that a fair server settles as its `number`-th. */
function settle(number: number, clientSeed: string, bonusBuy = false): GameRound {
  const serverSeed = createSeed(number);
  const drawn = drawSlotRound({ machine: 3, bonusBuy, serverSeed, clientSeed });
  return {
    ...makeRound(),
    roundId: `round-${number}`,
    spin: toSpin(drawn.spin),
    freeSpins: drawn.freeSpins.map(toSpin),
    payout: multiply('0.02', String(drawn.lineBets)),
    fairness: {
      serverSeed,
      clientSeed,
      serverSeedHash: hashServerSeed(serverSeed),
      nextServerSeedHash: createSeedHash(number + 1),
    },
  };
}

const fairTable = makeTable({ fairness: { serverSeedHash: createSeedHash(1), machine: 3 } });
const memory = () =>
  openClientSeed(
    () => new FakeStorage(),
    () => 'lucky',
  );

class FakeStorage {
  readonly #items = new Map<string, string>();
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

/** A server with a record of its rounds; `change` makes it an unfair one. */
function serve(change: (round: GameRound) => GameRound = (round) => round, table: GameTable = fairTable) {
  const sent: unknown[] = [];
  const rounds = new Map<string, GameRound>();
  const client: TableClient = {
    open: () => Promise.resolve({ ok: true, data: table }),
    play(request, key) {
      sent.push(request);
      const round = rounds.get(key) ?? settle(rounds.size + 1, request.clientSeed ?? '', request.bonusBuy);
      rounds.set(key, round);
      return Promise.resolve({ ok: true, data: change(round) });
    },
  };
  const kept = keepFairRecord(client, {
    clientSeed: memory(),
    loadCheck: () => Promise.resolve(isFairRound),
  });
  const checked = () =>
    vi.waitFor(() => expect(kept.record.rounds.every(({ check }) => check !== 'pending')).toBe(true));
  return { ...kept, sent, checked, results: () => kept.record.rounds.map(({ check }) => check) };
}

describe('the record of fair rounds', () => {
  it('sends the client seed, follows the hashes from round to round, and checks each', async () => {
    const { client, record, sent, checked, results } = serve();
    await client.open();
    await client.play(bet, 'a');
    record.clientSeed.set('another');
    await client.play({ ...bet, bonusBuy: true }, 'b');
    await checked();
    expect(sent).toEqual([
      { ...bet, clientSeed: 'lucky' },
      { ...bet, bonusBuy: true, clientSeed: 'another' },
    ]);
    expect(record.rounds.map(({ number, committedHash }) => [number, committedHash])).toEqual([
      [2, createSeedHash(2)],
      [1, createSeedHash(1)],
    ]);
    expect(results()).toEqual(['checked', 'checked']);
    expect(record.next?.serverSeedHash).toBe(createSeedHash(3));
    expect(record.hasMismatch).toBe(false);
  });

  it('sends the same client seed with a retry, even if the player changed it meanwhile', async () => {
    const { client, record, sent } = serve();
    await client.open();
    await client.play(bet, 'a');
    record.clientSeed.set('another');
    await client.play(bet, 'a');
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each<[string, (round: GameRound) => GameRound]>([
    [
      'another server seed than the committed one',
      (round) => ({ ...settle(9, 'lucky'), roundId: round.roundId }),
    ],
    ['another grid', (round) => ({ ...round, spin: settle(8, 'lucky').spin })],
    ['another payout', (round) => ({ ...round, spin: { ...round.spin, payout: '0.01' } })],
    ['free spins that were not drawn', (round) => ({ ...round, freeSpins: [round.spin] })],
    ['another client seed', () => settle(1, 'mine')],
  ])('reports a round with %s', async (_, change) => {
    const { client, record, checked, results } = serve(change);
    await client.open();
    await client.play(bet, 'a');
    await checked();
    expect(results()).toEqual(['mismatch']);
    expect(record.hasMismatch).toBe(true);
  });

  it('says that a round was not checked when the code for it cannot be loaded', async () => {
    const kept = keepFairRecord(serve().client, {
      clientSeed: memory(),
      loadCheck: () => Promise.reject(new Error('offline')),
    });
    await kept.client.open();
    await kept.client.play(bet, 'a');
    await vi.waitFor(() => expect(kept.record.rounds[0]?.check).toBe('unchecked'));
    expect(kept.record.hasMismatch).toBe(false);
  });

  it('lists the last 20 rounds and tells its subscribers', async () => {
    const { client, record, checked } = serve();
    let changes = 0;
    const unsubscribe = record.subscribe(() => (changes += 1));
    await client.open();
    for (let round = 1; round <= listedRounds + 3; round += 1) await client.play(bet, `key-${round}`);
    await checked();
    expect(record.rounds.map(({ number }) => number)).toEqual(
      Array.from({ length: listedRounds }, (_, index) => listedRounds + 3 - index),
    );
    expect(changes).toBe(2 * (listedRounds + 3));
    unsubscribe();
  });

  it('sends no client seed and lists nothing with a server that commits to none', async () => {
    const { client, record, sent } = serve(undefined, makeTable());
    await client.open();
    await client.play(bet, 'a');
    expect(sent).toEqual([bet]);
    expect([record.next, record.rounds]).toEqual([null, []]);
  });
});

describe('the client seed', () => {
  it('is random at first, and kept', () => {
    const storage = new FakeStorage();
    const first = openClientSeed(() => storage);
    expect(first.value).toMatch(/^[0-9a-f]{16}$/);
    expect(randomClientSeed()).not.toBe(randomClientSeed());
    expect(first.set('Lucky 7!')).toBe(true);
    expect(openClientSeed(() => storage).value).toBe('Lucky 7!');
  });
  it('replaces a kept one that cannot be used', () => {
    const storage = new FakeStorage();
    storage.setItem('reference-game:client-seed', 'ü');
    expect(
      openClientSeed(
        () => storage,
        () => 'random',
      ).value,
    ).toBe('random');
  });
  it('lasts until the game is closed when storage is blocked or full', () => {
    const blocked = openClientSeed(
      () => {
        throw new Error('SecurityError');
      },
      () => 'random',
    );
    expect(blocked.value).toBe('random');
    expect(blocked.set('mine')).toBe(false);
    expect(blocked.value).toBe('mine');
  });
});

describe('a round of hold and win', () => {
  const toCoin = ({ lineBets, ...coin }: HoldCoin) => ({
    ...coin,
    payout: multiply('0.02', String(lineBets)),
  });
  const committedHash = createSeedHash(1);
  const serverSeed = createSeed(1);
  /** A client seed with which coins lock. */
  const clientSeed =
    Array.from({ length: 500 }, (_, index) => `seed ${index}`).find(
      (seed) => drawSlotRound({ machine: 10, bonusBuy: false, serverSeed, clientSeed: seed }).hold !== null,
    ) ?? expect.fail('no coins lock');
  const drawn = drawSlotRound({ machine: 10, bonusBuy: false, serverSeed, clientSeed });
  const held = drawn.hold ?? expect.fail('no coins lock');
  const hold = {
    coins: held.coins.map(toCoin),
    respins: held.respins.map((coins) => coins.map(toCoin)),
    grand: multiply('0.02', String(held.grandLineBets)),
    payout: multiply('0.02', String(held.lineBets)),
  };
  const check = (shown: GameRound['hold']) =>
    isFairRound({
      number: 1,
      round: {
        ...makeRound(),
        spin: toSpin(drawn.spin),
        freeSpins: drawn.freeSpins.map(toSpin),
        hold: shown,
      },
      ...{ bet, currencyCode: 'EUR', machine: 10, committedHash, sentSeed: clientSeed },
      fairness: {
        serverSeed,
        clientSeed,
        serverSeedHash: committedHash,
        nextServerSeedHash: createSeedHash(2),
      },
    });

  it('is fair when its coins are those that its seeds draw', () => expect(check(hold)).toBe(true));

  it.each([
    ['none', null],
    ['another payout', { ...hold, payout: '0.02' }],
    ['a grand prize', { ...hold, grand: '200.00' }],
    ['a respin less', { ...hold, respins: hold.respins.slice(1) }],
    ['a coin elsewhere', { ...hold, coins: hold.coins.map((coin) => ({ ...coin, reel: 0, row: 0 })) }],
    ['another coin', { ...hold, coins: hold.coins.map((coin) => ({ ...coin, payout: '99.00' })) }],
  ])('is not with %s', (_, shown) => expect(check(shown)).toBe(false));
});
