import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type LoginSummary } from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { readRows } from '../database/read-rows.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type CurrencyAmount, sumIn } from '../settings/euro-figures.js';
import { keepProtection, type Protection } from './lock-protection.js';

/** The days that a summary covers. */
const summaryDays = 30;

const figures = v.object({
  currency_code: v.string(),
  deposited: v.string(),
  staked: v.string(),
  won: v.string(),
});

/** Whether a summary waits for the confirmation of a player. */
export const isSummaryDue = ({ row, rules }: Pick<Protection, 'row' | 'rules'>): boolean =>
  rules.summaryAtLogin && row.summaryDueAt !== null;

/**
 * Returns what a player paid in, staked and won in the 30 days before their login, in the currency of the limits, while they have
 * not confirmed it; `null` when no summary is due.
 */
export async function readLoginSummary(
  database: Database,
  protection: Pick<Protection, 'row' | 'rules'>,
): Promise<LoginSummary | null> {
  const { playerId, currencyCode, summaryDueAt } = protection.row;
  if (!isSummaryDue(protection) || summaryDueAt === null) return null;
  const from = minutesFrom(summaryDueAt, -summaryDays * 24 * 60);
  const within = sql`created_at > ${from.toISOString()}::timestamptz and created_at <= ${summaryDueAt.toISOString()}::timestamptz`;
  const rows = await readRows(
    database,
    figures,
    sql`
      select currency_code, sum(deposited)::text as deposited, sum(staked)::text as staked, sum(won)::text as won
      from (
        select currency_code, amount as deposited, 0 as staked, 0 as won from deposits
        where player_id = ${playerId} and status = 'completed' and ${within}
        union all
        select currency_code, 0, stake, payout from rounds
        where player_id = ${playerId} and voided_at is null and ${within}
      ) moved
      group by currency_code`,
  );
  const total = (name: 'deposited' | 'staked' | 'won') =>
    toCurrencyScale(
      sumIn(
        rows.map((row): CurrencyAmount => ({ currencyCode: row.currency_code, amount: row[name] })),
        currencyCode,
      ),
      currencyCode,
    );
  return {
    from: from.toISOString(),
    to: summaryDueAt.toISOString(),
    deposited: total('deposited'),
    staked: total('staked'),
    won: total('won'),
  };
}

/** Records that a player has seen the summary of their login. Confirming twice changes nothing. */
export async function recordSummarySeen(transaction: Database, protection: Protection): Promise<Protection> {
  if (protection.row.summaryDueAt === null) return protection;
  return { ...protection, row: await keepProtection(transaction, protection.row, { summaryDueAt: null }) };
}
