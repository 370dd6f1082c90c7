import { and, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { createIntervalJob } from '../interval-job.js';
import {
  type CardReference,
  type Charge,
  type ChargeStatus,
  type PaymentKind,
} from '../payment-protocol/charge.js';
import { type PaymentProvider } from '../payment-protocol/payment-provider.js';
import { cardOfToken, tokeniseCard } from './cards.js';
import { type cardErrors, type CardInput } from './card-rules.js';
import {
  toCharge,
  byTime,
  changeCharge,
  type ChargeChange,
  type ChargeRow,
  isOpen,
  leftCode,
  type Moment,
  openStatuses,
  getReturnUrl,
} from './charges.js';
import {
  changeByPage,
  changeOrdered,
  type Decision,
  decisions,
  type PageDecision,
  type PaymentOutcome,
} from './decisions.js';
import { type Faults, orderFaults, readFaults, underFaults } from './faults.js';
import { deleteSavedCard, readKeptCards } from './saved-cards.js';
import { createMessages } from './messages.js';
import { cancelUnknown, makeCharge } from './new-charge.js';
import { type Outcome } from './outcomes.js';
import { providerCharges, providerOrders } from './tables.js';

export interface ProviderOptions {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Origin of the provider's pages. */
  publicUrl: string;
  /** The secret for signing messages. */
  secret: () => Promise<string>;
  /** How long after a change the provider notifies the merchant automatically, in ms. */
  notifyAfterMs: number;
  /** How often the provider looks for due work, in ms. */
  sweepMs: number;
  /** The delay of a deliberately late response, in ms. */
  lateResponseMs: number;
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
  /** Where the payer goes in the current state. */
  next: string;
}

/** The simulated payment provider: a separate company as far as the rest of the backend is concerned. */
export interface SimulatedProvider extends PaymentProvider {
  /** Accepts a card. Its number is checked at once and not stored. */
  tokenise(card: CardInput): Promise<CardReference | { faults: ReturnType<typeof cardErrors> }>;
  findChallenge(paReq: string, md: string): Promise<PageView | undefined>;
  /** Applies the cardholder's decision; a second one changes nothing. Returns where to go. */
  decide(paReq: string, md: string, decision: Decision): Promise<string | undefined>;
  /** Returns the page of a payment, by the key in its address. */
  findPage(key: string): Promise<PageView | undefined>;
  /** Applies the payer's decision on that page; a second one changes nothing. Returns where to go. */
  decidePage(key: string, decision: PageDecision): Promise<string | undefined>;
  /** Makes something happen to a charge. */
  order(reference: string, outcome: PaymentOutcome): Promise<Charge | undefined>;
  /** Sets the outcome of the next charge of any payer; undefined resets it. */
  orderOutcome(outcome: Outcome | undefined): Promise<void>;
  /** Sets the deliberate faults from now on. */
  orderFaults(faults: Partial<Faults>): Promise<void>;
  faults(): Promise<Faults>;
  /** Sends all messages that are new or due, after applying what time has changed. */
  deliver(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const sweptAtOnce = 100;

/** Creates the simulated provider on the tables of its own. */
export function createProvider(options: ProviderOptions): SimulatedProvider {
  const { database, clock, log, publicUrl, notifyAfterMs, sweepMs, lateResponseMs } = options;
  const messages = createMessages(options);

  const moment = (): Moment => {
    const now = clock.now();
    return { now, notifyAt: new Date(now.getTime() + notifyAfterMs), publicUrl };
  };
  const byReference = (reference: string) => eq(providerCharges.reference, reference);
  const byChallenge = (paReq: string, md: string) =>
    and(eq(providerCharges.paReq, paReq), eq(providerCharges.md, md));

  /** Locks a charge, applies what time has changed, then `change`; undefined when there is no such charge. */
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
  const toPageView = (row: ChargeRow | undefined): PageView | undefined =>
    row && {
      kind: row.kind,
      amount: row.amount,
      currencyCode: row.currencyCode,
      brand: row.cardBrand,
      last4: row.cardLast4,
      status: row.status,
      open: isOpen(row) && row.settlesAt === null,
      next: getReturnUrl(row),
    };
  const withResponseFaults = async <T>(work: () => Promise<T>) =>
    underFaults((await readFaults(database)).responses, work, lateResponseMs);

  const cancelCharge = async (reference: string): Promise<ChargeRow> => {
    const cancelled = () =>
      withCharge(byReference(reference), (row) =>
        // Coins in the network and payments at the bank cannot be called back.
        isOpen(row) && row.seenAt === null && row.settlesAt === null
          ? { status: 'cancelled', errorCode: leftCode(row) }
          : undefined,
      );
    return (await cancelled()) ?? cancelUnknown(database, reference, moment());
  };

  /** Advances charges that time alone decides. */
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
  const notified = (row: ChargeRow): Charge => {
    rounds.soon();
    return toCharge(row, publicUrl);
  };

  return {
    tokenise: (card) => tokeniseCard(database, card, clock.now()),
    findCard: (cardToken) => cardOfToken(database, cardToken, clock.now()),
    keptCards: (customer) => readKeptCards(database, customer),
    forgetCard: (customer, cardId) => deleteSavedCard(database, customer, cardId),
    pausedKinds: async () => (await readFaults(database)).paused,
    charge: (request) =>
      withResponseFaults(async () => notified(await makeCharge(database, request, moment()))),
    find: (reference) =>
      withResponseFaults(async () => {
        const row = await withCharge(byReference(reference), nothing);
        return row && toCharge(row, publicUrl);
      }),
    cancel: (reference) => withResponseFaults(async () => notified(await cancelCharge(reference))),
    async findResult(paReq, md) {
      const row = await withCharge(byChallenge(paReq, md), nothing);
      return row && toCharge(row, publicUrl);
    },
    findChallenge: async (paReq, md) => toPageView(await withCharge(byChallenge(paReq, md), nothing)),
    async decide(paReq, md, decision) {
      const row = await withCharge(byChallenge(paReq, md), (found) =>
        found.status === 'challenge' ? decisions[decision] : undefined,
      );
      if (row === undefined) return undefined;
      rounds.soon();
      return getReturnUrl(row);
    },
    findPage: async (key) => toPageView(await withCharge(eq(providerCharges.pageKey, key), nothing)),
    async decidePage(key, decision) {
      const row = await withCharge(eq(providerCharges.pageKey, key), (found, now) =>
        changeByPage(found, decision, now),
      );
      if (row === undefined) return undefined;
      rounds.soon();
      return getReturnUrl(row);
    },
    async order(reference, outcome) {
      const row = await withCharge(byReference(reference), (found, now) =>
        changeOrdered(found, outcome, now),
      );
      return row && notified(row);
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
    // Send now what a crashed process could not send any more.
    start: () => rounds.start(),
    stop: () => rounds.stop(),
  };
}
