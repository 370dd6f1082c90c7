import { desc, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type MessageKind } from './message-kinds.js';
import { type MessageValues, writeMessage } from './message-texts.js';
import { messages, outboxOrders } from './tables.js';

/** Who a message is for: an email address or a phone number (`+` and digits), and the wire code of a language. */
export interface Recipient {
  to: string;
  language: string;
}

export type OutboxMessage = typeof messages.$inferSelect;

const onlyId = 1;

/** Whether the mail company is set to fail. */
export async function doesMailFail(database: Database): Promise<boolean> {
  const [order] = await database.select().from(outboxOrders);
  return order?.mailFails ?? false;
}

/** Makes every mail fail from now on, or resets that. */
export async function orderMailFailure(database: Database, mailFails: boolean): Promise<void> {
  await database
    .insert(outboxOrders)
    .values({ id: onlyId, mailFails })
    .onConflictDoUpdate({ target: outboxOrders.id, set: { mailFails } });
}

/**
 * Hands a message to the company that delivers it. Within a transaction it is sent only if that commits.
 * Returns false when the company rejected it.
 */
export async function sendMessage(
  database: Database,
  { to, language }: Recipient,
  kind: MessageKind,
  values: MessageValues,
  now: Date,
): Promise<boolean> {
  const channel = to.includes('@') ? 'mail' : 'sms';
  if (channel === 'mail' && (await doesMailFail(database))) return false;
  const written = writeMessage(kind, language, values);
  await database.insert(messages).values({
    ...written,
    channel,
    kind,
    to,
    subject: channel === 'mail' ? written.subject : '',
    link: values.link ?? null,
    code: values.code ?? null,
    createdAt: now,
  });
  return true;
}

/** Returns the latest messages, newest first; `to` (in any case) selects those to one address or number. */
export function latestMessages(
  database: Database,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<OutboxMessage[]> {
  return database
    .select()
    .from(messages)
    .where(to === undefined ? undefined : sql`lower(${messages.to}) = ${to.toLowerCase()}`)
    .orderBy(desc(messages.id))
    .limit(limit);
}
