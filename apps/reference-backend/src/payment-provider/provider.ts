import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type Clock, minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { type CardReference, type Charge, type ChargeRequest, type Decision } from './charge.js';
import { type CardInput, brandOf, cardFaults } from './card-rules.js';
import { type ChargeStatus, type Outcome, outcomeOf } from './outcomes.js';
import { providerCardTokens, providerCharges, providerOrders } from './tables.js';

type ChargeRow = typeof providerCharges.$inferSelect;
type Faults = ReturnType<typeof cardFaults>;

export interface ProviderOptions {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Origin of the provider's pages. */
  publicUrl: string;
  /** How long after a decision the merchant is told by the provider itself, in ms. */
  notifyAfterMs: number;
}

/** A charge as the bank's page shows it. */
export interface ChallengeView {
  amount: string;
  currencyCode: string;
  brand: string;
  last4: string;
  status: ChargeStatus;
  /** Where the cardholder goes once it is decided. */
  next: string;
}

/** The reference payment provider: another company as far as the rest of the backend is concerned. */
export interface PaymentProvider {
  /** Takes a card in. Its number is looked at once and not kept. */
  tokenise(card: CardInput): Promise<CardReference | { faults: Faults }>;
  /** How a token's card is called, or undefined for a token that is unknown or older than half an hour. */
  cardOf(cardToken: string): Promise<CardReference | undefined>;
  /** Charges a card, or gives the charge that was made for the reference before. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Whether there is a charge for a reference. */
  knows(reference: string): Promise<boolean>;
  /** The merchant asks what became of a challenge. Both names must be right. */
  resultOf(paReq: string, md: string): Promise<Charge | undefined>;
  challengeOf(paReq: string, md: string): Promise<ChallengeView | undefined>;
  /** The cardholder decides; a second decision changes nothing. Returns where to go. */
  decide(paReq: string, md: string, decision: Decision): Promise<string | undefined>;
  /** Sets how the next charge goes, whatever its card; undefined takes that back. */
  orderOutcome(outcome: Outcome | undefined): Promise<void>;
  /** Who is told of decisions. A listener that throws is told again later. */
  onDecision(listener: (charge: Charge) => Promise<void>): void;
  /** Tells the merchant all decisions that were not acknowledged yet. */
  deliver(): Promise<void>;
  start(): void;
  stop(): void;
}

const tokenMinutes = 30;
const challengeMinutes = 30;
const sweepMs = 30_000;
const openStatuses: ChargeStatus[] = ['challenge', 'pending'];

const results: Record<Outcome, { status: ChargeStatus; errorCode: string | null }> = {
  approved: { status: 'approved', errorCode: null },
  challenge: { status: 'challenge', errorCode: null },
  pending: { status: 'pending', errorCode: null },
  card_declined: { status: 'declined', errorCode: 'CARD_DECLINED' },
  insufficient_funds: { status: 'declined', errorCode: 'INSUFFICIENT_FUNDS_ON_CARD' },
  card_expired: { status: 'declined', errorCode: 'CARD_EXPIRED' },
  provider_error: { status: 'failed', errorCode: 'PROVIDER_ERROR' },
};
const decisions: Record<Decision, { status: ChargeStatus; errorCode: string | null }> = {
  confirm: { status: 'approved', errorCode: null },
  decline: { status: 'declined', errorCode: 'THREE_DS_FAILED' },
  cancel: { status: 'cancelled', errorCode: 'THREE_DS_ABANDONED' },
};

function returnUrlOf({ status, returnUrls, paReq, md }: ChargeRow): string {
  if (status === 'cancelled') return returnUrls.cancelled;
  if (status !== 'approved') return returnUrls.declined;
  const url = new URL(returnUrls.confirmed);
  url.searchParams.set('PaReq', paReq ?? '');
  url.searchParams.set('MD', md ?? '');
  return url.href;
}

export function createProvider(options: ProviderOptions): PaymentProvider {
  const { database, clock, log, publicUrl, notifyAfterMs } = options;
  const timers = new Set<NodeJS.Timeout>();
  let tell: (charge: Charge) => Promise<void> = () => Promise.resolve();
  let sweep: NodeJS.Timeout | undefined;

  const asCharge = (row: ChargeRow): Charge => {
    const { reference, status, errorCode, paReq, md, locale } = row;
    const query = new URLSearchParams({ PaReq: paReq ?? '', MD: md ?? '', ...(locale !== '' && { locale }) });
    return {
      reference,
      status,
      errorCode,
      brand: row.cardBrand,
      last4: row.cardLast4,
      challenge:
        paReq === null || md === null
          ? null
          : { url: `${publicUrl}/payment-provider/3ds?${query}`, paReq, md },
    };
  };
  const named = (paReq: string, md: string) =>
    and(eq(providerCharges.paReq, paReq), eq(providerCharges.md, md));

  const deliverOne = async (row: ChargeRow) => {
    await tell(asCharge(row));
    await database
      .update(providerCharges)
      .set({ notifiedAt: clock.now() })
      .where(eq(providerCharges.id, row.id));
  };
  const deliver = async () => {
    const due = await database
      .select()
      .from(providerCharges)
      .where(and(isNull(providerCharges.notifiedAt), notInArray(providerCharges.status, openStatuses)));
    for (const row of due)
      await deliverOne(row).catch((error: unknown) =>
        log.warn(
          { name: error instanceof Error ? error.name : 'unknown' },
          'payment notification not delivered',
        ),
      );
  };
  const deliverSoon = () => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver();
    }, notifyAfterMs).unref();
    timers.add(timer);
  };

  /** How a charge goes: as the control page ordered, else as its card does; a spent token breaks. */
  const drawOutcome = async (
    transaction: Database,
    card: typeof providerCardTokens.$inferSelect | undefined,
    reference: string,
  ) => {
    if (card === undefined || card.usedBy !== null)
      return { status: 'failed', errorCode: 'TRANSACTION_FAILED' } as const;
    await transaction
      .update(providerCardTokens)
      .set({ usedBy: reference })
      .where(eq(providerCardTokens.token, card.token));
    const [order] = await transaction.delete(providerOrders).returning();
    return results[order?.nextOutcome ?? card.outcome];
  };

  return {
    async tokenise(card) {
      const now = clock.now();
      const faults = cardFaults(card, now);
      if (Object.keys(faults).length > 0) return { faults };
      const number = card.number.replaceAll(/\D/g, '');
      const reference = {
        cardToken: `card_${randomBytes(24).toString('base64url')}`,
        brand: brandOf(number) ?? 'Card',
        last4: number.slice(-4),
      };
      await database.insert(providerCardTokens).values({
        token: reference.cardToken,
        brand: reference.brand,
        last4: reference.last4,
        outcome: outcomeOf(number),
        createdAt: now,
      });
      return reference;
    },

    async cardOf(cardToken) {
      const [row] = await database
        .select()
        .from(providerCardTokens)
        .where(eq(providerCardTokens.token, cardToken));
      if (row === undefined || row.createdAt <= minutesFrom(clock.now(), -tokenMinutes)) return undefined;
      return { cardToken, brand: row.brand, last4: row.last4 };
    },

    async charge(request) {
      const row = await database.transaction(async (transaction) => {
        const find = () =>
          transaction.select().from(providerCharges).where(eq(providerCharges.reference, request.reference));
        const [card] = await transaction
          .select()
          .from(providerCardTokens)
          .where(eq(providerCardTokens.token, request.cardToken))
          .for('update');
        const [known] = await find();
        if (known !== undefined) return known;
        const { status, errorCode } = await drawOutcome(transaction, card, request.reference);
        const challenged = status === 'challenge';
        const now = clock.now();
        await transaction
          .insert(providerCharges)
          .values({
            id: randomUUID(),
            reference: request.reference,
            cardBrand: card?.brand ?? '',
            cardLast4: card?.last4 ?? '',
            amount: request.amount,
            currencyCode: request.currencyCode,
            status,
            errorCode,
            paReq: challenged ? randomBytes(32).toString('base64url') : null,
            md: challenged ? randomBytes(16).toString('base64url') : null,
            returnUrls: request.returnUrls,
            locale: request.locale,
            createdAt: now,
            decidedAt: openStatuses.includes(status) ? null : now,
          })
          .onConflictDoNothing();
        return onlyRow(await find());
      });
      if (!openStatuses.includes(row.status)) deliverSoon();
      return asCharge(row);
    },

    async knows(reference) {
      const found = await database
        .select({ id: providerCharges.id })
        .from(providerCharges)
        .where(eq(providerCharges.reference, reference));
      return found.length > 0;
    },

    async resultOf(paReq, md) {
      const [row] = await database.select().from(providerCharges).where(named(paReq, md));
      return row && asCharge(row);
    },

    async challengeOf(paReq, md) {
      const [row] = await database.select().from(providerCharges).where(named(paReq, md));
      if (row === undefined) return undefined;
      const { amount, currencyCode, status } = row;
      return {
        amount,
        currencyCode,
        status,
        brand: row.cardBrand,
        last4: row.cardLast4,
        next: returnUrlOf(row),
      };
    },

    async decide(paReq, md, decision) {
      const now = clock.now();
      const row = await database.transaction(async (transaction) => {
        const [found] = await transaction
          .select()
          .from(providerCharges)
          .where(named(paReq, md))
          .for('update');
        if (found?.status !== 'challenge') return found;
        const late = found.createdAt <= minutesFrom(now, -challengeMinutes);
        const decided = { ...decisions[late ? 'cancel' : decision], decidedAt: now };
        await transaction.update(providerCharges).set(decided).where(eq(providerCharges.id, found.id));
        return { ...found, ...decided };
      });
      if (row === undefined) return undefined;
      deliverSoon();
      return returnUrlOf(row);
    },

    async orderOutcome(nextOutcome) {
      await database.delete(providerOrders);
      if (nextOutcome !== undefined)
        await database.insert(providerOrders).values({ id: 1, nextOutcome }).onConflictDoNothing();
    },

    onDecision(listener) {
      tell = listener;
    },
    deliver,
    start() {
      // What a process that died could not tell any more is told now.
      deliverSoon();
      sweep = setInterval(() => void deliver(), sweepMs).unref();
    },
    stop() {
      clearInterval(sweep);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
