import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { reopeningOf } from './excluded.js';
import { keepProtection, lockProtection } from './lock-protection.js';

/** How long an account stays closed after the player has asked to open it, in ms. */
const reflectionMs = 24 * 3_600_000;

/**
 * Records that a player asks to open the account after a self-exclusion that has run out. Returns when it opens; asking
 * again changes nothing.
 * @throws ApiError NOT_FOUND when nothing waits for the player
 */
export async function requestReopeningOf(transaction: Database, playerId: number, now: Date): Promise<Date> {
  await lockPlayer(transaction, playerId);
  const { row } = await lockProtection(transaction, playerId);
  const reopening = reopeningOf(row, now);
  if (reopening === undefined) throw reject('NOT_FOUND', 'No exclusion of this account waits for a request.');
  if (reopening.opensAt !== null) return reopening.opensAt;
  const reopensAt = new Date(now.getTime() + reflectionMs);
  await keepProtection(transaction, row, { reopensAt });
  return reopensAt;
}
