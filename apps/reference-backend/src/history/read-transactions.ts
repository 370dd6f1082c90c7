import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type DepositStatus,
  type TransactionKind,
  type TransactionStatus,
  transactionStatuses,
  type WithdrawalStatus,
  withdrawalStatuses,
} from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { readableIdSql } from '../database/readable-id.js';
import { rowSeeds, seedsOfRowSql } from './verify-url.js';

export interface TransactionFilter {
  playerId: number;
  kind: TransactionKind;
  status?: TransactionStatus | undefined;
  /** Id of a payment method; excludes bets and wins. */
  method?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
  /** A part of the id as the player reads it. */
  search?: string | undefined;
}

/** A deposit's state as the history shows it (§3); a declined one was rejected by the bank. */
const depositStates: Record<DepositStatus, TransactionStatus> = {
  pending: 'pending',
  challenge: 'pending',
  completed: 'completed',
  failed: 'failed',
  declined: 'rejected',
  cancelled: 'cancelled',
};

/** One of the kinds of rows: its table, its columns and its conditions besides the common filter. */
interface Branch {
  type: 'deposit' | 'withdrawal' | 'bet' | 'win' | 'rakeback' | 'referral' | 'bonus' | 'prize';
  table: SQL;
  id: SQL;
  status: SQL;
  method: SQL;
  /** The name of the method at the time, if it was stored. */
  keptTitle: SQL;
  card: SQL;
  amount: SQL;
  balanceBefore: SQL;
  balanceAfter: SQL;
  gameSlug: SQL;
  /** Whether bonus money was involved. */
  isBonus: SQL;
  where: SQL[];
}

const none = sql`null::text`;
const no = sql`false`;
const oneOf = (column: SQL, values: readonly string[]) =>
  sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

function depositBranch({ status, method }: TransactionFilter): Branch | undefined {
  const states = Object.entries(depositStates);
  const wanted = states.filter(([, shownStatus]) => status === undefined || shownStatus === status);
  if (wanted.length === 0) return undefined;
  const cases = states.map(([state, shownStatus]) => sql`when ${state} then ${shownStatus}`);
  return {
    type: 'deposit',
    table: sql`deposits`,
    id: readableIdSql('D'),
    status: sql`case status ${sql.join(cases, sql` `)} end`,
    method: sql`method_id`,
    keptTitle: sql`method_title`,
    card: sql`card_brand || ' •• ' || card_last4`,
    amount: sql`amount`,
    balanceBefore: sql`balance_after - amount`,
    balanceAfter: sql`balance_after`,
    gameSlug: none,
    isBonus: sql`bonus_id is not null and bonus_error is null`,
    where: [
      ...(status === undefined
        ? []
        : [
            oneOf(
              sql`status`,
              wanted.map(([state]) => state),
            ),
          ]),
      ...(method === undefined ? [] : [sql`method_id = ${method}`]),
    ],
  };
}

const cameBack = oneOf(sql`status`, ['rejected', 'cancelled', 'failed'] satisfies WithdrawalStatus[]);

function withdrawalBranch({ status, method }: TransactionFilter): Branch | undefined {
  if (status !== undefined && !withdrawalStatuses.some((known) => known === status)) return undefined;
  return {
    type: 'withdrawal',
    table: sql`withdrawals`,
    id: sql`id`,
    status: sql`status`,
    method: sql`method_id`,
    keptTitle: none,
    card: none,
    amount: sql`amount`,
    // A refunded amount cost nothing in the end: balances of its time would not fit the rows after it.
    balanceBefore: sql`case when ${cameBack} then null else balance_after + amount end`,
    balanceAfter: sql`case when ${cameBack} then null else balance_after end`,
    gameSlug: none,
    isBonus: no,
    where: [
      ...(status === undefined ? [] : [sql`status = ${status}`]),
      ...(method === undefined ? [] : [sql`method_id = ${method}`]),
    ],
  };
}

/** Returns which rounds have a state: voided ones are cancelled. */
const roundStates: Partial<Record<TransactionStatus, SQL>> = {
  completed: sql`voided_at is null`,
  cancelled: sql`voided_at is not null`,
};

/** Stake and payout of a round are posted together, so nothing comes between the balances of the two rows. */
function casinoBranch(type: 'bet' | 'win', { status, method }: TransactionFilter): Branch | undefined {
  const state = status && roundStates[status];
  if ((status !== undefined && state === undefined) || method !== undefined) return undefined;
  const inState = state === undefined ? [] : [state];
  const common = {
    type,
    table: sql`rounds`,
    status: sql`case when voided_at is null then 'completed' else 'cancelled' end`,
    method: none,
    keptTitle: none,
    card: none,
    gameSlug: sql`game_slug`,
  };
  return type === 'bet'
    ? {
        ...common,
        id: readableIdSql('B'),
        amount: sql`stake`,
        balanceBefore: sql`balance_after - payout + bonus_payout + stake - bonus_stake`,
        balanceAfter: sql`balance_after - payout + bonus_payout`,
        isBonus: sql`bonus_stake > 0`,
        // A free spin of a bonus is not a bet.
        where: [sql`stake > 0`, ...inState],
      }
    : {
        ...common,
        // A round has two rows; the win's id is that of its bet with a suffix.
        id: sql`${readableIdSql('B')} || '-W'`,
        amount: sql`payout`,
        balanceBefore: sql`balance_after - payout + bonus_payout`,
        balanceAfter: sql`balance_after`,
        isBonus: sql`bonus_payout > 0`,
        where: [sql`payout > 0`, ...inState],
      };
}

/** The parts of a branch in which rewards differ: the type, the rows that were paid, and their ids. */
type Reward = Pick<Branch, 'type' | 'table' | 'id'>;

const rewards = {
  /** Days of the rakeback calendar that were claimed, cashback included. */
  rakeback: {
    type: 'rakeback',
    table: sql`(select id, player_id, paid_at as created_at, currency_code, amount, balance_after
      from rakeback_days where paid_at is not null) claims`,
    id: readableIdSql('R'),
  },
  /** Shares of what referred friends brought, as they were collected. */
  referral: { type: 'referral', table: sql`referral_payouts`, id: readableIdSql('F') },
  /** Prizes of tournaments. */
  prize: {
    type: 'prize',
    table: sql`(select md5(tournament_id || ':' || player_id) as id, player_id, paid_at as created_at,
      paid_currency_code as currency_code, paid_amount as amount, balance_after
      from tournament_entries where paid_at is not null) prizes`,
    id: readableIdSql('T'),
  },
} satisfies Record<string, Reward>;

/** Rewards that are paid to the cash balance at once. */
function rewardBranch(reward: Reward, { status, method }: TransactionFilter): Branch | undefined {
  if ((status !== undefined && status !== 'completed') || method !== undefined) return undefined;
  return {
    ...reward,
    status: sql`'completed'`,
    method: none,
    keptTitle: none,
    card: none,
    amount: sql`amount`,
    balanceBefore: sql`balance_after - amount`,
    balanceAfter: sql`balance_after`,
    gameSlug: none,
    isBonus: no,
    where: [],
  };
}

/** Bonuses as they were granted, and what was converted to cash. */
function bonusBranch(given: boolean, { status, method }: TransactionFilter): Branch | undefined {
  if ((status !== undefined && status !== 'completed') || method !== undefined) return undefined;
  const common = {
    type: 'bonus',
    status: sql`'completed'`,
    method: none,
    keptTitle: none,
    card: none,
  } as const;
  return given
    ? {
        ...common,
        table: sql`(select id, player_id, started_at as created_at, currency_code, amount
          from player_bonuses where amount > 0) gifts`,
        id: readableIdSql('G'),
        amount: sql`amount`,
        balanceBefore: sql`null::numeric`,
        balanceAfter: sql`null::numeric`,
        gameSlug: none,
        isBonus: sql`true`,
        where: [],
      }
    : {
        ...common,
        table: sql`(select id, player_id, ended_at as created_at, currency_code, converted as amount, cash_after
          from player_bonuses where converted > 0) conversions`,
        id: sql`${readableIdSql('G')} || '-C'`,
        amount: sql`amount`,
        balanceBefore: sql`cash_after - amount`,
        balanceAfter: sql`cash_after`,
        gameSlug: none,
        isBonus: sql`true`,
        where: [],
      };
}

function getBranches(filter: TransactionFilter): Branch[] {
  const { kind } = filter;
  const branches = [
    kind === 'all' || kind === 'deposit' ? depositBranch(filter) : undefined,
    kind === 'all' || kind === 'withdrawal' ? withdrawalBranch(filter) : undefined,
    kind === 'all' || kind === 'casino' ? casinoBranch('bet', filter) : undefined,
    kind === 'all' || kind === 'casino' ? casinoBranch('win', filter) : undefined,
    kind === 'all' || kind === 'bonus' ? rewardBranch(rewards.rakeback, filter) : undefined,
    kind === 'all' || kind === 'bonus' ? rewardBranch(rewards.referral, filter) : undefined,
    kind === 'all' || kind === 'bonus' ? rewardBranch(rewards.prize, filter) : undefined,
    kind === 'all' || kind === 'bonus' ? bonusBranch(true, filter) : undefined,
    kind === 'all' || kind === 'bonus' ? bonusBranch(false, filter) : undefined,
  ];
  return branches.filter((branch) => branch !== undefined);
}

function toConditions(branch: Branch, { playerId, from, before, search }: TransactionFilter): SQL {
  const conditions = [
    sql`player_id = ${playerId}`,
    ...branch.where,
    ...(from === undefined ? [] : [sql`created_at >= ${from.toISOString()}::timestamptz`]),
    ...(before === undefined ? [] : [sql`created_at < ${before.toISOString()}::timestamptz`]),
    ...(search === undefined ? [] : [sql`strpos(${branch.id}, upper(${search}::text)) > 0`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Returns the newest rows of a kind, no more than fit the page: each kind comes from its index in the right order. */
function selectRows(branch: Branch, filter: TransactionFilter, most: number): SQL {
  // A win is newer than its bet.
  const part = branch.type === 'win' ? 1 : 0;
  return sql`(select ${branch.type}::text as type, id as key, ${sql.raw(String(part))} as part, created_at,
    ${branch.id} as id, ${branch.status} as status, ${branch.method} as method,
    ${branch.keptTitle} as kept_title, ${branch.card} as card,
    ${branch.amount} as amount, currency_code, ${branch.balanceBefore} as balance_before,
    ${branch.balanceAfter} as balance_after, ${branch.gameSlug} as game_slug, ${branch.isBonus} as is_bonus
    from ${branch.table} where ${toConditions(branch, filter)}
    order by created_at desc, id desc limit ${most})`;
}

const numberOrNull = v.nullable(v.string());
const transactionRow = v.object({
  id: v.string(),
  type: v.picklist(['deposit', 'withdrawal', 'bet', 'win', 'rakeback', 'referral', 'bonus', 'prize']),
  at: v.string(),
  status: v.picklist(transactionStatuses),
  method: v.nullable(v.string()),
  keptTitle: v.nullable(v.string()),
  card: v.nullable(v.string()),
  amount: v.string(),
  currencyCode: v.string(),
  balanceBefore: numberOrNull,
  balanceAfter: numberOrNull,
  bonusBalance: v.string(),
  gameSlug: v.nullable(v.string()),
  isBonus: v.boolean(),
  seeds: v.nullable(rowSeeds),
});
/** A row of the history as the database returns it; amounts have all their decimals. */
export type TransactionRow = v.InferOutput<typeof transactionRow>;

const pageResponse = v.object({ rows: v.array(transactionRow) });
const countResponse = v.object({
  rows: v.array(v.object({ count: v.pipe(v.unknown(), v.transform(Number)) })),
});

/** Returns one page of a player's history, newest first, and the total number of rows. `page` counts from 1. */
export async function readTransactions(
  database: Database,
  filter: TransactionFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ count: number; rows: TransactionRow[] }> {
  const branches = getBranches(filter);
  if (branches.length === 0) return { count: 0, rows: [] };
  const counts = branches.map(
    (branch) => sql`(select count(*) from ${branch.table} where ${toConditions(branch, filter)})`,
  );
  const counted = await database.execute(sql`select ${sql.join(counts, sql` + `)} as count`);
  const { count } = onlyRow(v.parse(countResponse, counted).rows);
  const offset = (page - 1) * limit;
  if (offset >= count) return { count, rows: [] };
  const all = sql.join(
    branches.map((branch) => selectRows(branch, filter, offset + limit)),
    sql` union all `,
  );
  const found = await database.execute(sql`
    select row.id, row.type, row.status, row.method, row.kept_title as "keptTitle", row.card, row.amount::text as amount,
      to_char(row.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      row.currency_code as "currencyCode", row.game_slug as "gameSlug", row.is_bonus as "isBonus",
      row.balance_before::text as "balanceBefore", row.balance_after::text as "balanceAfter",
      coalesce((
        select p.balance_after from accounts a
        join postings p on p.account_id = a.id
        join transfers t on t.id = p.transfer_id
        where a.kind = 'player:bonus' and a.player_id = ${filter.playerId}
          and a.currency_code = row.currency_code and t.created_at <= row.created_at
        order by p.id desc limit 1
      ), 0)::text as "bonusBalance",
      ${seedsOfRowSql} as "seeds"
    from (
      select * from (${all}) rows
      order by created_at desc, key desc, part desc limit ${limit} offset ${offset}
    ) row
    order by row.created_at desc, row.key desc, row.part desc`);
  return { count, rows: v.parse(pageResponse, found).rows };
}
