import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { emitNotices } from '../notices/emit-notices.js';
import { ProviderSilent } from '../payment-protocol/payment-provider.js';
import { type Services } from '../services.js';
import { addDepositNews } from './deposit-news.js';
import { type DepositRow, isInProgress, openDepositStatuses } from './deposits.js';
import { settle } from './settle.js';
import { deposits } from './tables.js';

/** A card token is valid for half an hour: a deposit older than that without a charge will never get one. */
const unchargedMinutes = 60;
/** How long to wait for the provider's own message before asking it, and between two requests. */
const patienceMinutes = 1;
const sweptAtOnce = 100;

/** Updates a deposit from the provider's state. Without a response or a charge, leaves it unchanged. */
async function ask(services: Services, row: DepositRow): Promise<{ row: DepositRow; charged: boolean }> {
  const { database, clock, provider } = services;
  await database.update(deposits).set({ askedAt: clock.now() }).where(eq(deposits.id, row.id));
  try {
    const charge = await provider.find(row.id);
    if (charge === undefined) return { row, charged: false };
    return { row: (await settle(services, charge)) ?? row, charged: true };
  } catch (error) {
    if (error instanceof ProviderSilent) return { row, charged: true };
    throw error;
  }
}

/** Returns the current state of a deposit; once it is overdue, asks the provider first. */
export async function refreshFromProvider(services: Services, row: DepositRow): Promise<DepositRow> {
  const isOver = row.expiresAt !== null && row.expiresAt <= services.clock.now();
  return isInProgress(row) && isOver ? (await ask(services, row)).row : row;
}

/** Closes a deposit that was never charged. */
async function close(services: Services, { id, playerId }: DepositRow, now: Date): Promise<void> {
  const isClosed = await services.database.transaction(async (transaction) => {
    const [closed] = await transaction
      .update(deposits)
      .set({ status: 'failed', errorCode: 'TRANSACTION_FAILED', settledAt: now })
      .where(and(eq(deposits.id, id), eq(deposits.status, 'pending'), eq(deposits.chargeVersion, 0)))
      .returning();
    return closed !== undefined && addDepositNews(transaction, closed, now);
  });
  if (isClosed) await emitNotices(services, playerId);
}

/**
 * Settles deposits that no message settled: asks the provider for their state, and closes those whose request
 * died before it reached the provider and was never sent again.
 */
export async function sweepDeposits(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const patience = minutesFrom(now, -patienceMinutes);
  const waiting = await database
    .select()
    .from(deposits)
    .where(
      and(
        inArray(deposits.status, openDepositStatuses),
        lt(deposits.createdAt, patience),
        or(isNull(deposits.askedAt), lt(deposits.askedAt, patience)),
      ),
    )
    .orderBy(asc(deposits.createdAt))
    .limit(sweptAtOnce);
  for (const row of waiting) {
    const { charged } = await ask(services, row);
    if (!charged && row.createdAt < minutesFrom(now, -unchargedMinutes)) await close(services, row, now);
  }
}
