import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type NetDepositSignal } from '@casino-kit/api-contract/protection-policy';
import { type Amount, compare, subtract } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { readRows } from '../database/read-rows.js';
import { type CurrencyAmount, sumIn } from '../settings/euro-figures.js';
import { netDepositMarks } from './tables.js';

/** Over how many days net deposits are counted, and how long a mark stands for. */
export const signalDays = 30;
const signalMs = signalDays * 24 * 3_600_000;

const moved = v.object({ currency_code: v.string(), paid_in: v.string(), paid_out: v.string() });

/** Returns what a player paid in and has been paid out since an instant, in a currency. */
async function netSince(
  database: Database,
  playerId: number,
  since: Date,
  { currencyCode, paid }: { currencyCode: string; paid: CurrencyAmount },
): Promise<Amount> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const rows = await readRows(
    database,
    moved,
    sql`
      select currency_code, sum(paid_in)::text as paid_in, sum(paid_out)::text as paid_out from (
        select currency_code, amount as paid_in, 0 as paid_out from deposits
        where player_id = ${playerId} and status = 'completed' and settled_at > ${from}
        union all
        select currency_code, 0, amount from withdrawals
        where player_id = ${playerId} and status = 'completed' and ended_at > ${from}
      ) moved
      group by currency_code`,
  );
  const total = (getAmount: (row: v.InferOutput<typeof moved>) => Amount) =>
    rows.map((row) => ({ currencyCode: row.currency_code, amount: getAmount(row) }));
  return subtract(
    sumIn([...total((row) => row.paid_in), paid], currencyCode),
    sumIn(
      total((row) => row.paid_out),
      currencyCode,
    ),
  );
}

/**
 * Marks a player whose net deposits of 30 days pass the signal with a deposit that is being completed, at most once in 30
 * days; the check is asked after the commit. The caller's transaction has locked the player, and has not completed the
 * deposit yet.
 */
export async function markNetDeposits(
  transaction: Database,
  { playerId, ...paid }: CurrencyAmount & { playerId: number },
  signal: NetDepositSignal | null,
  now: Date,
): Promise<void> {
  if (signal === null) return;
  const since = new Date(now.getTime() - signalMs);
  const { currencyCode } = signal;
  const { amount } = paid;
  const netDeposits = await netSince(transaction, playerId, since, {
    currencyCode,
    paid: { amount, currencyCode: paid.currencyCode },
  });
  if (compare(netDeposits, signal.amount) <= 0) return;
  const [marked] = await transaction
    .select({ id: netDepositMarks.id })
    .from(netDepositMarks)
    .where(and(eq(netDepositMarks.playerId, playerId), gt(netDepositMarks.passedAt, since)))
    .limit(1);
  if (marked !== undefined) return;
  await transaction
    .insert(netDepositMarks)
    .values({ playerId, netDeposits, currencyCode, passedAt: now, askAt: now });
}

export type NetDepositMark = typeof netDepositMarks.$inferSelect;

/**
 * Closes a mark that the operator has dealt with: nobody is asked about it any more, and it asks the player for nothing. The
 * player is still marked at most once in 30 days. Returns false when there is no such mark.
 */
export async function closeNetDepositMark(database: Database, id: number, now: Date): Promise<boolean> {
  const closed = await database
    .update(netDepositMarks)
    .set({ closedAt: sql`coalesce(${netDepositMarks.closedAt}, ${now.toISOString()})`, askAt: null })
    .where(eq(netDepositMarks.id, id))
    .returning({ id: netDepositMarks.id });
  return closed.length > 0;
}

/** Returns the latest marks that are open, newest first. */
export async function readNetDepositMarks(database: Database, limit: number): Promise<NetDepositMark[]> {
  return database
    .select()
    .from(netDepositMarks)
    .where(isNull(netDepositMarks.closedAt))
    .orderBy(desc(netDepositMarks.passedAt), desc(netDepositMarks.id))
    .limit(limit);
}

/** Returns whether the last check of a player wants proof of the source of funds, and nobody has closed it. */
export async function isAskedForSourceOfFunds(database: Database, playerId: number): Promise<boolean> {
  const [last] = await database
    .select({ answer: netDepositMarks.answer, closedAt: netDepositMarks.closedAt })
    .from(netDepositMarks)
    .where(eq(netDepositMarks.playerId, playerId))
    .orderBy(desc(netDepositMarks.passedAt))
    .limit(1);
  return last?.answer === 'ask-documents' && last.closedAt === null;
}
