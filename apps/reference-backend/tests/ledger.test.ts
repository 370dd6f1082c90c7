import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenIndex, type Database } from '../src/database/database.js';
import { reject } from '../src/http/api-error.js';
import { readBalance, getCashAccount } from '../src/ledger/accounts.js';
import { hashRequest } from '../src/http/request-hash.js';
import { beginIdempotent, completeIdempotent, runIdempotent } from '../src/idempotency/idempotency.js';
import { accounts, postings, transfers } from '../src/ledger/tables.js';
import { InsufficientBalanceError, post, type Transfer } from '../src/ledger/transfer.js';
import { newKey, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
let database: Database;
const at = new Date('2026-05-01T12:00:00Z');
const games = { kind: 'house:games', currencyCode: 'EUR' } as const;

beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.services.database;
});

async function freshPlayer() {
  const { id } = await newPlayer(backend);
  return { id, currencyCode: 'EUR' };
}
const createTransfer = (
  player: { id: number; currencyCode: string },
  amount: string,
  reference = newKey(),
): Transfer => ({
  reference,
  kind: 'deposit',
  at,
  sides: [
    { account: getCashAccount(player), amount },
    { account: games, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` },
  ],
});
const postAlone = (transfer: Transfer) => database.transaction((transaction) => post(transaction, transfer));

describe('a transfer', () => {
  it('moves money and returns the balances after', async () => {
    const player = await freshPlayer();
    const [balance] = await postAlone(createTransfer(player, '10.50'));
    expect(Number(balance)).toBe(10.5);
    expect(await readBalance(database, getCashAccount(player))).toBe('10.50000000');
    const [after] = await postAlone(createTransfer(player, '-0.50'));
    expect(Number(after)).toBe(10);
  });

  it('is rejected when its postings do not sum to zero or move nothing', async () => {
    const player = await freshPlayer();
    const uneven = createTransfer(player, '5');
    const sides = [uneven.sides[0]!, { account: games, amount: '-4.99' }];
    await expect(postAlone({ ...uneven, sides })).rejects.toThrow('do not sum to zero');
    await expect(postAlone(createTransfer(player, '0'))).rejects.toThrow('moves nothing');
    expect(await readBalance(database, getCashAccount(player))).toBe('0');
  });

  it('happens once per reference', async () => {
    const player = await freshPlayer();
    const transfer = createTransfer(player, '7');
    await postAlone(transfer);
    const again: unknown = await postAlone(transfer).catch((error: unknown) => error);
    expect(brokenIndex(again)).toBe('transfers_reference');
    expect(await readBalance(database, getCashAccount(player))).toBe('7.00000000');
  });

  it('never brings a player below zero, and moves nothing then', async () => {
    const player = await freshPlayer();
    await postAlone(createTransfer(player, '3'));
    await expect(postAlone(createTransfer(player, '-3.01'))).rejects.toBeInstanceOf(InsufficientBalanceError);
    expect(await readBalance(database, getCashAccount(player))).toBe('3.00000000');
  });

  it('keeps balances right when twenty are posted at once', async () => {
    const player = await freshPlayer();
    await postAlone(createTransfer(player, '10'));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => postAlone(createTransfer(player, '-1'))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    expect(await readBalance(database, getCashAccount(player))).toBe('0.00000000');
  });
});

describe('the database', () => {
  const insertPosting = async (amounts: string[]) => {
    const player = await freshPlayer();
    await postAlone(createTransfer(player, '100'));
    await database.transaction(async (transaction) => {
      const [transfer] = await transaction
        .insert(transfers)
        .values({ reference: newKey(), kind: 'deposit', createdAt: at })
        .returning();
      const [account] = await transaction.select().from(accounts).limit(1);
      for (const amount of amounts)
        await transaction
          .insert(postings)
          .values({ transferId: transfer!.id, accountId: account!.id, amount, balanceAfter: '0' });
    });
  };
  const catchCause = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was refused',
      (error: unknown) =>
        error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error),
    );

  it('rejects at commit what does not sum to zero', async () => {
    expect(await catchCause(insertPosting(['5', '-4']))).toContain('does not sum to zero');
  });
  it('rejects changing or deleting postings', async () => {
    await postAlone(createTransfer(await freshPlayer(), '1'));
    expect(await catchCause(database.execute(sql`update postings set amount = 2`))).toContain('append-only');
    expect(await catchCause(database.execute(sql`delete from transfers`))).toContain('append-only');
  });
  it('rejects a negative player account', async () => {
    await postAlone(createTransfer(await freshPlayer(), '1'));
    const worse = database.execute(sql`update accounts set balance = -1 where player_id is not null`);
    expect(await catchCause(worse)).toContain('accounts_player_not_negative');
  });
});

describe('an idempotency key', () => {
  const createIdentity = (key: string, body: unknown = { a: 1 }) => ({
    owner: 'player:1',
    key,
    bodyHash: hashRequest('test', '', body),
  });
  const toText = (value: unknown) => String(value);

  it('makes ten concurrent requests do the work once', async () => {
    const player = await freshPlayer();
    const identity = createIdentity(newKey());
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        runIdempotent(
          database,
          identity,
          at,
          async (transaction) => {
            await post(transaction, createTransfer(player, '2'));
            return `answer of ${index}`;
          },
          toText,
        ),
      ),
    );
    expect(new Set(responses.map(({ response }) => response)).size).toBe(1);
    expect(responses.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(await readBalance(database, getCashAccount(player))).toBe('2.00000000');
  });

  it('is rejected with another body, whatever the order of fields', async () => {
    const key = newKey();
    const work = () => Promise.resolve('done');
    await runIdempotent(database, createIdentity(key, { a: 1, b: 2 }), at, work, toText);
    const same = await runIdempotent(database, createIdentity(key, { b: 2, a: 1 }), at, work, toText);
    expect(same.fresh).toBe(false);
    await expect(
      runIdempotent(database, createIdentity(key, { a: 2 }), at, work, toText),
    ).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 422,
    });
  });

  it('stores a rejection as the response and nothing of the work', async () => {
    const player = await freshPlayer();
    const identity = createIdentity(newKey());
    const rejected = async (transaction: Database) => {
      await post(transaction, createTransfer(player, '2'));
      throw reject('INSUFFICIENT_BALANCE', 'no');
    };
    const first = runIdempotent<string>(database, identity, at, rejected, toText);
    await expect(first).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE', status: 409 });
    const second = runIdempotent(database, identity, at, () => Promise.resolve('done'), toText);
    await expect(second).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE', status: 409 });
    expect(await readBalance(database, getCashAccount(player))).toBe('0');
  });

  it('is free again when the work failed', async () => {
    const identity = createIdentity(newKey());
    const broken = runIdempotent<string>(
      database,
      identity,
      at,
      () => Promise.reject(new Error('broken')),
      toText,
    );
    await expect(broken).rejects.toThrow('broken');
    const again = await runIdempotent(database, identity, at, () => Promise.resolve('done'), toText);
    expect(again).toEqual({ response: 'done', fresh: true });
  });

  it('continues work in steps where it stopped', async () => {
    const identity = createIdentity(newKey());
    const begin = () => beginIdempotent(database, identity, at, 'ref-1', () => Promise.resolve());
    expect(await begin()).toEqual({ kind: 'new' });
    expect(await begin()).toEqual({ kind: 'unfinished', reference: 'ref-1' });
    expect(await completeIdempotent(database, identity, { n: 1 })).toEqual({ n: 1 });
    expect(await completeIdempotent(database, identity, { n: 2 })).toEqual({ n: 1 });
    expect(await begin()).toEqual({ kind: 'done', response: { n: 1 } });
  });
});
