import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { type ChargeRequest } from '../payment-protocol/charge.js';
import { type CardInUse, takeCard } from './cards.js';
import { type ChargeRow, type Moment, openStatuses, writeCharge } from './charges.js';
import { getOrderedRejection, startPayment } from './kinds/start.js';
import { toResult } from './outcomes.js';
import { providerCharges, providerOrders } from './tables.js';

const challengeMinutes = 30;
const noCard = { brand: '', last4: '', cardToKeep: null, keptCardId: null };

/** Returns the charge of a reference, if there is one. Requests with one reference run one after the other. */
async function lockReference(transaction: Database, reference: string): Promise<ChargeRow | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`);
  const [known] = await transaction
    .select()
    .from(providerCharges)
    .where(eq(providerCharges.reference, reference));
  return known;
}

/** Returns the outcome of a new charge: by amount or name, else the control page, else its card; a spent card fails. */
async function draw(transaction: Database, request: ChargeRequest): Promise<CardInUse> {
  const { payment } = request;
  const card =
    payment.kind === 'card'
      ? await takeCard(transaction, request, payment)
      : { ...noCard, outcome: 'pending' as const };
  if (card === undefined) return { ...noCard, outcome: 'transaction_failed' };
  const rejection = getOrderedRejection(request);
  if (rejection !== undefined) return { ...card, outcome: rejection };
  const [order] = await transaction.delete(providerOrders).returning();
  return { ...card, outcome: order?.nextOutcome ?? card.outcome };
}

/** Creates the charge of a request, or returns the one that its reference has already. */
export async function makeCharge(
  database: Database,
  request: ChargeRequest,
  moment: Moment,
): Promise<ChargeRow> {
  return database.transaction(async (transaction) => {
    const { reference, customer, payment, amount, currencyCode, returnUrls, locale } = request;
    const known = await lockReference(transaction, reference);
    if (known !== undefined) return known;
    const { now, publicUrl } = moment;
    const { brand, last4, outcome, cardToKeep, keptCardId } = await draw(transaction, request);
    // Only cards have a challenge: everything else waits for its payer.
    const isCard = payment.kind === 'card';
    const result = toResult(!isCard && outcome === 'challenge' ? 'pending' : outcome);
    const challenged = result.status === 'challenge';
    const values = {
      id: randomUUID(),
      reference,
      customer,
      kind: payment.kind,
      cardBrand: brand,
      cardLast4: last4,
      cardToKeep,
      keptCardId,
      amount,
      currencyCode,
      ...result,
      paReq: challenged ? randomBytes(32).toString('base64url') : null,
      md: challenged ? randomBytes(16).toString('base64url') : null,
      expiresAt: challenged ? minutesFrom(now, challengeMinutes) : null,
      ...(result.status === 'pending' && startPayment(request, publicUrl, now)),
      returnUrls,
      locale,
      createdAt: now,
      decidedAt: openStatuses.includes(result.status) ? null : now,
    };
    return writeCharge(transaction, values, moment);
  });
}

/** Writes a charge that was cancelled before its request arrived: the request then finds it. */
export async function cancelUnknown(
  database: Database,
  reference: string,
  moment: Moment,
): Promise<ChargeRow> {
  return database.transaction(async (transaction) => {
    const known = await lockReference(transaction, reference);
    if (known !== undefined) return known;
    const nowhere = { confirmed: '', declined: '', failed: '', cancelled: '', pending: '', returned: '' };
    const values = {
      id: randomUUID(),
      reference,
      cardBrand: '',
      cardLast4: '',
      amount: '0',
      currencyCode: '',
      status: 'cancelled' as const,
      errorCode: 'PAYMENT_ABANDONED',
      returnUrls: nowhere,
      locale: '',
      createdAt: moment.now,
      decidedAt: moment.now,
    };
    return writeCharge(transaction, values, moment);
  });
}
