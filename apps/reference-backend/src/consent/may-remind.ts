import { type Database } from '../database/database.js';
import { ApiError } from '../http/api-error.js';
import { askRegister } from '../protection/ask-register.js';
import { isExcluded } from '../protection/excluded.js';
import { areOffersClosed } from '../protection/offers-closed.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { readConsents } from './consents.js';

/** Whether neither an exclusion nor the policy closes advertising to a player. */
async function isOpen(database: Database, playerId: number, now: Date): Promise<boolean> {
  if (await isExcluded(database, playerId, now)) return false;
  const rules = getProtectionPolicy(await readBrandSettings(database));
  // A player who has played may get reminders of what is theirs.
  return !(await areOffersClosed(database, playerId, { ...rules, bonusBeforePlayOnly: false }, now));
}

/**
 * Whether a player may be reminded of a bonus or of rakeback, which prompts to play: only who is not excluded, to whom the policy
 * does not close offers, and who agrees, on some channel, to offers of bonuses.
 */
export async function mayRemind(database: Database, playerId: number, now: Date): Promise<boolean> {
  if (!(await isOpen(database, playerId, now))) return false;
  return (await readConsents(database, playerId)).some(({ product }) => product === 'bonus');
}

/**
 * Whether anything that prompts to play may be sent to a player now. Asks the exclusion register where the policy requires it
 * (`registerRequired`): without an answer nothing is sent. Not for use inside a transaction.
 */
export async function mayAdvertise(
  services: Pick<Services, 'database' | 'register'>,
  playerId: number,
  now: Date,
): Promise<boolean> {
  const { database } = services;
  if (!(await isOpen(database, playerId, now))) return false;
  if (!getProtectionPolicy(await readBrandSettings(database)).registerRequired) return true;
  try {
    await askRegister(services, playerId, 'marketing', now);
  } catch (rejection) {
    if (rejection instanceof ApiError) return false;
    throw rejection;
  }
  return !(await isExcluded(database, playerId, now));
}
