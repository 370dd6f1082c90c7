import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { getReopening } from './excluded.js';
import { keepProtection, lockProtection } from './lock-protection.js';

/**
 * Records that a player asks to open the account after a self-exclusion that has run out. Returns when it opens, after the
 * hours of the policy (`reopeningHours`); asking again changes nothing.
 * @throws ApiError NOT_FOUND when nothing waits for the player
 */
export async function recordReopeningRequest(
  transaction: Database,
  playerId: number,
  now: Date,
): Promise<Date> {
  await lockPlayer(transaction, playerId);
  const { row, rules } = await lockProtection(transaction, playerId);
  const reopening = getReopening(row, now);
  if (reopening === undefined) throw reject('NOT_FOUND', 'No exclusion of this account waits for a request.');
  if (reopening.opensAt !== null) return reopening.opensAt;
  const reopensAt = minutesFrom(now, rules.reopeningHours * 60);
  await keepProtection(transaction, row, { reopensAt });
  return reopensAt;
}
