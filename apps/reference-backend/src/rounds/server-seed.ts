import { eq, sql } from 'drizzle-orm';
import { type RoundFairness } from '@casino-kit/api-contract';
import { hashServerSeed, isClientSeed, newServerSeed } from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { invalid } from '../http/api-error.js';
import { launches } from './tables.js';

/**
 * Returns the client seed of a round; empty if the player sent none. The hash then still proves that the server did not
 * change its seed after the bet, but not that it did not choose it.
 * @throws ApiError VALIDATION at `clientSeed`
 */
export function readClientSeed(clientSeed: string | undefined): string {
  if (clientSeed === undefined) return '';
  if (!isClientSeed(clientSeed)) throw invalid({ clientSeed: 'form.validation.invalid.format' });
  return clientSeed;
}

/** Marks a launch as opened and returns the hash of the server seed that its next round will be drawn from. */
export async function openWithServerSeed(database: Database, launchId: string, now: Date): Promise<string> {
  const committed = sql<string>`coalesce(${launches.nextServerSeed}, ${newServerSeed()})`;
  const rows = await database
    .update(launches)
    .set({ openedAt: now, lastUsedAt: now, nextServerSeed: committed })
    .where(eq(launches.id, launchId))
    .returning({ committed: sql<string>`${launches.nextServerSeed}` });
  return hashServerSeed(onlyRow(rows).committed);
}

/**
 * Takes the server seed that a launch committed to and commits to a new one, inside the round's transaction: a rejected
 * round rolls this back, so its seed stays secret and is used by the next round. The launch stays locked until then, so
 * no two rounds get the same seed. Returns what the player learns with the round.
 */
export async function takeServerSeed(
  transaction: Database,
  { launchId, clientSeed, at }: { launchId: string; clientSeed: string; at: Date },
): Promise<RoundFairness> {
  const own = eq(launches.id, launchId);
  const columns = { nextServerSeed: launches.nextServerSeed };
  const { nextServerSeed } = onlyRow(
    await transaction.select(columns).from(launches).where(own).for('update'),
  );
  const [serverSeed, following] = [nextServerSeed ?? newServerSeed(), newServerSeed()];
  await transaction.update(launches).set({ nextServerSeed: following, lastUsedAt: at }).where(own);
  return {
    serverSeed,
    serverSeedHash: hashServerSeed(serverSeed),
    clientSeed,
    nextServerSeedHash: hashServerSeed(following),
  };
}
