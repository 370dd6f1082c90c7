import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTransactions, getUserDetails, rakebackClaim, type RakebackDay } from '@casino-kit/api-contract';
import { rakebackDays } from '../src/rakeback/tables.js';
import { attempts, claimOnce, type ClaimMachine } from './support/claim-machine.js';
import { isPostgres } from './support/databases.js';
import { startNodes } from './support/nodes.js';
import {
  brokenStatement,
  claim,
  fetchDays,
  fund,
  playFor,
  postedTimes,
  richPlayer,
  setClocks,
  fetchStatements,
} from './support/rakeback.js';
import { connect, next } from './support/sockets.js';
import { newKey, newPlayer, type TestBackend, type TestPlayer } from './support/test-backend.js';

const wanted = Number(process.env['CLAIM_RUNS'] ?? 50);

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const clockAt = (instant: string) => setClocks([backend, other], instant);
beforeEach(() => clockAt('2026-11-22T12:00:00Z'));

const fetchBalance = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.userWallet!.amount;

const readDayRows = ({ id }: TestPlayer) =>
  backend.services.database.select().from(rakebackDays).where(eq(rakebackDays.playerId, id));

/** Creates a player who lost 100 on the 22nd, with 15.00 to claim on the 23rd and 24th; now is noon of the 23rd. */
async function playerWithDay(): Promise<{ player: TestPlayer; day: RakebackDay & { bonusId: string } }> {
  const player = await richPlayer(backend, '200');
  clockAt('2026-11-22T12:00:00Z');
  await playFor(backend, player, '100');
  clockAt('2026-11-23T12:00:00Z');
  const [day] = await fetchDays(backend, player);
  return {
    player,
    day: { amount: '0', canClaimDate: '', paidAt: null, ...day, bonusId: day?.bonusId ?? '' },
  };
}

const onThe23rd = { bonusId: '', claimDate: '2026-11-23' };

describe('a claim', () => {
  it('is credited, sent over the socket, and shown in calendar and history', async () => {
    const { player, day } = await playerWithDay();
    const socket = await connect(other.url, player.token);
    const emitted = next(socket, 'wallet:balance');
    const response = await claim(backend, player, { ...onThe23rd, bonusId: day.bonusId });
    expect(response.body.data).toEqual({ amount: '15.00', bonusId: day.bonusId });
    expect(await emitted).toMatchObject({ cash: '115.00' });
    socket.close();
    expect(await fetchBalance(player)).toBe('115.00');
    const [after] = await fetchDays(backend, player);
    expect(after).toMatchObject({ ...day, paidAt: expect.stringMatching(/^2026-11-23T12:/) });
    const history = await backend.call(getTransactions, {
      token: player.token,
      query: { pageNo: '1', limit: '10', kind: 'bonus' },
    });
    expect(history.body.data.transactions).toMatchObject({
      count: 1,
      rows: [
        {
          transactionId: expect.stringMatching(/^R(-[0-9A-Z]{4}){3}$/),
          type: 'rakeback',
          amount: '15.00',
          currencyCode: 'EUR',
          status: 'completed',
          balanceBefore: '100.00',
          balanceAfter: '115.00',
        },
      ],
    });
    expect(brokenStatement(await fetchStatements(backend, player))).toBeUndefined();
  });

  it('gets the same response with its key again, and the payment with another key', async () => {
    const { player, day } = await playerWithDay();
    const request = { ...onThe23rd, bonusId: day.bonusId, key: newKey() };
    const first = await claim(backend, player, request);
    expect((await claim(other, player, request)).body).toEqual(first.body);
    expect((await claim(other, player, { ...request, key: newKey() })).body).toEqual(first.body);
    // Days later, too, with the same key and with another one.
    clockAt('2026-11-27T12:00:00Z');
    const late = { ...request, customerDate: '2026-11-27' };
    expect((await claim(backend, player, late)).body).toEqual(first.body);
    expect((await claim(backend, player, { ...late, key: newKey() })).body).toEqual(first.body);
    expect(await postedTimes(backend, `rakeback:${day.bonusId}`)).toBe(1);
    expect(await fetchBalance(player)).toBe('115.00');
  });

  it('of many tabs at once on two nodes is one credit', async () => {
    const { player, day } = await playerWithDay();
    const nodes = [backend, other];
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, tab) =>
        claim(nodes[tab % 2] ?? backend, player, { ...onThe23rd, bonusId: day.bonusId }),
      ),
    );
    for (const { body } of responses) expect(body.data).toEqual({ amount: '15.00', bonusId: day.bonusId });
    expect(await postedTimes(backend, `rakeback:${day.bonusId}`)).toBe(1);
    expect(await fetchBalance(player)).toBe('115.00');
  });

  it('runs beside rounds and other reads of the calendar, without a deadlock', async () => {
    const { player, day } = await playerWithDay();
    await Promise.all([
      ...Array.from({ length: 10 }, (_, round) => playFor(round % 2 === 0 ? backend : other, player, '1')),
      ...[backend, other].map((node) => claim(node, player, { ...onThe23rd, bonusId: day.bonusId })),
      ...[backend, other].map((node) => fetchDays(node, player)),
    ]);
    expect(await fetchBalance(player)).toBe('105.00');
  });

  it('is paid into the wallet in which the day was earned', async () => {
    const { player } = await playerWithDay();
    await fund(backend, player, '1', 'BTC');
    clockAt('2026-11-23T20:00:00Z');
    await playFor(backend, player, '0.5', { currencyCode: 'BTC' });
    clockAt('2026-11-24T08:00:00Z');
    await fetchStatements(backend, player);
    const rows = await readDayRows(player);
    const bitcoin = rows.find(({ currencyCode }) => currencyCode === 'BTC');
    const response = await claim(backend, player, { bonusId: bitcoin?.id ?? '', claimDate: '2026-11-24' });
    expect(response.body.data.amount).toBe('0.07500000');
    expect(await fetchBalance(player)).toBe('100.00');
  });
});

describe('a claim is rejected', () => {
  const rejection = async (
    player: { token?: string },
    change: { bonusId: string; claimDate?: string; customerDate?: string; timeZone?: string },
  ) => {
    const { status, body } = await claim(backend, player, { ...onThe23rd, ...change });
    return [status, body.code, ...(body.fields === undefined ? [] : [Object.keys(body.fields)])];
  };

  it('from guests and other players, who learn nothing of it', async () => {
    const { player, day } = await playerWithDay();
    const stranger = await newPlayer(backend);
    expect(await rejection({}, { bonusId: day.bonusId })).toEqual([401, 'UNAUTHORIZED']);
    expect(await rejection(stranger, { bonusId: day.bonusId })).toEqual([404, 'NOT_FOUND']);
    expect(await rejection(player, { bonusId: 'unknown' })).toEqual([404, 'NOT_FOUND']);
    expect(await fetchDays(backend, stranger, { bonusId: day.bonusId })).toEqual([]);
  });

  it('when its dates do not match the server’s clock in the zone or the day', async () => {
    const { player, day } = await playerWithDay();
    const { bonusId } = day;
    expect(await rejection(player, { bonusId, customerDate: '2026-11-24' })).toEqual([
      400,
      'VALIDATION',
      ['customerDate'],
    ]);
    // Noon of the 23rd in UTC is the 24th in Kiritimati.
    expect(await rejection(player, { bonusId, timeZone: 'Pacific/Kiritimati' })).toEqual([
      400,
      'VALIDATION',
      ['customerDate'],
    ]);
    expect(await rejection(player, { bonusId, claimDate: '2026-11-22', customerDate: '2026-11-23' })).toEqual(
      [400, 'VALIDATION', ['claimDate']],
    );
    expect(await rejection(player, { bonusId, timeZone: 'Mars/Olympus' })).toEqual([
      400,
      'VALIDATION',
      ['timeZone'],
    ]);
    const query = { timeZone: 'UTC', customerDate: '2026-11-23', bonusId: 'another' };
    const body = { bonusId, claimDate: '2026-11-23', customerDate: '2026-11-23' };
    const headers = { 'idempotency-key': newKey() };
    const twofold = await backend.call(rakebackClaim, { token: player.token, headers, query, body });
    expect(twofold.body.fields).toEqual({ bonusId: 'form.validation.invalid.format' });
    expect(await fetchBalance(player)).toBe('100.00');
    expect((await claim(backend, player, { ...onThe23rd, bonusId })).status).toBe(200);
  });

  it('before the day is over and after the following day', async () => {
    const { player, day } = await playerWithDay();
    const { bonusId } = day;
    clockAt('2026-11-25T00:00:00Z');
    expect(await rejection(player, { bonusId, customerDate: '2026-11-25' })).toEqual([409, 'RAKEBACK_CLAIM']);
    clockAt('2026-11-24T23:59:59Z');
    expect((await claim(backend, player, { ...onThe23rd, bonusId, customerDate: '2026-11-24' })).status).toBe(
      200,
    );

    await playFor(backend, player, '10');
    const rows = await readDayRows(player);
    const running = rows.find(({ hash }) => hash === null);
    expect(
      await rejection(player, {
        bonusId: running?.id ?? '',
        claimDate: '2026-11-25',
        customerDate: '2026-11-24',
      }),
    ).toEqual([409, 'RAKEBACK_CLAIM']);
  });

  it('when the day has nothing to claim', async () => {
    const player = await richPlayer(backend);
    await playFor(backend, player, '10', { wins: true });
    clockAt('2026-11-23T12:00:00Z');
    await fetchStatements(backend, player);
    const [empty] = await readDayRows(player);
    expect(await rejection(player, { bonusId: empty?.id ?? '' })).toEqual([409, 'RAKEBACK_CLAIM']);
  });
});

describe('claims', () => {
  it(
    'are one credit each, whatever faults happen',
    async () => {
      const machine: ClaimMachine = {
        nodes: [backend, other],
        player: await richPlayer(backend, '10000000'),
        day: new Date('2026-12-01T06:00:00Z'),
        tally: { claims: 0, requests: 0, doubleClicks: 0, twoTabs: 0, lost: 0, offline: 0 },
      };
      const start = performance.now();
      await fc.assert(
        fc.asyncProperty(attempts, (planned) => claimOnce(machine, planned)),
        // A day is claimed once: repeating the plan would be another claim, so a failure is reported as found.
        { numRuns: wanted, endOnFailure: true },
      );
      const { claims, requests, ...faults } = machine.tally;
      const seconds = (performance.now() - start) / 1_000;
      process.stdout.write(
        `claims on ${isPostgres ? 'PostgreSQL, two nodes' : 'PGlite'}: ${claims}, one credit each, by ${requests} requests in ` +
          `${seconds.toFixed(0)} s, ${JSON.stringify(faults)}\n`,
      );
      expect(claims).toBe(wanted);
    },
    60_000 + wanted * 1_000,
  );
});
