import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as v from 'valibot';
import { getUserDetails, getWithdrawalOverview } from '@casino-kit/api-contract';
import { add, compare, isPositive, negate, sum } from '@casino-kit/money';
import { type Database, onlyRow } from '../../../src/database/database.js';
import { type MachineNodes } from './machine-nodes.js';
import {
  requestsWithoutResponse,
  type MachinePlayer,
  emittedDeposits,
  emittedRounds,
  emittedWithdrawals,
} from './machine-player.js';
import { sendUntilResponse } from './money-request.js';
import { requireWallet } from '../require-wallet.js';

const list = <E extends v.ObjectEntries>(entries: E) => v.fallback(v.array(v.object(entries)), []);
const standing = v.object({
  rows: v.array(
    v.object({
      ledger: list({ reference: v.string(), kind: v.string(), cash: v.string(), locked: v.string() }),
      deposits: list({ id: v.string(), status: v.string() }),
      withdrawals: list({ id: v.string(), status: v.string(), amount: v.string() }),
      balances: list({ kind: v.string(), balance: v.string() }),
    }),
  ),
});

/** What the tables hold about a player, at one instant and read without the code of the backend. */
async function readStanding(database: Database, playerId: number) {
  const found = await database.execute(sql`
    select
      (select json_agg(moved) from (
        select t.reference, t.kind,
          coalesce(sum(p.amount) filter (where a.kind = 'player:cash'), 0)::text as cash,
          coalesce(sum(p.amount) filter (where a.kind = 'player:locked'), 0)::text as locked
        from accounts a join postings p on p.account_id = a.id join transfers t on t.id = p.transfer_id
        where a.player_id = ${playerId} group by t.id order by t.id
      ) moved) as ledger,
      (select json_agg(d) from (select id, status from deposits where player_id = ${playerId}) d) as deposits,
      (select json_agg(w) from (
        select id, status, amount::text as amount from withdrawals where player_id = ${playerId}
      ) w) as withdrawals,
      (select json_agg(b) from (
        select kind, balance::text as balance from accounts where player_id = ${playerId}
      ) b) as balances`);
  return onlyRow(v.parse(standing, found).rows);
}
type Standing = Awaited<ReturnType<typeof readStanding>>;

const plain = (amount: string) => add(amount, '0');
const move = (kind: string, cash: string, locked = '0') => `${kind} ${plain(cash)} ${plain(locked)}`;

/** Returns the transfers that must exist, by reference, from the responses to a player. */
function expectedMoves(player: MachinePlayer, { deposits, withdrawals }: Standing): Map<string, string> {
  const expected = new Map<string, string>();
  const statusIn = (rows: readonly { id: string; status: string }[], id: string) => {
    const status = rows.find((row) => row.id === id)?.status;
    expect(status, `${id} is there`).toBeDefined();
    return status;
  };
  for (const { depositId, status, amount } of emittedDeposits(player)) {
    const now = statusIn(deposits, depositId);
    // What was reported as done stays so; what was rejected got no money.
    if (status !== 'pending' && status !== 'challenge') expect(now).toBe(status);
    if (now === 'completed') expected.set(`deposit:${depositId}`, move('deposit', amount));
  }
  for (const { roundId, stake, payout } of emittedRounds(player)) {
    expected.set(`round:${roundId}:stake`, move('stake', negate(stake)));
    if (isPositive(payout)) expected.set(`round:${roundId}:payout`, move('payout', payout));
  }
  for (const [roundId, amount] of player.wagered) {
    expected.set(`round:${roundId}:stake`, move('stake', negate(amount)));
    expected.set(`round:${roundId}:payout`, move('payout', amount));
  }
  for (const { withdrawalId: id, amount } of emittedWithdrawals(player)) {
    const status = statusIn(withdrawals, id);
    const [there, back] = [amount, negate(amount)];
    expected.set(`withdrawal:${id}`, move('withdrawal', back, there));
    if (status === 'completed') expected.set(`withdrawal:${id}:paid`, move('withdrawal-paid', '0', back));
    if (status === 'rejected' || status === 'cancelled' || status === 'failed')
      expected.set(`withdrawal:${id}:returned`, move('withdrawal-returned', there, back));
    if (player.cancelled.has(id)) expect(status).toBe('cancelled');
  }
  return expected;
}

/** The references of requests that move money begin like this in the ledger. */
const causes: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  stake: 'bet',
  withdrawal: 'withdrawal',
};

/**
 * Checks one player by their responses: every acknowledged request is in the ledger exactly once, none more
 * than once, and nothing else is there but requests whose player stopped retrying.
 */
export async function checkPlayer(nodes: MachineNodes, player: MachinePlayer): Promise<void> {
  const found = await readStanding(nodes.node(0).services.database, player.id);
  const ledger = new Map(found.ledger.map((row) => [row.reference, row]));
  expect(ledger.size).toBe(found.ledger.length);
  const expected = expectedMoves(player, found);
  for (const [reference, moved] of expected) {
    const row = ledger.get(reference);
    expect(row && move(row.kind, row.cash, row.locked), reference).toBe(moved);
  }

  // A transfer without a response belongs to a request whose player stopped retrying, at most one for each.
  const unclaimed = requestsWithoutResponse(player).map(({ kind, amount }) => `${kind} ${plain(amount)}`);
  for (const row of found.ledger) {
    const cause = causes[row.kind];
    if (expected.has(row.reference) || cause === undefined) continue;
    const index = unclaimed.indexOf(`${cause} ${plain(row.cash).replace('-', '')}`);
    expect(index, `${row.reference} of ${row.cash} was asked for`).not.toBe(-1);
    unclaimed.splice(index, 1);
  }

  const getBalance = (kind: string) => found.balances.find((row) => row.kind === kind)?.balance ?? '0';
  const open = found.withdrawals.filter(({ status }) =>
    ['requested', 'confirmed', 'processing'].includes(status),
  );
  const moved = (side: 'cash' | 'locked') => sum(found.ledger.map((row) => row[side]));
  expect(compare(getBalance('player:cash'), moved('cash'))).toBe(0);
  expect(compare(getBalance('player:locked'), moved('locked'))).toBe(0);
  expect(compare(getBalance('player:locked'), sum(open.map(({ amount }) => amount)))).toBe(0);
}

/** Checks that the API returns a player's money as the ledger has it. */
export async function checkEmitted(nodes: MachineNodes, { id, token }: MachinePlayer): Promise<void> {
  const read = async (path: string) =>
    (await sendUntilResponse(nodes, { method: 'GET', path, token })).body.data;
  const overview = v.parse(getWithdrawalOverview.data, await read(getWithdrawalOverview.path));
  const details = v.parse(getUserDetails.data, await read(getUserDetails.path));
  const { balances } = await readStanding(nodes.node(0).services.database, id);
  const getBalance = (kind: string) => balances.find((row) => row.kind === kind)?.balance ?? '0';
  expect(compare(requireWallet(details).amount, getBalance('player:cash'))).toBe(0);
  expect(compare(overview.balance, getBalance('player:cash'))).toBe(0);
  expect(compare(overview.pending, getBalance('player:locked'))).toBe(0);
}
