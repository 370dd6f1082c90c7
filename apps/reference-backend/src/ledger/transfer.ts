import { eq, inArray, sql } from 'drizzle-orm';
import { add, type Amount, isNegative, isZero, sum } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { type AccountName, isNamed, lockAccounts } from './accounts.js';
import { accounts, postings, transfers } from './tables.js';

/** One posting of a transfer: what the account gains (negative: loses), in major units of the account's currency. */
export interface Side {
  account: AccountName;
  amount: Amount;
}

export interface Transfer {
  /** Names the cause, such as `deposit:<id>`; a unique index rejects a second transfer with it. */
  reference: string;
  kind:
    | 'deposit'
    | 'stake'
    | 'payout'
    | 'round-voided'
    | 'withdrawal'
    | 'withdrawal-returned'
    | 'withdrawal-paid'
    | 'rakeback'
    | 'referral'
    | 'bonus'
    | 'bonus-converted'
    | 'bonus-forfeited'
    | 'tournament-prize';
  at: Date;
  sides: readonly Side[];
}

/** Thrown when a player's account would fall below zero; nothing was moved. */
export class InsufficientBalanceError extends Error {}

/**
 * Posts a transfer inside the caller's transaction and returns the balance after each posting, in their order.
 * @throws InsufficientBalanceError when a player's account lacks the money.
 * @throws RangeError when the postings do not sum to zero in each currency.
 */
export async function post(transaction: Database, transfer: Transfer): Promise<Amount[]> {
  for (const currency of new Set(transfer.sides.map((side) => side.account.currencyCode))) {
    const sides = transfer.sides.filter((side) => side.account.currencyCode === currency);
    if (!isZero(sum(sides.map((side) => side.amount)))) throw new RangeError('sides do not sum to zero');
  }
  if (transfer.sides.some((side) => isZero(side.amount))) throw new RangeError('a side moves nothing');

  const locked = await lockAccounts(
    transaction,
    transfer.sides.map((side) => side.account),
  );
  const written = transfer.sides.map((side) => {
    const account = locked.find((entry) => isNamed(entry, side.account));
    if (account === undefined) throw new Error('an account vanished while it was being posted to');
    account.balance = add(account.balance, side.amount);
    if (account.playerId !== null && isNegative(account.balance)) throw new InsufficientBalanceError();
    return { accountId: account.id, amount: side.amount, balanceAfter: account.balance };
  });

  const { id: transferId } = onlyRow(
    await transaction
      .insert(transfers)
      .values({ reference: transfer.reference, kind: transfer.kind, createdAt: transfer.at })
      .returning({ id: transfers.id }),
  );
  await transaction.insert(postings).values(written.map((posting) => ({ transferId, ...posting })));
  const balances = locked.map(({ id, balance }) => sql`when ${id} then ${balance}::numeric`);
  await transaction
    .update(accounts)
    .set({ balance: sql`case ${accounts.id} ${sql.join(balances, sql` `)} end` })
    .where(
      inArray(
        accounts.id,
        locked.map(({ id }) => id),
      ),
    );
  return written.map((posting) => posting.balanceAfter);
}

/** The errors of the whole ledger; all three are empty while it is sound. */
export interface LedgerFaults {
  /** Transfers whose postings do not sum to zero. */
  unbalanced: { transferId: number; sum: Amount }[];
  /** Accounts whose balance is not the sum of their postings. */
  drifted: { accountId: number; balance: Amount; posted: Amount }[];
  /** Player accounts below zero. */
  overdrawn: { accountId: number; balance: Amount }[];
}

/** Adds up the whole ledger. Meant for tests and the control page: it reads every posting. */
export async function auditLedger(database: Database): Promise<LedgerFaults> {
  const total = sql<string>`coalesce(sum(${postings.amount}), 0)::text`;
  const unbalanced = await database
    .select({ transferId: postings.transferId, sum: total })
    .from(postings)
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .groupBy(postings.transferId, accounts.currencyCode)
    .having(sql`sum(${postings.amount}) <> 0`);
  const drifted = await database
    .select({ accountId: accounts.id, balance: accounts.balance, posted: total })
    .from(accounts)
    .leftJoin(postings, eq(postings.accountId, accounts.id))
    .groupBy(accounts.id)
    .having(sql`${accounts.balance} <> coalesce(sum(${postings.amount}), 0)`);
  const overdrawn = await database
    .select({ accountId: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(sql`${accounts.playerId} is not null and ${accounts.balance} < 0`);
  return { unbalanced, drifted, overdrawn };
}

/** Returns the sum of all balances of a currency; `"0"` in a sound ledger. */
export async function ledgerSums(database: Database): Promise<{ currencyCode: string; sum: Amount }[]> {
  return database
    .select({
      currencyCode: accounts.currencyCode,
      sum: sql<string>`trim_scale(sum(${accounts.balance}))::text`,
    })
    .from(accounts)
    .groupBy(accounts.currencyCode)
    .orderBy(accounts.currencyCode);
}
