import { and, count, eq } from 'drizzle-orm';
import { type Deposit } from '@casino-kit/api-contract';
import { negate } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { cashOf } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { shown } from '../ledger/wallet.js';
import { type Charge } from '../payment-provider/charge.js';
import { cardMethodName } from './card-method.js';
import { deposits } from './tables.js';

export type DepositRow = typeof deposits.$inferSelect;

/** How many deposits of a player have been posted. */
export async function countCompletedDeposits(database: Database, playerId: number): Promise<number> {
  const rows = await database
    .select({ total: count() })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.status, 'completed')));
  return onlyRow(rows).total;
}

/** A deposit as its player may see it. */
export function asDeposit(row: DepositRow): Deposit {
  const { currencyCode, cardBrand, cardLast4 } = row;
  return {
    depositId: row.id,
    status: row.status,
    amount: shown(row.amount, currencyCode),
    currencyCode,
    method: cardMethodName,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    createdAt: row.createdAt.toISOString(),
    balanceAfter: row.balanceAfter === null ? null : shown(row.balanceAfter, currencyCode),
    threeDs: row.status === 'challenge' && row.threeDsUrl !== null ? { url: row.threeDsUrl } : null,
    errorCode: row.errorCode,
    errorParams: row.errorParams,
  };
}

export async function findDeposit(database: Database, id: string): Promise<DepositRow | undefined> {
  const [row] = await database.select().from(deposits).where(eq(deposits.id, id));
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

const isFinal = (row: DepositRow) => row.status !== 'pending' && row.status !== 'challenge';

/**
 * Brings a deposit to where its charge stands. Whoever learns of the charge calls it (the request, the player coming
 * back from the bank, the provider's own notification): the first one posts the money, the others find it done.
 * Returns the deposit and whether this call moved it on.
 */
export async function settleDeposit(
  database: Database,
  charge: Charge,
  at: Date,
): Promise<{ row: DepositRow; moved: boolean }> {
  return database.transaction(async (transaction) => {
    const row = onlyRow(
      await transaction.select().from(deposits).where(eq(deposits.id, charge.reference)).for('update'),
    );
    const status = statuses[charge.status];
    if (isFinal(row) || (row.status === status && status !== 'challenge')) return { row, moved: false };
    let { balanceAfter } = row;
    if (status === 'completed') {
      const { currencyCode, amount } = row;
      const [balance] = await post(transaction, {
        reference: `deposit:${row.id}`,
        kind: 'deposit',
        at,
        sides: [
          { account: cashOf({ id: row.playerId, currencyCode }), amount },
          { account: { kind: 'house:payments', currencyCode }, amount: negate(amount) },
        ],
      });
      balanceAfter = balance ?? null;
    }
    const set = {
      status,
      balanceAfter,
      threeDsUrl: charge.challenge?.url ?? null,
      paReq: charge.challenge?.paReq ?? null,
      errorCode: charge.errorCode,
      settledAt: status === 'challenge' ? null : at,
    };
    await transaction.update(deposits).set(set).where(eq(deposits.id, row.id));
    return { row: { ...row, ...set }, moved: row.status !== status };
  });
}
