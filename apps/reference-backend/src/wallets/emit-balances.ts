import { eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { players } from '../identity/tables.js';
import { balanceEvents, readWallet } from '../ledger/wallet.js';
import { type Live } from '../live/live.js';

/** Returns the events with the balances of a player's active wallet; undefined for an unknown player. */
export async function readBalanceEvents(
  database: Database,
  playerId: number,
): Promise<ReturnType<typeof balanceEvents> | undefined> {
  const [player] = await database
    .select({ id: players.id, currencyCode: players.currencyCode })
    .from(players)
    .where(eq(players.id, playerId));
  return player && balanceEvents(await readWallet(database, player), player.currencyCode);
}

/**
 * Emits the balances of a player's active wallet to their sockets, after the change was committed; also as the
 * movements that changed them, which carry the balances after them (decisions 42).
 */
export async function emitBalances(
  { database, live }: { database: Database; live: Live },
  playerId: number,
  movements: readonly ('wallet:debit' | 'wallet:credit')[] = [],
): Promise<void> {
  const events = await readBalanceEvents(database, playerId);
  if (events === undefined) return;
  for (const movement of movements) live.emit(playerId, movement, events['wallet:balance']);
  live.emit(playerId, 'wallet:balance', events['wallet:balance']);
  live.emit(playerId, 'balance', events.balance);
}
