import { type SettingsFields } from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { codeFor, countVisit, noteReferral } from '../referrals/invitations.js';

const dayMinutes = 24 * 60;
/** How many visits a link had in the last 30 days, one or two a day. */
const visits = 57;
const registeredDaysAgo = 11;

/** Lets each demo player have come through the link of the one before. */
export async function seedReferrals(
  transaction: Database,
  players: readonly number[],
  settings: Partial<SettingsFields>,
  now: Date,
): Promise<void> {
  for (const [place, friend] of players.slice(1).entries()) {
    const code = await codeFor(transaction, players[place] ?? friend, minutesFrom(now, -40 * dayMinutes));
    const campaign = { [settings.affiliateKeyQueryParameter ?? '']: code };
    for (let visit = 0; visit < visits; visit += 1) {
      const at = minutesFrom(now, -(visit % 29) * dayMinutes);
      const visitor = { address: `203.0.113.${visit}`, playerId: undefined };
      await countVisit(transaction, { campaign, settings, now: at }, visitor);
    }
    const registeredAt = minutesFrom(now, -registeredDaysAgo * dayMinutes);
    await noteReferral(transaction, friend, { campaign, settings, now: registeredAt });
  }
}
