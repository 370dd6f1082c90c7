import { and, asc, eq, lte } from 'drizzle-orm';
import { type Services } from '../services.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { openBonuses } from './player-bonuses.js';
import { playerBonuses } from './tables.js';

/** How often to look for expired bonuses. */
export const dueBonusesEveryMs = 30_000;
const atOnce = 100;

/** Ends expired bonuses, each in its own transaction, and notifies their players' sockets. */
export async function endDueBonuses(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const due = await database
    .selectDistinct({ playerId: playerBonuses.playerId })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.status, 'active'), lte(playerBonuses.expiresAt, now)))
    .orderBy(asc(playerBonuses.playerId))
    .limit(atOnce);
  for (const { playerId } of due) {
    await database.transaction((transaction) => openBonuses(transaction, playerId, now));
    await emitBalances(services, playerId);
  }
}
