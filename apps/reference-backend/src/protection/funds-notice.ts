import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { type FundsNotice, type Operator } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type Protection } from './lock-protection.js';
import { fundsAcknowledgements } from './tables.js';

type FundsProtection = NonNullable<Operator['fundsProtection']>;
type Subject = Pick<Protection, 'row' | 'rules' | 'settings'>;

/** Returns the name of a wording: another level or other words have another one, whatever the order of the languages. */
function computeVersion({ level, text }: FundsProtection): string {
  const words = Object.entries(text ?? {}).toSorted(([one], [two]) => (one < two ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([level, words]))
    .digest('hex');
}

/** Returns the wording that the player has to acknowledge; undefined when the policy or the operator has none, or it was acknowledged last. */
async function findUnacknowledged(
  database: Database,
  { row, rules, settings }: Subject,
): Promise<(FundsProtection & { version: string }) | undefined> {
  const wording = settings.operator?.fundsProtection;
  if (!rules.fundsAcknowledgement || wording === undefined) return undefined;
  const version = computeVersion(wording);
  const [last] = await database
    .select({ version: fundsAcknowledgements.version })
    .from(fundsAcknowledgements)
    .where(eq(fundsAcknowledgements.playerId, row.playerId))
    .orderBy(desc(fundsAcknowledgements.id))
    .limit(1);
  return last?.version === version ? undefined : { ...wording, version };
}

/** Returns the notice that waits for the player, in a language (wire code) or else English; null for none. */
export async function readFundsNotice(
  database: Database,
  protection: Subject,
  language = 'en',
): Promise<FundsNotice | null> {
  const wording = await findUnacknowledged(database, protection);
  if (wording === undefined) return null;
  const { version, level, text } = wording;
  return { version, level, text: text?.[language] ?? text?.['en'] ?? null };
}

/**
 * Records that the player acknowledges a wording; one that was acknowledged already stays as it is.
 * @throws ApiError FUNDS_NOT_ACKNOWLEDGED (409) when another wording applies by now
 */
export async function recordFundsAcknowledgement(
  transaction: Database,
  protection: Subject,
  version: string,
  now: Date,
): Promise<void> {
  const wording = await findUnacknowledged(transaction, protection);
  if (wording === undefined) return;
  if (wording.version !== version)
    throw reject('FUNDS_NOT_ACKNOWLEDGED', 'How money is protected has changed. Please read it again.');
  await transaction.insert(fundsAcknowledgements).values({
    playerId: protection.row.playerId,
    version,
    level: wording.level,
    words: wording.text ?? null,
    acknowledgedAt: now,
  });
}

/** @throws ApiError FUNDS_NOT_ACKNOWLEDGED (409) when the player has to acknowledge how money is protected first */
export async function rejectUnacknowledgedFunds(transaction: Database, protection: Subject): Promise<void> {
  if ((await findUnacknowledged(transaction, protection)) !== undefined)
    throw reject('FUNDS_NOT_ACKNOWLEDGED', 'Please read how your money is protected first.');
}
