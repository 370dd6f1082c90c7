import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { type Charge, type ChargeStatus } from '../payment-protocol/charge.js';
import { keepCard, touchSavedCard } from './saved-cards.js';
import { confirmedBy } from './kinds/crypto.js';
import { providerCharges, providerMessages } from './tables.js';

export type ChargeRow = typeof providerCharges.$inferSelect;
export type ChargeChange = Partial<Omit<ChargeRow, 'id' | 'reference' | 'version'>>;

/** When something happens, and when the merchant is notified of it. */
export interface Moment {
  now: Date;
  notifyAt: Date;
  publicUrl: string;
}

export const openStatuses: ChargeStatus[] = ['challenge', 'pending'];
export const isOpen = ({ status }: ChargeRow) => openStatuses.includes(status);

/** Returns a charge as the merchant sees it. */
export function toCharge(row: ChargeRow, publicUrl: string): Charge {
  const { reference, version, status, errorCode, errorParams, paReq, md, locale } = row;
  const query = new URLSearchParams({ PaReq: paReq ?? '', MD: md ?? '', ...(locale !== '' && { locale }) });
  return {
    reference,
    version,
    status,
    errorCode,
    errorParams,
    challenge:
      paReq === null || md === null ? null : { url: `${publicUrl}/payment-provider/3ds?${query}`, paReq, md },
    step: isOpen(row) ? row.step : null,
    expiresAt: isOpen(row) ? (row.expiresAt?.toISOString() ?? null) : null,
  };
}

/** Returns the code for a payer who cancels a charge or lets it expire. */
export const leftCode = ({ status }: ChargeRow) =>
  status === 'challenge' ? 'THREE_DS_ABANDONED' : 'PAYMENT_ABANDONED';
export const expired = (row: ChargeRow): ChargeChange => ({
  status: 'cancelled',
  errorCode: row.status === 'challenge' ? 'THREE_DS_ABANDONED' : 'PAYMENT_EXPIRED',
});
export const approved: ChargeChange = { status: 'approved', errorCode: null, errorParams: null };

/** Returns how time alone changes an open charge: confirmations, a decision of the bank, its expiry. */
export function byTime(row: ChargeRow, now: Date): ChargeChange | undefined {
  if (!isOpen(row)) return undefined;
  const { step, seenAt, settlesAt, expiresAt } = row;
  if (step?.type === 'crypto' && seenAt !== null) {
    const confirmed = confirmedBy(step, seenAt, now);
    if (confirmed.confirmations >= confirmed.required) return { ...approved, step: confirmed };
    return confirmed.confirmations === step.confirmations && step.expiresAt === null
      ? undefined
      : { step: confirmed, expiresAt: null };
  }
  if (settlesAt !== null) return settlesAt <= now ? approved : undefined;
  return expiresAt !== null && expiresAt <= now ? expired(row) : undefined;
}

/** Writes a message for the merchant: the charge at this version. */
async function notify(
  transaction: Database,
  row: ChargeRow,
  { now, notifyAt, publicUrl }: Moment,
): Promise<void> {
  await transaction.insert(providerMessages).values({
    id: randomUUID(),
    charge: toCharge(row, publicUrl),
    version: row.version,
    createdAt: now,
    dueAt: notifyAt,
  });
}

/** Handles an arrived payment: saves a card that is to be saved and marks a saved one as used. */
async function afterApproval(transaction: Database, row: ChargeRow, now: Date): Promise<void> {
  if (row.cardToKeep !== null) await keepCard(transaction, row.customer, row.cardToKeep, now);
  if (row.keptCardId !== null) await touchSavedCard(transaction, row.keptCardId, now);
}

/** Writes a new charge with the message about it. */
export async function writeCharge(
  transaction: Database,
  values: typeof providerCharges.$inferInsert,
  moment: Moment,
): Promise<ChargeRow> {
  const row = onlyRow(await transaction.insert(providerCharges).values(values).returning());
  await notify(transaction, row, moment);
  if (row.status === 'approved') await afterApproval(transaction, row, moment.now);
  return row;
}

/** Changes a charge that the caller has locked, with the message about it. `undefined` changes nothing. */
export async function changeCharge(
  transaction: Database,
  row: ChargeRow,
  change: ChargeChange | undefined,
  moment: Moment,
): Promise<ChargeRow> {
  if (change === undefined) return row;
  const after = { ...row, ...change, version: row.version + 1 };
  if (isOpen(row) && !isOpen(after)) after.decidedAt = moment.now;
  await transaction.update(providerCharges).set(after).where(eq(providerCharges.id, row.id));
  await notify(transaction, after, moment);
  if (after.status === 'approved' && row.status !== 'approved')
    await afterApproval(transaction, after, moment.now);
  return after;
}

/** Returns where the payer of a page goes, by the state of the charge. */
export function getReturnUrl({ status, kind, returnUrls, settlesAt, paReq, md }: ChargeRow): string {
  if (status === 'cancelled') return returnUrls.cancelled;
  if (status === 'declined') return returnUrls.declined;
  if (status === 'failed') return returnUrls.failed ?? returnUrls.declined;
  if (status === 'pending' && kind !== 'card')
    return settlesAt === null ? returnUrls.returned : returnUrls.pending;
  const url = new URL(returnUrls.confirmed);
  if (kind === 'card') {
    url.searchParams.set('PaReq', paReq ?? '');
    url.searchParams.set('MD', md ?? '');
  }
  return url.href;
}
