import { and, asc, eq, lte } from 'drizzle-orm';
import { type SettingsFields } from '@casino-kit/api-contract';
import { negate } from '@casino-kit/money';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getCashAccount, getLockedAccount } from '../ledger/accounts.js';
import { post } from '../ledger/transfer.js';
import { getPolicy } from '../settings/brand-settings.js';
import { getPayoutFault } from './payout-faults.js';
import { payoutMethod } from './read-request.js';
import { type WithdrawalRow } from './request-withdrawal.js';
import { addWithdrawalNews } from './withdrawal-news.js';
import { arrivalMinutes, sendMinutes } from './stages.js';
import { withdrawals } from './tables.js';

type Change = Partial<Omit<WithdrawalRow, 'id' | 'playerId' | 'amount' | 'currencyCode'>>;

/** Reads a withdrawal and locks its row, so that changes to it run one after the other. */
async function lockWithdrawal(transaction: Database, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await transaction.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row;
}

async function write(transaction: Database, row: WithdrawalRow, change: Change): Promise<WithdrawalRow> {
  const written = await transaction
    .update(withdrawals)
    .set(change)
    .where(eq(withdrawals.id, row.id))
    .returning();
  return onlyRow(written);
}

const toPlayer = ({ playerId, currencyCode }: WithdrawalRow) => ({ id: playerId, currencyCode });

/** Ends a withdrawal whose money is refunded to the player. */
async function giveBack(
  transaction: Database,
  row: WithdrawalRow,
  change: Change & { status: 'rejected' | 'cancelled' | 'failed' },
  at: Date,
): Promise<WithdrawalRow> {
  const owner = toPlayer(row);
  await post(transaction, {
    reference: `withdrawal:${row.id}:returned`,
    kind: 'withdrawal-returned',
    at,
    sides: [
      { account: getLockedAccount(owner), amount: negate(row.amount) },
      { account: getCashAccount(owner), amount: row.amount },
    ],
  });
  return write(transaction, row, { ...change, endedAt: at, nextAt: null });
}

/** Ends a withdrawal that has arrived. */
async function payOut(transaction: Database, row: WithdrawalRow, at: Date): Promise<WithdrawalRow> {
  const { amount, currencyCode } = row;
  await post(transaction, {
    reference: `withdrawal:${row.id}:paid`,
    kind: 'withdrawal-paid',
    at,
    sides: [
      { account: getLockedAccount(toPlayer(row)), amount: negate(amount) },
      { account: { kind: 'house:payments', currencyCode }, amount },
    ],
  });
  return write(transaction, row, { status: 'completed', endedAt: at, nextAt: null });
}

/** Returns the next step of a due withdrawal. It counts as done at the time it was due. */
function step(transaction: Database, row: WithdrawalRow, due: Date): Promise<WithdrawalRow> {
  if (row.status === 'confirmed') {
    const arrives = arrivalMinutes(payoutMethod(row.methodId, row.currencyCode));
    return write(transaction, row, {
      status: 'processing',
      sentAt: due,
      nextAt: minutesFrom(due, arrives),
    });
  }
  return getPayoutFault(row.amount) === 'failed'
    ? giveBack(transaction, row, { status: 'failed', errorCode: 'PROVIDER_ERROR' }, due)
    : payOut(transaction, row, due);
}

/** Advances one withdrawal as far as the clock allows; undefined when there was nothing to do. */
function moveOn(database: Database, id: string, now: Date): Promise<WithdrawalRow | undefined> {
  return database.transaction(async (transaction) => {
    const before = await lockWithdrawal(transaction, id);
    let row = before;
    while (row?.nextAt && row.nextAt <= now) row = await step(transaction, row, row.nextAt);
    if (row === undefined || row === before) return undefined;
    await addWithdrawalNews(transaction, row, row.endedAt ?? now);
    return row;
  });
}

const mostAtOnce = 100;

/**
 * Advances due withdrawals: all of them, or those of one player. Any number of nodes may do so at once.
 * Returns those that this call advanced.
 */
export async function advanceDueWithdrawals(
  database: Database,
  now: Date,
  playerId?: number,
): Promise<WithdrawalRow[]> {
  const due = await database
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        lte(withdrawals.nextAt, now),
        playerId === undefined ? undefined : eq(withdrawals.playerId, playerId),
      ),
    )
    .orderBy(asc(withdrawals.nextAt))
    .limit(mostAtOnce);
  const moved: WithdrawalRow[] = [];
  for (const { id } of due) {
    const row = await moveOn(database, id, now);
    if (row !== undefined) moved.push(row);
  }
  return moved;
}

const notSent = (row: WithdrawalRow) => row.status === 'requested' || row.status === 'confirmed';

/** Whether a player can cancel a withdrawal now: it was not sent, and the policy lets players (decisions 36). */
export function isCancellable(row: WithdrawalRow, settings: Partial<SettingsFields>): boolean {
  return getPolicy(settings).playerCancelledWithdrawals && notSent(row);
}

/** A withdrawal in its current state, and whether this call changed it. */
export interface Moved {
  row: WithdrawalRow;
  moved: boolean;
}

/**
 * Cancels a withdrawal for its player. One that was cancelled before stays so.
 * @throws ApiError NOT_FOUND for one of someone else, WITHDRAWAL_NOT_CANCELLABLE (409)
 */
export function cancelOwnWithdrawal(
  database: Database,
  { id, playerId }: { id: string; playerId: number },
  settings: Partial<SettingsFields>,
  now: Date,
): Promise<Moved> {
  return database.transaction(async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (row?.playerId !== playerId) throw reject('NOT_FOUND', 'There is no such withdrawal.');
    if (row.status === 'cancelled') return { row, moved: false };
    if (!isCancellable(row, settings))
      throw reject('WITHDRAWAL_NOT_CANCELLABLE', 'This withdrawal cannot be taken back any more.');
    return { row: await giveBack(transaction, row, { status: 'cancelled' }, now), moved: true };
  });
}

/** The decisions of the operator and the provider about a withdrawal. */
export type Decision = { kind: 'approve' } | { kind: 'reject'; reason: string } | { kind: 'fail' };

/**
 * Approves a waiting withdrawal, rejects one that has not been sent, or makes one fail at the provider. What is not
 * possible any more changes nothing. @throws ApiError NOT_FOUND
 */
export function decideWithdrawal(
  database: Database,
  id: string,
  decision: Decision,
  now: Date,
): Promise<Moved> {
  return database.transaction(async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (row === undefined) throw reject('NOT_FOUND', 'There is no such withdrawal.');
    const done = async (change: Promise<WithdrawalRow>) => {
      const changed = await change;
      await addWithdrawalNews(transaction, changed, now);
      return { row: changed, moved: true };
    };
    if (decision.kind === 'approve' && row.status === 'requested')
      return done(
        write(transaction, row, {
          status: 'confirmed',
          checkedAt: now,
          nextAt: minutesFrom(now, sendMinutes),
        }),
      );
    if (decision.kind === 'reject' && notSent(row))
      return done(giveBack(transaction, row, { status: 'rejected', reason: decision.reason }, now));
    if (decision.kind === 'fail' && (row.status === 'confirmed' || row.status === 'processing'))
      return done(giveBack(transaction, row, { status: 'failed', errorCode: 'PROVIDER_ERROR' }, now));
    return { row, moved: false };
  });
}
