import { beforeAll, describe, expect, it } from 'vitest';
import {
  getTransactions,
  getUserDetails,
  getWithdrawals,
  listRecentGames,
  listRecentWins,
  listTournaments,
  login,
  type ListedTournamentState,
} from '@casino-kit/api-contract';
import { demoAccounts, demoOneClick, demoPassword, demoRacers } from '../src/demo/demo-accounts.js';
import { seedDemoAccounts } from '../src/demo/seed-demo.js';
import { postings } from '../src/ledger/tables.js';
import { fetchLimits } from './support/protecting.js';
import { brokenStatement, fetchDays, fetchStatements } from './support/rakeback.js';
import { startTestBackend, type TestBackend } from './support/test-backend.js';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  backend.clock.shiftTo(now.getTime() - Date.now());
});

describe('demo accounts', () => {
  it('come with a history that is posted like any other, the same every time', async () => {
    const { services, call } = backend;
    expect(
      await seedDemoAccounts(services.database, services.catalogue, services.configuration.rates, now),
    ).toBe(true);
    const found: string[] = [];
    for (const { person } of demoAccounts) {
      const loggedIn = await call(login, { body: { email: person.email, password: demoPassword } });
      const { data } = (await call(getUserDetails, { token: loggedIn.body.data.accessToken })).body;
      expect(data.depositCount).toBeGreaterThan(1);
      expect(loggedIn.body.data.lastLogin?.created_at).toMatch(/^2026-11-/);
      found.push(data.userWallet!.amount);
    }
    expect(found).toEqual(['1006.40', '83.70', '181.52']);
    expect((await services.database.select().from(postings)).length).toBeGreaterThan(500);
    // Months of play are drawn: on a busy machine they take more than the usual minute.
  }, 120_000);

  it('have games and wins to show', async () => {
    const [marlon] = demoAccounts;
    const loggedIn = await backend.call(login, {
      body: { email: marlon!.person.email, password: demoPassword },
    });
    const recent = await backend.call(listRecentGames, { token: loggedIn.body.data.accessToken });
    expect(recent.body.data.rows.length).toBeGreaterThan(1);
    expect((await backend.call(listRecentWins)).status).toBe(200);
  });

  it('have rakeback to claim for today and yesterday, and a sound chain of statements', async () => {
    const [marlon] = demoAccounts;
    const body = { email: marlon!.person.email, password: demoPassword };
    const { accessToken: token } = (await backend.call(login, { body })).body.data;
    const days = await fetchDays(backend, { token }, { timeZone: 'UTC' });
    const claimable = days.filter(({ canClaimDate }) => ['2026-11-19', '2026-11-20'].includes(canClaimDate));
    expect(claimable).toHaveLength(2);
    for (const { amount, bonusId, paidAt } of claimable) {
      expect(Number(amount)).toBeGreaterThan(1);
      expect(bonusId).toEqual(expect.any(String));
      expect(paidAt).toBeNull();
    }
    const statements = await fetchStatements(backend, { token });
    expect(statements.length).toBeGreaterThan(5);
    expect(brokenStatement(statements)).toBeUndefined();
  });

  it('have limits, which their history has used a part of', async () => {
    const [marlon] = demoAccounts;
    const body = { email: marlon!.person.email, password: demoPassword };
    const { accessToken: token } = (await backend.call(login, { body })).body.data;
    const { limits } = await fetchLimits(backend, { token });
    const set = limits.filter(({ amount }) => amount !== null);
    expect(set.map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
      ['deposit', 'weekly', '1000.00'],
      ['loss', 'daily', '250.00'],
    ]);
    for (const { used, amount } of set) expect(Number(used)).toBeLessThan(Number(amount));
    expect(Number(limits.find(({ kind }) => kind === 'bet')?.used)).toBeGreaterThan(0);
  });

  it('are in races that run, and were paid the prizes of earlier ones', async () => {
    const [marlon] = demoAccounts;
    const body = { email: marlon!.person.email, password: demoPassword };
    const { accessToken: token } = (await backend.call(login, { body })).body.data;
    const fetchRaces = async (state: ListedTournamentState) =>
      (await backend.call(listTournaments, { token, query: { state } })).body.data.rows;
    const running = await fetchRaces('running');
    expect(running.map(({ name }) => name)).toEqual(['Jackpot Week', 'Weekly Race', 'Tide Ladder']);
    expect(running.find(({ name }) => name === 'Weekly Race')).toMatchObject({
      players: demoRacers.length + demoAccounts.length,
      own: { rank: expect.any(Number), rounds: expect.any(Number) },
    });
    const finished = await fetchRaces('finished');
    expect(finished.filter(({ finalAt }) => finalAt === null)).toEqual([]);
    const prizes = finished.flatMap(({ own }) => (typeof own?.prize === 'string' ? [own] : []));
    expect(prizes.length).toBeGreaterThan(0);
    for (const { paidAt } of prizes) expect(paidAt).not.toBeNull();
  });

  it('have withdrawals in different stages', async () => {
    const [marlon] = demoAccounts;
    const loggedIn = await backend.call(login, {
      body: { email: marlon!.person.email, password: demoPassword },
    });
    const { data } = (await backend.call(getWithdrawals, { token: loggedIn.body.data.accessToken })).body;
    expect(data.withdrawals).toMatchObject([
      { status: 'processing', amount: '120.00', destination: 'NL91 •••• 4300' },
      { status: 'rejected', amount: '600.00', reason: expect.stringContaining('another name') },
      { status: 'completed', amount: '150.00', method: 'skrill' },
    ]);
  });

  it('include a one-click account without email', async () => {
    const body = { email: demoOneClick.login, password: demoPassword };
    const loggedIn = await backend.call(login, { body });
    const { data } = (await backend.call(getUserDetails, { token: loggedIn.body.data.accessToken })).body;
    expect(data).toMatchObject({ getUser: { email: '', phone: '' }, depositCount: 0 });
  });

  it('keep after each transaction the balance with which the next one began', async () => {
    // A Monday: the prize of the race that ended in the night lies between a withdrawal and the play after it.
    const monday = new Date('2026-11-30T10:00:00Z');
    const another = await startTestBackend();
    another.clock.shiftTo(monday.getTime() - Date.now());
    const { database, catalogue, configuration } = another.services;
    await seedDemoAccounts(database, catalogue, configuration.rates, monday);
    const body = { email: demoAccounts[0]!.person.email, password: demoPassword };
    const { accessToken: token } = (await another.call(login, { body })).body.data;
    const query = { pageNo: '1', limit: '100', kind: 'all' } as const;
    const { rows } = (await another.call(getTransactions, { token, query })).body.data.transactions;
    // What came back, such as a rejected withdrawal, keeps no balance.
    const kept = rows.filter(({ balanceAfter }) => balanceAfter !== null);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.slice(0, -1).map(({ balanceBefore }) => balanceBefore)).toEqual(
      kept.slice(1).map(({ balanceAfter }) => balanceAfter),
    );
  }, 120_000);

  it('are added only to an empty database', async () => {
    const { services } = backend;
    expect(
      await seedDemoAccounts(services.database, services.catalogue, services.configuration.rates, now),
    ).toBe(false);
  });
});
