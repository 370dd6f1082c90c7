import { and, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { createIntervalJob } from '../interval-job.js';
import { cardOfToken, tokeniseCard } from './cards.js';
import {
  type CardReference,
  type Charge,
  type ChargeRequest,
  type Decision,
  type SavedProviderCard,
  type PageDecision,
  type PaymentKind,
  type PaymentOutcome,
} from './charge.js';
import { type cardErrors, type CardInput } from './card-rules.js';
import {
  asCharge,
  byTime,
  changeCharge,
  type ChargeChange,
  type ChargeRow,
  isOpen,
  leftCode,
  type Moment,
  returnUrlOf,
} from './charges.js';
import { changeByPage, changeOrdered, decisions } from './decisions.js';
import { type Faults, orderFaults, readFaults, underFaults } from './faults.js';
import { deleteSavedCard, keptCardsOf } from './saved-cards.js';
import { createMessages, type Send } from './messages.js';
import { cancelUnknown, makeCharge } from './new-charge.js';
import { type ChargeStatus, openStatuses, type Outcome } from './outcomes.js';
import { providerCharges, providerOrders } from './tables.js';

export interface ProviderOptions {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Origin of the provider's pages. */
  publicUrl: string;
  /** What messages are signed with. */
  secret: () => Promise<string>;
  /** How long after a change the merchant is told by the provider itself, in ms. */
  notifyAfterMs: number;
  /** How often the provider looks for what is due, in ms. */
  sweepMs: number;
  /** How long a response takes that is late on purpose, in ms. */
  lateAnswerMs: number;
}

/** A charge as a page of bank or provider shows it. */
export interface PageView {
  kind: PaymentKind;
  amount: string;
  currencyCode: string;
  brand: string;
  last4: string;
  status: ChargeStatus;
  /** Whether the payer can still decide. */
  open: boolean;
  /** Where the payer goes as things stand. */
  next: string;
}

/** The reference payment provider: another company as far as the rest of the backend is concerned. */
export interface PaymentProvider {
  /** Takes a card in. Its number is looked at once and not kept. */
  tokenise(card: CardInput): Promise<CardReference | { faults: ReturnType<typeof cardErrors> }>;
  /** How a token's card is called, or undefined for a token that is unknown or older than half an hour. */
  cardOf(cardToken: string): Promise<CardReference | undefined>;
  /** The cards kept for a customer, the latest used first. */
  keptCards(customer: string): Promise<SavedProviderCard[]>;
  /** Forgets a card; false when the customer has no such card. */
  forgetCard(customer: string, cardId: string): Promise<boolean>;
  /** Starts a payment, or gives the charge that was made for the reference before. @throws ProviderSilent */
  charge(request: ChargeRequest): Promise<Charge>;
  /** The merchant asks how a charge stands; undefined for one that was never made. @throws ProviderSilent */
  find(reference: string): Promise<Charge | undefined>;
  /** Returns a charge up, unless it is decided. One that has not arrived yet will find itself given up. @throws ProviderSilent */
  cancel(reference: string): Promise<Charge>;
  /** The merchant asks what became of a challenge. Both names must be right. */
  resultOf(paReq: string, md: string): Promise<Charge | undefined>;
  challengeOf(paReq: string, md: string): Promise<PageView | undefined>;
  /** The cardholder decides; a second decision changes nothing. Returns where to go. */
  decide(paReq: string, md: string, decision: Decision): Promise<string | undefined>;
  /** The page of a payment, by the key in its address. */
  pageOf(key: string): Promise<PageView | undefined>;
  /** The payer decides on that page; a second decision changes nothing. Returns where to go. */
  decidePage(key: string, decision: PageDecision): Promise<string | undefined>;
  /** Has something happen to a charge. */
  order(reference: string, outcome: PaymentOutcome): Promise<Charge | undefined>;
  /** Sets how the next charge goes, anyone who pays; undefined takes that back. */
  orderOutcome(outcome: Outcome | undefined): Promise<void>;
  /** What goes wrong on purpose from now on. */
  orderFaults(faults: Partial<Faults>): Promise<void>;
  faults(): Promise<Faults>;
  /** How messages reach the merchant. */
  connect(send: Send): void;
  /** Sends all messages that were not tried yet or are due, after time has done its part. */
  deliver(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const sweptAtOnce = 100;

export function createProvider(options: ProviderOptions): PaymentProvider {
  const { database, clock, log, publicUrl, notifyAfterMs, sweepMs, lateAnswerMs } = options;
  const messages = createMessages(options);

  const moment = (): Moment => {
    const now = clock.now();
    return { now, notifyAt: new Date(now.getTime() + notifyAfterMs), publicUrl };
  };
  const byReference = (reference: string) => eq(providerCharges.reference, reference);
  const byChallenge = (paReq: string, md: string) =>
    and(eq(providerCharges.paReq, paReq), eq(providerCharges.md, md));

  /** Locks a charge, lets time do its part, then what `change` says; undefined when there is no such charge. */
  const withCharge = (
    which: SQL | undefined,
    change: (row: ChargeRow, now: Date) => ChargeChange | undefined,
  ) =>
    database.transaction(async (transaction) => {
      const [found] = await transaction.select().from(providerCharges).where(which).for('update');
      if (found === undefined) return undefined;
      const at = moment();
      const row = await changeCharge(transaction, found, byTime(found, at.now), at);
      const wanted = change(row, at.now);
      if (wanted === undefined) return row;
      const after = await changeCharge(transaction, row, wanted, at);
      return changeCharge(transaction, after, byTime(after, at.now), at);
    });
  const nothing = () => undefined;
  const viewOf = (row: ChargeRow | undefined): PageView | undefined =>
    row && {
      kind: row.kind,
      amount: row.amount,
      currencyCode: row.currencyCode,
      brand: row.cardBrand,
      last4: row.cardLast4,
      status: row.status,
      open: isOpen(row) && row.settlesAt === null,
      next: returnUrlOf(row),
    };
  const answered = async <T>(work: () => Promise<T>) =>
    underFaults((await readFaults(database)).answers, work, lateAnswerMs);

  const cancelCharge = async (reference: string): Promise<ChargeRow> => {
    const cancelled = () =>
      withCharge(byReference(reference), (row) =>
        // Coins that are in the network, and a bank that is at work, cannot be called back.
        isOpen(row) && row.seenAt === null && row.settlesAt === null
          ? { status: 'cancelled', errorCode: leftCode(row) }
          : undefined,
      );
    return (await cancelled()) ?? cancelUnknown(database, reference, moment());
  };

  /** Moves on what time alone decides. */
  const letTimePass = async () => {
    const now = clock.now();
    const due = await database
      .select({ reference: providerCharges.reference })
      .from(providerCharges)
      .where(
        and(
          inArray(providerCharges.status, openStatuses),
          or(
            lte(providerCharges.expiresAt, now),
            lte(providerCharges.settlesAt, now),
            isNotNull(providerCharges.seenAt),
          ),
        ),
      )
      .limit(sweptAtOnce);
    for (const { reference } of due) await withCharge(byReference(reference), nothing);
  };
  const work = async (early: boolean) => {
    await letTimePass();
    await messages.deliver(early);
  };
  const rounds = createIntervalJob({ work: () => work(false), log, soonMs: notifyAfterMs, everyMs: sweepMs });
  const told = (row: ChargeRow): Charge => {
    rounds.soon();
    return asCharge(row, publicUrl);
  };

  return {
    tokenise: (card) => tokeniseCard(database, card, clock.now()),
    cardOf: (cardToken) => cardOfToken(database, cardToken, clock.now()),
    keptCards: (customer) => keptCardsOf(database, customer),
    forgetCard: (customer, cardId) => deleteSavedCard(database, customer, cardId),
    charge: (request) => answered(async () => told(await makeCharge(database, request, moment()))),
    find: (reference) =>
      answered(async () => {
        const row = await withCharge(byReference(reference), nothing);
        return row && asCharge(row, publicUrl);
      }),
    cancel: (reference) => answered(async () => told(await cancelCharge(reference))),
    async resultOf(paReq, md) {
      const row = await withCharge(byChallenge(paReq, md), nothing);
      return row && asCharge(row, publicUrl);
    },
    challengeOf: async (paReq, md) => viewOf(await withCharge(byChallenge(paReq, md), nothing)),
    async decide(paReq, md, decision) {
      const row = await withCharge(byChallenge(paReq, md), (found) =>
        found.status === 'challenge' ? decisions[decision] : undefined,
      );
      if (row === undefined) return undefined;
      rounds.soon();
      return returnUrlOf(row);
    },
    pageOf: async (key) => viewOf(await withCharge(eq(providerCharges.pageKey, key), nothing)),
    async decidePage(key, decision) {
      const row = await withCharge(eq(providerCharges.pageKey, key), (found, now) =>
        changeByPage(found, decision, now),
      );
      if (row === undefined) return undefined;
      rounds.soon();
      return returnUrlOf(row);
    },
    async order(reference, outcome) {
      const row = await withCharge(byReference(reference), (found, now) =>
        changeOrdered(found, outcome, now),
      );
      return row && told(row);
    },
    async orderOutcome(nextOutcome) {
      await database.delete(providerOrders);
      if (nextOutcome !== undefined)
        await database.insert(providerOrders).values({ id: 1, nextOutcome }).onConflictDoNothing();
    },
    orderFaults: (faults) => orderFaults(database, faults),
    faults: () => readFaults(database),
    connect: (send) => messages.connect(send),
    deliver: () => work(true),
    // What a process that died could not tell any more is told now.
    start: () => rounds.start(),
    stop: () => rounds.stop(),
  };
}
