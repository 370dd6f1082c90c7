import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelWithdrawal,
  getTransactions,
  launchGame,
  playRound,
  type GameRound,
  type Transaction,
} from '@casino-kit/api-contract';
import { add, compare, subtract } from '@casino-kit/money';
import { deposits } from '../src/payments/tables.js';
import { rounds } from '../src/rounds/tables.js';
import { begunBy } from './support/payments.js';
import {
  deposit,
  newKey,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { bank, playerWhoMayWithdraw, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const history = async ({ token }: Pick<TestPlayer, 'token'>, query: Record<string, string> = {}) =>
  (
    await backend.call(getTransactions, {
      token,
      query: { pageNo: '1', limit: '50', kind: 'all', ...query },
    })
  ).body.data.transactions;

async function play({ token }: TestPlayer, times: number, slug = 'pearl-diver'): Promise<GameRound[]> {
  const launched = await backend.call(launchGame, {
    token,
    params: { slug },
    body: { mode: 'real', locale: 'en' },
  });
  const played: GameRound[] = [];
  for (let round = 0; round < times; round += 1)
    played.push(
      (
        await backend.call(playRound, {
          token: launched.body.data.url.split('launch=')[1],
          headers: { 'idempotency-key': newKey() },
          body: { stake: '1.00' },
        })
      ).body.data,
    );
  return played;
}
const isWin = ({ payout }: GameRound) => compare(payout, '0') > 0;
const at = (offsetMs: number) => backend.clock.shiftTo(offsetMs);

describe('the history', () => {
  it('shows a deposit by its own reference', async () => {
    const player = await newPlayer(backend);
    const paid = await deposit(backend, player);
    const { rows } = await history(player, { kind: 'deposit' });
    expect(rows.map(({ transactionId }) => transactionId)).toEqual([paid.body.data.reference]);
  });
  it('has a row for every deposit, withdrawal, bet and win, newest first, with continuous balances', async () => {
    const player = await playerWhoMayWithdraw(backend, '200');
    at(1_000);
    const played = await play(player, 8);
    at(2_000);
    await deposit(backend, player, { number: '4000000000000002' });
    at(3_000);
    const requested = await withdraw(backend, player, { ...bank, amount: '60' });
    at(0);
    expect(requested.body.code).toBeUndefined();
    const { count, rows } = await history(player);
    expect(count).toBe(rows.length);
    expect(count).toBe(3 + 8 + played.filter(isWin).length);
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(count);
    expect(rows[0]).toMatchObject({
      transactionId: requested.body.data.withdrawalId,
      type: 'withdrawal',
      method: 'bank',
      methodTitle: 'Bank transfer',
      status: 'confirmed',
      amount: '60.00',
      gameName: null,
    });
    expect(rows[1]).toMatchObject({
      type: 'deposit',
      method: 'card',
      methodTitle: 'Visa •• 0002',
      status: 'rejected',
      balanceBefore: null,
      balanceAfter: null,
    });
    expect(rows.at(-1)).toMatchObject({
      type: 'deposit',
      status: 'completed',
      amount: '200.00',
      methodTitle: 'Visa •• 4242',
      balanceBefore: '0.00',
      balanceAfter: '200.00',
      bonusBalance: '0.00',
      isBonus: false,
    });
    for (const [letter, types] of [
      ['D', ['deposit']],
      ['B', ['bet', 'win']],
      ['W', ['withdrawal']],
    ] as const)
      for (const row of rows.filter(({ type }) => types.some((known) => known === type)))
        expect(row.transactionId).toMatch(new RegExp(`^${letter}(-[0-9A-Z]{4}){3}(-W)?$`));
    const moved = rows.filter(({ balanceAfter }) => balanceAfter !== null).reverse();
    let balance = '0.00';
    for (const row of moved) {
      expect(row.balanceBefore).toBe(balance);
      const sign = row.type === 'deposit' || row.type === 'win' ? add : subtract;
      expect(compare(row.balanceAfter ?? '', sign(balance, row.amount))).toBe(0);
      balance = row.balanceAfter ?? '';
    }
    for (const { type, verifyUrl } of rows) {
      if (type === 'bet' || type === 'win') expect(verifyUrl).toMatch(/\/reference-game\/verify\.html#/);
      else expect(verifyUrl).toBeNull();
    }
    expect(rows.find(({ type }) => type === 'bet')).toMatchObject({
      gameName: 'Pearl Diver',
      gameSlug: 'pearl-diver',
      method: null,
      methodTitle: null,
      status: 'completed',
      amount: '1.00',
    });
    // Its name, as in the lobby, and not its id.
    expect(rows.find(({ type }) => type === 'bet')?.provider).toBe('Tidewater');
  });

  it('names methods in the language of the reader, and a removed one by its former name', async () => {
    const player = await playerWhoMayWithdraw(backend, '200');
    await withdraw(backend, player, { ...bank, amount: '60' });
    await begunBy(backend, player, 'bank');
    const titles = async (language?: string) =>
      (
        await backend.call(getTransactions, {
          token: player.token,
          query: { pageNo: '1', limit: '50', kind: 'all' },
          headers: language === undefined ? {} : { language },
        })
      ).body.data.transactions.rows.flatMap(({ methodTitle }) => methodTitle ?? []);
    const bankTitles = ['Bank transfer', 'Bank transfer', 'Visa •• 4242'];
    expect(await titles()).toEqual(bankTitles);
    expect(await titles('xx')).toEqual(bankTitles);
    expect(await titles('de')).toEqual(['Banküberweisung', 'Banküberweisung', 'Visa •• 4242']);
    expect(await titles('ar')).toEqual(['تحويل بنكي', 'تحويل بنكي', 'Visa •• 4242']);
    await backend.services.database
      .update(deposits)
      .set({ methodId: 'voucher', methodTitle: 'Voucher' })
      .where(and(eq(deposits.playerId, player.id), eq(deposits.methodId, 'bank')));
    expect(await titles('de')).toEqual(['Voucher', 'Banküberweisung', 'Visa •• 4242']);
  });

  it('shows no balances for a refunded withdrawal, so that the others stay continuous', async () => {
    const player = await playerWhoMayWithdraw(backend, '200');
    // Above the automatic limit no one has sent it yet.
    const requested = await withdraw(backend, player, { ...bank, amount: '190' });
    const withdrawalId = requested.body.data.withdrawalId;
    const { body } = await backend.call(cancelWithdrawal, { token: player.token, params: { withdrawalId } });
    expect(body.code).toBeUndefined();
    const { rows } = await history(player, { kind: 'withdrawal' });
    expect(rows).toMatchObject([
      { transactionId: withdrawalId, status: 'cancelled', balanceBefore: null, balanceAfter: null },
    ]);
  });

  it('belongs to one player alone', async () => {
    const player = await newPlayer(backend);
    expect(await history(player)).toEqual({ count: 0, rows: [] });
  });

  it('is filtered by kind, status, method and a part of the id', async () => {
    const player = await playerWhoMayWithdraw(backend, '300');
    await play(player, 2);
    await deposit(backend, player, { number: '4000000000000119' });
    await deposit(backend, player, { number: '4000000000000077' });
    await deposit(backend, player, { number: '4000000000003220' });
    const types = async (query: Record<string, string>) =>
      [...new Set((await history(player, query)).rows.map(({ type }) => type))].sort();
    const statuses = async (query: Record<string, string>) =>
      (await history(player, query)).rows.map(({ status }) => status);
    expect(await types({ kind: 'deposit' })).toEqual(['deposit']);
    expect((await types({ kind: 'casino' })).includes('bet')).toBe(true);
    expect(await types({ kind: 'bonus' })).toEqual([]);
    expect(await statuses({ status: 'pending' })).toEqual(['pending', 'pending']);
    expect(await statuses({ status: 'failed' })).toEqual(['failed']);
    expect(await statuses({ status: 'processed' })).toEqual([]);
    expect(await types({ status: 'completed', method: 'card' })).toEqual(['deposit']);
    expect(await types({ method: 'skrill' })).toEqual([]);
    const [first] = (await history(player, { kind: 'deposit' })).rows;
    const part = first?.transactionId.slice(2, 9).toLowerCase() ?? '';
    expect((await history(player, { search: ` ${part} ` })).rows).toEqual([first]);
    expect((await history(player, { search: '%' })).count).toBe(0);
  });

  it('counts days in the requested zone, both included', async () => {
    const player = await newPlayer(backend);
    const day = (text: string) => at(Date.parse(text) - Date.now());
    // The evening of the 26th in Curaçao, the 27th in Berlin.
    day('2026-11-27T01:30:00Z');
    await deposit(backend, player);
    at(0);
    const counted = async (from: string, to: string, timeZone?: string) =>
      (await history(player, { from, to, ...(timeZone && { timeZone }) })).count;
    expect(await counted('2026-11-26', '2026-11-26', 'America/Curacao')).toBe(1);
    expect(await counted('2026-11-27', '2026-11-27', 'America/Curacao')).toBe(0);
    expect(await counted('2026-11-27', '2026-11-27', 'Europe/Berlin')).toBe(1);
    expect(await counted('2026-11-27', '2026-11-28')).toBe(1);
    expect(await counted('2026-11-28', '2026-11-27')).toBe(0);
    const unknown = await backend.call(getTransactions, {
      token: player.token,
      query: { pageNo: '1', limit: '10', kind: 'all', timeZone: 'Mars/Olympus' },
    });
    expect(unknown.body.fields).toEqual({ timeZone: 'form.validation.invalid.format' });
    for (const [field, date] of Object.entries({ from: '0999-12-31', to: '9999-12-31' })) {
      const outside = await backend.call(getTransactions, {
        token: player.token,
        query: { pageNo: '1', limit: '10', kind: 'all', [field]: date },
      });
      expect(outside.body.fields).toEqual({ [field]: 'form.validation.invalid.format' });
    }
  });

  it('pages without gap or repetition', async () => {
    const player = await playerWhoMayWithdraw(backend, '100');
    await play(player, 10);
    const all = (await history(player)).rows;
    const paged: Transaction[] = [];
    for (let page = 1; paged.length < all.length; page += 1) {
      const { count, rows } = await history(player, { pageNo: String(page), limit: '3' });
      expect(count).toBe(all.length);
      expect(rows.length).toBeGreaterThan(0);
      paged.push(...rows);
    }
    expect(paged).toEqual(all);
    expect((await history(player, { pageNo: '99' })).rows).toEqual([]);
  });
});

describe('a long history', () => {
  it('of 100,000 rounds has a first page, a last one and what a search finds', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '20' });
    await backend.services.database.execute(sql`
      insert into ${rounds} (id, player_id, game_slug, currency_code, stake, payout, balance_after, drawn, created_at)
      select gen_random_uuid()::text, ${player.id}, 'pearl-diver', 'EUR', 1, case when n % 4 = 0 then 2 else 0 end, 50,
        '{}'::jsonb, now() - n * interval '1 second'
      from generate_series(1, 100000) n`);
    await backend.services.database.execute(sql`analyze rounds`);
    const timed = async (query: Record<string, string>) => {
      const start = performance.now();
      const page = await history(player, { limit: '25', ...query });
      return { ...page, ms: performance.now() - start };
    };
    const first = await timed({});
    expect(first.count).toBe(125_001);
    expect(first.rows).toHaveLength(25);
    const searched = await timed({ search: first.rows[3]?.transactionId ?? '' });
    expect(searched.rows.length).toBeGreaterThan(0);
    const deep = await timed({ pageNo: '4000' });
    expect(deep.rows).toHaveLength(25);
    process.stdout.write(
      `100,000 rounds: first page ${Math.round(first.ms)} ms, page 4,000 ${Math.round(deep.ms)} ms, search ${Math.round(searched.ms)} ms\n`,
    );
  });
});
