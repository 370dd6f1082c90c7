import { createHmac } from 'node:crypto';
import { newServerSeed } from '@casino-kit/reference-games';
import { type Database, onlyRow } from '../database/database.js';
import { toRoundId, type TableRound } from './timeline.js';
import { liveTableSecrets } from './tables.js';

const onlyId = 1;

async function readSecret(database: Database): Promise<string> {
  await database
    .insert(liveTableSecrets)
    .values({ id: onlyId, secret: newServerSeed() })
    .onConflictDoNothing();
  return onlyRow(await database.select().from(liveTableSecrets)).secret;
}

/** Returns the server seed of a round: 64 hexadecimal digits, the same on every node, secret until betting has closed. */
export type ServerSeeds = (round: TableRound) => Promise<string>;

/**
 * Derives the server seeds of all rounds from a secret that is drawn once per database: HMAC-SHA-256 of the round's id. So
 * they are fixed before anyone bets, and past ones reveal nothing of those to come.
 */
export function createServerSeeds(database: Database): ServerSeeds {
  let known: string | undefined;
  return async (round) => {
    known ??= await readSecret(database);
    return createHmac('sha256', known).update(toRoundId(round)).digest('hex');
  };
}
