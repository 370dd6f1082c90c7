import { and, eq, lte } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { addSecurityNews } from '../notices/add-notice.js';
import { dropAuthenticator, readAuthenticator } from './authenticator.js';
import { isStronglyProtected, readFactors } from './factors.js';
import { dropPasskeys } from './passkeys.js';
import { dropRecoveryCodes } from './recovery-codes.js';
import { type TellPlayer } from './tell-player.js';
import { factorRemovals } from './tables.js';

/** Returns when the factors of a player are removed; `null` when nothing was requested. */
export async function readRemoval(database: Database, playerId: number): Promise<Date | null> {
  const [row] = await database.select().from(factorRemovals).where(eq(factorRemovals.playerId, playerId));
  return row?.removalAt ?? null;
}

/**
 * Asks to remove the factors of a player who has lost them. A second request does not bring it forward. The mail to the
 * owner says how to stop it. @throws ApiError STRONG_FACTOR_REQUIRED (409) when there is nothing to remove
 */
export async function requestRemoval(
  transaction: Database,
  tell: TellPlayer,
  playerId: number,
  waitingHours: number,
  now: Date,
): Promise<Date> {
  if (!isStronglyProtected(await readFactors(transaction, playerId)))
    throw reject('STRONG_FACTOR_REQUIRED', 'There is no passkey and no authenticator app to remove.');
  const removalAt = minutesFrom(now, waitingHours * 60);
  const added = await transaction
    .insert(factorRemovals)
    .values({ playerId, requestedAt: now, removalAt })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return (await readRemoval(transaction, playerId)) ?? removalAt;
  await tell(transaction, playerId, 'factorRemovalRequested', { at: removalAt.toISOString() }, now);
  return removalAt;
}

/** Keeps the factors of a player whose removal was requested, and adds a notice that it was stopped. Returns whether there was one. */
export async function cancelRemoval(transaction: Database, playerId: number, now: Date): Promise<boolean> {
  const cancelled = await transaction
    .delete(factorRemovals)
    .where(eq(factorRemovals.playerId, playerId))
    .returning({ playerId: factorRemovals.playerId });
  if (cancelled.length === 0) return false;
  await addSecurityNews(transaction, { playerId, kind: 'factorRemovalCancelled', values: {}, now });
  return true;
}

/** Removes the factors whose waiting time is over, of all players or of one. */
export async function removeDueFactors(
  transaction: Database,
  tell: TellPlayer,
  now: Date,
  playerId?: number,
): Promise<void> {
  const due = await transaction
    .delete(factorRemovals)
    .where(
      and(
        lte(factorRemovals.removalAt, now),
        playerId === undefined ? undefined : eq(factorRemovals.playerId, playerId),
      ),
    )
    .returning();
  for (const { playerId: id, requestedAt } of due) {
    // What was added since the request is not what was lost.
    await dropPasskeys(transaction, id, { until: requestedAt });
    const since = await readAuthenticator(transaction, id);
    if (since === null || since <= requestedAt) await dropAuthenticator(transaction, id);
    if (!isStronglyProtected(await readFactors(transaction, id))) await dropRecoveryCodes(transaction, id);
    await tell(transaction, id, 'factorsRemoved', {}, now);
  }
}
