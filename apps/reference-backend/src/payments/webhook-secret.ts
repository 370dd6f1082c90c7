import { randomBytes } from 'node:crypto';
import { type Database, onlyRow } from '../database/database.js';
import { paymentKeys } from './tables.js';

const onlyId = 1;

async function readSecret(database: Database): Promise<string> {
  await database
    .insert(paymentKeys)
    .values({ id: onlyId, webhookSecret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return onlyRow(await database.select().from(paymentKeys)).webhookSecret;
}

/** Returns the secret that provider and casino sign with: drawn once per database, the same on every node. */
export function createWebhookSecretReader(database: Database): () => Promise<string> {
  let known: string | undefined;
  return async () => (known ??= await readSecret(database));
}
