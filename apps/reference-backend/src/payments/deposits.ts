import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Deposit, type DepositStatus, type LimitPeriod } from '@casino-kit/api-contract';
import { negate, sum } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { readableId, readableIdSql } from '../database/readable-id.js';
import { getCashAccount } from '../ledger/accounts.js';
import { accounts } from '../ledger/tables.js';
import { post } from '../ledger/transfer.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type Charge } from '../payment-protocol/charge.js';
import { lockProtection } from '../protection/lock-protection.js';
import { type DepositedSince, type HeldBy, type MoneyRecords } from '../protection/player-records.js';
import { getMethodTitle } from './method-catalogue.js';
import { deposits } from './tables.js';

export type DepositRow = typeof deposits.$inferSelect;

export const openDepositStatuses: DepositStatus[] = ['pending', 'challenge'];
export const isInProgress = ({ status }: Pick<DepositRow, 'status'>) => openDepositStatuses.includes(status);

/** Those in progress count against limits, so that several at once cannot exceed them. */
const countedStatuses: DepositStatus[] = [...openDepositStatuses, 'completed'];

/** Returns what a player has deposited, or is about to, in a currency since an instant. */
export async function paidInSince(
  database: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
  since: Date,
): Promise<string> {
  const rows = await database
    .select({ amount: deposits.amount })
    .from(deposits)
    .where(
      and(
        eq(deposits.playerId, id),
        eq(deposits.currencyCode, currencyCode),
        gte(deposits.createdAt, since),
        inArray(deposits.status, countedStatuses),
      ),
    );
  return sum(rows.map(({ amount }) => amount));
}

/** Returns what a player has deposited, or is about to, in every currency since the beginning of each period. */
const depositedSince: DepositedSince = async (database, playerId, starts) => {
  const since = (start: Date) =>
    sql<string>`coalesce(sum(${deposits.amount}) filter (where ${deposits.createdAt} >= ${start.toISOString()}::timestamptz), 0)::text`;
  const earliest = new Date(Math.min(...Object.values(starts).map((start) => start.getTime())));
  const rows = await database
    .select({
      currencyCode: deposits.currencyCode,
      daily: since(starts.daily),
      weekly: since(starts.weekly),
      monthly: since(starts.monthly),
    })
    .from(deposits)
    .where(
      and(
        eq(deposits.playerId, playerId),
        gte(deposits.createdAt, earliest),
        inArray(deposits.status, countedStatuses),
      ),
    )
    .groupBy(deposits.currencyCode);
  const of = (period: LimitPeriod) =>
    rows.map((row) => ({ currencyCode: row.currencyCode, amount: row[period] }));
  return { daily: of('daily'), weekly: of('weekly'), monthly: of('monthly') };
};

/**
 * Returns a player's cash and deposits in progress, by currency. One statement reads both: a deposit that arrives meanwhile
 * is in one of the two.
 */
const heldBy: HeldBy = (database, playerId) =>
  database
    .select({ currencyCode: accounts.currencyCode, amount: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.kind, 'player:cash')))
    .unionAll(
      database
        .select({ currencyCode: deposits.currencyCode, amount: deposits.amount })
        .from(deposits)
        .where(and(eq(deposits.playerId, playerId), inArray(deposits.status, openDepositStatuses))),
    );

/** What the limits of a player count of their money. */
export const moneyRecords: MoneyRecords = { depositedSince, heldBy };

/** Returns a player's deposits in progress, newest first. */
export async function depositsInProgress(database: Database, playerId: number): Promise<DepositRow[]> {
  return database
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), inArray(deposits.status, openDepositStatuses)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id));
}

/** Returns a deposit as its player sees it, its method in their language. */
export function toDeposit(row: DepositRow, language?: string): Deposit {
  const { currencyCode, cardBrand, cardLast4 } = row;
  return {
    depositId: row.id,
    reference: readableId('D', row.id),
    status: row.status,
    amount: toCurrencyScale(row.amount, currencyCode),
    currencyCode,
    method: row.methodKind,
    paymentMethodId: row.methodId,
    methodTitle: getMethodTitle(row.methodId, language) ?? row.methodTitle,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    createdAt: row.createdAt.toISOString(),
    balanceAfter: row.balanceAfter === null ? null : toCurrencyScale(row.balanceAfter, currencyCode),
    threeDs: row.status === 'challenge' && row.threeDsUrl !== null ? { url: row.threeDsUrl } : null,
    next: row.status === 'pending' ? row.next : null,
    errorCode: row.errorCode,
    errorParams: row.errorParams,
    bonus: row.bonusId === null ? null : { bonusId: row.bonusId, errorCode: row.bonusError },
  };
}

/** Adds a deposit that is about to be paid. */
export async function addDeposit(database: Database, row: typeof deposits.$inferInsert): Promise<void> {
  await database.insert(deposits).values(row);
}

export async function findDeposit(database: Database, id: string): Promise<DepositRow | undefined> {
  const [row] = await database.select().from(deposits).where(eq(deposits.id, id));
  return row;
}

/** Returns a player's deposit by its id, or by its readable reference. */
export async function findOwnDeposit(
  database: Database,
  playerId: number,
  called: string,
): Promise<DepositRow | undefined> {
  const isIt = called.startsWith('D-') ? sql`${readableIdSql('D')} = ${called}` : eq(deposits.id, called);
  const [row] = await database
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), isIt));
  return row;
}

const statuses = {
  approved: 'completed',
  challenge: 'challenge',
  pending: 'pending',
  declined: 'declined',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

/** Whether a charge changes a deposit. Money that arrived always does, until it is posted. */
function isNews(row: DepositRow, charge: Charge): boolean {
  if (row.status === 'completed') return false;
  return charge.status === 'approved' || (isInProgress(row) && charge.version > row.chargeVersion);
}

/** Locks a player before the accounts: a bonus that comes with the money is granted to nobody who is being excluded. */
async function lockForPayment(transaction: Database, playerId: number): Promise<void> {
  await lockPlayer(transaction, playerId);
  await lockProtection(transaction, playerId);
}

/** Posts the money of a deposit; a unique reference rejects a second time. Returns the balance after. */
async function postDeposit(transaction: Database, row: DepositRow, at: Date): Promise<string | null> {
  const { currencyCode, amount } = row;
  const [balance] = await post(transaction, {
    reference: `deposit:${row.id}`,
    kind: 'deposit',
    at,
    sides: [
      { account: getCashAccount({ id: row.playerId, currencyCode }), amount },
      { account: { kind: 'house:payments', currencyCode }, amount: negate(amount) },
    ],
  });
  return balance ?? null;
}

/**
 * Updates a deposit to the state of its charge. Anyone who learns of the charge calls it (the request, the player's
 * return, the provider's message, the sweep): the first posts the money, the others find it done. Money that arrives
 * late completes a cancelled deposit. `onPaid` does what comes with the money, in the same transaction, and
 * returns why a bonus was not granted, or null; `onMoved` comes last in it, whatever the charge says.
 * Returns the deposit and whether this call changed its status; undefined when there is no such deposit.
 */
export async function settleDeposit(
  database: Database,
  charge: Charge,
  at: Date,
  onPaid?: (transaction: Database, row: DepositRow, at: Date) => Promise<string | null>,
  onMoved?: (transaction: Database, row: DepositRow, at: Date) => Promise<unknown>,
): Promise<{ row: DepositRow; moved: boolean } | undefined> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(deposits)
      .where(eq(deposits.id, charge.reference))
      .for('update');
    if (row === undefined) return undefined;
    if (!isNews(row, charge)) return { row, moved: false };
    const status = statuses[charge.status];
    const isPaid = status === 'completed';
    if (isPaid) await lockForPayment(transaction, row.playerId);
    const balanceAfter = isPaid ? await postDeposit(transaction, row, at) : null;
    const set = {
      status,
      balanceAfter,
      bonusError: isPaid && onPaid ? await onPaid(transaction, row, at) : null,
      next: charge.step,
      expiresAt: charge.expiresAt === null ? null : new Date(charge.expiresAt),
      chargeVersion: Math.max(row.chargeVersion, charge.version),
      threeDsUrl: charge.challenge?.url ?? null,
      paReq: charge.challenge?.paReq ?? null,
      errorCode: charge.errorCode,
      errorParams: charge.errorParams,
      settledAt: isInProgress({ status }) ? null : at,
    };
    await transaction.update(deposits).set(set).where(eq(deposits.id, row.id));
    const settled = { ...row, ...set };
    await onMoved?.(transaction, settled, at);
    return { row: settled, moved: row.status !== status };
  });
}
