import { and, asc, desc, eq, isNull, lte, or } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { type Send } from '../payment-protocol/payment-provider.js';
import { type MessageFault } from './fault-kinds.js';
import { readFaults } from './faults.js';
import { signedHeaders } from '../payment-protocol/signature.js';
import { providerMessages } from './tables.js';

export interface MessageOptions {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The secret that merchant and provider sign with. */
  secret: () => Promise<string>;
}

type MessageRow = typeof providerMessages.$inferSelect;

const longestWaitMs = 3_600_000;
const lateMs = 600_000;
const atOnce = 100;

/** Returns how long the provider waits before the next attempt: 5 s, 10 s, 20 s … up to an hour. */
export function backoffMs(attempts: number): number {
  return Math.min(longestWaitMs, 5_000 * 2 ** Math.max(0, attempts - 1));
}

/** The provider's messages to the merchant: signed, and retried with growing pauses until they are acknowledged. */
export function createMessages({ database, clock, log, secret }: MessageOptions) {
  let send: Send = () => Promise.resolve(false);

  const done = async (row: MessageRow) => {
    await database
      .update(providerMessages)
      .set({ doneAt: clock.now() })
      .where(eq(providerMessages.id, row.id));
  };
  /** Reserves a message for one attempt unless another node was quicker. */
  const claim = async (row: MessageRow, waitMs: number) => {
    const attempts = row.attempts + 1;
    const claimed = await database
      .update(providerMessages)
      .set({ attempts, dueAt: new Date(clock.now().getTime() + waitMs) })
      .where(
        and(
          eq(providerMessages.id, row.id),
          eq(providerMessages.attempts, row.attempts),
          isNull(providerMessages.doneAt),
        ),
      )
      .returning({ id: providerMessages.id });
    return claimed.length === 1;
  };
  const sendOnce = async (row: MessageRow) => {
    const body = JSON.stringify({ id: row.id, type: 'charge', charge: row.charge });
    const headers = signedHeaders(await secret(), body, clock.now());
    return send({ headers, body }).catch((error: unknown) => {
      log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'payment message not delivered');
      return false;
    });
  };
  const dueNow = (early: boolean, newestFirst: boolean) => {
    const isDue = lte(providerMessages.dueAt, clock.now());
    const order = newestFirst ? desc : asc;
    return database
      .select()
      .from(providerMessages)
      .where(
        and(isNull(providerMessages.doneAt), early ? or(isDue, eq(providerMessages.attempts, 0)) : isDue),
      )
      .orderBy(order(providerMessages.createdAt), order(providerMessages.version))
      .limit(atOnce);
  };
  const deliverOne = async (row: MessageRow, fault: MessageFault) => {
    const late = fault === 'late' && row.attempts === 0;
    if (!(await claim(row, late ? lateMs : backoffMs(row.attempts + 1))) || late) return;
    if (fault === 'lost') {
      await done(row);
      return;
    }
    const acknowledged = await sendOnce(row);
    if (fault === 'doubled') await sendOnce(row);
    if (acknowledged) await done(row);
  };

  return {
    connect(sender: Send) {
      send = sender;
    },
    /** Sends what is due; with `early` also messages without an attempt so far. */
    async deliver(early: boolean): Promise<void> {
      const { messages: fault } = await readFaults(database);
      // An attempted message is due later: every round leaves less to do.
      for (let full = true; full;) {
        const due = await dueNow(early, fault === 'reordered');
        for (const row of due) await deliverOne(row, fault);
        full = due.length === atOnce;
      }
    },
  };
}
