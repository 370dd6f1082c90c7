import { eq, sql } from 'drizzle-orm';
import { type Consent, consentChannels, consentProducts } from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { lockPlayer } from '../identity/lock-player.js';
import { players } from '../identity/tables.js';
import { rejectExcluded } from '../protection/excluded.js';
import { marketingConsents, marketingStops } from './tables.js';

/** Every consent that a player can give. */
export const allConsents: readonly Consent[] = consentChannels.flatMap((channel) =>
  consentProducts.map((product) => ({ channel, product })),
);

/** What the newsletter of the sign-up form agrees to. */
const ofNewsletter = allConsents.filter(({ channel }) => channel === 'email');

const isSame = (a: Consent, b: Consent) => a.channel === b.channel && a.product === b.product;
const has = (list: readonly Consent[], one: Consent) => list.some((other) => isSame(other, one));

/** Returns what a player agrees to receive. */
export async function readConsents(database: Database, playerId: number): Promise<readonly Consent[]> {
  const { newsletter, given } = onlyRow(
    await database
      .select({ newsletter: players.newsletter, given: marketingConsents.given })
      .from(players)
      .leftJoin(marketingConsents, eq(marketingConsents.playerId, players.id))
      .where(eq(players.id, playerId)),
  );
  return given ?? (newsletter ? ofNewsletter : []);
}

/** Serialises the transactions that add a stop, so that its number is visible before the next one is drawn. */
const stopsLock = 7_904;

async function addStop(
  transaction: Database,
  playerId: number,
  stopped: Consent[],
  reason: 'player' | 'exclusion',
  now: Date,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${stopsLock})`);
  await transaction.insert(marketingStops).values({ playerId, stopped, reason, createdAt: now });
}

async function keep(transaction: Database, playerId: number, given: Consent[], now: Date): Promise<void> {
  await transaction
    .insert(marketingConsents)
    .values({ playerId, given, changedAt: now })
    .onConflictDoUpdate({ target: marketingConsents.playerId, set: { given, changedAt: now } });
}

/**
 * Replaces what a player agrees to receive; whatever is withdrawn becomes a stop. Returns what is given and what was withdrawn.
 * @throws ApiError ACCOUNT_EXCLUDED (409) with `until`
 */
export async function replaceConsents(
  transaction: Database,
  playerId: number,
  wanted: readonly Consent[],
  now: Date,
): Promise<{ given: Consent[]; stopped: Consent[] }> {
  // An exclusion locks the player, too: of the two, the later one sees the earlier one.
  await lockPlayer(transaction, playerId);
  await rejectExcluded(transaction, playerId, now);
  const before = await readConsents(transaction, playerId);
  const given = allConsents.filter((one) => has(wanted, one));
  const stopped = before.filter((one) => !has(given, one));
  await keep(transaction, playerId, given, now);
  if (stopped.length > 0) await addStop(transaction, playerId, stopped, 'player', now);
  return { given, stopped };
}

/**
 * Withdraws all consent of a player who excludes themselves, in the caller's transaction, which has locked the player. The
 * stop names every channel and product, also those that were never agreed to: nothing may be sent.
 */
export async function withdrawConsents(transaction: Database, playerId: number, now: Date): Promise<void> {
  await keep(transaction, playerId, [], now);
  await addStop(transaction, playerId, [...allConsents], 'exclusion', now);
}
