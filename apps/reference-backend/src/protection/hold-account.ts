import { type Database } from '../database/database.js';
import { lockPlayer } from '../identity/lock-player.js';
import { keepProtection, lockProtection } from './lock-protection.js';

/** Closes an account for play and deposits until the operator has compared it with that of an excluded person. */
export async function holdAccount(transaction: Database, playerId: number, now: Date): Promise<void> {
  await lockPlayer(transaction, playerId);
  const { row } = await lockProtection(transaction, playerId);
  if (row.heldSince === null) await keepProtection(transaction, row, { heldSince: now });
}

/** Opens an account that was held. */
export async function releaseAccount(transaction: Database, playerId: number): Promise<void> {
  await lockPlayer(transaction, playerId);
  const { row } = await lockProtection(transaction, playerId);
  if (row.heldSince !== null) await keepProtection(transaction, row, { heldSince: null });
}
