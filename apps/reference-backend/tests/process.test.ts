import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createDeposit,
  getUserDetails,
  launchGame,
  playRound,
  type Deposit,
  type GameRound,
} from '@casino-kit/api-contract';
import { add, subtract, sum, truncate } from '@casino-kit/money';
import { readConfiguration } from '../src/configuration.js';
import { openDatabase } from '../src/database/open.js';
import { auditLedger, ledgerSums } from '../src/ledger/transfer.js';
import { deposits } from '../src/payments/tables.js';
import { notices } from '../src/notices/tables.js';
import { rounds } from '../src/rounds/tables.js';
import { createPostgresDatabase, isPostgres } from './support/databases.js';
import { migrations } from './support/folders.js';
import { failingProcess, inOtherNetwork, killProcesses, startProcess } from './support/processes.js';
import {
  type ApiResponse,
  cardToken,
  createClient,
  deposit,
  newKey,
  newPlayer,
} from './support/test-backend.js';

let folder: string;
let variables: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  variables = isPostgres
    ? { DATABASE_URL: await createPostgresDatabase() }
    : { DATA_DIRECTORY: join(folder, 'data') };
});
afterEach(killProcesses);
afterAll(() => rmSync(folder, { recursive: true }));
/** For starting programs and creating databases, which take longer than a request. In ms. */
const patience = 240_000;

/** Runs all jobs, at most `width` at a time, and never stops at one that fails. */
async function inParallel(jobs: readonly (() => Promise<unknown>)[], width: number): Promise<void> {
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await job().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

interface Request {
  send(url: string): Promise<ApiResponse<Deposit | GameRound>>;
}

describe('a backend that is killed while money moves', { timeout: patience }, () => {
  it('has kept everything it acknowledged, and repeats change nothing', async () => {
    const first = await startProcess(variables);
    const client = createClient(first.url);
    const player = await newPlayer(client);
    const paidIn = (await deposit(client, player, { amount: '400' })).body.data;
    const launched = await client.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    const launch = launched.body.data.url.split('launch=')[1];

    const requests: Request[] = [];
    for (let index = 0; index < 50; index += 1) {
      const body = {
        paymentMethodId: 'card',
        amount: '10',
        currencyCode: 'EUR',
        cardToken: await cardToken(client),
      };
      const [depositKey, roundKey] = [newKey(), newKey()];
      requests.push({
        send: (url) =>
          createClient(url).call(createDeposit, {
            token: player.token,
            headers: { 'idempotency-key': depositKey },
            body,
          }),
      });
      requests.push({
        send: (url) =>
          createClient(url).call(playRound, {
            token: launch,
            headers: { 'idempotency-key': roundKey },
            body: { stake: '0.40' },
          }),
      });
    }

    const acknowledged = new Map<Request, string>();
    let killed: Promise<void> | undefined;
    await inParallel(
      requests.map((request) => async () => {
        const response = await request.send(first.url);
        acknowledged.set(request, JSON.stringify(response.body));
        if (acknowledged.size === 35) killed = first.kill();
      }),
      8,
    );
    await killed;
    expect(acknowledged.size).toBeGreaterThanOrEqual(35);
    expect(acknowledged.size).toBeLessThan(requests.length);

    const second = await startProcess(variables);
    const responses: (Deposit | GameRound)[] = [];
    await inParallel(
      requests.map((request) => async () => {
        const response = await request.send(second.url);
        expect(response.status).toBe(200);
        const before = acknowledged.get(request);
        if (before !== undefined) expect(JSON.stringify(response.body)).toBe(before);
        responses.push(response.body.data);
      }),
      8,
    );
    expect(responses).toHaveLength(requests.length);

    const moved = responses.map((response) =>
      'roundId' in response ? subtract(response.payout, response.stake) : response.amount,
    );
    const details = await createClient(second.url).call(getUserDetails, { token: player.token });
    expect(details.body.data.userWallet!.amount).toBe(truncate(add(paidIn.amount, sum(moved)), 2));
    expect(details.body.data.depositCount).toBe(51);
    expect(await second.stop()).toBe(0);

    const open = await openDatabase(readConfiguration(variables), migrations, () => {
      throw new Error('the lock was taken away');
    });
    expect(await auditLedger(open.database)).toEqual({ unbalanced: [], drifted: [], overdrawn: [] });
    expect((await ledgerSums(open.database)).map((row) => row.sum)).toEqual(['0']);
    expect(await open.database.select().from(rounds)).toHaveLength(50);
    expect(await open.database.select().from(deposits)).toHaveLength(51);
    // Each deposit has one notice, whichever process was killed between the two.
    expect(await open.database.select().from(notices)).toHaveLength(51);
    await open.close();
  });
});

describe('a backend that cannot start reports why in one line', { timeout: patience }, () => {
  it('when its port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const { code, messages } = await failingProcess({
      ...variables,
      BACKEND_PORT: String(port),
      LOG_LEVEL: 'silent',
    });
    holder.close();
    expect([code, messages.trim()]).toEqual([
      1,
      `Port ${port} is taken. Stop what uses it or set BACKEND_PORT.`,
    ]);
  });

  it('when its configuration is invalid', async () => {
    const { code, messages } = await failingProcess({
      ...variables,
      BACKEND_PORT: '4100x',
      CONTROL_PAGE: 'maybe',
    });
    expect(code).toBe(1);
    expect(messages.trim().split('\n')).toEqual([
      'BACKEND_PORT is not a port number',
      "CONTROL_PAGE is neither 'on' nor 'off'",
    ]);
  });

  if (isPostgres) return;
  it('when its lock is removed while it runs', async () => {
    const directory = join(folder, 'robbed');
    const owner = await startProcess({ DATA_DIRECTORY: directory, LOG_LEVEL: 'silent' });
    for (const name of readdirSync(directory)) if (name.endsWith('.lock')) rmSync(join(directory, name));
    expect(await owner.gone).toBe(1);
    expect(owner.output()).toContain(`The lock of the data directory ${directory} was taken away.`);
  });

  it('when another process has the data directory, but not after that one was killed', async () => {
    const owner = await startProcess(variables);
    const { code, messages } = await failingProcess({ ...variables, LOG_LEVEL: 'silent' });
    expect(code).toBe(1);
    expect(messages.trim()).toContain('Another backend already uses the data directory');
    const elsewhere = await failingProcess({ ...variables, LOG_LEVEL: 'silent' }, inOtherNetwork());
    expect([elsewhere.code, elsewhere.messages.trim()]).toEqual([
      1,
      `Another backend already uses the data directory ${variables['DATA_DIRECTORY']}. Stop it or set DATA_DIRECTORY.`,
    ]);
    await owner.kill();
    const heir = await startProcess(variables);
    expect(await heir.stop()).toBe(0);
  });
});
