import { type Database } from '../database/database.js';
import { isExcluded } from '../protection/excluded.js';
import { readConsents } from './consents.js';

/**
 * Whether a player may be reminded of a bonus or of rakeback, which prompts to play: only who is not excluded and agrees, on
 * some channel, to offers of bonuses.
 */
export async function mayRemind(database: Database, playerId: number, now: Date): Promise<boolean> {
  if (await isExcluded(database, playerId, now)) return false;
  return (await readConsents(database, playerId)).some(({ product }) => product === 'bonus');
}
